import { and, arrayContains, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Notification, UnitSettings } from '../../contract.ts';
import { type Profile, toProfile } from '../queries.ts';
import { profiles, users } from '../tables.ts';

/** Scheduled emails, with the column of the last decided day. */
const lastDayOf = {
  daily_reminder: profiles.remindedOn,
  weekly_summary: profiles.summarisedOn,
  weekly_report: profiles.reportedOn,
};
export type CalendarEmail = keyof typeof lastDayOf;
const lastDayName = {
  daily_reminder: 'remindedOn',
  weekly_summary: 'summarisedOn',
  weekly_report: 'reportedOn',
} as const;

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
  /** null before onboarding */
  profile: Profile | null;
  timeZone: string | null;
  dayStartHour: number;
  reminderTime: string;
  energyUnit: UnitSettings['energyUnit'];
  /** The day of the newest email of this kind that was decided; null without one. */
  lastDay: CalendarDay | null;
};

const zone = sql<string>`coalesce(${profiles.timeZone}, 'UTC')`;
const wantsKind = (kind: CalendarEmail) => arrayContains(profiles.notifications, [kind]);

/** The time zones of those who want an email by the calendar. Only background work asks. */
export async function recipientZones(db: Db, kind: CalendarEmail): Promise<string[]> {
  const rows = await db.selectDistinct({ zone }).from(profiles).where(wantsKind(kind));
  return rows.map((row) => row.zone);
}

/** What clocks on the wall say in a time zone. */
type ZoneClock = { timeZone: string; day: CalendarDay; minute: number };

/**
 * Those who want an email by the calendar in these zones, whose address is verified and whose day is not decided; with
 * `lateMinutes` only those whose reminder was due in so many minutes. Only background work asks.
 */
export async function listRecipients(
  db: Db,
  kind: CalendarEmail,
  clocks: ZoneClock[],
  lateMinutes: number | null,
): Promise<Reader[]> {
  const columns = [
    sql.param(clocks.map(({ timeZone }) => timeZone)),
    sql.param(clocks.map(({ day }) => day)),
    sql.param(clocks.map(({ minute }) => minute)),
  ] as const;
  const clock = sql`unnest(${columns[0]}::text[], ${columns[1]}::date[], ${columns[2]}::int[]) as clock(zone, day, minute)`;
  const reminderMinute = sql`extract(epoch from ${profiles.reminderTime}::time)::int / 60`;
  const late = sql`mod(clock.minute - ${reminderMinute} + 1440, 1440)`;
  const last = lastDayOf[kind];
  const rows = await db
    .select({ profile: profiles, email: users.email, lastDay: lastDayOf[kind] })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.ownerId))
    .innerJoin(clock, sql`clock.zone = ${zone}`)
    .where(
      and(
        wantsKind(kind),
        eq(users.emailVerified, true),
        or(isNull(last), sql`${last} < clock.day`),
        lateMinutes === null ? undefined : sql`${late} < ${lateMinutes}`,
      ),
    );
  return rows.map(({ profile, email, lastDay }) => ({
    owner: profile.ownerId,
    email,
    profile: toProfile(profile),
    timeZone: profile.timeZone,
    dayStartHour: profile.dayStartHour,
    reminderTime: profile.reminderTime,
    energyUnit: profile.energyUnit,
    lastDay,
  }));
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
