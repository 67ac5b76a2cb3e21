import { isMinor } from '#features/account/rules.ts';
import {
  type CalendarEmail,
  claimEmailDay,
  listRecipients,
  type Reader,
  recipientZones,
  wantsMail,
} from '#features/account/server/public.ts';
import { loggedDays } from '#features/food-log/server/public.ts';
import { isLeaving } from '#features/my-data/server/public.ts';
import { foodDaysOf } from '#features/nutrition/server/public.ts';
import type { WeeklyReport } from '#features/reports/server/public.ts';
import type { SignIn } from '#features/sign-in/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { type LocalClock, localClock } from '#platform/shared/local-clock.ts';
import {
  composeGentleSummary,
  composeReminder,
  composeReportMail,
  composeSummary,
} from '../../rules/emails.ts';
import {
  REMINDER_WITHIN_MINUTES,
  reminderDue,
  reportDue,
  summaryDue,
  weekBefore,
  weekOf,
} from '../../rules.ts';
import { stopToken } from './stop-links.ts';

const HOUR_MS = 3_600_000;
/** Drop a daily email that is late. */
const USEFUL_FOR_MS = 3 * HOUR_MS;

/** What writing emails by the calendar needs. */
export type EmailServices = {
  db: Db;
  signIn: Pick<SignIn, 'keyedHash' | 'post' | 'publicUrl'>;
  weeklyReport: WeeklyReport;
  log: { error(detail: object, message: string): void };
};

type Written = Pick<Mail, 'subject' | 'text' | 'html' | 'attachments'>;

type CalendarKind = {
  kind: CalendarEmail;
  /** Whether it may be due for anybody whose clock says so. */
  mayBeDue: (now: LocalClock) => boolean;
  /** How late it may be after the person's own time of day; null where all have one time. */
  lateMinutes: number | null;
  dueOn: (reader: Reader, now: LocalClock) => CalendarDay | null;
  /** The email, or null when there is nothing to say. */
  write: (
    db: Db,
    reader: Reader,
    day: CalendarDay,
    links: { diary: string; report: string; stop: string },
    at: { nowMs: number; weeklyReport: WeeklyReport },
  ) => Promise<Written | null>;
};

const zoneOf = ({ timeZone }: Reader) => timeZone ?? 'UTC';

const dailyReminder: CalendarKind = {
  kind: 'daily_reminder',
  mayBeDue: () => true,
  lateMinutes: REMINDER_WITHIN_MINUTES,
  dueOn: ({ reminderTime }, now) => reminderDue(now, reminderTime),
  async write(db, reader, _day, { diary, stop }, { nowMs }) {
    // Late at night the day that is meant may be the one before.
    const today = localClock(zoneOf(reader), nowMs - reader.dayStartHour * HOUR_MS).day;
    const logged = await loggedDays(db, reader.owner, today);
    return logged.includes(today) ? null : composeReminder(diary, stop);
  },
};

const weeklySummary: CalendarKind = {
  kind: 'weekly_summary',
  mayBeDue: (now) => summaryDue(now) !== null,
  lateMinutes: null,
  dueOn: (_reader, now) => summaryDue(now),
  async write(db, reader, monday, links) {
    const period = { from: addDays(monday, -7), to: addDays(monday, -1) };
    const { days, isGentle } = await foodDaysOf(db, reader, { ...period, date: monday });
    const week = weekOf(days);
    if (week.daysLogged === 0) return null;
    const young = reader.profile === null || isMinor(reader.profile.age);
    if (isGentle) return composeGentleSummary(week, links);
    return composeSummary(week, young ? null : reader.energyUnit, links);
  },
};

/** For paid plans. Nothing comes after a week without anything in it. */
const weeklyReportMail: CalendarKind = {
  kind: 'weekly_report',
  mayBeDue: (now) => reportDue(now) !== null,
  lateMinutes: null,
  dueOn: (_reader, now) => reportDue(now),
  async write(db, { owner }, monday, { report, stop }, { nowMs, weeklyReport }) {
    const [first = monday] = weekBefore(monday);
    const isAttached = await wantsMail(db, owner, 'weekly_report_pdf');
    const ready = await weeklyReport(db, owner, { monday, isAttached, nowMs });
    if (!ready) return null;
    const { from, to, file } = ready;
    const written = composeReportMail(first, {
      report: `${report}?from=${from}&to=${to}`,
      stop,
      isAttached: file !== null,
    });
    if (!file) return written;
    return { ...written, attachments: [{ ...file, type: 'application/pdf' }] };
  },
};

/**
 * Writes one person's email if it is due: the day is taken and the mail kept in one transaction, so
 * that it is written once however many servers try, and whenever one is killed.
 */
async function writeIfDue(
  { db, signIn, weeklyReport }: EmailServices,
  email: CalendarKind,
  reader: Reader,
  nowMs: number,
): Promise<void> {
  const day = email.dueOn(reader, localClock(zoneOf(reader), nowMs));
  if (day === null || (reader.lastDay !== null && reader.lastDay >= day)) return;
  // The day is not taken: who stays after all still gets today's.
  if (await isLeaving(db, reader.owner)) return;
  const token = stopToken(signIn, reader.owner, email.kind);
  const links = {
    diary: `${signIn.publicUrl}/log-food`,
    report: `${signIn.publicUrl}/progress/report`,
    stop: `${signIn.publicUrl}/notifications/stop/${token}`,
  };
  await inTransaction(db, async (db) => {
    if (!(await claimEmailDay(db, reader.owner, email.kind, day))) return;
    const written = await email.write(db, reader, day, links, { nowMs, weeklyReport });
    if (!written) return;
    const oneClickOff = `${signIn.publicUrl}/api/notifications/stop/${token}`;
    const mail = { to: reader.email, ...written, oneClickOff };
    await signIn.post(db, mail, { usefulForMs: USEFUL_FOR_MS });
  });
}

/** Writes every reminder and summary that is due at `nowMs`, each person's day once. */
export async function sendDueEmails(services: EmailServices, nowMs: number): Promise<void> {
  for (const email of [dailyReminder, weeklyReportMail, weeklySummary]) {
    const clocks = (await recipientZones(services.db, email.kind))
      .map((timeZone) => ({ timeZone, ...localClock(timeZone, nowMs) }))
      .filter(email.mayBeDue);
    if (clocks.length === 0) continue;
    for (const reader of await listRecipients(services.db, email.kind, clocks, email.lateMinutes)) {
      await writeIfDue(services, email, reader, nowMs).catch((error: unknown) =>
        services.log.error({ err: error, email: email.kind }, 'a reminder or summary was not sent'),
      );
    }
  }
}
