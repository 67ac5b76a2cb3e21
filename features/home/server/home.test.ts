import { afterAll, beforeAll, expect, test } from 'vitest';
import { foodLogApi } from '#features/food-log/contract.ts';
import { nutritionApi } from '#features/nutrition/contract.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { homeApi } from '../contract.ts';

/** A Friday; its week is 16 to 22 November. */
const DAY = '2026-11-20';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person({
    profile: { schedule: { trainingDays: [1, 3, 5], sessionMinutes: 45 } },
  });
  ben = await app.person();
});
afterAll(() => app.close());

const homeOf = (person: Pick<Person, 'call'>, date = DAY) =>
  person.call(homeApi.day, { query: { date } });

const log = (person: Person, date: string, foodName: string) =>
  person.call(foodLogApi.add, {
    body: {
      date,
      mealType: 'dinner',
      foodName,
      quantity: 1,
      unit: 'serving',
      calories: 400,
      fat: 9,
    },
  });

test('a first day is empty and says so without inventing anything', async () => {
  const home = await homeOf(ben);
  expect(home.entries).toEqual([]);
  expect(home.nutrition).toMatchObject({ entryCount: 0, calories: 0 });
  expect(home.week).toEqual({
    days: ['16', '17', '18', '19', '20', '21', '22'].map((day) => ({
      date: `2026-11-${day}`,
      logged: false,
    })),
    weeklyGoal: 5,
    sessions: [],
    underWay: null,
  });
});

test('shows one’s own day and the days of its week', async () => {
  await log(ana, '2026-11-15', 'Sunday before');
  await log(ana, '2026-11-16', 'Monday');
  await log(ana, DAY, 'Laksa');
  await log(ben, '2026-11-18', 'Not Ana’s');
  const home = await homeOf(ana);
  expect(home.entries.map((entry) => entry.foodName)).toEqual(['Laksa']);
  expect(home.week.days.filter((day) => day.logged).map((day) => day.date)).toEqual([
    '2026-11-16',
    DAY,
  ]);
  expect(home.week.weeklyGoal).toBe(3);
  expect(home.streakCount).toBe(1);
  await log(ana, '2026-11-19', 'Thursday');
  expect((await homeOf(ana)).streakCount).toBe(2);
  expect((await homeOf(ben)).streakCount).toBe(0);
});

test('its figures are those of the day’s summary', async () => {
  const [home, summary] = await Promise.all([
    homeOf(ana),
    ana.call(nutritionApi.summary, { query: { date: DAY } }),
  ]);
  expect(home.nutrition).toEqual(summary);
  expect(home.nutrition).toMatchObject({ calories: 400, fat: { amount: 9, known: 1 } });
});

test('a stranger sees nothing, and a day that is none is refused by name', async () => {
  await expect(homeOf(app.stranger)).rejects.toMatchObject({ status: 401 });
  await expect(homeOf(ana, '2026-13-01')).rejects.toMatchObject({
    status: 400,
    fields: { date: expect.any(String) },
  });
});
