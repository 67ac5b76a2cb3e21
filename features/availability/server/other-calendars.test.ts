import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { span, weekly } from '#features/free-times/testing/times-question.ts';
import { proveOwner } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { otherCalendarsApi, weekApi } from '../contract.ts';
import { MAX_CALENDARS } from '../rules/calendar-failures.ts';
import { MAX_DAYS_AHEAD } from '../rules/check-hours.ts';
import { loadTimes } from './public.ts';

const WEEK = span('UTC', '2026-11-23T00:00', '2026-11-30T00:00');

let site: Server;
let origin: string;
let app: TestApp;
let ana: Person;
let ben: Person;
let hour = '08';
let asked: (string | undefined)[] = [];
/** Of the calendar that never changes, as its file says them. */
let starts: string[] = [];

const icsOf = (lines: string[]) => {
  const events = lines.flatMap((start, index) => [
    'BEGIN:VEVENT',
    `UID:secret-plan-${index}`,
    'SUMMARY:Dentist',
    `DTSTART${start}`,
    'DURATION:PT1H',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n');
};

const ANSWERS: Record<string, RequestListener> = {
  '/home.ics': (request, response) => {
    asked.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === `"${hour}"`) response.writeHead(304).end();
    else response.writeHead(200, { etag: `"${hour}"` }).end(icsOf([`:20261124T${hour}0000Z`]));
  },
  '/same.ics': (request, response) => {
    asked.push(request.headers['if-none-match']);
    if (request.headers['if-none-match']) response.writeHead(304).end();
    else response.writeHead(200, { etag: '"same"' }).end(icsOf(starts));
  },
  '/page': (_, response) => response.writeHead(200).end('<p>Sign in</p>'),
  '/inside': (_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  '/huge': (_, response) => response.writeHead(200).end(Buffer.alloc(3_000_000, 'a')),
};

beforeAll(async () => {
  site = createServer((request, response) => {
    const answer = ANSWERS[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  app = await startTestApp({ recipePageHosts: [host] });
});
beforeEach(async () => {
  [ana, ben] = [await app.person(), await app.person()];
  [hour, asked] = ['08', []];
  for (const person of [ana, ben]) await saveWeek(person, 'UTC', null);
});
afterAll(async () => {
  await app.close();
  site.closeAllConnections();
  site.close();
});

const saveWeek = (person: Person, timeZone: string, version: number | null) =>
  person.call(weekApi.save, {
    body: { timeZone, week: weekly('9:00-17:00'), usualTravelMinutes: 0, version },
  });
const refresh = (person: Person, id: string) =>
  person.call(otherCalendarsApi.refresh, { params: { id } });
const add = (person: Person, address: string, id = newId()) =>
  person.call(otherCalendarsApi.add, { body: { id, name: 'Home', address } });
const list = (person: Person) => person.call(otherCalendarsApi.list, {});
async function elsewhere(person: Person) {
  const trainer = proveOwner(person.id);
  const times = (await loadTimes(app.database.db, [trainer], WEEK)).get(person.id);
  return times?.elsewhere
    .map(({ startMs }) => new Date(startMs).toISOString().slice(5, 16))
    .toSorted();
}

test('a calendar’s events are busy times of who gave its address, and nobody else’s', async () => {
  const id = newId();
  const added = await add(ana, `${origin}/home.ics`, id);
  expect(added).toMatchObject({ name: 'Home', failure: null, upcoming: 1 });
  expect(await add(ana, `${origin}/home.ics`, id)).toEqual(added);
  expect(await list(ana)).toEqual([added]);
  expect(JSON.stringify(await list(ana))).not.toContain('home.ics');
  expect(await elsewhere(ana)).toEqual(['11-24T08:00']);
  expect(await elsewhere(ben)).toEqual([]);
  expect(await list(ben)).toEqual([]);
  const { rows } = await app.database.pool.query('select * from calendar_addresses, busy_times');
  expect(JSON.stringify(rows)).not.toMatch(/home\.ics|Dentist/);

  for (const call of [otherCalendarsApi.refresh, otherCalendarsApi.remove]) {
    await expect(ben.call(call, { params: { id } })).rejects.toMatchObject({ status: 404 });
  }
  expect(await list(ana)).toHaveLength(1);
  await ana.call(otherCalendarsApi.remove, { params: { id } });
  expect(await list(ana)).toEqual([]);
  expect(await elsewhere(ana)).toEqual([]);
});

test('it is read again every quarter of an hour; what was known stays while nobody answers', async () => {
  const { id } = await add(ana, `${origin}/home.ics`);
  await app.app.jobs.runDue();
  expect(asked).toEqual([undefined]);
  hour = '10';
  app.clock.advance(16 * 60_000);
  await app.app.jobs.runDue();
  expect(asked).toEqual([undefined, '"08"']);
  expect(await elsewhere(ana)).toEqual(['11-24T10:00']);
  await ana.call(otherCalendarsApi.refresh, { params: { id } });
  expect(asked.at(-1)).toBe('"10"');
  expect(await list(ana)).toMatchObject([{ failure: null, upcoming: 1 }]);

  const answer = ANSWERS['/home.ics'] as RequestListener;
  ANSWERS['/home.ics'] = (_, response) => response.writeHead(500).end();
  const failed = await ana.call(otherCalendarsApi.refresh, { params: { id } });
  ANSWERS['/home.ics'] = answer;
  expect(failed).toMatchObject({ failure: 'no-answer', upcoming: 1 });
  expect(failed.readAt).not.toBeNull();
  expect(await elsewhere(ana)).toEqual(['11-24T10:00']);
});

test('one that never changes follows its owner’s zone, and nobody else’s', async () => {
  starts = [':20261124T080000', ';VALUE=DATE:20261126'];
  const [his, hers] = [await add(ben, `${origin}/same.ics`), await add(ana, `${origin}/same.ics`)];
  const inUtc = ['11-24T08:00', '11-26T00:00'];
  expect(await elsewhere(ana)).toEqual(inUtc);

  await saveWeek(ana, 'Australia/Brisbane', 1);
  await refresh(ana, hers.id);
  await refresh(ben, his.id);
  expect(await elsewhere(ana)).toEqual(['11-23T22:00', '11-25T14:00']);
  expect(await elsewhere(ben)).toEqual(inUtc);
  await refresh(ana, hers.id);
  expect(asked.slice(2)).toEqual([undefined, '"same"', '"same"']);
});

test('one that never changes is read in full each day: what was too far ahead comes near', async () => {
  const farMs = app.clock.now() + (MAX_DAYS_AHEAD + 0.5) * 24 * 60 * 60_000;
  const far = new Date(farMs).toISOString().replace(/[-:]|\.\d+/g, '');
  starts = [':20261124T080000Z', `:${far}`];
  const hers = await add(ana, `${origin}/same.ics`);
  app.clock.advance(16 * 60_000);
  const his = await add(ben, `${origin}/same.ics`);
  expect(await refresh(ana, hers.id)).toMatchObject({ upcoming: 1 });
  app.clock.advance((24 * 60 - 10) * 60_000);
  expect(await refresh(ana, hers.id)).toMatchObject({ upcoming: 2 });
  expect(await refresh(ben, his.id)).toMatchObject({ upcoming: 1 });
  expect(asked).toEqual([undefined, undefined, '"same"', undefined, '"same"']);
});

test.each([
  ['ftp://example.com/a.ics', /starts with https/],
  ['http://example.com/a.ics', /starts with https/],
  ['https://me:secret@example.com/a.ics', /starts with https/],
  ['home', /starts with https/],
  ['https://10.0.0.5/a.ics', /private network/],
  ['webcal://[::1]/a.ics', /private network/],
  ['https://localhost/a.ics', /private network/],
  ['ORIGIN/inside', /private network/],
  ['ORIGIN/page', /isn’t a calendar/],
  ['ORIGIN/huge', /too large/],
  ['ORIGIN/gone', /no calendar at that address/],
])('%s is refused', async (address, sentence) => {
  await expect(add(ana, address.replace('ORIGIN', origin))).rejects.toMatchObject({
    status: 400,
    fields: { address: expect.stringMatching(sentence) },
  });
  expect(await list(ana)).toEqual([]);
});

test(`${MAX_CALENDARS} calendars are the most`, async () => {
  for (let count = 0; count < MAX_CALENDARS; count += 1) await add(ana, `${origin}/home.ics`);
  await expect(add(ana, `${origin}/home.ics`)).rejects.toMatchObject({
    status: 409,
    reason: 'too_many',
  });
});
