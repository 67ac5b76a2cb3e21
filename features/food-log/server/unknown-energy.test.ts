import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { daysApi, foodLogApi, recurringEntriesApi, savedMealsApi } from '../contract.ts';

const DAY = '2026-11-18';
const silent = { foodName: 'Curry', quantity: 1, unit: 'serving', calories: null } as const;
const water = { ...silent, foodName: 'Water', calories: 0 } as const;

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const energies = async (person: Person, date: string) =>
  (await person.call(foodLogApi.ofDay, { query: { date } })).map(({ calories }) => calories);
const energyOn = async (person: Person, date: string) => {
  const days = await person.call(daysApi.between, { query: { from: date, to: date } });
  return days[0];
};
const place = { date: DAY, mealType: 'lunch' } as const;

test('an energy that is not known stays so through edits, moves and Undo; 0 stays 0', async () => {
  const curry = await ana.call(foodLogApi.add, { body: { ...silent, ...place } });
  await ana.call(foodLogApi.addMany, { body: { entries: [{ ...water, ...place, id: newId() }] } });
  await ben.call(foodLogApi.add, { body: { ...silent, ...place, calories: 300 } });
  expect(await energies(ana, DAY)).toEqual([null, 0]);
  expect(await energyOn(ana, DAY)).toMatchObject({
    date: DAY,
    calories: 0,
    caloriesKnown: 1,
    entryCount: 2,
  });
  expect(await energyOn(ben, DAY)).toMatchObject({ calories: 300, caloriesKnown: 1 });

  const params = { id: curry.id };
  const twice = { ...curry, quantity: 2 };
  expect(await ana.call(foodLogApi.edit, { params, body: twice })).toMatchObject({
    calories: null,
    version: 2,
  });
  // A repetition whose answer was lost is the same edit.
  expect((await ana.call(foodLogApi.edit, { params, body: twice })).version).toBe(2);
  const said = { ...curry, calories: 480, version: 2 };
  expect((await ana.call(foodLogApi.edit, { params, body: said })).calories).toBe(480);
  const unsaid = { ...curry, version: 3 };
  expect((await ana.call(foodLogApi.edit, { params, body: unsaid })).calories).toBeNull();

  const date = addDays(DAY, -1);
  const moves = [{ id: curry.id, version: 4, date, mealType: 'dinner' as const }];
  expect(await ana.call(foodLogApi.moveMany, { body: { moves } })).toMatchObject([
    { calories: null },
  ]);
  expect(await energyOn(ana, date)).toMatchObject({ calories: null, caloriesKnown: 0 });
  await ana.call(foodLogApi.remove, { params });
  expect(await energyOn(ana, date)).toBeUndefined();
  expect((await ana.call(foodLogApi.restore, { params })).calories).toBeNull();
});

test('it has to be said that it is not known, and is refused as anything else', async () => {
  const { calories: _, ...unsaid } = silent;
  for (const wrong of [unsaid, { ...silent, calories: '' }, { ...silent, calories: -1 }]) {
    const payload = { ...wrong, ...place };
    const answer = await ana.inject({ method: 'POST', url: '/api/food-logs', payload });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual(['calories']);
  }
});

test('saved meals and what repeats keep it as well', async () => {
  const items = [silent, water];
  const meal = await ana.call(savedMealsApi.add, { body: { id: newId(), name: 'Lunch', items } });
  const [listed] = await ana.call(savedMealsApi.list, {});
  expect(listed).toEqual(meal);
  expect(meal.items.map(({ calories }) => calories)).toEqual([null, 0]);
  const when = { mealType: 'lunch' as const, weekdays: [3], startsOn: DAY, endsOn: DAY };
  await ana.call(recurringEntriesApi.add, { body: { id: newId(), item: silent, ...when } });
  const [due] = await ana.call(recurringEntriesApi.due, { query: { date: DAY } });
  expect(due?.item.calories).toBeNull();
});
