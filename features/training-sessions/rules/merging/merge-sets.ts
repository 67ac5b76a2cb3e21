import type { LoggedSet, SetResult, SetValues } from '../session-kinds.ts';
import { MAX_OTHERS } from '../session-kinds.ts';
import { isSame, pickCanonical, toCanonical } from './canonical.ts';
import { mergeOrder, mergeValue } from './merge-lists.ts';

const VALUES = [
  'kind',
  'loadKg',
  'reps',
  'seconds',
  'metres',
  'heartRate',
  'reserve',
] as const satisfies readonly (keyof SetValues)[];

/** The values of a set without its bookkeeping. */
export const resultOf = (set: SetResult): SetResult => ({
  kind: set.kind,
  loadKg: set.loadKg,
  reps: set.reps,
  seconds: set.seconds,
  metres: set.metres,
  heartRate: set.heartRate,
  reserve: set.reserve,
  doneAt: set.doneAt,
});

/** The earlier of two ticks; a set that is done on one side stays done. */
const earlier = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? (a ?? b) : a < b ? a : b;

/** The side whose values are shown where the two say different things: the one that was done. */
function winnerOf(mine: LoggedSet, theirs: LoggedSet): LoggedSet {
  if ((mine.doneAt === null) !== (theirs.doneAt === null)) {
    return mine.doneAt === null ? theirs : mine;
  }
  return isSame(pickCanonical(resultOf(mine), resultOf(theirs)), resultOf(mine)) ? mine : theirs;
}

/** Each version once, without the one that is shown. */
function joinOthers(shown: SetResult, all: readonly SetResult[]): readonly SetResult[] {
  const valuesOf = (result: SetResult) => toCanonical({ ...resultOf(result), doneAt: null });
  const byValues = new Map(all.map((one) => [valuesOf(one), { ...one, doneAt: shown.doneAt }]));
  byValues.delete(valuesOf(shown));
  return [...byValues]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MAX_OTHERS)
    .map(([, one]) => one);
}

function mergeSet(base: LoggedSet | undefined, mine: LoggedSet, theirs: LoggedSet): LoggedSet {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  const winner = winnerOf(mine, theirs);
  let isConflict = false;
  const values = Object.fromEntries(
    VALUES.map((name) => [
      name,
      mergeValue<unknown>(base?.[name], mine[name], theirs[name], () => {
        isConflict = true;
        return winner[name];
      }),
    ]),
  ) as SetValues;
  const doneAt = mergeValue(base?.doneAt, mine.doneAt, theirs.doneAt, earlier);
  const shown = { ...values, doneAt };
  const loser = resultOf(winner === mine ? theirs : mine);
  const others = mergeValue(base?.others, mine.others, theirs.others, (a, b) => [...a, ...b]);
  return {
    id: mine.id,
    target: mergeValue(base?.target, mine.target, theirs.target),
    ...shown,
    others: joinOthers(shown, [...others, ...(isConflict ? [loser] : [])]),
  };
}

/** A set that only one side still has: it stays where the other has not seen it as it is. */
const staysAlone = (base: LoggedSet | undefined, set: LoggedSet): boolean =>
  base === undefined || !isSame(base, set);

/**
 * The sets of one item from two devices: each set by itself. What one side removed stays where the
 * other has changed it; where both said different things of a set, one is shown and the other is kept
 * beside it for the person to choose.
 */
export function mergeSets(
  base: readonly LoggedSet[],
  mine: readonly LoggedSet[],
  theirs: readonly LoggedSet[],
): readonly LoggedSet[] {
  const byId = (sets: readonly LoggedSet[]) => new Map(sets.map((set) => [set.id, set]));
  const idsOf = (sets: readonly LoggedSet[]) => sets.map(({ id }) => id);
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)];
  return mergeOrder(idsOf(base), idsOf(mine), idsOf(theirs)).flatMap((id) => {
    const [was, a, b] = [before.get(id), here.get(id), there.get(id)];
    if (a && b) return [mergeSet(was, a, b)];
    const one = a ?? b;
    return one && staysAlone(was, one) ? [one] : [];
  });
}
