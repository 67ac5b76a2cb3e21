import { momentAfter, NO_CHANGES } from '../list/merge-changes.ts';
import type { ShopOrder, ShoppingChanges } from '../list/shopping-entry.ts';
import { SHOP_AISLES, type ShopAisle } from './shop-aisles.ts';

/** A line that was ticked in the shop, in the order of ticking. */
export type Tick = { aisle: ShopAisle };

export type ShopPlaces = Partial<Record<ShopAisle, number>>;

/** How much a shop counts against what was learnt before. */
const NEWEST_SHARE = 0.5;

/**
 * Places of aisles in the person's own shop, learnt from the order of ticks: 0 is the entrance, 1 the till.
 * Aisles that were never ticked stay where `known` has them.
 */
export function learnShopOrder(known: ShopPlaces, ticks: readonly Tick[]): ShopPlaces {
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

/** Where an aisle stands: as learnt, else where shops usually have it. */
const placeOf = (aisle: ShopAisle, places: ShopPlaces): number =>
  places[aisle] ?? SHOP_AISLES.indexOf(aisle) / (SHOP_AISLES.length - 1);

/** Lines by aisle in the order of the shop, then by name. */
export const sortByShop = <Line extends { aisle: ShopAisle; name: string }>(
  lines: readonly Line[],
  places: ShopPlaces,
): Line[] =>
  lines.toSorted(
    (a, b) =>
      placeOf(a.aisle, places) - placeOf(b.aisle, places) ||
      // Two aisles at one place stay apart.
      SHOP_AISLES.indexOf(a.aisle) - SHOP_AISLES.indexOf(b.aisle) ||
      a.name.localeCompare(b.name, 'en-AU'),
  );

/** All aisles in the order of the shop. */
export const aislesInOrder = (places: ShopPlaces): ShopAisle[] =>
  SHOP_AISLES.toSorted((a, b) => placeOf(a, places) - placeOf(b, places));

/** Moves an aisle to a place of the order, counted from 0; from then on every aisle has a place of its own. */
export function moveAisle(
  { order }: ShoppingChanges,
  aisle: ShopAisle,
  to: number,
  nowMs: number,
): ShoppingChanges {
  const [known] = order;
  const others = aislesInOrder(known && !known.gone ? known.places : {}).filter(
    (one) => one !== aisle,
  );
  const moved = others.toSpliced(to, 0, aisle);
  const places = Object.fromEntries(moved.map((one, at) => [one, at / (moved.length - 1)]));
  const next: ShopOrder = { id: 'shop', at: momentAfter(nowMs, known), gone: false, places };
  return { ...NO_CHANGES, order: [next] };
}
