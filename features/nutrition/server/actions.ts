import { profileOf } from '#features/account/server/public.ts';
import { totalsOfDay } from '#features/food-log/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { NutritionSummary } from '../contract.ts';
import { targetOfProfile } from '../rules/profile-target.ts';

/** What a person ate on `date` beside their targets, in two statements side by side. */
export async function summariseDay(
  db: Db,
  owner: OwnerId,
  date: CalendarDay,
): Promise<NutritionSummary> {
  const [totals, profile] = await Promise.all([totalsOfDay(db, owner, date), profileOf(db, owner)]);
  return { date, ...totals, target: targetOfProfile(profile) };
}
