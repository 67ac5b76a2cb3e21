import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { foodLogApi } from '#features/food-log/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { checkInsApi, weighInsApi } from '../contract.ts';

const TODAY = '2026-11-20';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  ben = await app.person();
});
beforeEach(async () => {
  ana = await app.person({
    profile: { age: 28, gender: 'female', weight: 65, height: 165, goals: ['lose_weight'] },
  });
});
afterAll(() => app.close());

/** Up to yesterday, with one meal and a weigh-in a day. */
async function twoWeeks(): Promise<void> {
  const dates = Array.from({ length: 14 }, (_, at) => addDays(TODAY, -1 - at));
  const meal = { mealType: 'lunch', foodName: 'All', quantity: 1, unit: 'serving' } as const;
  const entries = dates.map((date) => ({ ...meal, id: newId(), date, calories: 2000 }));
  await ana.call(foodLogApi.addMany, { body: { entries } });
  for (const date of dates) {
    await ana.call(weighInsApi.add, { body: { id: newId(), date, weightKg: 65 } });
  }
}

const daysOf = (person: Person, from = addDays(TODAY, -90)) =>
  person.call(checkInsApi.days, { query: { date: TODAY, from } });

test('what was learnt is there for each day with its interval and reason, and is each person’s own', async () => {
  expect(await daysOf(ana)).toEqual({ filterVersion: 3, days: [] });
  await twoWeeks();
  const { days } = await daysOf(ana);
  expect(days.map(({ date }) => date)).toEqual(
    Array.from({ length: 14 }, (_, at) => addDays(TODAY, at - 14)),
  );
  expect(days.at(-1)).toMatchObject({ reason: 'weighed_and_logged', weightKg: 65 });
  for (const { lowKcal, expenditureKcal, highKcal } of days) {
    expect(lowKcal).toBeLessThan(expenditureKcal);
    expect(expenditureKcal).toBeLessThan(highKcal);
  }
  const { expenditure } = await ana.call(checkInsApi.read, { query: { date: TODAY } });
  expect(days.at(-1)?.expenditureKcal).toBe(expenditure?.expenditureKcal);
  expect((await daysOf(ana, addDays(TODAY, -3))).days).toEqual(days.slice(-3));
  expect((await daysOf(ben)).days).toEqual([]);
});

test('it follows a late edit of the log and of a weigh-in, from that day on; the line of the trend is smoothed anew', async () => {
  await twoWeeks();
  const before = (await daysOf(ana)).days;
  const date = addDays(TODAY, -5);
  const [entry] = await ana.call(foodLogApi.ofDay, { query: { date } });
  if (!entry) throw new Error('There is no entry.');
  await ana.call(foodLogApi.remove, { params: { id: entry.id } });
  const eaten = (await daysOf(ana)).days;
  expect(eaten.slice(0, 9)).toEqual(before.slice(0, 9));
  expect(eaten[9]).toMatchObject({ date, reason: 'weighed' });
  expect(eaten.at(-1)?.expenditureKcal).not.toBe(before.at(-1)?.expenditureKcal);

  const [weighed] = await ana.call(weighInsApi.list, { query: { from: date } });
  const { id, ...weighIn } = weighed ?? { id: '', version: 0, date, weightKg: 0 };
  await ana.call(weighInsApi.edit, { params: { id }, body: { ...weighIn, weightKg: 64 } });
  const after = (await daysOf(ana)).days;
  const trends = eaten.map(({ trendKg }) => ({ trendKg }));
  expect(after.slice(0, 13).map((day, at) => ({ ...day, ...trends[at] }))).toEqual(
    eaten.slice(0, 13),
  );
  expect(after[0]?.trendKg).toBeCloseTo(65, 1);
  expect(after.at(-1)?.trendKg).toBeLessThan(64.9);
  expect(after.at(-1)?.expenditureKcal).not.toBe(eaten.at(-1)?.expenditureKcal);
});
