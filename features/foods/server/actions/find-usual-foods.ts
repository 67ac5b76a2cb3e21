import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { type UsualFood, usualFoods } from '#features/food-log/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import type { LastLogged } from '../../contract.ts';

/** Time of a food search: meal and local time, HH:MM. */
export type Asking = { meal?: MealType | undefined; localTime?: string | undefined };

/** Days of the log used for usual foods. */
const USUAL_DAYS = 90;

const minuteOf = (localTime: string | undefined): number | null =>
  localTime === undefined ? null : Number(localTime.slice(0, 2)) * 60 + Number(localTime.slice(3));

/** What this person usually eats at that meal and time of day. */
export function findUsualFoods(
  db: Db,
  owner: OwnerId,
  { meal, localTime }: Asking,
  nowMs: number,
): Promise<UsualFood[]> {
  const today = dayIn('UTC', nowMs);
  return usualFoods(db, owner, {
    since: addDays(today, -USUAL_DAYS),
    today,
    mealType: meal ?? null,
    minuteOfDay: minuteOf(localTime),
  });
}

export function lastLoggedOf(usual: UsualFood): LastLogged {
  const { foodName: _, brand: __, weight: ___, ...rest } = usual;
  return rest;
}
