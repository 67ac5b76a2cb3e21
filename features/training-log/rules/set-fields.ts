import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type {
  LoggedSet,
  SessionItem,
  SetValues,
} from '#features/training-sessions/rules/session-kinds.ts';

/** What is typed of a set; each is a part of its values. */
export type SetField = 'loadKg' | 'reps' | 'seconds' | 'metres' | 'reserve';

const FIELDS: Readonly<Record<SessionItem['measure'], readonly SetField[]>> = {
  loadReps: ['loadKg', 'reps'],
  reps: ['reps'],
  bodyweight: ['loadKg', 'reps'],
  seconds: ['seconds'],
  metres: ['metres'],
  metresSeconds: ['metres', 'seconds'],
};

/** Lists that are made once, so that rows know them again. */
type Lists = {
  plain: readonly SetField[];
  loaded: readonly SetField[];
  effort: readonly SetField[];
};

const toLists = (fields: readonly SetField[]): Lists => ({
  plain: fields,
  loaded: ['loadKg', ...fields],
  effort: fields.includes('reps') ? [...fields, 'reserve'] : fields,
});

const LISTS: Readonly<Record<SessionItem['measure'], Lists>> = {
  loadReps: toLists(FIELDS.loadReps),
  reps: toLists(FIELDS.reps),
  bodyweight: toLists(FIELDS.bodyweight),
  seconds: toLists(FIELDS.seconds),
  metres: toLists(FIELDS.metres),
  metresSeconds: toLists(FIELDS.metresSeconds),
};

/**
 * The fields of an item's sets, in the order in which they are typed. A carry or a hold with a weight
 * has its load too; effort is only asked where reps are counted.
 */
export function fieldsOf(
  { measure }: Pick<SessionItem, 'measure'>,
  exercise: Pick<Exercise, 'loadType'> | undefined,
  asksEffort: boolean,
): readonly SetField[] {
  const { plain, loaded, effort } = LISTS[measure];
  if (measure === 'seconds' && exercise?.loadType === 'external') return loaded;
  return asksEffort ? effort : plain;
}

/** What is known of a set: of one that was planned the low end of its ranges. */
type Known = Partial<Pick<SetValues, SetField>>;

/** What was planned for a field; null: nothing. */
export function plannedOf({ target }: Pick<LoggedSet, 'target'>, field: SetField): number | null {
  if (!target) return null;
  const planned = target[field];
  return typeof planned === 'object' ? (planned?.[0] ?? null) : planned;
}

const isAlike = (a: LoggedSet, b: LoggedSet): boolean =>
  (a.kind === 'warmUp') === (b.kind === 'warmUp');

/** Of a walk or a run the distance is never guessed: it was another way. */
const isGuessed = (field: SetField, fields: readonly SetField[]): boolean =>
  field !== 'reserve' && !(field === 'metres' && fields.includes('seconds'));

/** What an earlier set of the item says of a field: the nearest of the same sort. */
function carriedOf(item: Pick<SessionItem, 'sets'>, set: LoggedSet, field: SetField) {
  const at = item.sets.findIndex(({ id }) => id === set.id);
  const earlier = item.sets
    .slice(0, at)
    .findLast((one) => isAlike(one, set) && one[field] !== null);
  return earlier?.[field] ?? null;
}

/**
 * What one tap logs of a set: what was typed, else what was planned, else what the set before it had,
 * else what was done the last time. Effort is never guessed.
 */
export function valuesOfTap(
  item: Pick<SessionItem, 'sets'>,
  set: LoggedSet,
  fields: readonly SetField[],
  before: Known | null,
): Readonly<Partial<Record<SetField, number | null>>> {
  return Object.fromEntries(
    fields.map((field) => [
      field,
      set[field] ??
        (field === 'reserve' ? null : plannedOf(set, field)) ??
        (isGuessed(field, fields)
          ? (carriedOf(item, set, field) ?? before?.[field] ?? null)
          : null),
    ]),
  );
}

/** Fields without which a set says nothing; a load is optional where the body is lifted, a distance where time is known. */
export function isComplete(
  measure: SessionItem['measure'],
  values: Readonly<Partial<Record<SetField, number | null>>>,
): boolean {
  const isKnown = (field: SetField) => (values[field] ?? null) !== null;
  if (measure === 'metresSeconds') return isKnown('metres') || isKnown('seconds');
  return FIELDS[measure].every(
    (field) => (field === 'loadKg' && measure === 'bodyweight') || isKnown(field),
  );
}
