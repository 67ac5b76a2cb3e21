import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { addNeeds } from './change-lines.ts';
import { isThere, type ShopLine, toShopLines } from './list-lines.ts';
import { mergeChanges } from './merge-changes.ts';
import { valueOf } from './open-needs.ts';
import type { ShoppingChanges, ShoppingSource } from './shopping-entry.ts';

type Keep = {
  nowMs: number;
  today: CalendarDay;
  /** meals that the plan still has: what was eaten or is not shopped for leaves the list with its ticks */
  planned: ReadonlySet<string>;
  makeId: () => string;
};

/** Until when it stays, if shopping is never finished: as long as the meals it was for would have. */
const lastDay = ({ sources }: ShopLine, today: CalendarDay): CalendarDay =>
  sources.reduce((last, { date }) => (date !== null && date > last ? date : last), today);

function toKept(line: ShopLine, value: number | null, { nowMs, today, makeId }: Keep) {
  const { food, name, ownAisle: aisle, grams, amount } = line;
  const need = {
    food,
    name,
    aisle,
    text: '',
    isGuess: false,
    grams: grams === null ? null : value,
    amount: grams === null && amount && value !== null ? { ...amount, value } : null,
  };
  const added = addNeeds(
    { id: makeId(), by: 'hand', title: name, recipeId: null, servings: null },
    [need],
    nowMs,
  );
  return added.sources.map(
    (source): ShoppingSource => ({ ...source, date: lastDay(line, today), isKept: true }),
  );
}

/** What the plan changes, with what was ticked and is needed less or not at all: it lies in the trolley, and stays on the list. */
export function keepTicked(
  state: ShoppingChanges,
  changes: ShoppingChanges,
  keep: Keep,
): ShoppingChanges {
  const eaten = changes.sources.filter(({ id, gone }) => gone && keep.planned.has(id));
  const before = mergeChanges(state, { ...changes, sources: eaten });
  const after = new Map(
    toShopLines(mergeChanges(state, changes), keep.today).map((line) => [line.key, line]),
  );
  const marks = new Map(state.marks.filter(isThere).map((mark) => [mark.id, mark]));
  const kept = toShopLines(before, keep.today).flatMap((line) => {
    if (!line.isTicked) return [];
    const bought = marks.get(line.key)?.tickedGrams ?? valueOf(line);
    const now = after.get(line.key);
    const isLess = now === undefined || (valueOf(now) ?? 0) < (bought ?? 0);
    return isLess ? toKept(line, bought, keep) : [];
  });
  return { ...changes, sources: [...changes.sources, ...kept] };
}
