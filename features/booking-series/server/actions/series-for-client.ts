import type { BookingAnswer } from '#features/bookings/contract.ts';
import {
  askClientIn,
  assertMayBook,
  earlier,
  isElsewhere,
  requireClient,
  requireOwnOffer,
  type TimeServices,
} from '#features/bookings/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { previewSeries } from './book-series.ts';
import { withOneEmail } from './tell-series.ts';

type Chosen = { offerId: string; placeId?: string | undefined };

/** The weeks of a series as its trainer sees them: what is against each, of their own and of the client. */
export async function previewForClient(
  db: Db,
  trainer: OwnerId,
  { clientId, ...wanted }: Chosen & { clientId?: string | undefined; start: string; weeks: number },
  nowMs: number,
) {
  const offer = await requireOwnOffer(db, trainer, wanted);
  const client = clientId === undefined ? null : await requireClient(db, trainer, clientId);
  const weeks = await previewSeries(db, wanted, nowMs);
  return Promise.all(
    weeks.map(async (week) => ({
      ...week,
      isClientElsewhere:
        week.start !== null &&
        client !== null &&
        (await isElsewhere(db, { client, offer }, Date.parse(week.start))),
    })),
  );
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
