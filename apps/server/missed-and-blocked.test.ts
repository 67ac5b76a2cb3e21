import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingBlocksApi } from '#features/bookings/contract/blocks.ts';
import { bookingsApi } from '#features/bookings/contract/bookings.ts';
import { afterwardsApi } from '#features/missed-sessions/contract.ts';
import { packsApi } from '#features/packs/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { book, trainerWith, verifiedPerson } from './testing/booking-world.ts';
import { type Person, startTestApp, type TestApp } from './testing/test-app.ts';

const START = Date.UTC(2026, 10, 20, 21, 30);
const MONDAY_9 = '2026-11-22T22:00:00.000Z';
const TUESDAY_9 = '2026-11-23T22:00:00.000Z';
const MINUTE = 60_000;

let test: TestApp;
let trainer: Person;
let offerId: string;
let mia: Person;

beforeAll(async () => {
  test = await startTestApp();
  ({ trainer, offerId } = await trainerWith(test));
  mia = await verifiedPerson(test);
});
afterAll(() => test.close());

const one = (person: Person, id: string) => person.call(bookingsApi.one, { params: { id } });

it('a missed session is said, disputed and waived, by those it is for', async () => {
  const { id } = await book(mia, offerId, MONDAY_9);
  const say = async (person: Person, act: 'say' | 'dispute' | 'withdraw') => {
    const { version } = await one(person, id);
    return person.call(afterwardsApi.missing, { params: { id }, body: { version, act } });
  };
  test.clock.set(Date.parse(MONDAY_9) + 9 * MINUTE);
  await expect(say(trainer, 'say')).rejects.toMatchObject({ reason: 'too_late' });
  test.clock.advance(MINUTE);
  expect(await say(trainer, 'say')).toMatchObject({
    missing: { side: 'client', isDisputed: false },
    settlement: { reason: 'missed', feeCents: 9_000, owedCents: 9_000 },
  });
  await expect(say(trainer, 'dispute')).rejects.toMatchObject({ status: 409 });
  expect(await say(mia, 'dispute')).toMatchObject({
    missing: { isDisputed: true },
    settlement: null,
  });
  expect(await say(trainer, 'withdraw')).toMatchObject({ missing: null, settlement: null });
  const last = test.outbox.filter(({ to }) => to === mia.email).at(-1);
  expect(last?.subject).toMatch(/^Not missed: /);
  expect(last?.text).toContain('It costs its usual price.');

  await say(trainer, 'say');
  const { version } = await one(trainer, id);
  const params = { id };
  await expect(mia.call(afterwardsApi.waive, { params, body: { version } })).rejects.toMatchObject({
    status: 403,
  });
  expect(await trainer.call(afterwardsApi.waive, { params, body: { version } })).toMatchObject({
    settlement: { reason: 'waived', feeCents: 0 },
  });
  const paid = { version: version + 1, paidCents: 9_000 };
  expect(await trainer.call(afterwardsApi.notePayment, { params, body: paid })).toMatchObject({
    paidCents: 9_000,
  });
  test.clock.set(START);
});

it('taking back that a trainer did not come takes the credit again, or says that none is left', async () => {
  const pack = { credits: 2, priceCents: 9_000, validDays: 1 };
  const own = await trainerWith(test, { packs: [pack] });
  const kim = await verifiedPerson(test);
  await book(kim, own.offerId, TUESDAY_9);
  const sold = { id: newId(), offerId: own.offerId, clientId: kim.id, pack: 0 };
  await own.trainer.call(packsApi.sell, { body: sold });
  const bookWithCredit = async (start: string) => {
    const id = newId();
    await kim.call(bookingsApi.hold, { body: { id, offerId: own.offerId, start } });
    const body = { message: null, pay: 'credit' as const };
    await kim.call(bookingsApi.finish, { params: { id }, body });
    return id;
  };
  const id = await bookWithCredit('2026-11-24T22:00:00.000Z');
  const left = async () => (await kim.call(packsApi.mine, {})).bought[0]?.left;
  const say = async (act: 'say' | 'withdraw') => {
    const { version } = await one(kim, id);
    return kim.call(afterwardsApi.missing, { params: { id }, body: { version, act } });
  };
  // The pack is over by now: the credit that comes back lives longer, the other one is lost.
  test.clock.set(Date.parse('2026-11-24T23:00:00.000Z'));
  await say('say');
  expect(await left()).toBe(1);
  await say('withdraw');
  expect(await left()).toBe(0);
  const mail = test.outbox.filter(({ to }) => to === own.trainer.email).at(-1);
  expect(mail?.text).toContain('It is paid with a credit.');

  await say('say');
  await bookWithCredit('2026-11-26T22:00:00.000Z');
  await expect(say('withdraw')).rejects.toMatchObject({ status: 409, reason: 'no_credit' });
  expect(await one(kim, id)).toMatchObject({ missing: { side: 'trainer' } });
  test.clock.set(START);
});

it('people who are blocked cannot book, whichever side blocked, until it is taken off', async () => {
  const [kim, own] = [await verifiedPerson(test), await trainerWith(test)];
  const { id } = await book(kim, own.offerId, MONDAY_9);
  await own.trainer.call(bookingBlocksApi.block, { body: { bookingId: id } });
  const hold = () =>
    kim.call(bookingsApi.hold, { body: { id: newId(), offerId: own.offerId, start: TUESDAY_9 } });
  await expect(hold()).rejects.toMatchObject({ status: 403, reason: 'blocked' });
  const [blocked] = await own.trainer.call(bookingBlocksApi.list, {});
  expect(blocked?.id).toBe(kim.id);
  await own.trainer.call(bookingBlocksApi.unblock, { params: { personId: kim.id } });
  expect(await hold()).toMatchObject({ outcome: 'booked' });
});
