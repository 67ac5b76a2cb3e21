import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeOffApi } from '#features/availability/contract.ts';
import { bookingsApi } from '#features/bookings/contract.ts';
import { organisationsApi } from '#features/organisations/contract.ts';
import { packsApi } from '#features/packs/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { book, trainerWith, verifiedPerson } from '../../../apps/server/testing/booking-world.ts';
import {
  bookDate,
  datesOf,
  gymWithClass,
  joinGym,
} from '../../../apps/server/testing/class-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { trainerCalendarApi } from '../contract.ts';

/** The test clock stands at 8:30 on Saturday 21 November in Sydney. */
const MONDAY_9 = '2026-11-22T22:00:00.000Z';
const MONDAY_20 = '2026-11-23T09:00:00.000Z';
const HOUR_MS = 3_600_000;
const monday = { from: '2026-11-22T13:00:00Z', to: '2026-11-23T13:00:00Z' };

let test: TestApp;
let trainer: Person;
let other: Person;
let offerId: string;
let mia: Person;

beforeAll(async () => {
  test = await startTestApp();
  ({ trainer, offerId } = await trainerWith(test));
  ({ trainer: other } = await trainerWith(test));
  mia = await verifiedPerson(test);
});
afterAll(() => test.close());

it('shows a trainer their own hours and time off, and nobody else’s', async () => {
  const add = { fromDay: '2026-11-23', toDay: '2026-11-23', fromMinute: 720, toMinute: 780 };
  await trainer.call(timeOffApi.add, { body: { id: newId(), note: 'Dentist', ...add } });
  const times = await trainer.call(trainerCalendarApi.times, { query: monday });
  const nine = Date.parse(MONDAY_9);
  expect(times).toEqual({
    timeZone: 'Australia/Sydney',
    open: [
      { startMs: nine, endMs: nine + 3 * HOUR_MS },
      { startMs: nine + 4 * HOUR_MS, endMs: nine + 8 * HOUR_MS },
    ],
    timeOff: [{ startMs: nine + 3 * HOUR_MS, endMs: nine + 4 * HOUR_MS }],
    busy: [],
    busyTimesReadAt: null,
  });
  expect((await other.call(trainerCalendarApi.times, { query: monday })).timeOff).toEqual([]);
  const nobody = await mia.call(trainerCalendarApi.times, { query: monday });
  expect(nobody).toMatchObject({ timeZone: null, open: [] });
});

it('says which field is wrong where too much is asked for', async () => {
  const query = { from: '2026-11-01T00:00:00Z', to: '2027-11-01T00:00:00Z' };
  const refused = trainer.call(trainerCalendarApi.times, { query });
  await expect(refused).rejects.toMatchObject({ status: 400, fields: { to: expect.any(String) } });
});

it('books outside hours for who has booked before, once the clash is named', async () => {
  expect(await trainer.call(trainerCalendarApi.clients, {})).toEqual([]);
  await book(mia, offerId, MONDAY_9);
  const [client] = await trainer.call(trainerCalendarApi.clients, {});
  expect(client?.name).toBe('Sam');
  expect(await other.call(trainerCalendarApi.clients, {})).toEqual([]);
  const body = { id: newId(), offerId, clientId: client?.id ?? '', start: MONDAY_20 };
  const refused = await trainer.call(bookingsApi.forClient, {
    body: { ...body, overrides: false },
  });
  expect(refused).toMatchObject({ outcome: 'clash', clashes: ['closed'] });
  const booked = await trainer.call(bookingsApi.forClient, { body: { ...body, overrides: true } });
  expect(booked).toMatchObject({ outcome: 'booked', booking: { start: MONDAY_20 } });
});

it('books and sells packs for the clients of a practice who have never booked, and for nobody else’s', async () => {
  const own = await trainerWith(test, {
    packs: [{ credits: 5, priceCents: 40_000, validDays: 30 }],
  });
  const practice = { id: newId(), name: 'Tia Trains', kind: 'practice' as const };
  await own.trainer.call(organisationsApi.create, { body: practice });
  const at = { owner: own.trainer, id: practice.id };
  const { person: ava } = await joinGym(test, at, 'trainee', 'Ava', 'Tran');
  const booker = await verifiedPerson(test, { profile: { firstName: 'Zed' } });
  await book(booker, own.offerId, MONDAY_9);
  const clients = await own.trainer.call(trainerCalendarApi.clients, {});
  expect(clients.map(({ name }) => name)).toEqual(['Ava Tran', 'Zed']);

  const start = '2026-11-24T22:00:00.000Z';
  const body = { id: newId(), offerId: own.offerId, clientId: ava.id, start, overrides: false };
  const booked = await own.trainer.call(bookingsApi.forClient, { body });
  const asked = { state: 'requested', waitsFor: 'client', clientName: 'Ava Tran' };
  expect(booked).toMatchObject({ booking: asked });
  const mail = test.outbox.findLast(({ to }) => to === own.trainer.email);
  expect(mail?.text).toContain('With Ava Tran.');
  const pack = { id: newId(), offerId: own.offerId, clientId: ava.id, pack: 0 };
  const sold = await own.trainer.call(packsApi.sell, { body: pack });
  expect(sold).toMatchObject({ left: 5, personName: 'Ava Tran' });
  const foreign = { ...body, id: newId(), offerId, clientId: ava.id };
  await expect(trainer.call(bookingsApi.forClient, { body: foreign })).rejects.toMatchObject({
    status: 404,
  });
});

it('names who booked a class of a gym as the gym does', async () => {
  const { gym, classId, trainer } = await gymWithClass(test);
  const { person: kim } = await joinGym(test, gym, 'trainee', 'Kim', 'Bui');
  const [date] = await datesOf(kim, classId);
  await bookDate(kim, String(date?.sessionId));
  expect(await trainer.person.call(trainerCalendarApi.clients, {})).toEqual([
    { id: kim.id, name: 'Kim Bui' },
  ]);
});
