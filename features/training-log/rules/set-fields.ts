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

/**
 * The fields of an item's sets, in the order in which they are typed. A carry or a hold with a weight
 * has its load too; effort is only asked where reps are counted.
 */
export function fieldsOf(
  { measure }: Pick<SessionItem, 'measure'>,
  exercise: Pick<Exercise, 'loadType'> | undefined,
  asksEffort: boolean,
): readonly SetField[] {
  const isLoaded = measure === 'seconds' && exercise?.loadType === 'external';
  const fields: SetField[] = isLoaded ? ['loadKg', ...FIELDS[measure]] : [...FIELDS[measure]];
  return asksEffort && fields.includes('reps') ? [...fields, 'reserve'] : fields;
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
        (field === 'reserve'
          ? null
          : (plannedOf(set, field) ?? carriedOf(item, set, field) ?? before?.[field] ?? null)),
    ]),
  );
}

/** Fields without which a set says nothing; a load is optional where the body is lifted. */
export const isComplete = (
  measure: SessionItem['measure'],
  values: Readonly<Partial<Record<SetField, number | null>>>,
): boolean =>
  FIELDS[measure].every(
    (field) => (field === 'loadKg' && measure === 'bodyweight') || (values[field] ?? null) !== null,
  );
