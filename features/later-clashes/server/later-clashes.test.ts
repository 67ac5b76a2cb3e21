import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { otherCalendarsApi } from '#features/availability/contract.ts';
import { bookingRequestsApi } from '#features/booking-requests/contract.ts';
import { bookingsApi } from '#features/bookings/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { book, trainerWith, verifiedPerson } from '../../../apps/server/testing/booking-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';

const MONDAY_9 = '2026-11-22T22:00:00.000Z';
const MONDAY_11 = '2026-11-23T00:00:00.000Z';

let site: Server;
let test: TestApp;
let trainer: Person;
let offerId: string;
let mia: Person;
let noah: Person;
/** starts of what the other calendar has, each half an hour long */
let events: string[] = [];

const ics = () =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((start) => [
      'BEGIN:VEVENT',
      `UID:${start}`,
      'SUMMARY:Dentist',
      `DTSTART:${start}`,
      'DURATION:PT30M',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

beforeAll(async () => {
  site = createServer((_, response) => response.writeHead(200).end(ics()));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  test = await startTestApp({ recipePageHosts: [host] });
  ({ trainer, offerId } = await trainerWith(test));
  [mia, noah] = [await verifiedPerson(test), await verifiedPerson(test)];
});
afterAll(async () => {
  await test.close();
  site.close();
});

const toldTo = (person: Person) =>
  test.outbox.filter(({ to, subject }) => to === person.email && subject.startsWith('May clash'));

it('tells both sides once of each session that another calendar has something beside', async () => {
  const booked = await book(mia, offerId, MONDAY_9);
  await book(noah, offerId, MONDAY_11);
  const id = newId();
  const { port } = site.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/calendar.ics`;
  await trainer.call(otherCalendarsApi.add, { body: { id, name: 'Family', address } });
  const read = () => trainer.call(otherCalendarsApi.refresh, { params: { id } });
  const hasClash = async (person: Person) =>
    (await person.call(bookingsApi.one, { params: { id: booked.id } })).hasClash;
  expect(toldTo(trainer)).toEqual([]);
  expect(await hasClash(mia)).toBe(false);

  events = ['20261122T223000Z'];
  await read();
  await read();
  expect(toldTo(trainer)).toHaveLength(1);
  expect(toldTo(mia)).toHaveLength(1);
  expect(toldTo(noah)).toEqual([]);
  expect(toldTo(mia)[0]?.text).toContain('Nothing was changed.');
  expect(JSON.stringify(toldTo(mia))).not.toContain('Dentist');
  expect(await hasClash(mia)).toBe(true);
  expect(await hasClash(trainer)).toBe(true);

  // Something else comes beside it, and something beside another session.
  events = ['20261122T221500Z', '20261123T001500Z'];
  await read();
  expect(toldTo(mia)).toHaveLength(1);
  expect(toldTo(noah)).toHaveLength(1);
  expect(toldTo(trainer)).toHaveLength(2);

  events = [];
  await read();
  expect(await hasClash(mia)).toBe(false);
  expect(toldTo(trainer)).toHaveLength(2);
});

it('calendars are read before a kept time is booked, and before a request is approved', async () => {
  const start = '2026-11-23T02:00:00.000Z';
  const own = await trainerWith(test, { needsApproval: true });
  const { port } = site.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/own.ics`;
  events = [];
  await own.trainer.call(otherCalendarsApi.add, { body: { id: newId(), name: 'Own', address } });
  test.clock.advance(20 * 60_000);
  const id = newId();
  await mia.call(bookingsApi.hold, { body: { id, offerId: own.offerId, start } });
  test.clock.advance(16 * 60_000);
  // The hold has lapsed, and its time is taken elsewhere: it is looked at like a new one.
  events = ['20261123T021500Z'];
  const body = { message: null, pay: 'directly' as const };
  const late = await mia.call(bookingsApi.finish, { params: { id }, body });
  expect(late).toMatchObject({ outcome: 'clash', clashes: ['other-calendar'] });

  events = [];
  test.clock.advance(16 * 60_000);
  const asked = await book(mia, own.offerId, start);
  events = ['20261123T021500Z'];
  test.clock.advance(16 * 60_000);
  await own.trainer.call(bookingRequestsApi.decide, {
    params: { id: asked.id },
    body: { version: asked.version, approves: true },
  });
  const approved = await own.trainer.call(bookingsApi.one, { params: { id: asked.id } });
  expect(approved).toMatchObject({ state: 'confirmed', hasClash: true });
});

it('a time that another calendar takes while it is kept is told, and given back', async () => {
  const start = '2026-11-23T04:00:00.000Z';
  const own = await trainerWith(test);
  const { port } = site.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/own.ics`;
  events = [];
  await own.trainer.call(otherCalendarsApi.add, { body: { id: newId(), name: 'Own', address } });
  const id = newId();
  await mia.call(bookingsApi.hold, { body: { id, offerId: own.offerId, start } });
  // Nobody asks for it to be read: the confirmation does, though it was read two minutes ago.
  events = ['20261123T041500Z'];
  test.clock.advance(2 * 60_000);
  const body = { message: null, pay: 'directly' as const };
  const answer = await mia.call(bookingsApi.finish, { params: { id }, body });
  expect(answer).toMatchObject({ outcome: 'clash', clashes: ['other-calendar'] });
  expect(answer.outcome === 'clash' && answer.next).toHaveLength(3);
  expect((await mia.call(bookingsApi.mine, {})).map((one) => one.id)).not.toContain(id);
});
