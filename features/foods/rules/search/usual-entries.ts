import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { itemOf, type LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import { foodKey } from '#features/food-log/rules/usual-now.ts';
import { usualPortionOf } from '#features/food-log/rules/usual-portion.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

type EatenEntry = LoggedItem & {
  id: string;
  date: CalendarDay;
  mealType: MealType;
  /** HH:MM, by the clock on the wall */
  localTime: string | null;
  /** an instant, ISO 8601 */
  createdAt: string;
};

/** Something eaten lately: how it is usually logged, and how much it belongs to this hour. */
export type UsualEntry = LoggedItem & {
  entryId: string;
  date: CalendarDay;
  mealType: MealType;
  times: number;
  /** sum over those times; each weighs 0 to 1, more the later, the nearer to this hour and meal */
  weight: number;
};

type At = { today: CalendarDay; mealType: MealType | null; minuteOfDay: number | null };

const DAY_MS = 86_400_000;
const DAY_MINUTES = 1_440;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function weightOf({ date, mealType, localTime }: EatenEntry, at: At): number {
  const days = Math.min(0, (Date.parse(date) - Date.parse(at.today)) / DAY_MS);
  const sameMeal = mealType === at.mealType ? 1 : 0;
  let nearness = sameMeal;
  if (localTime !== null && at.minuteOfDay !== null) {
    const apart = Math.abs(minuteOf(localTime) - at.minuteOfDay);
    nearness = Math.max(0, 1 - Math.min(apart, DAY_MINUTES - apart) / 180);
  }
  return Math.exp(days / 30) * (0.1 + 0.45 * nearness + 0.45 * sameMeal);
}

/**
 * What was eaten, each food once in its usual portion, what belongs to this hour and meal first: as the
 * server says it (server/queries/usual-foods.ts), from the entries that a device has.
 */
export function usualEntries(entries: readonly EatenEntry[], at: At): UsualEntry[] {
  const foods = new Map<string, [EatenEntry, ...EatenEntry[]]>();
  for (const entry of entries.toSorted(byLatest)) {
    const known = foods.get(foodKey(entry));
    if (known) known.push(entry);
    else foods.set(foodKey(entry), [entry]);
  }
  return [...foods.values()]
    .map((times) => {
      const usual = usualPortionOf(times);
      return {
        ...itemOf(usual),
        entryId: usual.id,
        date: usual.date,
        mealType: usual.mealType,
        times: times.length,
        weight: times.reduce((sum, entry) => sum + weightOf(entry, at), 0),
      };
    })
    .sort((a, b) => b.weight - a.weight || b.times - a.times);
}

const byLatest = (a: EatenEntry, b: EatenEntry): number =>
  a.date === b.date ? (a.createdAt < b.createdAt ? 1 : -1) : a.date < b.date ? 1 : -1;
