import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { daysApi, type FoodLogEntry, foodLogApi } from '../contract.ts';

type NewEntry = InputOf<typeof foodLogApi.add>['body'];

let app: TestApp;
let ana: Person;
let ben: Person;
/** Every test has a day of its own, and the day before it. */
let day = '2026-11-19';
let dayBefore: string;

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
});
beforeEach(() => {
  app.clock.set(Date.UTC(2026, 10, 20, 21, 30));
  day = addDays(day, -2);
  dayBefore = addDays(day, -1);
});
afterAll(() => app.close());

const toast = {
  mealType: 'breakfast' as const,
  foodName: 'Toast',
  quantity: 2.5,
  unit: 'piece' as const,
  calories: 210,
  protein: 7.1,
  carbs: 38,
};

const add = (person: Person, change: Partial<NewEntry> = {}) =>
  person.call(foodLogApi.add, { body: { ...toast, date: day, ...change } });
const dayOf = (person: Person, date = day) => person.call(foodLogApi.ofDay, { query: { date } });
const namesOf = async (person: Person, date = day) =>
  (await dayOf(person, date)).map((entry) => entry.foodName);
const edit = (person: Person, entry: FoodLogEntry, change: Partial<FoodLogEntry>) =>
  person.call(foodLogApi.edit, { params: { id: entry.id }, body: { ...entry, ...change } });

describe('logging', () => {
  test('kilojoules are kept beside whole kilocalories and summed; a whole number changed alone counts', async () => {
    const exactKcal = 703 / 4.184;
    const rolls = [
      await add(ana, { calories: 168, exactKcal }),
      await add(ana, { calories: 168, exactKcal }),
    ];
    const [first] = rolls;
    if (!first) return expect.fail('nothing logged');
    expect(first).toMatchObject({ calories: 168 });
    expect(first.exactKcal).toBeCloseTo(exactKcal, 9);
    const sumOf = async () => {
      const [total] = await ana.call(daysApi.between, { query: { from: day, to: day } });
      return Math.round((total?.calories ?? 0) * 4.184);
    };
    expect(await sumOf()).toBe(1406);
    const edited = await edit(ana, first, { calories: 100 });
    expect(edited.calories).toBe(100);
    expect(await sumOf()).toBe(Math.round(100 * 4.184 + 703));
    await add(ana, { calories: null });
    expect(await sumOf()).toBe(Math.round(100 * 4.184 + 703));
  });

  test('an entry is read back as it was sent, and what was not said stays unknown', async () => {
    const entry = await add(ana, { sodium: 0, localTime: '07:15', timeZone: 'Australia/Sydney' });
    expect(entry).toMatchObject({
      ...toast,
      date: day,
      sodium: 0,
      fat: null,
      fiber: null,
      aiConfidence: null,
      localTime: '07:15',
      timeZone: 'Australia/Sydney',
      sourceType: 'manual',
      origin: 'manual',
      aiAnalyzed: false,
      version: 1,
    });
    expect(await dayOf(ana)).toEqual([entry]);
    expect(await dayOf(ben)).toEqual([]);
  });

  test('takes exactly what the specification lists, and derives the source type itself', async () => {
    const logged = await add(ana, {
      fiber: 0,
      sugar: 0,
      cholesterol: 0,
      saturatedFat: 0,
      transFat: 0,
      sourceType: 'manual',
      aiAnalyzed: true,
      aiConfidence: 93.5,
    });
    expect(logged).toMatchObject({ sourceType: 'barcode', origin: 'photo', aiConfidence: 93.5 });
    expect((await add(ana, { aiConfidence: 70, origin: 'label' })).sourceType).toBe('ai');
  });

  test('a day lists its entries in the order they were logged, and other days stay apart', async () => {
    await add(ana, { foodName: 'Porridge' });
    app.clock.advance(60_000);
    await add(ana, { foodName: 'Apple' });
    await add(ana, { foodName: 'Stew', date: dayBefore });
    expect(await namesOf(ana)).toEqual(['Porridge', 'Apple']);
    expect(await namesOf(ana, dayBefore)).toEqual(['Stew']);
  });

  test.each([
    'Crème brûlée 🍮👩🏽‍🍳',
    'سلطة خضراء',
    `<img src=x onerror="alert(1)">`,
    `'; drop table food_log_entries; --`,
    '\u202Etxet desrever',
  ])('the name %j is kept as text', async (foodName) => {
    await add(ana, { foodName });
    expect(await namesOf(ana)).toEqual([foodName]);
  });
});

describe('what is refused, with a sentence on the field, and nothing stored', () => {
  test.each<[string, Record<string, unknown>]>([
    ['foodName', { foodName: '   ' }],
    ['foodName', { foodName: 'x'.repeat(201) }],
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: '100' }],
    ['quantity', { quantity: 1e300 }],
    ['unit', { unit: 'stone' }],
    ['calories', { calories: -1 }],
    ['calories', { calories: 12.5 }],
    ['calories', { calories: 4_000_000_000 }],
    ['calories', { calories: undefined }],
    ['mealType', { mealType: 'brunch' }],
    ['protein', { protein: 5_001 }],
    ['aiConfidence', { aiConfidence: 101 }],
    ['date', { date: '1900-01-01' }],
    ['date', { date: '2016-11-19' }],
    ['date', { date: '2026-11-22' }],
    ['date', { date: '2026-02-30' }],
    ['date', { date: '2026-11-20T10:00:00Z' }],
    ['localTime', { localTime: '24:00' }],
    ['timeZone', { timeZone: 'Moon/Base' }],
    ['id', { id: 'not-an-id' }],
  ])('%s in %j', async (field, change) => {
    const response = await ana.inject({
      method: 'POST',
      url: '/api/food-logs',
      payload: { ...toast, date: day, ...change },
    });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(response.json().message).not.toBe('');
    expect(await dayOf(ana)).toEqual([]);
  });

  test('a day that was never there cannot be read either', async () => {
    const response = await ana.inject({ url: '/api/food-logs?date=1900-01-01' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty('date');
  });
});

describe('editing', () => {
  test('changes the entry, may move it to another day, and keeps where it came from', async () => {
    const entry = await add(ana, { aiConfidence: 70, origin: 'label' });
    const changed = await edit(ana, entry, { date: dayBefore, calories: 100, protein: null });
    expect(changed).toEqual({
      ...entry,
      date: dayBefore,
      calories: 100,
      protein: null,
      version: 2,
    });
    expect(await dayOf(ana)).toEqual([]);
    expect(await dayOf(ana, dayBefore)).toEqual([changed]);
  });
});
