import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingsApi, waitingApi } from '#features/bookings/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { book, trainerWith, verifiedPerson } from '../../../apps/server/testing/booking-world.ts';
import { mailedToken } from '../../../apps/server/testing/gyms.ts';
import { startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { guardianApi } from '../contract.ts';

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
