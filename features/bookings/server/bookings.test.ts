import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveOwner } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import {
  book,
  offerOf,
  trainerWith,
  verifiedPerson,
} from '../../../apps/server/testing/booking-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { bookingsApi } from '../contract/bookings.ts';
import { offersApi } from '../contract/offers.ts';
import { timesApi } from '../contract/times.ts';
import { AN_OFFER } from '../testing/offer.ts';
import { nextFreeOf, offersOfTrainers } from './public.ts';

/** The test clock stands at 8:30 on Saturday 21 November in Sydney. */
const MONDAY_9 = '2026-11-22T22:00:00.000Z';
const MONDAY_10 = '2026-11-22T23:00:00.000Z';
const TUESDAY_9 = '2026-11-23T22:00:00.000Z';
const HOUR_MS = 3_600_000;

let test: TestApp;
let trainer: Person;
let offerId: string;
let mia: Person;
let noah: Person;

beforeAll(async () => {
  test = await startTestApp();
  ({ trainer, offerId } = await trainerWith(test));
  [mia, noah] = [await verifiedPerson(test), await verifiedPerson(test)];
});
afterAll(() => test.close());

const startsOf = async (offer: string, from = MONDAY_9, hours = 8) => {
  const to = new Date(Date.parse(from) + hours * HOUR_MS).toISOString();
  const { starts } = await test.stranger.call(timesApi.between, {
    params: { offerId: offer },
    query: { from, to },
  });
  return starts.map(({ start }) => start);
};
const mailsTo = (person: Person) => test.outbox.filter(({ to }) => to === person.email);
const hold = (person: Person, offer: string, start: string, id = newId()) =>
  person.call(bookingsApi.hold, { body: { id, offerId: offer, start } });
const one = (person: Person, id: string) => person.call(bookingsApi.one, { params: { id } });

describe('a session', () => {
  it('is shown to anybody, booked by one, mailed to both, and cancelled', async () => {
    expect(await startsOf(offerId)).toHaveLength(8);
    const booking = await book(mia, offerId, MONDAY_9);
    expect(booking).toMatchObject({ state: 'confirmed', side: 'client', trainerName: 'Priya' });
    expect(await startsOf(offerId)).not.toContain(MONDAY_9);

    const [mine] = await mia.call(bookingsApi.mine, {});
    expect(mine).toEqual(booking);
    const query = { from: '2026-11-20T00:00:00Z', to: '2026-11-30T00:00:00Z' };
    const [seen] = await trainer.call(bookingsApi.calendar, { query });
    expect(seen).toMatchObject({ id: booking.id, side: 'trainer', clientName: 'Sam' });
    expect(JSON.stringify(seen)).not.toContain(mia.email);
    expect(JSON.stringify(booking)).not.toContain(trainer.email);

    for (const person of [mia, trainer]) {
      const mail = mailsTo(person).at(-1);
      expect(mail?.subject).toBe('Booked: Monday 23 November 2026, 9:00 am');
      expect(mail?.calendar?.method).toBe('REQUEST');
      const others = person === mia ? trainer.email : mia.email;
      expect(JSON.stringify(mail)).not.toContain(others);
    }
    expect(mailsTo(mia).at(-1)?.text).toContain('Payment goes to the trainer directly.');

    const cancelled = await mia.call(bookingsApi.cancel, {
      params: { id: booking.id },
      body: { version: booking.version, feeCents: 0, takesCredit: false, reason: 'A cold' },
    });
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      settlement: { reason: 'in-time', feeCents: 0 },
    });
    expect(mailsTo(trainer).at(-1)).toMatchObject({ calendar: { method: 'CANCEL' } });
    expect(mailsTo(trainer).at(-1)?.text).toContain('A cold');
    expect(await startsOf(offerId)).toContain(MONDAY_9);
  });

  it('is kept for ten minutes, and by nobody after that', async () => {
    const id = newId();
    const held = await hold(mia, offerId, MONDAY_9, id);
    expect(held).toMatchObject({ outcome: 'booked', booking: { state: 'held' } });
    expect(await hold(mia, offerId, MONDAY_9, id)).toEqual(held);
    expect(await hold(noah, offerId, MONDAY_9)).toEqual({
      outcome: 'clash',
      clashes: ['taken'],
      next: [MONDAY_10, '2026-11-23T00:00:00.000Z', '2026-11-23T01:00:00.000Z'],
    });
    test.clock.advance(10 * 60_000);
    expect(await startsOf(offerId)).toContain(MONDAY_9);
    // Who is late still gets it while it is free.
    const body = { message: null, pay: 'directly' as const };
    const finished = await mia.call(bookingsApi.finish, { params: { id }, body });
    expect(finished).toMatchObject({ outcome: 'booked', booking: { state: 'confirmed' } });
    expect(await mia.call(bookingsApi.finish, { params: { id }, body })).toEqual(finished);

    const late = newId();
    await hold(noah, offerId, MONDAY_10, late);
    test.clock.advance(10 * 60_000);
    await book(mia, offerId, MONDAY_10);
    const answer = await noah.call(bookingsApi.finish, { params: { id: late }, body });
    expect(answer).toMatchObject({ outcome: 'clash', clashes: ['taken'] });
    test.clock.advance(-20 * 60_000);
  });

  it('is the next one of its offer until it is booked', async () => {
    const own = await trainerWith(test);
    const next = async () => {
      const [offer] = await offersOfTrainers(test.database.db, [proveOwner(own.trainer.id)]);
      const params = { offerId: own.offerId };
      const { start } = await test.stranger.call(timesApi.next, { params, query: {} });
      const { db } = test.database;
      const kept = offer && (await nextFreeOf(db, [offer], test.clock.now())).get(offer.id);
      expect(new Date(kept ?? 0).toISOString()).toBe(start);
      return start;
    };
    expect(await next()).toBe('2026-11-20T22:00:00.000Z');
    const booking = await book(mia, own.offerId, '2026-11-20T22:00:00.000Z');
    expect(await next()).toBe('2026-11-20T23:00:00.000Z');
    await mia.call(bookingsApi.cancel, {
      params: { id: booking.id },
      body: { version: booking.version, feeCents: 0, takesCredit: false, reason: null },
    });
    expect(await next()).toBe('2026-11-20T22:00:00.000Z');
  });

  it('has buffers that nobody can book into', async () => {
    const buffered = await trainerWith(test, {
      gridMinutes: 15,
      bufferBeforeMinutes: 15,
      bufferAfterMinutes: 15,
    });
    await book(mia, buffered.offerId, MONDAY_9);
    const free = await startsOf(buffered.offerId);
    expect(free[0]).toBe('2026-11-22T23:30:00.000Z');
    expect(await hold(noah, buffered.offerId, '2026-11-22T23:15:00.000Z')).toMatchObject({
      clashes: ['buffer'],
    });
  });

  it('of a past, closed or skipped time is refused with its reason', async () => {
    const tries: [string, string][] = [
      ['2026-11-19T22:00:00.000Z', 'past'],
      ['2026-11-23T10:00:00.000Z', 'closed'],
      ['2026-11-22T22:10:00.000Z', 'off-grid'],
      ['2027-06-01T23:00:00.000Z', 'too-far'],
    ];
    const other = await trainerWith(test);
    for (const [start, clash] of tries) {
      const answer = await hold(mia, other.offerId, start);
      expect(answer, start).toMatchObject({ outcome: 'clash' });
      expect(answer.outcome === 'clash' && answer.clashes).toContain(clash);
    }
  });
});

