import { totalsOfDay } from '#features/food-log/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { NutritionSummary } from '../contract.ts';
import { toSums } from '../rules/learning/changed-totals.ts';
import { targetOn } from './actions/targets.ts';

/** What a person ate on `date` beside their targets. */
export async function summariseDay(
  db: Db,
  owner: OwnerId,
  date: CalendarDay,
): Promise<NutritionSummary> {
  const [totals, { target, unknownNeed, settings, newTarget }] = await Promise.all([
    totalsOfDay(db, owner, date),
    targetOn(db, owner, date),
  ]);
  return {
    date,
    ...toSums(totals),
    target,
    unknownNeed,
    newTarget,
    numbersHidden: settings.safeMode,
  };
}
