import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingsApi, offersApi } from '#features/bookings/contract.ts';
import { USUAL_POLICY } from '#features/bookings/rules/policy.ts';
import { newId } from '#platform/shared/ids.ts';
import { book, OFFER, trainerWith, verifiedPerson } from './testing/booking-world.ts';
import { type Person, startTestApp, type TestApp } from './testing/test-app.ts';

const MONDAY_9 = '2026-11-22T22:00:00.000Z';
const TUESDAY_9 = '2026-11-23T22:00:00.000Z';
const HOUR_MS = 3_600_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const one = (person: Person, id: string) => person.call(bookingsApi.one, { params: { id } });

it('a booking keeps price and policy of its moment for both sides; the next one has the new ones', async () => {
  const { trainer, offerId } = await trainerWith(test);
  const mia = await verifiedPerson(test);
  const { id } = await book(mia, offerId, MONDAY_9);
  const policy = { ...USUAL_POLICY, freeUntilHours: 48, latePercent: 100 };
  const [{ version } = { version: 0 }] = await trainer.call(offersApi.list, {});
  await trainer.call(offersApi.edit, {
    params: { id: offerId },
    body: { ...OFFER, priceCents: 20_000, policy, version },
  });
  for (const person of [mia, trainer]) {
    expect(await one(person, id)).toMatchObject({ priceCents: 9_000, policy: USUAL_POLICY });
  }
  const next = await book(mia, offerId, TUESDAY_9);
  expect(next).toMatchObject({ priceCents: 20_000, policy });

  test.clock.set(Date.parse(MONDAY_9) - 3 * HOUR_MS);
  const before = await one(mia, id);
  const cancelled = await mia.call(bookingsApi.cancel, {
    params: { id },
    body: { version: before.version, feeCents: 4_500, takesCredit: false, reason: null },
  });
  expect(cancelled.settlement).toMatchObject({ reason: 'late', feeCents: 4_500 });
  test.clock.set(Date.UTC(2026, 10, 20, 21, 30));
});

it('starts lie on a grid of a quarter of an hour where the offer names none', async () => {
  const { trainer } = await trainerWith(test);
  const { gridMinutes: _, ...content } = OFFER;
  const id = newId();
  const added = await trainer.call(offersApi.add, { body: { ...content, id } });
  expect(added.gridMinutes).toBe(15);
});

it('a trainer books for a client, outside hours if that is meant, and never over a session of either', async () => {
  const own = await trainerWith(test);
  const client = await verifiedPerson(test);
  const evening = '2026-11-23T08:00:00.000Z';
  const forClient = (start: string, overrides: boolean) =>
    own.trainer.call(bookingsApi.forClient, {
      body: { id: newId(), offerId: own.offerId, clientId: client.id, start, overrides },
    });
  await expect(forClient(evening, true)).rejects.toMatchObject({ status: 404 });
  await book(client, own.offerId, MONDAY_9);
  expect(await forClient(evening, false)).toMatchObject({ clashes: ['closed'] });
  const booked = await forClient(evening, true);
  if (booked.outcome !== 'booked') throw new Error('Not booked.');
  // The client agreed to no fee: none arises, however late.
  test.clock.set(Date.parse(evening) - HOUR_MS);
  const seen = await one(client, booked.booking.id);
  expect(seen).toMatchObject({ ifCancelledNow: { feeCents: 0, owedCents: 0 } });
  const mail = test.outbox.filter(({ to }) => to === client.email).at(-1);
  expect(mail?.text).toContain('Your trainer booked a session for you');
  expect(mail?.text).toContain('If you don’t come, you pay nothing.');
  test.clock.set(Date.UTC(2026, 10, 20, 21, 30));
  expect(await forClient(MONDAY_9, true).catch((error: unknown) => error)).toMatchObject({
    reason: 'client_is_booked',
  });
  await book(await verifiedPerson(test), own.offerId, TUESDAY_9);
  expect(await forClient(TUESDAY_9, true)).toMatchObject({ clashes: ['taken'] });
});
