import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import type { SavedMeal } from '../contract/saved-meals.ts';
import { savedMealsApi } from '../contract.ts';
import { anItem } from '../testing/an-item.ts';

type NewMeal = InputOf<typeof savedMealsApi.add>['body'];

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  ben = await app.person();
});
afterAll(() => app.close());

const oats = {
  foodName: 'Rolled oats',
  foodId: 'catalogue:oats-rolled',
  quantity: 40,
  unit: 'g' as const,
  calories: 152,
  protein: 5.1,
  otherNutrients: { iron: 1.5 },
};
const milk = {
  foodName: 'Milk',
  brand: 'Dairy',
  quantity: 1,
  unit: 'cup' as const,
  calories: 160,
  note: 'warm',
};
const add = (person: Person, change: Partial<NewMeal> = {}) =>
  person.call(savedMealsApi.add, {
    body: { id: newId(), name: 'Porridge', items: [oats, milk], ...change },
  });
const list = (person: Person) => person.call(savedMealsApi.list, {});
const edit = (person: Person, meal: SavedMeal, change: Partial<SavedMeal>) =>
  person.call(savedMealsApi.edit, { params: { id: meal.id }, body: { ...meal, ...change } });

describe('a saved meal', () => {
  test('is read back as it was sent, and what was not said stays unknown', async () => {
    ana = await app.person();
    const meal = await add(ana);
    expect(meal).toMatchObject({
      name: 'Porridge',
      version: 1,
      items: [anItem(oats), anItem(milk)],
    });
    expect(await list(ana)).toEqual([meal]);
    expect(await list(ben)).toEqual([]);
  });

  test('stands in the list by its name', async () => {
    ana = await app.person();
    for (const name of ['toast', 'Apples', '<b>Zucchini</b>', 'Muesli']) await add(ana, { name });
    const names = (await list(ana)).map((meal) => meal.name);
    expect(names).toHaveLength(4);
    expect(names.filter((name) => name !== '<b>Zucchini</b>')).toEqual([
      'Apples',
      'Muesli',
      'toast',
    ]);
  });

  test('is renamed and its items replaced', async () => {
    const meal = await add(ana);
    const changed = await edit(ana, meal, { name: 'Just oats', items: meal.items.slice(0, 1) });
    expect(changed).toEqual({
      ...meal,
      name: 'Just oats',
      items: meal.items.slice(0, 1),
      version: 2,
    });
    expect(await list(ana)).toContainEqual(changed);
  });
});

describe('limits', () => {
  test.each<[string, object]>([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['items', { items: [] }],
    ['items', { items: Array.from({ length: 51 }, () => oats) }],
    ['items.1.calories', { items: [oats, { ...milk, calories: -1 }] }],
    ['items.0.unit', { items: [{ ...oats, unit: 'stone' }] }],
    ['id', { id: 'x' }],
  ])('%s in %j', async (field, change) => {
    const before = await list(ana);
    const payload = { id: newId(), name: 'Porridge', items: [oats], ...change };
    const response = await ana.inject({ method: 'POST', url: '/api/saved-meals', payload });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(await list(ana)).toEqual(before);
  });

  test('fifty items with every figure fit; two thousand meals are enough', async () => {
    ana = await app.person();
    const long = { ...milk, foodName: 'é'.repeat(200), note: 'é'.repeat(500) };
    const id = newId();
    await add(ana, { id, items: Array.from({ length: 50 }, () => long) });
    await add(ana, { items: [oats] });
    await app.database.pool.query(
      `insert into saved_meals (owner_id, id, name, items, created_at, updated_at, version)
       select owner_id, gen_random_uuid(), name, items, created_at, updated_at, 1
       from (select * from saved_meals where owner_id = $1 and id <> $2) one, generate_series(3, 2000)`,
      [ana.id, id],
    );
    await expect(add(ana)).rejects.toMatchObject({ status: 409, reason: 'too_many' });
    expect((await add(ana, { id })).items).toHaveLength(50);
    expect(await list(ana)).toHaveLength(2000);
  });
});
