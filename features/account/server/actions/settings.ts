import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { localClock, minuteOfTime } from '#platform/shared/local-clock.ts';
import { claimEmailDay } from '../queries/mail-choices.ts';
import { personOf, writeSettings } from '../queries.ts';

type Settings = Parameters<typeof writeSettings>[2];

/**
 * Writes settings; what is left out stays as it was. A reminder asked for after its time of day begins
 * tomorrow: nobody wants to be reminded while choosing when.
 */
export function saveSettings(
  db: Db,
  owner: OwnerId,
  input: Settings,
  nowMs: number,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = (await personOf(db, owner))?.profile;
    await writeSettings(db, owner, input, new Date(nowMs));
    const profile = (await personOf(db, owner))?.profile;
    if (!profile?.notifications.includes('daily_reminder')) return;
    const isNew =
      !before?.notifications.includes('daily_reminder') ||
      before.reminderTime !== profile.reminderTime;
    const clock = localClock(profile.timeZone ?? 'UTC', nowMs);
    if (isNew && clock.minute >= minuteOfTime(profile.reminderTime)) {
      await claimEmailDay(db, owner, 'daily_reminder', clock.day);
    }
  });
}
