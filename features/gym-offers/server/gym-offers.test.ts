import { afterAll, beforeAll, expect, it } from 'vitest';
import { weekApi } from '#features/availability/contract.ts';
import { bookingBlocksApi, bookingsApi, timesApi } from '#features/bookings/contract.ts';
import { staffApi } from '#features/classes/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import {
  book,
  SYDNEY,
  trainerWith,
  verifiedPerson,
} from '../../../apps/server/testing/booking-world.ts';
import { GYM_OFFER } from '../../../apps/server/testing/class-samples.ts';
import { joinGym } from '../../../apps/server/testing/class-world.ts';
import { gymOwner } from '../../../apps/server/testing/gyms.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { gymOffersApi } from '../contract.ts';

/** Mondays from 9:00 to 12:00 in Sydney; the test clock stands at 8:30 on Saturday 21 November. */
const MONDAY_9 = '2026-11-22T22:00:00.000Z';
const MONDAY_10 = '2026-11-22T23:00:00.000Z';
const MONDAY = { from: '2026-11-22T13:00:00.000Z', to: '2026-11-23T13:00:00.000Z' };
const WEEK = [{ weekday: 1, startMinute: 540, endMinute: 720 }];

let test: TestApp;
let gym: { owner: Person; id: string };
let priya: Person;
let tom: Person;
let trainerIds: string[];
let offerId: string;
let mia: Person;

async function trainer(firstName: string) {
  const { person, memberId } = await joinGym(test, gym, 'trainer', firstName);
  await person.call(weekApi.save, {
    body: { timeZone: SYDNEY, week: WEEK, usualTravelMinutes: 0, version: null },
  });
  return { person, memberId };
}

const member = async (firstName: string) => (await joinGym(test, gym, 'trainee', firstName)).person;

beforeAll(async () => {
  test = await startTestApp();
  const { owner, gym: made } = await gymOwner(test);
  gym = { owner, id: made.id };
  const [one, other] = [await trainer('Priya'), await trainer('Tom')];
  [priya, tom] = [one.person, other.person];
  trainerIds = [one.memberId, other.memberId];
  offerId = newId();
  await owner.call(gymOffersApi.save, {
    params: { id: gym.id, offerId },
    body: { ...GYM_OFFER, trainerIds, version: null },
  });
  mia = await member('Mia');
});
afterAll(() => test.close());

const startsFor = async (person: Person) =>
  (await person.call(timesApi.between, { params: { offerId }, query: MONDAY })).starts.map(
    ({ start }) => start,
  );

it('shows a member who can give it and when one of them is free, and nobody else that it exists', async () => {
  const { offers } = await mia.call(gymOffersApi.mine, {});
  expect(offers).toMatchObject([{ id: offerId, trainerNames: ['Priya', 'Tom'] }]);
  const page = await mia.call(timesApi.offer, { params: { offerId } });
  expect(page).toMatchObject({ bar: null, gym: { trainerNames: ['Priya', 'Tom'] } });
  expect((await startsFor(mia))[0]).toBe(MONDAY_9);
  const stranger = await verifiedPerson(test);
  expect((await stranger.call(gymOffersApi.mine, {})).offers).toEqual([]);
  const refused = stranger.call(timesApi.offer, { params: { offerId } });
  await expect(refused).rejects.toMatchObject({ status: 404 });
  const hold = { id: newId(), offerId, start: MONDAY_9 };
  await expect(stranger.call(bookingsApi.hold, { body: hold })).rejects.toMatchObject({
    status: 404,
  });
});

it('gives a time to one trainer after the other, and tells a third person the next ones', async () => {
  const first = await book(mia, offerId, MONDAY_9);
  expect(await startsFor(mia)).toContain(MONDAY_9);
  const ben = await member('Ben');
  const second = await book(ben, offerId, MONDAY_9);
  expect(new Set([first.trainerName, second.trainerName])).toEqual(new Set(['Priya', 'Tom']));
  expect(first.organisationName).toBe(second.organisationName);
  expect(await startsFor(mia)).not.toContain(MONDAY_9);
  const cem = await member('Cem');
  const late = await cem.call(bookingsApi.hold, {
    body: { id: newId(), offerId, start: MONDAY_9 },
  });
  expect(late).toMatchObject({
    outcome: 'clash',
    next: ['2026-11-22T22:45:00.000Z', MONDAY_10, expect.any(String)],
  });
  const range = { query: { from: MONDAY.from, to: MONDAY.to } };
  const mine = [
    await priya.call(bookingsApi.calendar, range),
    await tom.call(bookingsApi.calendar, range),
  ];
  expect(mine.map((list) => list.length)).toEqual([1, 1]);
  const week = await gym.owner.call(staffApi.week, { params: { id: gym.id }, ...range });
  expect(week.sessions.map(({ name, booked }) => [name, booked])).toEqual([
    [GYM_OFFER.name, 1],
    [GYM_OFFER.name, 1],
  ]);
});