describe('moving', () => {
  it('keeps the terms in time, costs late, and is free after a trainer’s move', async () => {
    const own = await trainerWith(test, { gridMinutes: 30 });
    const booking = await book(mia, own.offerId, MONDAY_9);
    const move = (person: Person, version: number, start: string, more = {}) =>
      person.call(bookingsApi.move, {
        params: { id: booking.id },
        body: {
          version,
          start,
          newId: newId(),
          feeCents: 0,
          takesCredit: false,
          overrides: false,
          ...more,
        },
      });
    const query = { from: MONDAY_9, to: TUESDAY_9, moves: booking.id };
    const params = { offerId: own.offerId };
    const toMove = await mia.call(timesApi.between, { params, query });
    expect(toMove.starts[1]?.start).toBe('2026-11-22T22:30:00.000Z');
    await expect(noah.call(timesApi.between, { params, query })).rejects.toMatchObject({
      status: 404,
    });
    const moved = await move(mia, booking.version, MONDAY_10);
    expect(moved).toMatchObject({
      outcome: 'booked',
      booking: { id: booking.id, start: MONDAY_10 },
    });
    const version = moved.outcome === 'booked' ? moved.booking.version : 0;
    const events = mailsTo(mia).flatMap(({ calendar }) => calendar?.content ?? []);
    const sequences = events
      .filter((text) => text.includes(booking.id))
      .map((text) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]));
    expect(sequences).toEqual([booking.version, version]);

    // Within the day before: the client’s move costs half.
    test.clock.set(Date.parse(MONDAY_10) - 3 * HOUR_MS);
    await expect(move(mia, version, TUESDAY_9)).rejects.toMatchObject({ reason: 'late_move' });
    const trainers = await move(own.trainer, version, '2026-11-23T03:00:00.000Z');
    expect(trainers).toMatchObject({ booking: { wasMovedByTrainer: true } });
    const now = await one(mia, booking.id);
    expect(now.ifCancelledNow).toMatchObject({ reason: 'trainer-moved', feeCents: 0 });

    const late = await book(noah, own.offerId, MONDAY_10);
    test.clock.advance(30 * 60_000);
    const moveLate = (start: string) =>
      noah.call(bookingsApi.move, {
        params: { id: late.id },
        body: {
          version: late.version,
          start,
          newId: newId(),
          feeCents: 4_500,
          takesCredit: false,
          overrides: false,
        },
      });
    expect(await moveLate(now.start)).toMatchObject({ clashes: ['taken'] });
    expect(await one(noah, late.id)).toMatchObject({ state: 'confirmed', version: late.version });
    // Its own old time is no clash.
    const start = '2026-11-22T23:30:00.000Z';
    expect(await moveLate(start)).toMatchObject({ outcome: 'booked', booking: { start } });
    expect(await one(noah, late.id)).toMatchObject({
      state: 'cancelled',
      settlement: { reason: 'late', feeCents: 4_500, owedCents: 4_500 },
    });
    test.clock.set(Date.UTC(2026, 10, 20, 21, 30));
  });
});

