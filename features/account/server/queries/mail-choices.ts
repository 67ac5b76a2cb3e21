import { and, arrayContains, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Notification, UnitSettings } from '../../contract.ts';
import { profiles, users } from '../tables.ts';

/** Scheduled emails, with the column of the last decided day. */
const lastDayOf = {
  daily_reminder: profiles.remindedOn,
  weekly_summary: profiles.summarisedOn,
};
export type CalendarEmail = keyof typeof lastDayOf;
const lastDayName = { daily_reminder: 'remindedOn', weekly_summary: 'summarisedOn' } as const;

/** Whether a person wants a kind of email; new-device emails are on by default. */
export async function wantsMail(db: Db, accountId: string, kind: Notification): Promise<boolean> {
  const [row] = await db
    .select({ notifications: profiles.notifications })
    .from(profiles)
    .where(eq(profiles.ownerId, accountId as OwnerId));
  return row ? row.notifications.includes(kind) : kind === 'new_sign_in';
}

/** Recipient of an email with the data to write it. */
export type Reader = {
  owner: OwnerId;
  email: string;
  /** years, as the person gave it; null before onboarding */
  age: number | null;
  timeZone: string | null;
  dayStartHour: number;
  reminderTime: string;
  energyUnit: UnitSettings['energyUnit'];
  /** The day of the newest email of this kind that was decided; null without one. */
  lastDay: CalendarDay | null;
};

/** Everybody who wants an email by the calendar and whose address is verified. Only background work asks. */
export function listRecipients(db: Db, kind: CalendarEmail): Promise<Reader[]> {
  return db
    .select({
      owner: profiles.ownerId,
      email: users.email,
      age: profiles.age,
      timeZone: profiles.timeZone,
      dayStartHour: profiles.dayStartHour,
      reminderTime: profiles.reminderTime,
      energyUnit: profiles.energyUnit,
      lastDay: lastDayOf[kind],
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.ownerId))
    .where(and(arrayContains(profiles.notifications, [kind]), eq(users.emailVerified, true)));
}

/** Takes a person's day for an email: true once for each day, and never for one before the last. */
export async function claimEmailDay(
  db: Db,
  owner: OwnerId,
  kind: CalendarEmail,
  day: CalendarDay,
): Promise<boolean> {
  const last = lastDayOf[kind];
  const rows = await db
    .update(profiles)
    .set({ [lastDayName[kind]]: day })
    .where(
      and(
        eq(profiles.ownerId, owner),
        arrayContains(profiles.notifications, [kind]),
        or(isNull(last), lt(last, day)),
      ),
    )
    .returning({ owner: profiles.ownerId });
  return rows.length > 0;
}

/** Turns off one kind of email. */
export async function stopMail(db: Db, accountId: string, kind: Notification, now: Date) {
  await db
    .update(profiles)
    .set({ notifications: sql`array_remove(${profiles.notifications}, ${kind})`, updatedAt: now })
    .where(eq(profiles.ownerId, accountId as OwnerId));
}
