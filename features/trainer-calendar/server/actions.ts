import { loadTimes } from '#features/availability/server/public.ts';
import { openSpans, timeOffSpans } from '#features/free-times/rules/open-windows.ts';
import { joinSpans, overlaps } from '#features/free-times/rules/span.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import type { TrainerTimes } from '../contract.ts';

const MAX_DAYS = 62;

/** A trainer's open hours, time off and busy times in a stretch of at most 62 days. */
export async function listTimes(
  db: Db,
  owner: OwnerId,
  { from, to }: { from: string; to: string },
): Promise<TrainerTimes> {
  const range = { startMs: Date.parse(from), endMs: Date.parse(to) };
  const ms = range.endMs - range.startMs;
  if (ms <= 0 || ms > MAX_DAYS * MS_PER_WALL_DAY) {
    const sentence = `To lies after from, by ${MAX_DAYS} days at most.`;
    throw new AppError('invalid', { message: sentence, fields: { to: sentence } });
  }
  const times = (await loadTimes(db, [owner], range)).get(owner);
  if (!times) return { timeZone: null, open: [], timeOff: [], busy: [], busyTimesReadAt: null };
  const { schedule, elsewhere, readAt } = times;
  return {
    timeZone: schedule.timeZone,
    open: openSpans(schedule, null, range),
    timeOff: timeOffSpans(schedule, range).filter((off) => overlaps(off, range)),
    busy: joinSpans(elsewhere).filter((busy) => overlaps(busy, range)),
    busyTimesReadAt: readAt?.toISOString() ?? null,
  };
}
