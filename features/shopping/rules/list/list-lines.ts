import { type Bought, toBuy } from '#features/groceries/rules/amount-text.ts';
import type { ShopAisle } from '#features/groceries/rules/shop-aisles.ts';
import { isStaple } from '#features/groceries/rules/staples.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { addUpNeeds } from '../needs/add-up-needs.ts';
import type { NeededLine } from '../needs/shopping-need.ts';
import { keptLines } from './kept-lines.ts';
import { keyOfNeed, MIN_COUNT, MIN_NEED_G, openNeeds, valueOf } from './open-needs.ts';
import { sortByShop } from './shop-order.ts';
import type { LineMark, PantryItem, ShoppingChanges, ShoppingSource } from './shopping-entry.ts';

/** A line of the list as it is shown. */
export type ShopLine = NeededLine &
  Bought & {
    /** what is at home and the need is less by, in edible grams or in the line's unit */
    atHome: number;
    /** the food's own aisle, where the person's shop has it elsewhere */
    ownAisle: ShopAisle;
    isTicked: boolean;
    /** who ticked it: a person among the eaters, or the holder of the link; null: not ticked, or not known */
    tickedBy: string | null;
    /** grams, or the count, when it was ticked, if the need has grown noticeably since */
    grownFrom: number | null;
    note: string | null;
  };

/** Who ticks with the list's link. */
export const GUEST = 'guest';

/** A need that grew by more than a tenth is worth a look. */
const GROWN = 1.1;

export const isThere = ({ gone }: { gone: boolean }) => !gone;

/** On the list, and neither cooked nor taken off. */
export const isOpen = ({ gone, isDone }: Pick<ShoppingSource, 'gone' | 'isDone'>) =>
  !gone && !isDone;

/** What is at home of each line and not meant for a meal that was shopped for already. */
export function stockOf(
  pantry: readonly PantryItem[],
  sources: readonly ShoppingSource[],
): Map<string, number> {
  const stock = new Map<string, number>();
  const add = (key: string, value: number) => stock.set(key, (stock.get(key) ?? 0) + value);
  for (const item of pantry.filter(isThere)) add(keyOfNeed(item), valueOf(item) ?? 0);
  for (const { bought } of sources.filter(isOpen)) {
    for (const [key, had] of Object.entries(bought)) add(key, -had);
  }
  return stock;
}

/** A line without what is at home: never below zero; null if nothing is left to buy. */
function lessStock(line: NeededLine, stock: ReadonlyMap<string, number>) {
  const has = Math.max(0, stock.get(line.key) ?? 0);
  const needed = valueOf(line);
  if (needed === null || has === 0) return { ...line, atHome: 0 };
  const left = needed - has;
  if (left < (line.grams === null ? MIN_COUNT : MIN_NEED_G)) return null;
  return line.grams === null
    ? { ...line, amount: line.amount && { ...line.amount, value: left }, atHome: has }
    : { ...line, grams: left, atHome: has };
}

/** A planned meal counts until the day after it: then it was eaten, or it is not cooked any more. */
export const isPast = ({ date }: ShoppingSource, today: CalendarDay): boolean =>
  date !== null && date < addDays(today, -1);

/**
 * What a kitchen probably has and the plan needs a little of. What a person put on the list, ticked, or has in
 * the pantry or used up there is no guess.
 */
const isProbablyAtHome = (line: ShopLine, { pantry }: ShoppingChanges): boolean =>
  line.amount === null &&
  isStaple(line.food, line.grams) &&
  !line.isTicked &&
  line.sources.every(({ by }) => by === 'plan') &&
  !pantry.some(({ food }) => food === line.food);

/**
 * The list: needs added up, less what is at home, as they are sold, in the order of the person's shop
 * (domain 6). Pure: every device and the shared page make the same lines of the same state.
 */
export const toShopLines = (state: ShoppingChanges, today: CalendarDay): ShopLine[] =>
  allLines(state, today).filter((line) => !isProbablyAtHome(line, state));

