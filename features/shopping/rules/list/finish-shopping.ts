import { keptTooShort, usualBestBefore } from '#features/groceries/rules/shelf-life.ts';
import { gramsBrought } from '#features/groceries/rules/to-purchase.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { freeze } from '../pantry/pantry-item.ts';
import { haveLines } from './change-lines.ts';
import { isOpen, isThere, type ShopLine } from './list-lines.ts';
import { momentAfter, NO_CHANGES } from './merge-changes.ts';
import { learnShopOrder } from './shop-order.ts';
import type { LineMark, PantryItem, ShopOrder, ShoppingChanges } from './shopping-entry.ts';

/** Less is not worth a bag in the freezer. */
const MIN_FROZEN_G = 20;

type Finish = { nowMs: number; today: CalendarDay };

/** A mark without its tick; what says where or which stays for the next time. */
const untick = (mark: LineMark, nowMs: number): LineMark => ({
  ...mark,
  isTicked: false,
  tickedGrams: null,
  byGuest: false,
  at: momentAfter(nowMs, mark),
  gone: mark.aisle === null && mark.note === null,
});

/**
 * What a bought line brings into the pantry: what is cooked later than it keeps goes into the freezer. Nothing of
 * what no food is known of.
 */
function toPantry(line: ShopLine, mark: LineMark, { nowMs, today }: Finish): PantryItem[] {
  if (line.food.startsWith('text:')) return [];
  const grams = line.buy && gramsBrought(line.buy, line.sold);
  const bestBefore = usualBestBefore(line, today);
  const frozen = grams === null ? 0 : Math.min(grams, keptTooShort(line, today)?.grams ?? 0);
  const item: PantryItem = {
    // Of the tick, so that two devices that finish at once bring it home once.
    id: `${line.key}@${mark.at}`,
    at: nowMs,
    gone: false,
    food: line.food,
    name: line.name,
    aisle: line.aisle,
    grams,
    amount: grams === null ? line.amount : null,
    bestBefore,
    isDateGuess: bestBefore !== null,
  };
  if (grams === null || frozen < MIN_FROZEN_G) return [item];
  const kept = { ...item, grams: grams - frozen };
  const inFreezer = freeze({ ...item, id: `${item.id}:freezer`, grams: frozen });
  return kept.grams < MIN_FROZEN_G ? [inFreezer] : [kept, inFreezer];
}

/** Aisles as this round through the shop went; guests may be in another shop. */
function learnOrder(
  { order }: ShoppingChanges,
  lines: readonly ShopLine[],
  markOf: (key: string) => LineMark | undefined,
  nowMs: number,
): ShopOrder[] {
  const known = order.find(isThere);
  const ticks = lines
    .flatMap(({ key, aisle }) => {
      const mark = markOf(key);
      return mark && !mark.byGuest ? [{ aisle, at: mark.at }] : [];
    })
    .toSorted((a, b) => a.at - b.at);
  const before = known?.places ?? {};
  const places = learnShopOrder(before, ticks);
  if (places === before) return [];
  return [{ id: 'shop', at: momentAfter(nowMs, order[0]), gone: false, places }];
}

/**
 * Shopping is done: what is ticked was bought. It leaves the list, goes into the pantry if one is kept, and
 * its order teaches the way through the shop.
 */
export function finishShopping(
  state: ShoppingChanges,
  lines: readonly ShopLine[],
  finish: Finish & { keepsPantry: boolean },
): ShoppingChanges {
  const { nowMs } = finish;
  const marks = new Map(state.marks.filter(isThere).map((mark) => [mark.id, mark]));
  const bought = lines.filter(({ isTicked }) => isTicked);
  const keys = new Set(bought.map(({ key }) => key));
  return {
    ...NO_CHANGES,
    sources: state.sources.filter(isOpen).flatMap((source) => haveLines(source, keys, nowMs) ?? []),
    marks: bought.flatMap(({ key }) => {
      const mark = marks.get(key);
      return mark ? [untick(mark, nowMs)] : [];
    }),
    pantry: finish.keepsPantry
      ? bought.flatMap((line) => {
          const mark = marks.get(line.key);
          return mark ? toPantry(line, mark, finish) : [];
        })
      : [],
    order: learnOrder(state, bought, (key) => marks.get(key), nowMs),
  };
}
