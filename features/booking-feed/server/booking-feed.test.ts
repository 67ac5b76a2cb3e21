import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingsApi } from '#features/bookings/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { book, trainerWith, verifiedPerson } from '../../../apps/server/testing/booking-world.ts';
import {
  bookDate,
  datesOf,
  gymWithClass,
  joinGym,
} from '../../../apps/server/testing/class-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { bookingFeedApi } from '../contract.ts';

const MONDAY_9 = '2026-11-22T22:00:00.000Z';
const MONDAY_10 = '2026-11-22T23:00:00.000Z';
const TUESDAY_9 = '2026-11-23T22:00:00.000Z';

let test: TestApp;
let trainer: Person;
let mia: Person;
let offerId: string;

beforeAll(async () => {
  test = await startTestApp();
  ({ trainer, offerId } = await trainerWith(test, { name: 'Strength; legs, "core"' }));
  mia = await verifiedPerson(test);
});
afterAll(() => test.close());

const fetchFeed = (path: string | null) => test.newStranger().bare({ url: path ?? '' });

type Read = { uid: string | undefined; start: string | undefined; title: string | undefined };
const byStart = (a: Read, b: Read) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1);

function readByIcal(text: string): Read[] {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return events
    .map((found) => {
      const event = new ICAL.Event(found);
      const start = event.startDate.toJSDate().toISOString();
      return { uid: event.uid, start, title: event.summary };
    })
    .toSorted(byStart);
}

const readByTsIcs = (text: string): Read[] =>
  (convertIcsCalendar(undefined, text).events ?? [])
    .map(({ uid, start, summary }) => ({ uid, start: start.date.toISOString(), title: summary }))
    .toSorted(byStart);

it('follows bookings of both sides by a secret address: two libraries read the same', async () => {
  const first = await book(mia, offerId, MONDAY_9);
  const second = await book(mia, offerId, MONDAY_10);
  await book(await verifiedPerson(test), offerId, TUESDAY_9);
  expect(await mia.call(bookingFeedApi.read, {})).toEqual({ path: null });
  const { path } = await mia.call(bookingFeedApi.renew, {});
  const own = await trainer.call(bookingFeedApi.renew, {});

  const answer = await fetchFeed(path);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const seen = readByIcal(answer.body);
  expect(readByTsIcs(answer.body)).toEqual(seen);
  expect(seen).toEqual([
    {
      uid: expect.stringMatching(`booking-${first.id}@`),
      start: MONDAY_9,
      title: 'Strength; legs, "core" with Priya',
    },
    {
      uid: expect.stringMatching(`booking-${second.id}@`),
      start: MONDAY_10,
      title: 'Strength; legs, "core" with Priya',
    },
  ]);
  expect(answer.body).not.toContain(trainer.email);
  const others = await fetchFeed(own.path);
  expect(readByIcal(others.body).map(({ title }) => title)).toEqual(
    Array.from({ length: 3 }, () => 'Strength; legs, "core" with Sam'),
  );
  expect(others.body).not.toContain(mia.email);

  const params = { id: first.id };
  const agreed = { feeCents: 0, takesCredit: false };
  const start = '2026-11-24T22:00:00.000Z';
  await mia.call(bookingsApi.move, {
    params,
    body: { ...agreed, version: first.version, start, newId: newId(), overrides: false },
  });
  await mia.call(bookingsApi.cancel, {
    params: { id: second.id },
    body: { ...agreed, version: second.version, reason: null },
  });
  expect(readByIcal((await fetchFeed(path)).body)).toEqual([{ ...seen[0], start }]);
});

it('a class is one entry for who gives it, also before anybody booked', async () => {
  const { gym, trainer: coach, classId } = await gymWithClass(test);
  const { path } = await coach.person.call(bookingFeedApi.renew, {});
  const titles = async () => readByIcal((await fetchFeed(path)).body).map(({ title }) => title);
  const before = await titles();
  expect(new Set(before)).toEqual(new Set([expect.stringMatching(/, nobody yet$/)]));
  const people = [await joinGym(test, gym), await joinGym(test, gym, 'trainee', 'Noah')];
  const [date] = await datesOf(coach.person, classId);
  for (const { person } of people) await bookDate(person, String(date?.sessionId));
  const after = await titles();
  expect(after).toHaveLength(before.length);
  expect(after[0]).toMatch(/, 2 people$/);
  const text = (await fetchFeed(path)).body;
  expect(readByTsIcs(text)).toEqual(readByIcal(text));
  expect(text).toContain('DESCRIPTION:Mia\\nNoah');
  const [own] = await datesOf(people[0]?.person as Person, classId);
  await people[0]?.person.call(bookingsApi.cancel, {
    params: { id: String(own?.own?.bookingId) },
    body: { version: own?.own?.version ?? 0, feeCents: 0, takesCredit: false, reason: null },
  });
  expect((await titles())[0]).toMatch(/, 1 person$/);
});

it('tells each side until when on their own clock, and names the clock', async () => {
  const own = await trainerWith(test);
  const kim = await verifiedPerson(test, { profile: { timeZone: 'Australia/Perth' } });
  await book(kim, own.offerId, TUESDAY_9);
  const { path } = await kim.call(bookingFeedApi.renew, {});
  const feed = new ICAL.Component(ICAL.parse((await fetchFeed(path)).body));
  const event = new ICAL.Event(feed.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.description).toMatch(/for free until Monday 23 November 2026, 6:00.am, Perth/);
  const others = await own.trainer.call(bookingFeedApi.renew, {});
  expect((await fetchFeed(others.path)).body).not.toContain('Perth');
});

it('ends with its address', async () => {
  const { path } = await mia.call(bookingFeedApi.read, {});
  const renewed = await mia.call(bookingFeedApi.renew, {});
  expect((await fetchFeed(path)).statusCode).toBe(404);
  expect((await fetchFeed(renewed.path)).statusCode).toBe(200);
  await trainer.call(bookingFeedApi.stop, {});
  expect((await fetchFeed(renewed.path)).statusCode).toBe(200);
  await mia.call(bookingFeedApi.stop, {});
  expect((await fetchFeed(renewed.path)).statusCode).toBe(404);
});