it('a session that moves stays as long as it was booked', async () => {
  const own = await trainerWith(test);
  const booking = await book(mia, own.offerId, MONDAY_9);
  const change = { ...AN_OFFER, minutes: 30, gridMinutes: 30, bufferAfterMinutes: 30 };
  await own.trainer.call(offersApi.edit, {
    params: { id: own.offerId },
    body: { ...change, version: 1 },
  });
  await book(noah, own.offerId, '2026-11-23T00:00:00.000Z');
  const move = (person: Person, version: number, start: string) => {
    const agreed = { feeCents: 0, takesCredit: false, overrides: false };
    const body = { ...agreed, version, start, newId: newId() };
    return person.call(bookingsApi.move, { params: { id: booking.id }, body });
  };
  const query = { from: MONDAY_9, to: TUESDAY_9, moves: booking.id };
  const shown = await mia.call(timesApi.between, { params: { offerId: own.offerId }, query });
  expect(shown.minutes).toBe(60);
  const halfPastTen = '2026-11-22T23:30:00.000Z';
  expect(shown.starts.map(({ start }) => start)).not.toContain(halfPastTen);
  expect(await move(mia, booking.version, halfPastTen)).toMatchObject({ clashes: ['taken'] });
  const moved = await move(mia, booking.version, MONDAY_10);
  expect(moved).toMatchObject({ booking: { end: '2026-11-23T00:00:00.000Z', priceCents: 9_000 } });
  const version = moved.outcome === 'booked' ? moved.booking.version : 0;
  expect(await move(own.trainer, version, '2026-11-25T22:00:00.000Z')).toMatchObject({
    booking: { end: '2026-11-25T23:00:00.000Z' },
  });
});

describe('who books', () => {
  it('has a verified address, is 16 or older, is not the trainer, and the trainer has a plan', async () => {
    const unverified = await test.person();
    await expect(hold(unverified, offerId, TUESDAY_9)).rejects.toMatchObject({
      status: 403,
      reason: 'not_verified',
    });
    await expect(hold(trainer, offerId, TUESDAY_9)).rejects.toMatchObject({ reason: 'own_offer' });
    const hobby = await offerOf(mia);
    await expect(hold(noah, hobby, TUESDAY_9)).rejects.toMatchObject({
      reason: 'not_taking_bookings',
    });
    await expect(hold(noah, newId(), TUESDAY_9)).rejects.toMatchObject({ status: 404 });
  });

  it('sees nothing of other people’s bookings', async () => {
    const booking = await book(mia, offerId, TUESDAY_9);
    await expect(one(noah, booking.id)).rejects.toMatchObject({ status: 404 });
    await expect(hold(noah, offerId, MONDAY_9, booking.id)).rejects.toMatchObject({ status: 404 });
    const body = { version: booking.version, feeCents: 0, takesCredit: false, reason: null };
    const params = { id: booking.id };
    await expect(noah.call(bookingsApi.cancel, { params, body })).rejects.toMatchObject({
      status: 404,
    });
    expect((await noah.call(bookingsApi.mine, {})).map(({ id }) => id)).not.toContain(booking.id);
  });

  it('is reminded once, a day before', async () => {
    test.clock.set(Date.parse(TUESDAY_9) - 23 * HOUR_MS);
    await test.app.jobs.runDue();
    await test.app.jobs.runDue();
    const reminders = mailsTo(mia).filter(({ subject }) => subject.startsWith('Coming up'));
    expect(reminders.map(({ subject }) => subject)).toContain(
      'Coming up: Tuesday 24 November 2026, 9:00 am',
    );
    expect(new Set(reminders.map(({ subject }) => subject)).size).toBe(reminders.length);
    test.clock.set(Date.UTC(2026, 10, 20, 21, 30));
  });
});
