import type { ShoppingChanges } from './shopping-entry.ts';

/** The parts of a list. */
export const PARTS = ['sources', 'marks', 'pantry', 'order'] as const;
export type Part = (typeof PARTS)[number];

type Stamped = { id: string; at: number };

/** Of two changes at the same moment every device takes the same: the one that sorts last. */
export const isLater = (one: Stamped, other: Stamped): boolean =>
  one.at === other.at ? sorted(one) > sorted(other) : one.at > other.at;

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Whether two things say the same, in whatever order the database keeps their fields. */
export const isSameContent = (one: unknown, other: unknown): boolean =>
  sorted(one) === sorted(other);

function mergePart<One extends Stamped>(known: One[], coming: readonly One[]): One[] {
  // The same object: what follows from it need not be worked out again.
  if (coming.length === 0) return known;
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const one of coming) {
    const there = byId.get(one.id);
    if (!there || isLater(one, there)) byId.set(one.id, one);
  }
  return [...byId.values()];
}

export const NO_CHANGES: ShoppingChanges = { sources: [], marks: [], pantry: [], order: [] };

/** Two states or sets of changes as one: the last change of each thing holds, whatever comes first. */
export const mergeChanges = (known: ShoppingChanges, coming: ShoppingChanges): ShoppingChanges => ({
  sources: mergePart(known.sources, coming.sources),
  marks: mergePart(known.marks, coming.marks),
  pantry: mergePart(known.pantry, coming.pantry),
  order: mergePart(known.order, coming.order),
});

/** The changes that take `changes` back: what was there before, said at a later moment. */
export function undoChanges(
  before: ShoppingChanges,
  changes: ShoppingChanges,
  at: number,
): ShoppingChanges {
  const back = <One extends Stamped & { gone: boolean }>(
    was: readonly One[],
    now: readonly One[],
  ) =>
    now.map((one) => {
      const there = was.find(({ id }) => id === one.id);
      const moment = Math.max(at, one.at + 1);
      return there ? { ...there, at: moment } : { ...one, at: moment, gone: true };
    });
  return {
    sources: back(before.sources, changes.sources),
    marks: back(before.marks, changes.marks),
    pantry: back(before.pantry, changes.pantry),
    order: back(before.order, changes.order),
  };
}

/** A moment after all that the device has seen of a thing: a slow clock loses nothing. */
export const momentAfter = (nowMs: number, seen: { at: number } | undefined): number =>
  seen ? Math.max(nowMs, seen.at + 1) : nowMs;
