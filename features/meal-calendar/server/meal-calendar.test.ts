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
      'DESCRIPTION:Salt\\, and "lemon"\\; not much',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(1);

  await save(ana, [{ ...meal, slotId: 'lunch' }], 1);
  const moved = await read(path);
  expect(moved.body).toContain(`UID:${meal.id}@vigour`);
  expect(moved.body).toContain('DTSTART:20261120T123000');

  const renewed = await ana.call(planCalendarApi.renew, {});
  expect((await read(path)).statusCode).toBe(404);
  expect((await read(renewed.path)).statusCode).toBe(200);
  expect(await ben.call(planCalendarApi.read, {})).toEqual({ path: null });
  await ben.call(planCalendarApi.stop, {});
  expect((await read(renewed.path)).statusCode).toBe(200);
  await ana.call(planCalendarApi.stop, {});
  expect((await read(renewed.path)).statusCode).toBe(404);
});
