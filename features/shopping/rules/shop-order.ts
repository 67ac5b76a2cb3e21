/** A line that was ticked in the shop, in the order of ticking. */
export type Tick = { food: string; aisle: string };

/** How much a shop counts against what was learnt before. */
const NEWEST_SHARE = 0.5;

/**
 * Places of aisles in the person's own shop, learnt from the order of ticks: 0 is the entrance, 1 the till.
 * Aisles that were never ticked stay where `known` has them.
 */
export function learnShopOrder(
  known: Readonly<Record<string, number>>,
  ticks: readonly Tick[],
): Record<string, number> {
  const next = { ...known };
  if (ticks.length < 2) return next;
  const places = Map.groupBy(
    ticks.map(({ aisle }, index) => ({ aisle, place: index / (ticks.length - 1) })),
    ({ aisle }) => aisle,
  );
  for (const [aisle, all] of places) {
    const mean = all.reduce((sum, { place }) => sum + place, 0) / all.length;
    const before = next[aisle];
    next[aisle] = before === undefined ? mean : before + (mean - before) * NEWEST_SHARE;
  }
  return next;
}

/** Lines by aisle in the order of the shop, then by name. */
export const sortByShop = <Line extends { aisle: string; name: string }>(
  lines: readonly Line[],
  order: Readonly<Record<string, number>>,
  usual: readonly string[],
): Line[] => {
  const placeOf = (aisle: string) => {
    const usualPlace = usual.indexOf(aisle);
    return order[aisle] ?? (usualPlace < 0 ? 1 : usualPlace / usual.length);
  };
  return lines.toSorted(
    (a, b) => placeOf(a.aisle) - placeOf(b.aisle) || a.name.localeCompare(b.name, 'en-AU'),
  );
};
