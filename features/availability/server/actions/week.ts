import { timeZoneOf } from '#features/account/server/public.ts';
import type { Hours } from '#features/free-times/rules/schedule.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay, dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { StoredAvailability } from '../../contract.ts';
import { dateHoursProblem, weekProblem } from '../../rules/check-hours.ts';
import { forgetNextFree } from '../queries/next-free.ts';
import {
  dateHoursOf,
  insertWeek,
  removeDateHours,
  replaceWeek,
  weekOf,
  writeDateHours,
} from '../queries/week.ts';

type SavedWeek = Omit<StoredAvailability, 'version'> & { version: number | null };

/** Keeps the usual week. `conflict` with the current one when it changed elsewhere. */
export function saveWeek(
  db: Db,
  owner: OwnerId,
  { version, ...content }: SavedWeek,
  nowMs: number,
): Promise<StoredAvailability> {
  const message = weekProblem(content.week);
  if (message) throw new AppError('invalid', { message, fields: { week: message } });
  const at = new Date(nowMs);
  return inTransaction(db, async (db) => {
    const isKept =
      version === null
        ? await insertWeek(db, owner, content, at)
        : await replaceWeek(db, owner, { ...content, version }, at);
    const current = await weekOf(db, owner);
    if (!isKept || !current) {
      throw new AppError('conflict', {
        reason: 'edited_elsewhere',
        message: 'Your week was changed on another device. Check it, then save again.',
        current,
      });
    }
    await forgetNextFree(db, [owner]);
    return current;
  });
}

/** Dates with hours of their own that are not over, wherever on earth it is latest. */
export const listDateHours = (db: Db, owner: OwnerId, nowMs: number) =>
  dateHoursOf(db, owner, addDays(dayIn('UTC', nowMs), -1));

/** The zone of a trainer’s week, else of their account. */
export const zoneOf = async (db: Db, owner: OwnerId): Promise<string> =>
  (await weekOf(db, owner))?.timeZone ?? (await timeZoneOf(db, owner));

export async function saveDateHours(
  db: Db,
  owner: OwnerId,
  { day, hours }: { day: CalendarDay; hours: Hours[] },
  nowMs: number,
) {
  const timeZone = await zoneOf(db, owner);
  const today = dayIn(timeZone, nowMs);
  const problem = dateHoursProblem({ day, hours }, { today, timeZone });
  if (problem) {
    const { field, sentence: message } = problem;
    throw new AppError('invalid', { message, fields: { [field]: message } });
  }
  await inTransaction(db, async (db) => {
    await writeDateHours(db, owner, { day, hours }, new Date(nowMs));
    await forgetNextFree(db, [owner]);
  });
  return { day, hours };
}

export const forgetDateHours = (db: Db, owner: OwnerId, day: CalendarDay): Promise<void> =>
  inTransaction(db, async (db) => {
    await removeDateHours(db, owner, day);
    await forgetNextFree(db, [owner]);
  });
