import { todayOf } from '#features/account/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { CHECK_IN_DAYS } from '../../rules/learning/check-in-due.ts';
import { lastCheckInDay } from '../queries/check-ins.ts';
import { listAutoApplyOwners } from '../queries/target-settings.ts';
import { acceptCheckIn, readCheckIn } from './check-ins.ts';

export type SelfApplyingServices = {
  db: Db;
  log: { error(detail: object, message: string): void };
};

/**
 * Accepts one person's proposal on the day it is due. One that was undone counts as that week's: nothing is
 * applied again before a week has passed. Two servers at once accept it once.
 */
async function applyIfDue(db: Db, owner: OwnerId, nowMs: number): Promise<void> {
  const date = await todayOf(db, owner, nowMs);
  const last = await lastCheckInDay(db, owner);
  if (last !== null && last > addDays(date, -CHECK_IN_DAYS)) return;
  const { proposal } = await readCheckIn(db, owner, date);
  if (!proposal) return;
  const { energyKcal } = proposal;
  await acceptCheckIn(db, owner, { id: newId(), date, energyKcal, appliedItself: true }, nowMs);
}

/** Applies every proposal that is due on its person's day and that was asked to apply itself. */
export async function applyDueTargets(
  { db, log }: SelfApplyingServices,
  nowMs: number,
): Promise<void> {
  for (const owner of await listAutoApplyOwners(db)) {
    await applyIfDue(db, owner, nowMs).catch((error: unknown) =>
      log.error({ err: error }, 'a target was not applied'),
    );
  }
}