it('books one of two trainers once each, however many ask at once', async () => {
  const people = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(member));
  const start = '2026-11-23T00:00:00.000Z';
  const answers = await Promise.all(
    people.map((person) =>
      person.call(bookingsApi.hold, { body: { id: newId(), offerId, start } }),
    ),
  );
  expect(answers.filter(({ outcome }) => outcome === 'booked')).toHaveLength(2);
});

it('moves a booking within the times of its trainer', async () => {
  const ana = await member('Ana');
  const booked = await book(ana, offerId, '2026-11-29T22:00:00.000Z');
  const query = { from: '2026-11-29T13:00:00.000Z', to: '2026-11-30T13:00:00.000Z' };
  const other = await book(await member('Eve'), offerId, '2026-11-29T23:00:00.000Z');
  expect(other.trainerName).not.toBe(booked.trainerName);
  const moves = { params: { offerId }, query: { ...query, moves: booked.id } };
  const { starts } = await ana.call(timesApi.between, moves);
  expect(starts.map(({ start }) => start)).toContain('2026-11-29T23:00:00.000Z');
  await expect(mia.call(timesApi.between, moves)).rejects.toMatchObject({ status: 404 });
  const moved = await ana.call(bookingsApi.move, {
    params: { id: booked.id },
    body: {
      version: booked.version,
      start: '2026-11-29T23:00:00.000Z',
      newId: newId(),
      feeCents: 0,
      takesCredit: false,
      overrides: false,
    },
  });
  expect(moved).toMatchObject({
    outcome: 'booked',
    booking: { trainerName: booked.trainerName, start: '2026-11-29T23:00:00.000Z' },
  });
});

it('leaves out a trainer whom the member blocked', async () => {
  const dan = await member('Dan');
  const start = '2026-12-06T22:00:00.000Z';
  const first = await book(dan, offerId, start);
  await dan.call(bookingBlocksApi.block, { body: { bookingId: first.id } });
  for (const next of ['2026-12-06T23:00:00.000Z', '2026-12-07T00:00:00.000Z']) {
    expect((await book(dan, offerId, next)).trainerName).not.toBe(first.trainerName);
  }
});

it('is changed and ended by who runs the gym, field by field', async () => {
  const id = newId();
  const params = { id: gym.id, offerId: id };
  const save = (changes: object, caller = gym.owner) =>
    caller.call(gymOffersApi.save, {
      params,
      body: { ...GYM_OFFER, trainerIds, version: null, ...changes },
    });
  for (const [changes, field] of [
    [{ name: ' ' }, 'name'],
    [{ minutes: 1 }, 'minutes'],
    [{ priceCents: -1 }, 'priceCents'],
    [{ trainerIds: [] }, 'trainerIds'],
    [{ trainerIds: [newId()] }, 'trainerIds'],
    [{ daysAhead: 90 }, 'daysAhead'],
  ] as const) {
    await expect(save(changes)).rejects.toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
  }
  const { trainer: outsider } = await trainerWith(test);
  await expect(save({}, outsider)).rejects.toMatchObject({ status: 404 });
  await expect(save({}, mia)).rejects.toMatchObject({ status: 403 });
  const stored = await save({});
  await expect(save({ version: 7 })).rejects.toMatchObject({ status: 409 });
  expect(await save({ name: 'PT', version: stored.version })).toMatchObject({ name: 'PT' });
  await gym.owner.call(gymOffersApi.end, { params });
  const { offers } = await gym.owner.call(gymOffersApi.list, { params: { id: gym.id } });
  expect(offers.map((one) => one.id)).toEqual([offerId]);
  const gone = mia.call(bookingsApi.hold, {
    body: { id: newId(), offerId: id, start: MONDAY_10 },
  });
  await expect(gone).rejects.toMatchObject({ status: 404 });
});
