import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foodLogApi } from '#features/food-log/contract.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { nutritionApi } from '../contract.ts';

const DAY = '2026-11-20';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person({
    profile: { age: 28, gender: 'female', weight: 65, height: 165, goals: ['lose_weight'] },
  });
  ben = await app.person({ profile: false });
});
afterAll(() => app.close());

const summaryOf = (person: Pick<Person, 'call'>, date = DAY) =>
  person.call(nutritionApi.summary, { query: { date } });

const log = (
  person: Person,
  food: { calories: number | null; protein?: number | null; date?: string },
) =>
  person.call(foodLogApi.add, {
    body: { date: DAY, mealType: 'lunch', foodName: 'Rice', quantity: 100, unit: 'g', ...food },
  });

describe('a day', () => {
  test('without entries has totals of nothing, and a target all the same', async () => {
    const summary = await summaryOf(ana, '2026-11-18');
    expect(summary).toMatchObject({
      date: '2026-11-18',
      entryCount: 0,
      calories: 0,
      caloriesKnown: 0,
      protein: { amount: null, known: 0 },
      target: { energyKcal: 1520, proteinGrams: 117, fatGrams: 47, carbsGrams: 156 },
    });
    expect(summary.target?.notes).toEqual(['activity_assumed']);
    expect(summary.target?.steps.at(-1)?.resultKcal).toBe(1520);
  });

  test('adds what is known and says how much of it is', async () => {
    await log(ana, { calories: 300, protein: 12.5 });
    await log(ana, { calories: 200, protein: null });
    await log(ana, { calories: 999, date: '2026-11-19' });
    await log(ben, { calories: 5000, protein: 100 });
    expect(await summaryOf(ana)).toMatchObject({
      entryCount: 2,
      calories: 500,
      caloriesKnown: 2,
      protein: { amount: 12.5, known: 1 },
      fat: { amount: null, known: 0 },
    });
  });

  test('holds at least what is known of its energy; 0 is known, and without any it is not 0', async () => {
    const date = '2026-11-17';
    await log(ana, { calories: null, date });
    await log(ben, { calories: 800, date });
    expect(await summaryOf(ana, date)).toMatchObject({
      entryCount: 1,
      calories: null,
      caloriesKnown: 0,
    });
    await log(ana, { calories: 0, date });
    expect(await summaryOf(ana, date)).toMatchObject({
      entryCount: 2,
      calories: 0,
      caloriesKnown: 1,
    });
  });

  test('is each person’s own, and has no target before body data is known', async () => {
    expect(await summaryOf(ben)).toMatchObject({ entryCount: 1, calories: 5000, target: null });
  });
});

test('a stranger sees nothing', async () => {
  await expect(summaryOf(app.stranger)).rejects.toMatchObject({ status: 401 });
});

test.each(['', '2026-02-30', 'today', '1900-01-01', '2026-11-20T00:00:00Z'])(
  'the date "%s" is refused by name',
  async (date) => {
    await expect(summaryOf(ana, date)).rejects.toMatchObject({
      status: 400,
      fields: { date: expect.any(String) },
    });
  },
);
