import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mealPlansApi } from '#features/meal-plans/contract.ts';
import type { PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import { aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { planCalendarApi } from '../contract.ts';

const DAY = '2026-11-20';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const save = (person: Person, meals: PlanMeal[], version = 0) =>
  person.call(mealPlansApi.save, { params: { date: DAY }, body: { meals, note: null, version } });

test('a calendar follows the plan by its secret address, until it is renewed or ended', async () => {
  const meal = aMeal({ note: 'Salt, and "lemon"; not much' });
  const gone = aMeal({ eaters: meal.eaters.map((one) => ({ ...one, state: 'dropped' })) });
  await save(ana, [meal, gone]);
  expect(await ana.call(planCalendarApi.read, {})).toEqual({ path: null });
  const { path } = await ana.call(planCalendarApi.renew, {});
  const read = async (url: string | null) => app.newStranger().bare({ url: url ?? '' });
  const first = await read(path);
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = first.body.replace(/\r\n /g, '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:${meal.id}@vigour`,
      'DTSTART:20261120T183000',
      'SUMMARY:Dal tadka',
      'DESCRIPTION:1½ serves\\nSalt\\, and "lemon"\\; not much',
      // Who eats is not busy.
      'TRANSP:TRANSPARENT',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(1);
  // Two libraries read the same.
  const byIcalJs = new ICAL.Component(ICAL.parse(first.body))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));
  const byTsIcs = convertIcsCalendar(undefined, first.body).events ?? [];
  const about = '1½ serves\nSalt, and "lemon"; not much';
  expect(byIcalJs.map(({ uid, description }) => [uid, description])).toEqual([
    [`${meal.id}@vigour`, about],
  ]);
  expect(byTsIcs.map(({ uid, description }) => [uid, description])).toEqual([
    [`${meal.id}@vigour`, about],
  ]);

  await save(ana, [{ ...meal, slotId: 'lunch' }], 1);
  const moved = await read(path);
  expect(moved.body).toContain(`UID:${meal.id}@vigour`);
  expect(moved.body).toContain('DTSTART:20261120T123000');

  // Snacks are ten minutes, and only where they were asked for.
  await save(ana, [{ ...meal, slotId: 'snack' }], 2);
  expect((await read(path)).body).not.toContain('BEGIN:VEVENT');
  const snacks = (await read(`${path}?snacks`)).body;
  expect(snacks).toContain('DTSTART:20261120T153000');
  expect(snacks).toContain('DTEND:20261120T154000');

  const renewed = await ana.call(planCalendarApi.renew, {});
  expect((await read(path)).statusCode).toBe(404);
  expect((await read(renewed.path)).statusCode).toBe(200);
  expect(await ben.call(planCalendarApi.read, {})).toEqual({ path: null });
  await ben.call(planCalendarApi.stop, {});
  expect((await read(renewed.path)).statusCode).toBe(200);
  await ana.call(planCalendarApi.stop, {});
  expect((await read(renewed.path)).statusCode).toBe(404);
});
