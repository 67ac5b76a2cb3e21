import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { WarmUpSet } from '#features/training-profile/rules/warm-up-ramp.ts';
import { makeItem, makeSet } from '#features/training-sessions/rules/new-session.ts';
import {
  addSet,
  moveItem,
  moveSet,
  setSuperset,
} from '#features/training-sessions/rules/session-edits.ts';
import {
  type LoggedSet,
  MAX_SETS,
  type SessionContent,
  type SessionItem,
} from '#features/training-sessions/rules/session-kinds.ts';
import { usualCounting } from '#features/training-sessions/rules/usual-measure.ts';
import { groupItems } from './set-order.ts';

type Work = Pick<SessionContent, 'work'>;

const USUAL_SETS = 3;
/** Seconds of rest where nothing was planned (domain sheet 3.3). */
const USUAL_REST = { heavy: 180, compound: 120, isolation: 75, none: 0 } as const;
const NAMED_REST = 90;

/** An exercise of the library as an item that nobody planned: as many sets as the last time, else three. */
export const toNewItem = (
  exercise: Exercise,
  id: string,
  previous: readonly Pick<LoggedSet, 'kind'>[],
): SessionItem => {
  const before = previous.filter(({ kind }) => kind !== 'warmUp').length;
  const count = exercise.pattern === 'cardio' ? 1 : Math.min(MAX_SETS, before || USUAL_SETS);
  return makeItem({
    id,
    exerciseId: exercise.id,
    ...usualCounting(exercise),
    restSeconds: USUAL_REST[exercise.rest],
    sets: Array.from({ length: count }, (_, at) => makeSet(`${id}.${at + 1}`)),
  });
};

/** Something that no library has, by its name. */
export const toNamedItem = (name: string, id: string): SessionItem =>
  makeItem({
    id,
    name,
    measure: 'loadReps',
    restSeconds: NAMED_REST,
    sets: Array.from({ length: USUAL_SETS }, (_, at) => makeSet(`${id}.${at + 1}`)),
  });

/** Warm-up sets before an item's others, lightest first; `ids` has one for each. */
export function addWarmUp<Session extends Work>(
  session: Session,
  itemId: string,
  ramp: readonly WarmUpSet[],
  ids: readonly string[],
): Session {
  return ramp.reduceRight((now, { kg, reps }, at) => {
    const id = ids[at];
    if (id === undefined) return now;
    const target = {
      loadKg: kg,
      reps: [reps, reps] as const,
      seconds: null,
      metres: null,
      reserve: null,
    };
    return moveSet(addSet(now, itemId, makeSet(id, { kind: 'warmUp', target })), id, -MAX_SETS);
  }, session);
}

/** Work sets of an item that are still to do. */
export const openWorkSets = ({ sets }: Pick<SessionItem, 'sets'>): readonly LoggedSet[] =>
  sets.filter(({ kind, doneAt }) => kind !== 'warmUp' && doneAt === null);

/** The next one done first: an item goes behind the next group of exercises, or to the end. */
export function postponeItem<Session extends Work>(
  session: Session,
  itemId: string,
  toEnd: boolean,
): Session {
  const { items } = session.work;
  const at = items.findIndex(({ id }) => id === itemId);
  const groups = groupItems(items);
  const own = groups.findIndex((group) => group.some(({ id }) => id === itemId));
  const next = groups[own + 1];
  if (at < 0 || !next) return session;
  const alone = setSuperset(session, [itemId], null);
  if (toEnd) return moveItem(alone, itemId, items.length);
  const group = groups[own] ?? [];
  const after = group.length - 1 - group.findIndex(({ id }) => id === itemId);
  return moveItem(alone, itemId, after + next.length);
}

/** Joins an item with the one after it, and with the superset that either is in. */
export function pairWithNext<Session extends Work>(
  session: Session,
  itemId: string,
  name: string,
): Session {
  const { items } = session.work;
  const at = items.findIndex(({ id }) => id === itemId);
  const [item, next] = [items[at], items[at + 1]];
  if (!item || !next) return session;
  const joined = new Set([item.superset, next.superset].filter((one) => one !== null));
  const ids = items
    .filter(
      ({ id, superset }) => id === item.id || id === next.id || (superset && joined.has(superset)),
    )
    .map(({ id }) => id);
  return setSuperset(session, ids, name);
}
