import { seriesApi } from '#features/booking-series/contract.ts';
import { bookingsApi, timesApi, waitingApi } from '#features/bookings/contract.ts';
import { afterwardsApi } from '#features/missed-sessions/contract.ts';
import { packsApi } from '#features/packs/contract.ts';
import { reviewsApi } from '#features/trainers/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import type { SampleDay, SamplePerson } from '../sample-world.ts';
import { SAMPLE_VISITS, type SampleVisit } from './sample-visits.ts';

export type MarketPeople = {
  people: Map<string, SamplePerson>;
  /** ids of offers, by "Trainer: Offer" */
  offers: Map<string, string>;
  /** ids of bookings, by their visit */
  bookings: Map<SampleVisit, string>;
};

/** Times are booked so many evenings before. */
const BOOKED_BEFORE = 3;
/** Steps through the times of a day, so that not everybody comes first thing in the morning. */
const STEP = 3;

/** The evening on which a visit is booked: for those to come the last ones. */
const bookedDaysAgo = (visit: SampleVisit): number => {
  if (visit.offer === 'Free first talk' || visit.offer === 'Training at your home') return 0;
  return Math.max(visit.daysAgo + BOOKED_BEFORE, 1);
};

/** For the one who trains people at their homes. */
const CLIENTS_ADDRESS = '12 Rose Street, Randwick';

const isShared = (offer: string): boolean => /group|trio|hour$/.test(offer);

/** The times of an offer from a date on, within four days. */
async function timesOf(client: SamplePerson, offerId: string, date: string) {
  const query = {
    from: `${addDays(date, -1)}T14:00:00.000Z`,
    to: `${addDays(date, 3)}T14:00:00.000Z`,
  };
  return (await client.call(timesApi.between, { params: { offerId }, query })).starts;
}

async function book(market: MarketPeople, visit: SampleVisit, date: string, index: number) {
  const client = market.people.get(visit.client);
  const offerId = market.offers.get(`${visit.trainer}: ${visit.offer}`);
  if (!client || !offerId) throw new Error(`Nobody books ${visit.offer} of ${visit.trainer}.`);
  const all = await timesOf(client, offerId, date);
  const [first] = all;
  if (!first) return;
  const ofDay = all.filter(({ start }) => start.slice(0, 10) === first.start.slice(0, 10));
  const chosen = isShared(visit.offer)
    ? (all.find(({ sessionId }) => sessionId) ?? first)
    : (ofDay[(index * STEP) % ofDay.length] ?? first);
  if (chosen.left === 0 && chosen.sessionId) {
    await client.call(waitingApi.join, { body: { sessionId: chosen.sessionId } });
    return;
  }
  const id = newId();
  const held = await client.call(bookingsApi.hold, { body: { id, offerId, start: chosen.start } });
  if (held.outcome !== 'booked') return;
  await client.call(bookingsApi.finish, {
    params: { id },
    body: {
      message: visit.message ?? null,
      pay: visit.hasCredit ? 'credit' : 'directly',
      ...(held.booking.place?.isClients && { address: CLIENTS_ADDRESS }),
    },
  });
  market.bookings.set(visit, id);
}

/** The day after: what the trainer notes, and what the client says. */
async function comeBack({ people, bookings }: MarketPeople, visit: SampleVisit): Promise<void> {
  const [client, trainer] = [people.get(visit.client), people.get(visit.trainer)];
  const id = bookings.get(visit);
  if (!client || !trainer || !id) return;
  const { version, priceCents, hasCredit } = await trainer.call(bookingsApi.one, {
    params: { id },
  });
  if (visit.becomes === 'missed') {
    const body = { version, act: 'say' } as const;
    await trainer.call(afterwardsApi.missing, { params: { id }, body });
  } else if (priceCents > 0 && !hasCredit) {
    const body = { version, paidCents: priceCents };
    await trainer.call(afterwardsApi.notePayment, { params: { id }, body });
  }
  if (!visit.review) return;
  const [stars, text, reply] = visit.review;
  await client.call(reviewsApi.save, { params: { id }, body: { stars, text } });
  if (reply) await trainer.call(reviewsApi.reply, { params: { id }, body: { text: reply } });
}

async function cancel({ people, bookings }: MarketPeople, visit: SampleVisit): Promise<void> {
  const [client, id] = [people.get(visit.client), bookings.get(visit)];
  if (!client || !id) return;
  const { version, ifCancelledNow } = await client.call(bookingsApi.one, { params: { id } });
  await client.call(bookingsApi.cancel, {
    params: { id },
    body: {
      version,
      feeCents: ifCancelledNow?.feeCents ?? 0,
      takesCredit: ifCancelledNow?.credit === 'kept',
      reason: 'I have a cold, sorry.',
    },
  });
}

const PACK_DAYS_AGO = 29;
const SERIES_DAYS_AGO = 2;
const SERIES_WEEKS = 4;

/** A client buys five sessions after their first one. */
async function sellPack({ people, offers, bookings }: MarketPeople): Promise<void> {
  const [first] = SAMPLE_VISITS;
  const [trainer, id] = [people.get(first?.trainer ?? ''), first && bookings.get(first)];
  const offerId = offers.get(`${first?.trainer}: ${first?.offer}`);
  if (!trainer || !id || !offerId) return;
  const { clientId } = await trainer.call(bookingsApi.one, { params: { id } });
  if (clientId === null) return;
  await trainer.call(packsApi.sell, { body: { id: newId(), offerId, clientId, pack: 0 } });
}

/** The same time for four weeks with the trainer of one's practice. */
async function bookSeries({ people, offers }: MarketPeople, date: string): Promise<void> {
  const client = people.get('Robin Walsh');
  const offerId = offers.get('Jordan Reid: Coaching session');
  if (!client || !offerId) return;
  const [first] = await timesOf(client, offerId, addDays(date, 2));
  if (!first) return;
  const body = { offerId, start: first.start, weeks: SERIES_WEEKS };
  const times = (await client.call(seriesApi.preview, { body })).flatMap(({ start, clashes }) =>
    start && clashes.length === 0 ? [{ id: newId(), start }] : [],
  );
  await client.call(seriesApi.book, {
    body: { seriesId: newId(), offerId, times, message: null, pay: 'directly' },
  });
}

/** What happens in the market on a day. */
export async function followVisits(market: MarketPeople, day: SampleDay): Promise<void> {
  for (const [index, visit] of SAMPLE_VISITS.entries()) {
    const { daysAgo, becomes } = visit;
    if (bookedDaysAgo(visit) === day.daysAgo) {
      await book(market, visit, addDays(day.date, day.daysAgo - daysAgo), index);
    }
    if (becomes === 'cancelled' && daysAgo + 1 === day.daysAgo) await cancel(market, visit);
    if (becomes !== 'cancelled' && daysAgo - 2 === day.daysAgo) await comeBack(market, visit);
  }
  if (day.daysAgo === PACK_DAYS_AGO) await sellPack(market);
  if (day.daysAgo === SERIES_DAYS_AGO) await bookSeries(market, day.date);
}