/** What is needed, is not on the list, and should be looked for in the cupboard. */
export const probableLines = (state: ShoppingChanges, today: CalendarDay): ShopLine[] =>
  allLines(state, today).filter((line) => isProbablyAtHome(line, state));

/** What ticking does not change: what is to be bought, and what is at home already. */
type Needed = {
  lines: (NeededLine & Bought & { atHome: number })[];
  covered: NeededLine[];
  /** lines as they are while they stay ticked, where the plan needs less of them by now */
  kept: ReadonlyMap<string, Needed['lines'][number]>;
};

/** Of the last list of sources that was added up: a tick leaves its sources and the pantry the same objects. */
const lastNeeded = new WeakMap<
  readonly ShoppingSource[],
  { pantry: readonly PantryItem[]; today: CalendarDay; needed: Needed }
>();

/** All needs added up, less what is at home. */
function neededOf({ sources, pantry }: ShoppingChanges, today: CalendarDay): Needed {
  const last = lastNeeded.get(sources);
  if (last?.pantry === pantry && last.today === today) return last.needed;
  const open = sources.filter((one) => isOpen(one) && !isPast(one, today));
  const wanted = open.filter(({ isKept }) => !isKept);
  const stock = stockOf(pantry, wanted);
  const lines: Needed['lines'] = [];
  const covered: NeededLine[] = [];
  for (const whole of addUpNeeds(wanted.flatMap(openNeeds))) {
    const line = lessStock(whole, stock);
    if (line) lines.push({ ...line, ...toBuy(line) });
    else covered.push(whole);
  }
  const kept = keptLines(
    open.filter(({ isKept }) => isKept),
    lines,
  );
  const needed = { lines, covered, kept };
  lastNeeded.set(sources, { pantry, today, needed });
  return needed;
}

/** Of a line the same object while its mark is: only rows that differ are drawn again. */
const lastMarked = new WeakMap<NeededLine, { mark: LineMark | undefined; line: ShopLine }>();

function markedLine(needed: Needed['lines'][number], mark: LineMark | undefined): ShopLine {
  const last = lastMarked.get(needed);
  if (last && last.mark === mark) return last.line;
  const isTicked = mark?.isTicked ?? false;
  const before = mark?.tickedGrams ?? null;
  const hasGrown = isTicked && before !== null && (valueOf(needed) ?? 0) > before * GROWN;
  const line: ShopLine = {
    ...needed,
    ownAisle: needed.aisle,
    aisle: mark?.aisle ?? needed.aisle,
    isTicked,
    tickedBy: isTicked ? tickerOf(mark) : null,
    grownFrom: hasGrown ? before : null,
    note: mark?.note ?? null,
  };
  lastMarked.set(needed, { mark, line });
  return line;
}

function allLines(state: ShoppingChanges, today: CalendarDay): ShopLine[] {
  const marks = new Map(state.marks.filter(isThere).map((mark) => [mark.id, mark]));
  const { lines, kept } = neededOf(state, today);
  const ticked = [...kept.values()].filter(({ key }) => marks.get(key)?.isTicked);
  const keys = new Set(ticked.map(({ key }) => key));
  const all = [...lines.filter(({ key }) => !keys.has(key)), ...ticked];
  return sortByShop(
    all.map((line) => markedLine(line, marks.get(line.key))),
    placesIn(state),
  );
}

const tickerOf = (mark: LineMark | undefined): string | null =>
  mark?.byGuest ? GUEST : (mark?.who ?? null);

const placesIn = ({ order }: ShoppingChanges): Partial<Record<ShopAisle, number>> =>
  order.find(isThere)?.places ?? {};

/** What is needed and at home already, so that nothing leaves the list unseen. */
export const coveredLines = (state: ShoppingChanges, today: CalendarDay): NeededLine[] =>
  neededOf(state, today).covered;

/** Lines under the aisle in which they stand, in order; what is ticked is left out. */
export const groupByAisle = (lines: readonly ShopLine[]): [aisle: ShopAisle, ShopLine[]][] => [
  ...Map.groupBy(
    lines.filter(({ isTicked }) => !isTicked),
    ({ aisle }) => aisle,
  ),
];
