import type { BookingNews } from '#features/bookings/rules/booking-emails.ts';
import {
  type BookingRow,
  type BookingServices,
  creditsToConfirm,
  toCalendarEvent,
  zoneForReader,
} from '#features/bookings/server/public.ts';
import { toCalendarFile } from '#features/calendar-files/rules/calendar-file.ts';
import { guardianToTell } from '#features/guardians/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { composeSeriesEmail, type SeriesReader } from '../../rules/series-emails.ts';

/** What happened to one session of a series, as the mail of its own would have said it. */
export type Told = { row: BookingRow; news: BookingNews };

/** Services that keep news together, where others mail each. */
export const gathering = <Services extends BookingServices>(
  services: Services,
  told: Told[],
): Services => ({ ...services, gather: (row, news) => told.push({ row, news }) });

/** Mails both sides, and a guardian, once about all of them, with one calendar file of all. */
export async function tellSeries(
  db: Db,
  { post, publicUrl }: BookingServices,
  told: readonly Told[],
  nowMs: number,
): Promise<void> {
  const inOrder = told.toSorted((a, b) => +a.row.session.startsAt - +b.row.session.startsAt);
  const [first] = inOrder;
  if (!first) return;
  const { booking, client, trainer } = first.row;
  const timeZone = await zoneForReader(db, booking.clientId, booking.agreement.timeZone);
  const guardian = await guardianToTell(db, booking.clientId);
  const readers: (SeriesReader & { email: string })[] = [
    { to: 'client', email: client.email, timeZone },
    { to: 'trainer', email: trainer.email, timeZone: booking.agreement.timeZone },
    ...(guardian === null ? [] : [{ to: 'guardian' as const, email: guardian, timeZone }]),
  ];
  const credits = await creditsToConfirm(db, first.row, first.news);
  for (const { email, ...reader } of readers) {
    const { to } = reader;
    const sessions = inOrder.map(({ row, news }) => ({
      news,
      startMs: row.session.startsAt.getTime(),
      endMs: row.session.endsAt.getTime(),
      agreement: row.booking.agreement,
      settlement: row.booking.settlement,
      hasCredit: row.booking.creditsId !== null,
      untilMs: row.booking.keptUntil?.getTime() ?? null,
    }));
    const about = {
      sessions,
      clientName: client.name,
      trainerName: trainer.name,
      message: booking.message,
      reason: booking.cancelReason,
      isByTrainer: booking.isByTrainer,
      credits,
      href: `${publicUrl}/trainers/bookings/${booking.id}`,
      otherTimesHref: `${publicUrl}/trainers/book/${first.row.session.offerId}`,
      nowMs,
    };
    const events =
      to === 'guardian'
        ? []
        : inOrder.map(({ row }) =>
            toCalendarEvent(row, { publicUrl, to, timeZone: reader.timeZone }),
          );
    await post(db, {
      to: email,
      ...composeSeriesEmail({ ...about, ...reader }),
      // Several sessions in one file are published: an invitation is about one.
      ...(events.length > 0 && {
        calendar: { method: 'PUBLISH', content: toCalendarFile(events, 'PUBLISH') },
      }),
    });
  }
}
