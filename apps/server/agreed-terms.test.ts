import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingRequestsApi } from '#features/booking-requests/contract.ts';
import { USUAL_POLICY } from '#features/booking-terms/rules/policy.ts';
import { bookingsApi, offersApi } from '#features/bookings/contract.ts';
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
  // The client has agreed to nothing: it costs nothing until they confirm.
  const { id, version } = booked.booking;
  const asked = { state: 'requested', waitsFor: 'client' };
  const free = { ifCancelledNow: { reason: 'not-agreed', feeCents: 0 } };
  expect(booked.booking).toMatchObject({ ...asked, may: { decide: false } });
  expect(await one(client, id)).toMatchObject({ ...asked, ...free, may: { decide: true } });
  const mailTo = (person: Person) => test.outbox.filter(({ to }) => to === person.email).at(-1);
  expect(mailTo(client)?.subject).toContain('Please confirm: ');
  expect(mailTo(client)?.text).toContain('because your trainer books sessions for you');
  expect(mailTo(own.trainer)?.subject).toContain('Waiting for your client: ');
  expect(mailTo(client)?.text).toContain(
    'Confirm or decline by Sunday 22 November 2026, 8:30 am. Without an answer it expires',
  );
  const body = { version, approves: true };
  await expect(
    own.trainer.call(bookingRequestsApi.decide, { params: { id }, body }),
  ).rejects.toMatchObject({ status: 403 });
  const confirmed = await client.call(bookingRequestsApi.decide, { params: { id }, body });
  expect(confirmed).toMatchObject({ state: 'confirmed', waitsFor: null });
  expect(mailTo(own.trainer)?.text).toContain('Your client confirmed');
  // From then on the usual terms count.
  test.clock.set(Date.parse(evening) - HOUR_MS);
  expect(await one(client, id)).toMatchObject({ ifCancelledNow: { feeCents: 4_500 } });
  test.clock.set(Date.UTC(2026, 10, 20, 21, 30));
  expect(await forClient(MONDAY_9, true).catch((error: unknown) => error)).toMatchObject({
    reason: 'client_is_booked',
  });
  await book(await verifiedPerson(test), own.offerId, TUESDAY_9);
  expect(await forClient(TUESDAY_9, true)).toMatchObject({ clashes: ['taken'] });
});

it('a booking that a trainer made ends by itself after a day without an answer', async () => {
  const own = await trainerWith(test);
  const client = await verifiedPerson(test);
  await book(client, own.offerId, MONDAY_9);
  const start = '2026-11-24T22:00:00.000Z';
  const answer = await own.trainer.call(bookingsApi.forClient, {
    body: { id: newId(), offerId: own.offerId, clientId: client.id, start, overrides: false },
  });
  const id = answer.outcome === 'booked' ? answer.booking.id : '';
  test.clock.advance(24 * HOUR_MS);
  await test.app.jobs.runDue();
  for (const person of [client, own.trainer]) {
    expect(await one(person, id)).toMatchObject({ state: 'lapsed', settlement: null });
    const subjects = test.outbox
      .filter(({ to }) => to === person.email)
      .map((mail) => mail.subject);
    expect(subjects).toContain('Request expired: Wednesday 25 November 2026, 9:00 am');
  }
  test.clock.set(Date.UTC(2026, 10, 20, 21, 30));
});
