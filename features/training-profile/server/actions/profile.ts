import { personOf, writeSchedule } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { TrainingProfile, TrainingProfileChange } from '../../contract.ts';
import { joinDays, usualMinutes } from '../../rules/plan-days.ts';
import { NOT_ANSWERED } from '../../rules/recovery.ts';
import { storedProfileOf, writeStoredProfile } from '../queries/profile.ts';

/** How a person trains: the days are the account's, the rest is kept here. */
export async function readTrainingProfile(db: Db, owner: OwnerId): Promise<TrainingProfile> {
  const stored = await storedProfileOf(db, owner);
  const account = (await personOf(db, owner))?.profile;
  const schedule = {
    trainingDays: account?.trainingDays ?? [],
    sessionMinutes: account?.sessionMinutes ?? null,
  };
  const { sleep, soreness, stress } = stored ?? NOT_ANSWERED;
  return {
    days: joinDays(schedule, stored?.days ?? []),
    avoid: stored?.avoid ?? [],
    recovery: { sleep, soreness, stress },
  };
}

/** Changes what is given. New days become the account's schedule in the same transaction. */
export async function changeTrainingProfile(
  db: Db,
  owner: OwnerId,
  { days, avoid, recovery }: TrainingProfileChange,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  await inTransaction(db, async (db) => {
    if (days) {
      const trainingDays = days.map(({ weekday }) => weekday).sort((a, b) => a - b);
      const schedule = { trainingDays, sessionMinutes: usualMinutes(days) };
      await writeSchedule(db, owner, schedule, now);
    }
    const parts = { ...(days && { days }), ...(avoid && { avoid }), ...recovery };
    await writeStoredProfile(db, owner, parts, now);
  });
}
