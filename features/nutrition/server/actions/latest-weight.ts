import { createHash } from 'node:crypto';
import { personalClockOf } from '#features/account/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type CalendarDay, dayIn, timeIn } from '#platform/shared/calendar-day.ts';
import type { WeightUnit } from '../../rules/weight/weigh-in.ts';
import { latestWeightKg, writeWeighIn } from '../queries/weigh-ins.ts';

/** The id of the weigh-in that the profile records on a day: a retry, or another edit that day, finds it. */
function idOfDay(date: CalendarDay): string {
  const hex = createHash('sha256').update(`weight on the profile ${date}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Records a weight from the profile as today's weigh-in, one a day. The day is that of the device's zone. */
async function record(
  db: Db,
  owner: OwnerId,
  stated: { weightKg: number; unit: WeightUnit; timeZone: string | undefined },
  nowMs: number,
): Promise<void> {
  const clock = await personalClockOf(db, owner);
  const timeZone = stated.timeZone ?? clock.timeZone;
  const date = dayIn(timeZone, nowMs, clock.dayStartHour);
  await writeWeighIn(db, owner, {
    id: idOfDay(date),
    date,
    localTime: timeIn(timeZone, nowMs),
    timeZone,
    weightKg: stated.weightKg,
    enteredUnit: stated.unit,
    at: new Date(nowMs),
  });
}

/** The weight of a person as the account shows and changes it. */
export const weighIns = { latestKg: latestWeightKg, record };
