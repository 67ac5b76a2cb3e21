import { SHOP_AISLES, type ShopAisle } from '#features/groceries/rules/shop-aisles.ts';
import { momentAfter, NO_CHANGES } from '../list/merge-changes.ts';
import type { ShopOrder, ShoppingChanges } from '../list/shopping-entry.ts';

/** A line that was ticked in the shop, in the order of ticking. */
export type Tick = { aisle: ShopAisle };

export type ShopPlaces = Partial<Record<ShopAisle, number>>;

/** How much the newest round through the shop counts against the order that was known. */
const NEWEST_SHARE = 0.5;

/**
 * Places of aisles in the person's own shop, learnt from the order of ticks: 0 is the entrance, 1 the till. The
 * aisles that were ticked change places among themselves; the others stay where they are. Ticks in the order
 * that is known change nothing.
 */
export function learnShopOrder(known: ShopPlaces, ticks: readonly Tick[]): ShopPlaces {
  const order = aislesInOrder(known);
  const places = Map.groupBy(
    ticks.map(({ aisle }, index) => ({ aisle, index })),
    ({ aisle }) => aisle,
  );
  const ticked = order.filter((aisle) => places.has(aisle));
  const meanOf = (aisle: ShopAisle): number => {
    const all = places.get(aisle) ?? [];
    return all.reduce((sum, { index }) => sum + index, 0) / Math.max(1, all.length);
  };
  const walked = ticked.toSorted((a, b) => meanOf(a) - meanOf(b));
  const rankOf = (aisle: ShopAisle): number =>
    walked.indexOf(aisle) * NEWEST_SHARE + ticked.indexOf(aisle) * (1 - NEWEST_SHARE);
  const learnt = walked.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (learnt.every((aisle, index) => aisle === ticked[index])) return known;
  let next = 0;
  return toPlaces(order.map((aisle) => (places.has(aisle) ? (learnt[next++] ?? aisle) : aisle)));
}

const toPlaces = (order: readonly ShopAisle[]): ShopPlaces =>
  Object.fromEntries(order.map((aisle, at) => [aisle, at / (order.length - 1)]));

/** Where an aisle stands: as learnt, else where shops usually have it. */
const placeOf = (aisle: ShopAisle, places: ShopPlaces): number =>
  places[aisle] ?? SHOP_AISLES.indexOf(aisle) / (SHOP_AISLES.length - 1);

const byName = new Intl.Collator('en-AU');

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
      byName.compare(a.name, b.name),
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
  const places = toPlaces(others.toSpliced(to, 0, aisle));
  const next: ShopOrder = { id: 'shop', at: momentAfter(nowMs, known), gone: false, places };
  return { ...NO_CHANGES, order: [next] };
}

/** Forgets the person's own order: aisles stand as in most shops. */
export const usualOrder = ({ order }: ShoppingChanges, nowMs: number): ShoppingChanges => ({
  ...NO_CHANGES,
  order: order.map((known) => ({ ...known, gone: true, at: momentAfter(nowMs, known) })),
});
