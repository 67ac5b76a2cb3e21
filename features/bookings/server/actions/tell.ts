import { timeZoneOf, todayOf } from '#features/account/server/public.ts';
import {
  type CalendarEvent,
  toCalendarFile,
} from '#features/calendar-files/rules/calendar-file.ts';
import { placeWords } from '#features/free-times/rules/when-words.ts';
import { guardianToTell } from '#features/guardians/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type BookingNews, composeBookingEmail, type TellOf } from '../../rules/booking-emails.ts';
import { calendarNotes } from '../../rules/calendar-notes.ts';
import { countCredits } from '../queries/credits.ts';
import type { BookingServices } from './require-booking.ts';
import { agreementOf } from './show-booking.ts';
import type { BookingRow } from './with-people.ts';

/** What puts a session into calendars, moves it there or takes it out; other news leaves them alone. */
const METHODS: Partial<Record<BookingNews['kind'], 'REQUEST' | 'CANCEL'>> = {
  requested: 'REQUEST',
  reopened: 'REQUEST',
  booked: 'REQUEST',
  approved: 'REQUEST',
  moved: 'REQUEST',
  changed: 'REQUEST',
  declined: 'CANCEL',
  lapsed: 'CANCEL',
  cancelled: 'CANCEL',
};

/** So long before a session a calendar reminds. */
const REMIND_MINUTES = 60;

const hostOf = (publicUrl: string): string => new URL(publicUrl).hostname;

/** A booking as a calendar keeps it: its id names it for ever, its version counts its changes. */
export function toCalendarEvent(
  { booking, session, client, trainer }: BookingRow,
  {
    publicUrl,
    to,
    timeZone = booking.agreement.timeZone,
  }: { publicUrl: string; to: 'client' | 'trainer'; timeZone?: string },
): CalendarEvent {
  const { agreement } = booking;
  const host = hostOf(publicUrl);
  const reader = to === 'client' ? client : trainer;
  const other = (to === 'client' ? trainer.name : client.name).trim();
  const place = agreement.place && placeWords(agreement.place);
  return {
    uid: `booking-${booking.id}@${host}`,
    sequence: booking.version,
    changedAtMs: booking.updatedAt.getTime(),
    startMs: session.startsAt.getTime(),
    endMs: session.endsAt.getTime(),
    isCancelled: !['held', 'requested', 'confirmed'].includes(booking.state),
    isTentative: booking.state === 'requested',
    title: other ? `${agreement.offerName} with ${other}` : agreement.offerName,
    description: calendarNotes({
      to,
      agreement,
      message: booking.message,
      hasCredit: booking.creditsId !== null,
      startMs: session.startsAt.getTime(),
      timeZone,
    }).join('\n'),
    remindMinutes: REMIND_MINUTES,
    location: agreement.isOnline ? (booking.state === 'confirmed' ? agreement.link : null) : place,
    url: `${publicUrl}/trainers/bookings/${booking.id}`,
    // Neither side learns the other's address.
    organiser: { name: 'Vigour', email: `bookings@${host}` },
    attendees: [{ name: reader.name, email: reader.email }],
  };
}

/** Mails both sides of a booking, and the guardian of a client of 16 or 17, what happened to it. */
export async function tell(
  db: Db,
  { post, publicUrl, gather }: BookingServices,
  row: BookingRow,
  news: BookingNews,
): Promise<void> {
  if (gather) {
    gather(row, news);
    return;
  }
  const { booking, session, client, trainer } = row;
  const method = METHODS[news.kind];
  const zones = {
    client: await zoneForReader(db, booking.clientId, booking.agreement.timeZone),
    trainer: booking.agreement.timeZone,
  };
  const about: Omit<TellOf, 'to' | 'timeZone'> = {
    news,
    startMs: session.startsAt.getTime(),
    endMs: session.endsAt.getTime(),
    agreement: booking.agreement,
    terms: agreementOf(row),
    trainerName: trainer.name,
    clientName: client.name,
    message: booking.message,
    reason: booking.cancelReason,
    settlement: booking.settlement,
    nowMs: booking.updatedAt.getTime(),
    isByTrainer: booking.isByTrainer,
    credits: await creditsToConfirm(db, row, news),
    untilMs: booking.keptUntil?.getTime() ?? null,
    href: `${publicUrl}/trainers/bookings/${booking.id}`,
    otherTimesHref: `${publicUrl}/trainers/book/${session.offerId}`,
    missing: booking.missing,
    sayer: row.sayer,
  };
  // A full class would be thirty mails to its trainer, who has its list.
  const readers = session.isClass ? (['client'] as const) : (['client', 'trainer'] as const);
  for (const to of readers) {
    const event = method && toCalendarEvent(row, { publicUrl, to, timeZone: zones[to] });
    await post(db, {
      to: to === 'client' ? client.email : trainer.email,
      ...composeBookingEmail({ ...about, to, timeZone: zones[to] }),
      ...(event && { calendar: { method, content: toCalendarFile([event], method) } }),
    });
  }
  const guardian = await guardianToTell(db, booking.clientId);
  if (guardian === null) return;
  await post(db, {
    to: guardian,
    ...composeBookingEmail({ ...about, to: 'guardian', timeZone: zones.client }),
  });
}

/** With how many credits a client may pay for what a trainer booked, before they confirm. */
export async function creditsToConfirm(
  db: Db,
  { booking, session }: BookingRow,
  news: BookingNews,
): Promise<number> {
  if (!booking.isByTrainer || news.kind !== 'requested') return 0;
  const today = await todayOf(db, booking.clientId, booking.updatedAt.getTime());
  return countCredits(db, booking.clientId, session.offerId, today);
}

/** The zone in which a client is told times; the trainer's until theirs is known. */
export async function zoneForReader(db: Db, client: OwnerId, fallback: string): Promise<string> {
  const zone = await timeZoneOf(db, client);
  return zone === 'UTC' ? fallback : zone;
}
