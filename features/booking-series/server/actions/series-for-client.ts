import type { BookingAnswer } from '#features/bookings/contract.ts';
import {
  askClientIn,
  assertMayBook,
  earlier,
  isElsewhere,
  requireClient,
  requireOwnOffer,
  sessionSpan,
  sessionsWithin,
  type TimeServices,
} from '#features/bookings/server/public.ts';
import { overlaps } from '#features/free-times/rules/span.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { previewSeries } from './book-series.ts';
import { withOneEmail } from './tell-series.ts';

type Chosen = { offerId: string; placeId?: string | undefined };

/** The weeks of a series as its trainer sees them, with what each clashes with, also of the client. */
export async function previewForClient(
  db: Db,
  trainer: OwnerId,
  { clientId, ...wanted }: Chosen & { clientId?: string | undefined; start: string; weeks: number },
  nowMs: number,
) {
  const offer = await requireOwnOffer(db, trainer, wanted);
  const client = clientId === undefined ? null : await requireClient(db, trainer, clientId);
  const weeks = await previewSeries(db, wanted, nowMs);
  const spans = weeks.map(({ start }) =>
    start === null ? null : sessionSpan(offer, Date.parse(start)),
  );
  const known = spans.filter((span) => span !== null);
  const [first, last] = [known[0], known.at(-1)];
  const taken =
    client && first && last
      ? await sessionsWithin(db, client, { startMs: first.startMs, endMs: last.endMs })
      : [];
  return weeks.map((week, at) => {
    const span = spans[at];
    return { ...week, isClientElsewhere: taken.some((one) => span && overlaps(one, span)) };
  });
}

type Series = Chosen & {
  clientId: string;
  seriesId: string;
  times: readonly { id: string; start: string; overrides: boolean }[];
};

/** Asks a client to the chosen times. A time that was taken meanwhile is reported, and the others are asked for. */
export async function bookSeriesForClient(
  db: Db,
  services: TimeServices,
  trainer: OwnerId,
  { seriesId, clientId, times, ...chosen }: Series,
  nowMs: number,
): Promise<BookingAnswer[]> {
  const whose = {
    offer: await requireOwnOffer(db, trainer, chosen),
    client: await requireClient(db, trainer, clientId),
  };
  await assertMayBook(db, whose.client, whose.offer, nowMs);
  await services.refreshCalendars(db, trainer, nowMs);
  return withOneEmail(db, services, trainer, nowMs, async (db, gathering) => {
    const answers: BookingAnswer[] = [];
    for (const { id, start, overrides } of times) {
      const startMs = Date.parse(start);
      const isNew = (await earlier(db, trainer, id)) === null;
      answers.push(
        isNew && (await isElsewhere(db, whose, startMs))
          ? { outcome: 'clash', clashes: [], next: [] }
          : await askClientIn(db, gathering, whose, { id, startMs, overrides, seriesId }, nowMs),
      );
    }
    return answers;
  });
}
