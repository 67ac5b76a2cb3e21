import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import type { ShopAisle } from '../buying/shop-aisles.ts';

/** Days that fresh food of an aisle keeps after shopping, stored well (usual household guidance). */
const DAYS_BY_AISLE: Readonly<Partial<Record<ShopAisle, number>>> = {
  vegetables: 7,
  fruit: 7,
  herbs: 5,
  meat: 2,
  seafood: 1,
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

/** By when a food bought on `day` should be used; null for what keeps for months. Always a guess, and shown as one. */
export function usualBestBefore(
  { food, aisle }: { food: string; aisle: ShopAisle },
  day: CalendarDay,
): CalendarDay | null {
  const days = DAYS_BY_FOOD[food] ?? DAYS_BY_AISLE[aisle];
  return days === undefined || days > 90 ? null : addDays(day, days);
}
