import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingsApi, packsApi, timesApi } from '#features/bookings/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { book, trainerWith, verifiedPerson } from './testing/booking-world.ts';
import { type Person, startTestApp, type TestApp } from './testing/test-app.ts';

const MONDAY_9 = '2026-11-22T22:00:00.000Z';
const TUESDAY_9 = '2026-11-23T22:00:00.000Z';
const PACK = { credits: 5, priceCents: 40_000, validDays: 30 };

let test: TestApp;
let trainer: Person;
let offerId: string;
let mia: Person;

beforeAll(async () => {
  test = await startTestApp();
  ({ trainer, offerId } = await trainerWith(test, { packs: [PACK] }));
  mia = await verifiedPerson(test);
});
afterAll(() => test.close());

const one = (person: Person, id: string) => person.call(bookingsApi.one, { params: { id } });

it('a pack pays for sessions, a credit comes back in time, and its unused share is refunded', async () => {
  await book(mia, offerId, TUESDAY_9);
  const sell = { id: newId(), offerId, clientId: mia.id, pack: 0 };
  const stranger = await verifiedPerson(test);
  await expect(stranger.call(packsApi.sell, { body: sell })).rejects.toMatchObject({ status: 404 });
  await trainer.call(packsApi.sell, { body: sell });
  expect(await trainer.call(packsApi.sell, { body: sell })).toMatchObject({ left: 5 });
  const left = async () => (await mia.call(packsApi.mine, {})).bought[0]?.left;

  const id = newId();
  const start = '2026-11-24T22:00:00.000Z';
  await mia.call(bookingsApi.hold, { body: { id, offerId, start } });
  const body = { message: null, pay: 'credit' as const };
  const booked = await mia.call(bookingsApi.finish, { params: { id }, body });
  expect(booked).toMatchObject({ booking: { hasCredit: true } });
  expect(await left()).toBe(4);
  const page = await mia.call(timesApi.offer, { params: { offerId } });
  expect(page).toMatchObject({ credits: 4, packs: [PACK] });
  // More sessions than credits: nothing of it is booked.
  const times = [30, 31, 32, 33, 34].map((day) => ({
    id: newId(),
    start: new Date(Date.UTC(2026, 10, day, 22)).toISOString(),
  }));
  const series = { seriesId: newId(), offerId, times, message: null, pay: 'credit' as const };
  await expect(mia.call(bookingsApi.bookSeries, { body: series })).rejects.toMatchObject({
    status: 409,
    reason: 'no_credit',
  });
  expect(await left()).toBe(4);
  const { version } = await one(mia, id);
  const cancelled = await mia.call(bookingsApi.cancel, {
    params: { id },
    body: { version, feeCents: 0, takesCredit: false, reason: null },
  });
  expect(cancelled.settlement).toMatchObject({ credit: 'returned' });
  expect(await left()).toBe(5);

  const params = { id: sell.id };
  await expect(
    trainer.call(packsApi.refund, { params, body: { refundCents: 1 } }),
  ).rejects.toMatchObject({ status: 409 });
  const ended = await trainer.call(packsApi.refund, { params, body: { refundCents: 40_000 } });
  expect(ended).toMatchObject({ refundedCents: 40_000, left: 0 });
});

it('a series shows each clash, and books the others', async () => {
  const own = await trainerWith(test);
  await book(mia, own.offerId, '2026-11-29T22:00:00.000Z');
  const noah = await verifiedPerson(test);
  const times = await noah.call(bookingsApi.previewSeries, {
    body: { offerId: own.offerId, start: MONDAY_9, weeks: 3 },
  });
  expect(times.map(({ clashes }) => clashes)).toEqual([[], ['taken'], []]);
  const body = {
    seriesId: newId(),
    offerId: own.offerId,
    times: times.map(({ start }) => ({ id: newId(), start: start ?? '' })),
    message: 'Knees',
    pay: 'directly' as const,
  };
  const answers = await noah.call(bookingsApi.bookSeries, { body });
  expect(answers.map(({ outcome }) => outcome)).toEqual(['booked', 'clash', 'booked']);
  const again = await noah.call(bookingsApi.bookSeries, { body });
  expect(again.map(({ outcome }) => outcome)).toEqual(['booked', 'clash', 'booked']);
  expect(await noah.call(bookingsApi.mine, {})).toHaveLength(2);
});
