import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { foodLogApi, savedMealsApi } from '#features/food-log/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { type Food, foodsApi } from '../contract.ts';
import { eatableOf, eatenOf, toLoggedPortion } from '../rules/amounts/portion.ts';
import { columnsOf } from './queries/food-columns.ts';
import { retireFoodsExcept, storeFoods } from './queries/shared-foods.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await app.person();
  ben = await app.person();
});

const DAY = '2026-11-20';
const slice = {
  name: 'Nana’s slice',
  brand: 'Home',
  basis: '100g' as const,
  portions: [
    { label: '1 slice', grams: 40 },
    { label: '1 tray', grams: 600 },
  ],
  nutrients: { calories: 400, protein: 5, iron: 2 },
};

async function make(person: Person): Promise<Food> {
  const { food } = await person.call(foodsApi.addOwn, { body: { ...slice, keepAnyway: true } });
  if (!food) throw new Error('not made');
  return food;
}

/** Logs as the screens do, each time a minute later. */
async function eat(person: Person, food: Food, note: string, quantity: number) {
  app.clock.advance(60_000);
  const eatable = eatableOf(food, null);
  const measure = eatable?.measures.find((one) => one.note === note || one.key === note);
  const item = eatable && measure && toLoggedPortion(eatable, measure, eatenOf(quantity, measure));
  if (!item) throw new Error('cannot be eaten');
  const body = { ...item, date: DAY, mealType: 'snack' as const, origin: 'search' as const };
  return person.call(foodLogApi.add, { body });
}

const usual = (person: Person) =>
  person.call(foodsApi.search, { query: { q: '' } }).then(({ results }) => results);
const found = (person: Person, q: string) =>
  person.call(foodsApi.search, { query: { q } }).then(({ results }) => results[0]);
const day = (person: Person) => person.call(foodLogApi.ofDay, { query: { date: DAY } });

it('one meal left half is not the new usual amount, a changed habit is', async () => {
  const food = await make(ana);
  const amounts: (number | undefined)[] = [];
  for (const slices of [2, 2, 1, 1, 1]) {
    await eat(ana, food, '1 slice', slices);
    amounts.push((await found(ana, 'nana'))?.lastLogged?.quantity);
  }
  expect(amounts).toEqual([2, 2, 2, 1, 1]);
});

it('a food eaten in several portions is one line, in the portion of last time', async () => {
  const food = await make(ana);
  await eat(ana, food, '1 tray', 1);
  await eat(ana, food, 'g', 80);
  await eat(ana, food, '1 slice', 2);
  const [first, ...rest] = await usual(ana);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    key: food.id,
    group: 'recent',
    name: 'Nana’s slice',
    brand: 'Home',
    food: { id: food.id },
    lastLogged: {
      foodId: food.id,
      quantity: 2,
      portionNote: '1 slice',
      calories: 320,
      otherNutrients: { iron: 1.6 },
      times: 3,
    },
  });
  expect(await found(ana, 'home slice')).toMatchObject({ key: food.id, group: 'recent' });
  expect(await usual(ben)).toEqual([]);
});

it('an entry of old, its portion in its name and no food behind it, is there to be logged again', async () => {
  const old = { foodName: 'Quandong (1 medium)', quantity: 1.5, calories: 60 };
  const body = { ...old, date: DAY, mealType: 'snack' as const, unit: 'piece' as const };
  await ana.call(foodLogApi.add, { body });
  expect(await found(ana, 'quandong')).toMatchObject({
    name: 'Quandong (1 medium)',
    food: null,
    lastLogged: { foodId: null, quantity: 1.5, unit: 'piece', portionNote: null, calories: 60 },
  });
});

