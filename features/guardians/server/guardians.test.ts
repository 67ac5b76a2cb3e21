import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingRequestsApi } from '#features/booking-requests/contract.ts';
import { bookingsApi, waitingApi } from '#features/bookings/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { book, trainerWith, verifiedPerson } from '../../../apps/server/testing/booking-world.ts';
import { mailedToken } from '../../../apps/server/testing/gyms.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { guardianApi } from '../contract.ts';

const HOUR_MS = 3_600_000;
const MONDAY_9 = '2026-11-22T22:00:00.000Z';

let test: TestApp;
let offerId: string;

beforeAll(async () => {
  test = await startTestApp();
  ({ offerId } = await trainerWith(test));
});
afterAll(() => test.close());

it('at 16 and 17 a guardian confirms first, and gets every mail; under 16 nobody books', async () => {
  const consents = [{ kind: 'parental_consent' as const, wordingVersion: '1' }];
  const eve = await verifiedPerson(test, { profile: { age: 16, consents } });
  const hold = () =>
    eve.call(bookingsApi.hold, {
      body: { id: newId(), offerId, start: '2026-11-25T22:00:00.000Z' },
    });
  await expect(hold()).rejects.toMatchObject({ status: 403, reason: 'no_guardian' });
  const own = { email: eve.email };
  await expect(eve.call(guardianApi.ask, { body: own })).rejects.toMatchObject({ status: 400 });
  const email = 'guardian@example.test';
  await eve.call(guardianApi.ask, { body: { email } });
  await expect(hold()).rejects.toMatchObject({ reason: 'no_guardian' });
  const token = mailedToken(test, email, '/guardian');
  const stranger = test.newStranger();
  const wrong = { token: `${token.slice(0, -2)}xx` };
  await expect(stranger.call(guardianApi.confirm, { body: wrong })).rejects.toMatchObject({
    status: 400,
  });
  await stranger.call(guardianApi.confirm, { body: { token } });
  await book(eve, offerId, '2026-11-25T22:00:00.000Z');
  expect(test.outbox.filter(({ to }) => to === email).at(-1)?.subject).toMatch(/^Booked/);

  const both = [...consents, { kind: 'digital_age' as const, wordingVersion: '1' }];
  const tim = await verifiedPerson(test, { profile: { age: 15, consents: both } });
  await expect(
    tim.call(bookingsApi.hold, { body: { id: newId(), offerId, start: MONDAY_9 } }),
  ).rejects.toMatchObject({ reason: 'too_young' });
});

it('a place that came free is told in the trainer’s zone, and to a guardian too', async () => {
  const { offerId } = await trainerWith(test, { capacity: 2 });
  const others = [await verifiedPerson(test), await verifiedPerson(test)];
  const [first] = await Promise.all(others.map((person) => book(person, offerId, MONDAY_9)));
  const consents = [{ kind: 'parental_consent' as const, wordingVersion: '1' }];
  const eve = await verifiedPerson(test, { profile: { age: 17, consents } });
  const email = 'other-guardian@example.test';
  await eve.call(guardianApi.ask, { body: { email } });
  const token = mailedToken(test, email, '/guardian');
  await test.newStranger().call(guardianApi.confirm, { body: { token } });
  const sessionId = first?.sessionId ?? '';
  await eve.call(waitingApi.join, { body: { sessionId } });
  await others[0]?.call(bookingsApi.cancel, {
    params: { id: first?.id ?? '' },
    body: { version: first?.version ?? 0, feeCents: 0, takesCredit: false, reason: null },
  });
  const [own, copy] = [eve.email, email].map((to) =>
    test.outbox.filter((mail) => mail.to === to).at(-1),
  );
  const subject = 'A place is free: Monday 23 November 2026, 9:00 am';
  expect([own?.subject, copy?.subject]).toEqual([subject, subject]);
  expect(own?.text).toContain('Sydney (AEDT)');
  expect(own?.text).toContain('Take the place');
  expect(copy?.text).not.toContain('Take the place');
});

const atSixteen = {
  age: 16,
  consents: [{ kind: 'parental_consent' as const, wordingVersion: '1' }],
};
const ask = (person: Person, email: string) => person.call(guardianApi.ask, { body: { email } });
async function confirm(email: string) {
  const token = mailedToken(test, email, '/guardian');
  await test.newStranger().call(guardianApi.confirm, { body: { token } });
}

it('a guardian stays until the one who was named instead confirms, and hears of it', async () => {
  const [eve, tim] = await Promise.all(
    [1, 2].map(() => verifiedPerson(test, { profile: atSixteen })),
  );
  if (!eve || !tim) throw new Error('Two people are needed.');
  const [mum, dad] = ['mum@example.test', 'dad@example.test'];
  await ask(eve, mum);
  await confirm(mum);
  await ask(eve, dad);
  expect(test.outbox.at(-1)).toMatchObject({
    to: mum,
    subject: 'Another guardian was named – Vigour',
  });
  expect(await eve.call(guardianApi.read, {})).toEqual({ email: mum, isConfirmed: true });
  await confirm(dad);
  await confirm(dad);
  expect(await eve.call(guardianApi.read, {})).toEqual({ email: dad, isConfirmed: true });
  await expect(ask(eve, dad)).rejects.toMatchObject({ status: 409, reason: 'is_guardian' });
  expect(await tim.call(guardianApi.read, {})).toEqual({ email: null, isConfirmed: false });
});

it('is mailed for people of 16 and 17 with a verified address, once in four hours', async () => {
  const email = 'anybody@example.test';
  const mails = () => test.outbox.filter(({ to }) => to === email).length;
  const unverified = await test.person({ profile: atSixteen });
  await expect(ask(unverified, email)).rejects.toMatchObject({ reason: 'email_not_verified' });
  const adult = await verifiedPerson(test);
  await expect(ask(adult, email)).rejects.toMatchObject({ reason: 'no_guardian_needed' });
  const eve = await verifiedPerson(test, { profile: atSixteen });
  await ask(eve, email);
  await expect(ask(eve, email)).rejects.toMatchObject({ status: 409, reason: 'asked_already' });
  expect(mails()).toBe(1);
  test.clock.advance(4 * HOUR_MS);
  await ask(eve, email);
  expect(mails()).toBe(2);
});

it('a client who may not book any more cannot say yes to a time of their trainer', async () => {
  const { trainer, offerId } = await trainerWith(test);
  const eve = await verifiedPerson(test, { profile: atSixteen });
  await ask(eve, 'gran@example.test');
  await confirm('gran@example.test');
  await book(eve, offerId, '2026-11-24T22:00:00.000Z');
  const { booking } = (await trainer.call(bookingsApi.forClient, {
    body: {
      id: newId(),
      offerId,
      clientId: eve.id,
      start: '2026-11-26T22:00:00.000Z',
      overrides: false,
    },
  })) as { booking: { id: string; version: number } };
  // The word of a guardian can be taken away by the operator only.
  await test.database.pool.query('delete from guardians where owner_id = $1', [eve.id]);
  const yes = eve.call(bookingRequestsApi.decide, {
    params: { id: booking.id },
    body: { version: booking.version, approves: true },
  });
  await expect(yes).rejects.toMatchObject({ status: 403, reason: 'no_guardian' });
});
