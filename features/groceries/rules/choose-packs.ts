/** Packs of one size. */
export type Packs = { grams: number; count: number };

/**
 * Packs that cover a need: the least too much, then the fewest packs. `sizes` in grams, at most four of them.
 * Chicken of 1,200 g in packs of 500 and 1,000 is one of each.
 */
export function choosePacks(neededGrams: number, sizes: readonly number[]): Packs[] {
  const ordered = [...new Set(sizes)].filter((size) => size > 0).toSorted((a, b) => b - a);
  let best: number[] | null = null;
  let least = { over: Number.POSITIVE_INFINITY, packs: Number.POSITIVE_INFINITY };
  const add = (index: number, bought: number, counts: number[]) => {
    const size = ordered[index];
    if (size === undefined) return;
    const missing = Math.max(0, neededGrams - bought);
    const most = Math.ceil(missing / size - 1e-9);
    if (index === ordered.length - 1) {
      const over = bought + most * size - neededGrams;
      const packs = counts.reduce((sum, count) => sum + count, 0) + most;
      if (over > least.over + 1e-9 || (over > least.over - 1e-9 && packs >= least.packs)) return;
      least = { over, packs };
      best = [...counts, most];
      return;
    }
    for (let count = 0; count <= most; count += 1) {
      add(index + 1, bought + count * size, [...counts, count]);
    }
  };
  if (neededGrams > 0) add(0, 0, []);
  return (best ?? []).flatMap((count, index) =>
    count > 0 ? [{ grams: ordered[index] ?? 0, count }] : [],
  );
}
