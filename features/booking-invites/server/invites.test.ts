import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingBlocksApi } from '#features/bookings/contract.ts';
import {
  book,
  offerOf,
  trainerWith,
  verifiedPerson,
} from '../../../apps/server/testing/booking-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { bookingInvitesApi } from '../contract.ts';

/** The test clock stands at 8:30 on Saturday 21 November in Sydney. */
const MONDAY_9 = '2026-11-22T22:00:00.000Z';
const MONDAY_20 = '2026-11-23T09:00:00.000Z';
const NEW = 'kim@example.test';

let test: TestApp;
let trainer: Person;
let offerId: string;
beforeAll(async () => {
  test = await startTestApp();
  ({ trainer, offerId } = await trainerWith(test));
});
afterAll(() => test.close());

const invite = (person: Person, email: string, start = MONDAY_9, offer = offerId) =>
  person.call(bookingInvitesApi.invite, { body: { email, offerId: offer, start } });
const mailsTo = (address: string) => test.outbox.filter(({ to }) => to === address);

it('mails a person the way to a free time, and books nothing', async () => {
  expect(await invite(trainer, ` ${NEW.toUpperCase()}`.trim())).toEqual({ outcome: 'invited' });
  const [mail] = mailsTo(NEW);
  expect(mail?.text).toContain('Monday 23 November 2026, 9:00 am to 10:00 am, Sydney (AEDT)');
  expect(mail?.text).toContain('The time is not kept for you');
  const at = encodeURIComponent(MONDAY_9);
  expect(mail?.text).toContain(`/trainers/book/${offerId}?at=${at}`);
  // The same time is still anybody's.
  const mia = await verifiedPerson(test);
  await book(mia, offerId, MONDAY_9);
  const answer = await invite(trainer, NEW);
  expect(answer).toMatchObject({ outcome: 'clash', clashes: ['taken'] });
  expect(answer.outcome === 'clash' && answer.next.length).toBe(3);
  expect(await invite(trainer, NEW, MONDAY_20)).toMatchObject({ clashes: ['closed'] });
  expect(mailsTo(NEW)).toHaveLength(1);
});

it('goes to a group’s session with a place left, and not to a full one', async () => {
  const own = await trainerWith(test, { capacity: 2 });
  await book(await verifiedPerson(test), own.offerId, MONDAY_9);
  const asked = () => invite(own.trainer, NEW, MONDAY_9, own.offerId);
  expect(await asked()).toEqual({ outcome: 'invited' });
  await book(await verifiedPerson(test), own.offerId, MONDAY_9);
  expect(await asked()).toMatchObject({ outcome: 'clash', clashes: [] });
});

it('says the same to a trainer who is blocked, and mails nobody', async () => {
  const own = await trainerWith(test);
  const noah = await verifiedPerson(test);
  const { id } = await book(noah, own.offerId, MONDAY_9);
  await noah.call(bookingBlocksApi.block, { body: { bookingId: id } });
  const before = mailsTo(noah.email).length;
  const next = '2026-11-22T23:00:00.000Z';
  expect(await invite(own.trainer, noah.email, next, own.offerId)).toEqual({ outcome: 'invited' });
  expect(mailsTo(noah.email)).toHaveLength(before);
});

it('is for trainers who take bookings, for their own offers and other people', async () => {
  const next = '2026-11-22T23:00:00.000Z';
  await expect(invite(trainer, trainer.email, next)).rejects.toMatchObject({
    status: 400,
    fields: { email: expect.stringContaining('your own') },
  });
  const { trainer: other } = await trainerWith(test);
  await expect(invite(other, NEW, next)).rejects.toMatchObject({ status: 404 });
  const planless = await verifiedPerson(test, { profile: { role: 'trainer' } });
  const theirs = await offerOf(planless);
  await expect(invite(planless, NEW, next, theirs)).rejects.toMatchObject({
    reason: 'not_taking_bookings',
  });
});
