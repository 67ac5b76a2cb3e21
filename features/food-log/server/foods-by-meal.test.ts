import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { foodLogApi, type NewFoodLogEntry, usualFoodsApi } from '../contract.ts';

/** A Friday. */
const DAY = '2026-11-20';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

function log(
  person: Person,
  foodName: string,
  daysBefore: number,
  more: Partial<NewFoodLogEntry> = {},
) {
  const body = { mealType: 'breakfast', quantity: 1, unit: 'cup', calories: 200 } as const;
  return person.call(foodLogApi.add, {
    body: { ...body, date: addDays(DAY, -daysBefore), foodName, ...more },
  });
}

const usualOf = (person: Person, date = DAY) =>
  person.call(usualFoodsApi.list, { query: { date } });

const namesOf = async (person: Person, date = DAY) =>
  (await usualOf(person, date)).map(({ foodName, mealType }) => `${foodName} ${mealType}`);

test('gives each food of at least two days by meal, in its usual portion, with its times', async () => {
  await log(ana, 'Porridge', 8, { localTime: '07:30', calories: 180 });
  await log(ana, 'PORRIDGE', 7, { localTime: '07:10', calories: 210, quantity: 1.5, fiber: 4 });
  await log(ana, 'Porridge', 1, { mealType: 'dinner' });
  await log(ana, 'Once', 3);
  await log(ana, 'Twice a day', 3);
  await log(ana, 'Twice a day', 3);
  await log(ana, 'Long ago', 91);
  await log(ana, 'Long ago', 92);
  await log(ana, 'Today', 0);
  await log(ana, 'Today', 1);
  const { id } = await log(ana, 'Deleted', 4);
  await log(ana, 'Deleted', 5);
  await ana.call(foodLogApi.remove, { params: { id } });
  await log(ben, 'Soup', 1);
  await log(ben, 'Soup', 2);

  const usual = await usualOf(ana);
  expect(usual).toHaveLength(1);
  expect(usual[0]).toMatchObject({
    foodName: 'PORRIDGE',
    mealType: 'breakfast',
    quantity: 1.5,
    unit: 'cup',
    calories: 210,
    fiber: 4,
    protein: null,
    aiAnalyzed: false,
    aiConfidence: null,
  });
  expect(usual[0]?.times.toSorted()).toEqual([
    [4, 7, Number(Math.exp(-8 / 30).toFixed(2))],
    [5, 7, Number(Math.exp(-7 / 30).toFixed(2))],
  ]);
  expect(await namesOf(ben)).toEqual(['Soup breakfast']);
  // As of another day what came later is not there yet.
  expect(await namesOf(ana, addDays(DAY, -7))).toEqual(['Long ago breakfast']);
  expect(await namesOf(ana, addDays(DAY, 1))).toEqual(
    expect.arrayContaining(['PORRIDGE breakfast', 'Today breakfast']),
  );
});

test('one breakfast left half is not the new usual, and another meal has its own', async () => {
  const mia = await app.person();
  for (const [daysBefore, quantity] of [
    [5, 2],
    [4, 2],
    [3, 1],
  ] as const) {
    await log(mia, 'Toast', daysBefore, { quantity, unit: 'piece' });
    await log(mia, 'Toast', daysBefore, { quantity: 4, unit: 'piece', mealType: 'dinner' });
  }
  const portions = (await usualOf(mia)).map(({ mealType, quantity }) => [mealType, quantity]);
  expect(portions).toEqual([
    ['breakfast', 2],
    ['dinner', 4],
  ]);
});

test('keeps an estimate an estimate, and an unknown hour unknown', async () => {
  for (const daysBefore of [1, 2]) {
    await log(ana, 'Laksa', daysBefore, {
      mealType: 'lunch',
      calories: null,
      aiAnalyzed: true,
      aiConfidence: 70,
    });
  }
  const laksa = (await usualOf(ana)).find(({ foodName }) => foodName === 'Laksa');
  expect(laksa).toMatchObject({ calories: null, aiAnalyzed: true, aiConfidence: 70 });
  expect(laksa?.times.map(([, hour]) => hour)).toEqual([null, null]);
});

test('gives at most twelve foods a meal, those of this weekday first', async () => {
  const cleo = await app.person();
  // A Friday's food of four weeks ago and more beside daily ones.
  for (const daysBefore of [28, 35]) await log(cleo, 'Pizza', daysBefore);
  for (let number = 0; number < 14; number += 1) {
    for (const daysBefore of [22, 23]) await log(cleo, `Food ${number}`, daysBefore);
  }
  const names = await namesOf(cleo);
  expect(names).toHaveLength(12);
  expect(names[0]).toBe('Pizza breakfast');
});
