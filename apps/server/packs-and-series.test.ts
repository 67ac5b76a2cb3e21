import { afterAll, beforeAll, expect, it } from 'vitest';
import { seriesApi } from '#features/booking-series/contract.ts';
import { type Booking, bookingsApi, timesApi } from '#features/bookings/contract.ts';
import { packsApi } from '#features/packs/contract.ts';
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

const mailsTo = (person: Person) => test.outbox.filter(({ to }) => to === person.email);
const eventsIn = (file = '') => file.match(/UID:booking-/g) ?? [];
const one = (person: Person, id: string) => person.call(bookingsApi.one, { params: { id } });

it('a pack pays for sessions, a credit comes back in time, and its unused share is refunded', async () => {
  await book(mia, offerId, TUESDAY_9);
  const sell = { id: newId(), offerId, clientId: mia.id, pack: 0 };
  const stranger = await verifiedPerson(test);
  await expect(stranger.call(packsApi.sell, { body: sell })).rejects.toMatchObject({ status: 404 });
  await trainer.call(packsApi.sell, { body: sell });
  expect(await trainer.call(packsApi.sell, { body: sell })).toMatchObject({ left: 5 });
  expect(mailsTo(mia).map(({ subject }) => subject)).toContain('Receipt: pack of 5 sessions');
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
  await expect(mia.call(seriesApi.book, { body: series })).rejects.toMatchObject({
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

it('credits pay for the first sessions of a series, and money for the rest', async () => {
  const pack = { ...PACK, credits: 2 };
  const own = await trainerWith(test, { packs: [pack] });
  const kim = await verifiedPerson(test);
  await book(kim, own.offerId, TUESDAY_9);
  const sold = { id: newId(), offerId: own.offerId, clientId: kim.id, pack: 0 };
  await own.trainer.call(packsApi.sell, { body: sold });
  const times = [30, 31, 32].map((day) => ({
    id: newId(),
    start: new Date(Date.UTC(2026, 10, day, 22)).toISOString(),
  }));
  const body = {
    seriesId: newId(),
    offerId: own.offerId,
    times,
    message: null,
    pay: 'credit' as const,
    credits: 2,
  };
  // The same call again uses nothing more.
  for (const _ of [1, 2]) {
    const answers = await kim.call(seriesApi.book, { body });
    const credits = answers.map((one) => one.outcome === 'booked' && one.booking.hasCredit);
    expect(credits).toEqual([true, true, false]);
  }
  expect((await kim.call(packsApi.mine, {})).bought[0]?.left).toBe(0);
  const mail = mailsTo(kim).at(-1);
  expect(mail?.text).toContain('Paid with 2 of your credits.');
  expect(mail?.text).toContain('Price for the other 1: $90 each, $90 together.');
});

it('a series shows each clash, and books the others', async () => {
  const own = await trainerWith(test);
  await book(mia, own.offerId, '2026-11-29T22:00:00.000Z');
  const noah = await verifiedPerson(test);
  const times = await noah.call(seriesApi.preview, {
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
  const answers = await noah.call(seriesApi.book, { body });
  expect(answers.map(({ outcome }) => outcome)).toEqual(['booked', 'clash', 'booked']);
  const again = await noah.call(seriesApi.book, { body });
  expect(again.map(({ outcome }) => outcome)).toEqual(['booked', 'clash', 'booked']);
  expect(await noah.call(bookingsApi.mine, {})).toHaveLength(2);
  // One mail to each side, with a calendar file of both.
  for (const person of [noah, own.trainer]) {
    const mails = mailsTo(person).filter(({ subject }) => subject.includes('2 sessions'));
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Booked: 2 sessions from Monday 23 November 2026, 9:00 am',
    ]);
    expect(eventsIn(mails[0]?.calendar?.content)).toHaveLength(2);
  }
});

it('a series that fails part way books nothing and mails nobody', async () => {
  const own = await trainerWith(test);
  const [noah, lee] = [await verifiedPerson(test), await verifiedPerson(test)];
  const taken = await book(lee, own.offerId, '2026-12-01T22:00:00.000Z');
  const mails = mailsTo(own.trainer).length;
  const times = [
    { id: newId(), start: MONDAY_9 },
    { id: taken.id, start: '2026-11-29T22:00:00.000Z' },
  ];
  const how = { message: null, pay: 'directly' as const };
  await expect(
    noah.call(seriesApi.book, { body: { seriesId: newId(), offerId: own.offerId, times, ...how } }),
  ).rejects.toMatchObject({ status: 404 });
  expect(await noah.call(bookingsApi.mine, {})).toEqual([]);
  expect(mailsTo(own.trainer)).toHaveLength(mails);
});

const weekly = async (client: Person, offer: string, weeks: number) => {
  const at = (week: number) => new Date(Date.parse(MONDAY_9) + week * 7 * 86_400_000).toISOString();
  const times = Array.from({ length: weeks }, (_, week) => ({ id: newId(), start: at(week) }));
  const body = {
    seriesId: newId(),
    offerId: offer,
    times,
    message: null,
    pay: 'directly' as const,
  };
  await client.call(seriesApi.book, { body });
  return times.map(({ id }) => id);
};
const agreedOf = ({ id, version, ifCancelledNow }: Booking) => ({
  id,
  version,
  feeCents: ifCancelledNow?.feeCents ?? 0,
  takesCredit: ifCancelledNow?.credit === 'kept',
});

it('the rest of a series moves and is cancelled at once, with one mail and under the terms of each', async () => {
  const own = await trainerWith(test);
  const kim = await verifiedPerson(test);
  const [first = '', second = ''] = await weekly(kim, own.offerId, 3);
  const rest = { params: { id: second } };
  expect((await kim.call(seriesApi.toCome, rest)).map(({ id }) => id)).not.toContain(first);
  await expect(mia.call(seriesApi.toCome, rest)).rejects.toMatchObject({ status: 404 });

  // A week later: each goes where the next one was.
  const start = '2026-12-06T22:00:00.000Z';
  const preview = await kim.call(seriesApi.previewMove, { ...rest, body: { start } });
  expect(preview.map(({ clashes }) => clashes)).toEqual([[], []]);
  const bookings = preview.map(({ booking }) => ({ ...agreedOf(booking), newId: newId() }));
  const moved = await kim.call(seriesApi.move, { ...rest, body: { start, bookings } });
  expect(moved.map((answer) => answer.outcome === 'booked' && answer.booking.start)).toEqual([
    start,
    '2026-12-13T22:00:00.000Z',
  ]);
  expect(mailsTo(own.trainer).at(-1)?.subject).toBe(
    'Moved: 2 sessions from Monday 7 December 2026, 9:00 am',
  );

  // Within a day of the first one left: that one costs half, the later one nothing.
  test.clock.set(Date.parse(start) - 3_600_000);
  const toCome = await kim.call(seriesApi.toCome, rest);
  const cancel = (all: ReturnType<typeof agreedOf>[]) =>
    kim.call(seriesApi.cancel, { ...rest, body: { bookings: all, reason: null } });
  const unsaid = toCome.map((booking) => ({ ...agreedOf(booking), feeCents: 0 }));
  await expect(cancel(unsaid)).rejects.toMatchObject({ status: 409 });
  expect((await one(kim, toCome[1]?.id ?? '')).state).toBe('confirmed');
  const before = mailsTo(kim).length;
  const ended = await cancel(toCome.map(agreedOf));
  expect(ended.map(({ settlement }) => settlement?.feeCents)).toEqual([4_500, 0]);
  expect(mailsTo(kim)).toHaveLength(before + 1);
  const mail = mailsTo(kim).at(-1);
  expect(mail?.subject).toBe('Cancelled: 2 sessions from Monday 7 December 2026, 9:00 am');
  expect(mail?.text).toContain('It costs $45, still to be paid.');
  expect(mail?.calendar?.content.match(/STATUS:CANCELLED/g)).toHaveLength(2);
  test.clock.set(Date.UTC(2026, 10, 20, 21, 30));
});
