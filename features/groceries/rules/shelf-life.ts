import { factsByKey } from '#features/recipe-book/rules/food-facts.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import type { ShopAisle } from './shop-aisles.ts';

/**
 * Days that fresh food of an aisle keeps after shopping, stored well: raw meat, poultry and fish three days below
 * 5 °C (healthdirect.gov.au, Food safety guide: poultry, mince, pork and fish 3, steaks 3 to 5, shellfish 2); the
 * rest by usual household guidance.
 */
const DAYS_BY_AISLE: Readonly<Partial<Record<ShopAisle, number>>> = {
  vegetables: 7,
  fruit: 7,
  herbs: 5,
  meat: 3,
  seafood: 3,
  dairy: 10,
  chilled: 10,
  bakery: 4,
};

const DAYS_BY_FOOD: Readonly<Record<string, number>> = {
  egg: 28,
  butter: 60,
  parmesan: 60,
  cheddar: 30,
  'tasty-cheese': 30,
  bacon: 7,
  prawns: 2,
  'cooked-prawns': 2,
  squid: 2,
  mussels: 2,
  ham: 5,
  chorizo: 21,
  onion: 30,
  'red-onion': 30,
  garlic: 45,
  potato: 30,
  'sweet-potato': 21,
  pumpkin: 21,
  carrot: 21,
  cabbage: 21,
  'red-cabbage': 21,
  lemon: 21,
  lime: 21,
  apple: 21,
  'green-apple': 21,
  orange: 21,
  strawberries: 3,
  raspberries: 2,
  'mixed-leaves': 4,
  rocket: 4,
  spinach: 5,
  'bean-sprouts': 3,
  breadcrumbs: 180,
  wrap: 14,
  'tuna-can': 700,
  'salmon-can': 700,
  'red-salmon-can': 700,
  sardines: 700,
  anchovies: 300,
};

const daysKept = ({ food, aisle }: { food: string; aisle: ShopAisle }): number | undefined =>
  DAYS_BY_FOOD[food] ?? DAYS_BY_AISLE[aisle];

type NeededOnDays = {
  food: string;
  /** edible grams to buy */
  grams: number | null;
  /** edible grams that each meal needs, and its day */
  sources: readonly { date: CalendarDay | null; value: number | null }[];
};

/** What of a line is planned for later than it keeps raw. */
export type KeptTooShort = {
  /** edible grams */
  grams: number;
  /** the days for which it keeps no longer */
  dates: CalendarDay[];
};

/**
 * What of raw meat or fish bought on `day` is to be frozen, or bought later: it is cooked after it keeps. Null
 * where all of it is cooked in time.
 */
export function keptTooShort(
  { food, grams, sources }: NeededOnDays,
  day: CalendarDay,
): KeptTooShort | null {
  const facts = factsByKey(food);
  const isRaw = facts?.state === 'raw' && ['meat', 'seafood'].includes(facts.aisle);
  const last = isRaw ? usualBestBefore({ food, aisle: facts.aisle }, day) : null;
  if (last === null || grams === null) return null;
  const late = sources.flatMap(({ date, value }) =>
    date !== null && date > last && value !== null ? [{ date, value }] : [],
  );
  if (late.length === 0) return null;
  const dates = [...new Set(late.map(({ date }) => date))].toSorted();
  const needed = late.reduce((sum, { value }) => sum + value, 0);
  // What is at home already is cooked first.
  return { grams: Math.min(grams, needed), dates };
}

/** By when a food bought on `day` should be used; null for what keeps for months. Always a guess, and shown as one. */
export function usualBestBefore(
  { food, aisle }: { food: string; aisle: ShopAisle },
  day: CalendarDay,
): CalendarDay | null {
  const days = daysKept({ food, aisle });
  return days === undefined || days > 90 ? null : addDays(day, days);
}