it('a food that was deleted or has left its source is logged again as it was logged last', async () => {
  const own = await make(ana);
  const at = new Date(app.clock.now());
  const nut = {
    source: 'usda' as const,
    sourceId: '77001',
    gtin: null,
    name: 'Bunya nut',
    brand: null,
    category: null,
    basis: '100g' as const,
    density: null,
    portions: [],
    warnings: [],
    nutrients: { calories: 200 },
    popularity: 0,
    version: null,
  };
  await storeFoods(app.database.db, columnsOf([nut]), at);
  const shared = await ana.call(foodsApi.food, { params: { id: 'usda:77001' } });
  await eat(ana, own, '1 slice', 1);
  await eat(ana, shared, 'g', 50);
  await ana.call(foodsApi.removeOwn, { params: { id: own.id } });
  await retireFoodsExcept(app.database.db, 'usda', [], at);
  const byKey = new Map((await usual(ana)).map((one) => [one.key, one]));
  expect(byKey.get(own.id)).toMatchObject({
    food: null,
    brand: 'Home',
    lastLogged: { foodId: own.id, portionNote: '1 slice', otherNutrients: { iron: 0.8 } },
  });
  expect(byKey.get('usda:77001')).toMatchObject({
    food: null,
    lastLogged: { quantity: 50, calories: 100 },
  });
});

it('an own food that was edited is offered with what it says now, beside what was logged', async () => {
  const food = await make(ana);
  const logged = await eat(ana, food, '1 slice', 1);
  const body = { ...slice, name: 'Nan’s slice', nutrients: { calories: 500 }, version: 1 };
  await ana.call(foodsApi.editOwn, { params: { id: food.id }, body });
  const [line] = await usual(ana);
  expect(line).toMatchObject({
    name: 'Nan’s slice',
    food: { nutrients: { calories: 500 } },
    lastLogged: { calories: 160 },
  });
  expect(line?.food && eatableOf(line.food, line.lastLogged)).toMatchObject({
    changed: true,
    start: { quantity: 1, measure: { note: '1 slice' } },
  });
  for (const q of ['nans slice', 'nanas slice']) {
    expect(await found(ana, q)).toMatchObject({ key: food.id, group: 'recent' });
  }
  expect(await day(ana)).toEqual([logged]);
});

it('a saved meal is found by its name, with what is in it, by its owner alone', async () => {
  const item = { foodName: 'Oats', quantity: 60, unit: 'g' as const, calories: 230 };
  const body = { id: newId(), name: 'Weekday porridge', items: [item, item] };
  await ana.call(savedMealsApi.add, { body });
  const line = {
    key: `meal:${body.id}`,
    group: 'meal',
    name: 'Weekday porridge',
    food: null,
    lastLogged: null,
    meal: { id: body.id, items: [item, item] },
  };
  expect(await usual(ana)).toMatchObject([line]);
  expect(await found(ana, 'porrige')).toMatchObject(line);
  expect(await usual(ben)).toEqual([]);
  expect(await found(ben, 'weekday porridge')).toBeUndefined();
  await ana.call(savedMealsApi.remove, { params: { id: body.id } });
  expect(await usual(ana)).toEqual([]);
});

it('no edit of a food changes a past day', async () => {
  const food = await make(ana);
  await eat(ana, food, '1 slice', 2);
  const before = await day(ana);
  let version = 1;
  const figure = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null });
  const edit = fc.record({
    name: fc.string({ minLength: 1, maxLength: 20 }).filter((name) => name.trim() !== ''),
    basis: fc.constantFrom('100g' as const, '100ml' as const),
    nutrients: fc.record({ calories: figure, protein: figure, iron: figure }),
    portions: fc.array(
      fc.record({
        label: fc.constant('1 slice'),
        grams: fc.double({ min: 1, max: 500, noNaN: true }),
      }),
    ),
  });
  await fc.assert(
    fc.asyncProperty(edit, async (changed) => {
      const body = { ...changed, portions: changed.portions.slice(0, 3), version };
      const edited = await ana.call(foodsApi.editOwn, { params: { id: food.id }, body });
      version = edited.version ?? 0;
      expect(await day(ana)).toEqual(before);
    }),
    { numRuns: timesToRun(12) },
  );
});
