import type { BookingNews } from '#features/bookings/rules/booking-emails.ts';
import {
  type BookingRow,
  type BookingServices,
  creditsToConfirm,
  queueTrainer,
  tell,
  toCalendarEvent,
  zoneForReader,
} from '#features/bookings/server/public.ts';
import { toCalendarFile } from '#features/calendar-files/rules/calendar-file.ts';
import { guardianToTell } from '#features/guardians/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { composeSeriesEmail, type SeriesReader } from '../../rules/series-emails.ts';

/** What happened to one session of a series, as an email of its own would say it. */
type Told = { row: BookingRow; news: BookingNews };

/**
 * Runs `run` in one transaction, in the trainer's turn, with services that gather news. Both sides get one email about
 * all of it, stored in the same transaction.
 */
export const withOneEmail = <Services extends BookingServices, Result>(
  db: Db,
  services: Services,
  trainer: OwnerId,
  nowMs: number,
  run: (db: Db, gathering: Services) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, async (db) => {
    await queueTrainer(db, trainer);
    const told: Told[] = [];
    const gather = (row: BookingRow, news: BookingNews) => void told.push({ row, news });
    const result = await run(db, { ...services, gather });
    // An email never mixes people, whatever shares a series id.
    const peopleOf = ({ row }: Told) => `${row.booking.clientId} ${row.session.trainerId}`;
    for (const group of Map.groupBy(told, peopleOf).values()) {
      const [first] = group;
      if (group.length > 1) await tellSeries(db, services, group, nowMs);
      else if (first) await tell(db, services, first.row, first.news);
    }
    return result;
  });

/** Emails both sides, and a guardian, about all of these sessions, with one calendar file. */
async function tellSeries(
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
