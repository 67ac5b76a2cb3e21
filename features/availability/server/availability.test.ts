import { afterAll, beforeAll, expect, test } from 'vitest';
import { freeStarts } from '#features/free-times/rules/free-starts.ts';
import { anOffer, at, hours, span, weekly } from '#features/free-times/testing/times-question.ts';
import { proveOwner } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { dateHoursApi, sessionPlacesApi, timeOffApi, weekApi } from '../contract.ts';
import { keepNextFree, keptNextFree, loadTimes } from './public.ts';

// Repetitions, conflicts, deletion and Undo are tested for every record in apps/server/records.test.ts.

const SYDNEY = 'Australia/Sydney';
/** A Friday; the test clock's day. */
const TODAY = '2026-11-20';
const MONDAY = '2026-11-23';
const WEEK = span(SYDNEY, `${MONDAY}T00:00`, '2026-11-30T00:00');

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const saveWeek = (person: Person, text: string, weekdays: number[], version: number | null) =>
  person.call(weekApi.save, {
    body: { timeZone: SYDNEY, week: weekly(text, weekdays), usualTravelMinutes: 20, version },
  });

/** The starts of a question about this trainer, as their wall shows them. */
async function startsOf(person: Person) {
  const trainer = proveOwner(person.id);
  const times = (await loadTimes(app.database.db, [trainer], WEEK)).get(person.id);
  if (!times) return null;
  const nowMs = at(SYDNEY, `${TODAY}T09:00`);
  const question = { ...times, offer: anOffer(), taken: [], rooms: null, nowMs };
  return freeStarts(question, WEEK).map((ms) =>
    new Date(ms + 11 * 3_600_000).toISOString().slice(5, 16),
  );
}

test('hours, a date of its own and time off decide together, for their owner alone', async () => {
  expect(await ana.call(weekApi.read, {})).toBeNull();
  expect(await startsOf(ana)).toBeNull();
  const saved = await saveWeek(ana, '9:00-11:00', [1, 2, 3], null);
  expect(saved).toMatchObject({ timeZone: SYDNEY, usualTravelMinutes: 20, version: 1 });
  const body = { hours: [hours('14:00-15:00')] };
  await ana.call(dateHoursApi.save, { params: { day: '2026-11-24' }, body });
  await ana.call(dateHoursApi.save, { params: { day: '2026-11-25' }, body: { hours: [] } });
  await ana.call(timeOffApi.add, {
    body: { id: newId(), fromDay: MONDAY, fromMinute: 600, toDay: MONDAY, toMinute: 660 },
  });
  expect(await startsOf(ana)).toEqual(['11-23T09:00', '11-24T14:00']);
  expect(await ana.call(dateHoursApi.list, {})).toHaveLength(2);

  await ana.call(dateHoursApi.remove, { params: { day: '2026-11-25' } });
  expect(await startsOf(ana)).toContain('11-25T10:00');

  expect(await ben.call(weekApi.read, {})).toBeNull();
  expect(await ben.call(dateHoursApi.list, {})).toEqual([]);
  await ben.call(dateHoursApi.remove, { params: { day: '2026-11-24' } });
  expect(await startsOf(ana)).toContain('11-24T14:00');
});

test('a week that changed elsewhere comes back instead of being overwritten', async () => {
  const cleo = await app.person();
  await saveWeek(cleo, '9:00-11:00', [1], null);
  await saveWeek(cleo, '9:00-12:00', [1], 1);
  for (const version of [1, null]) {
    await expect(saveWeek(cleo, '7:00-8:00', [1], version)).rejects.toMatchObject({
      status: 409,
      reason: 'edited_elsewhere',
    });
  }
  expect(await cleo.call(weekApi.read, {})).toMatchObject({ version: 2 });
});

test('every change forgets the next free times of this trainer, and of no other', async () => {
  const [dan, eve] = [await app.person(), await app.person()];
  const { db } = app.database;
  const both = [proveOwner(dan.id), proveOwner(eve.id)];
  const nowMs = app.clock.now();
  const known = () => keptNextFree(db);
  const fresh = () => known().then((all) => both.filter((one) => !all.get(one)?.isOld));
  const id = newId();
  const change = { body: { id, fromDay: MONDAY, toDay: MONDAY } };
  for (const write of [
    () => saveWeek(dan, '9:00-11:00', [1], null),
    () => dan.call(dateHoursApi.save, { params: { day: MONDAY }, body: { hours: [] } }),
    () => dan.call(dateHoursApi.remove, { params: { day: MONDAY } }),
    () => dan.call(timeOffApi.add, change),
    () => dan.call(timeOffApi.remove, { params: { id } }),
    () => dan.call(timeOffApi.restore, { params: { id } }),
    () => dan.call(sessionPlacesApi.add, { body: { id, name: 'Park', suburb: 'Newtown' } }),
  ]) {
    const before = await known();
    for (const trainer of both) {
      const changes = before.get(trainer)?.changes ?? 0;
      await keepNextFree(db, trainer, { starts: new Uint8Array(), changes, nowMs });
    }
    expect(await fresh()).toEqual(both);
    await write();
    expect(await fresh()).toEqual([eve.id]);
  }
});

test.each([
  ['2026-11-19', '9:00-11:00', 'day', /today or a later date/],
  ['2029-01-01', '9:00-11:00', 'day', /next two years/],
  ['2026-11-24', '9:00-11:00 10:00-12:00', 'hours', /overlap/],
  ['2027-10-03', '2:00-3:00', 'hours', /Clocks go forward/],
])('hours of %s from %s are refused: %s', async (day, text, field, sentence) => {
  const body = { hours: text.split(' ').map(hours) };
  await expect(ana.call(dateHoursApi.save, { params: { day }, body })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.stringMatching(sentence) },
  });
});

test.each([
  [{ fromDay: '2026-11-24', toDay: '2026-11-23' }, 'toDay', /before the first day/],
  [{ fromDay: '2026-11-01', toDay: '2026-11-02' }, 'toDay', /today or a later/],
  [{ fromDay: MONDAY, fromMinute: 1440, toDay: MONDAY }, 'fromMinute', /0:00 to 23:59/],
])('time off %j is refused', async (body, field, sentence) => {
  await expect(ben.call(timeOffApi.add, { body: { id: newId(), ...body } })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.stringMatching(sentence) },
  });
});

test('a week whose hours overlap, or a made-up zone, is refused', async () => {
  await expect(saveWeek(ben, '9:00-11:00 10:00-12:00', [2], null)).rejects.toMatchObject({
    status: 400,
    fields: { week: 'These hours overlap. Change one of them.' },
  });
  await expect(
    ben.call(weekApi.save, {
      body: { timeZone: 'Moon/Base', week: [], usualTravelMinutes: 0, version: null },
    }),
  ).rejects.toMatchObject({
    status: 400,
    fields: { timeZone: expect.stringMatching(/Australia/) },
  });
});
