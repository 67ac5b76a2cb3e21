import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { type LeftoverContent, MAX_PORTIONS, type Place } from './leftover.ts';

/** Less than this is a scrape of the pot. */
const MIN_PORTIONS = 0.05;

/** Portions to two decimals; 0 for a scrape. */
function roundPortions(portions: number): number {
  const rounded = Math.round(portions * 100) / 100;
  return rounded < MIN_PORTIONS ? 0 : rounded;
}

/** What is left after eating; never below 0. */
export const portionsAfter = (portions: number, eaten: number): number =>
  roundPortions(Math.max(0, portions - eaten));

/** What eating really takes: never more than is there, and a scrape with the last portion. */
export const portionsTaken = (portions: number, eaten: number): number =>
  Math.max(0, portions - portionsAfter(portions, eaten));

/** What is there once eating is undone. */
export const portionsAgain = (portions: number, taken: number): number =>
  Math.min(MAX_PORTIONS, roundPortions(portions + taken));

/** Grams in one portion, from the weight of the pot with and without the food; null if it cannot be. */
export function gramsFromPot(
  fullGrams: number,
  emptyGrams: number,
  portions: number,
): number | null {
  const food = fullGrams - emptyGrams;
  return emptyGrams >= 0 && food > 0 && portions > 0 ? food / portions : null;
}

/** A portion in servings of its recipe, as it is logged. What it weighs is said where it was weighed. */
export const asPortion = (item: LoggedItem, weighedGrams: number | null): LoggedItem => ({
  ...item,
  portionNote:
    weighedGrams === null ? null : `1 serving (${Math.round(weighedGrams / item.quantity)} g)`,
});

/** Cooked food whose recipe does not say how long it keeps, days (Australian advice: two to three at 5 °C or below). */
export const USUAL_FRIDGE_DAYS = 3;
/** Three months at -18 °C keep the taste of most dishes. */
export const USUAL_FREEZER_DAYS = 90;
/** Thawed food is eaten within this time, days. */
export const THAWED_DAYS = 1;

/** How long food keeps in a place, days: what its recipe says, else the usual time. */
export const daysKept = (
  place: Place,
  { fridgeDays, freezerDays }: Pick<LeftoverContent, 'fridgeDays' | 'freezerDays'>,
): number =>
  place === 'fridge' ? (fridgeDays ?? USUAL_FRIDGE_DAYS) : (freezerDays ?? USUAL_FREEZER_DAYS);

/** Leftovers in the other place from today on; thawed ones keep only a day. */
export function movedTo<Kept extends LeftoverContent>(
  kept: Kept,
  place: Place,
  today: CalendarDay,
): Kept {
  if (kept.place === place) return kept;
  const days = place === 'fridge' ? THAWED_DAYS : daysKept('freezer', kept);
  return { ...kept, place, useBy: addDays(today, days) };
}

/** How urgent leftovers are: past their use-by day, due today or tomorrow, or neither. */
export type Urgency = 'past' | 'today' | 'tomorrow' | 'later' | 'unknown';

export function urgencyOf(useBy: CalendarDay | null, today: CalendarDay): Urgency {
  if (useBy === null) return 'unknown';
  const days = daysFrom(today, useBy);
  if (days < 0) return 'past';
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : 'later';
}

type Ordered = Pick<LeftoverContent, 'useBy' | 'place'> & { id: string };

/** The first to use up first; those without a day last. */
export function byUseBy(a: Ordered, b: Ordered): number {
  const [first, second] = [a.useBy ?? '9999-12-31', b.useBy ?? '9999-12-31'];
  if (first !== second) return first < second ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
