import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CATALOGUE_NUTRIENTS,
  type CatalogueFood,
  writeCatalogue,
} from '#features/food-facts/rules/catalogue-file.ts';
import { loadCatalogue } from '#features/food-import/server/public.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { foodsApi } from '../contract.ts';

const unknown = Object.fromEntries(CATALOGUE_NUTRIENTS.map((key) => [key, null]));
const banana: CatalogueFood = {
  id: 'banana-raw',
  name: 'Banana, raw',
  synonyms: [],
  category: 'fruit',
  state: 'raw',
  basis: '100g',
  densityGramsPerMl: null,
  portions: [{ label: '1 medium', amount: 120 }],
  source: 'A test',
  reason: null,
  nutrients: {
    ...unknown,
    energyKcal: 89,
    protein: 1.1,
    carbs: 20,
    fat: 0.3,
  } as CatalogueFood['nutrients'],
};

let app: TestApp;
let folder: string;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'vigour-test-own-'));
  const file = join(folder, 'catalogue.ndjson');
  writeFileSync(file, writeCatalogue({ version: 1, foods: [banana] }));
  await loadCatalogue(app.database.db, file, new Date(app.clock.now()));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  ana = await app.person();
  ben = await app.person();
});

const CODE = '9300675024235';
const slice = {
  name: 'Nana’s slice',
  basis: '100g' as const,
  portions: [{ label: '1 serve', grams: 45, ml: null }],
  nutrients: { calories: 400, protein: 5, carbs: 60, fat: 15.5, sodium: 0 },
};
const add = (person: Person, food: object = {}) =>
  person.call(foodsApi.addOwn, { body: { ...slice, ...food } });
async function make(person: Person, food: object = {}) {
  const { food: made } = await add(person, { keepAnyway: true, ...food });
  if (!made) throw new Error('not made');
  return made;
}
const gone = { status: 404, code: 'not_found' };

describe('somebody else’s food', () => {
  it('is not there, whatever is asked of it', async () => {
    const { id } = await make(ana, { gtin: CODE });
    const params = { id };
    const calls = [
      () => ben.call(foodsApi.food, { params }),
      () => ben.call(foodsApi.editOwn, { params, body: { ...slice, version: 1 } }),
      () => ben.call(foodsApi.removeOwn, { params }),
      () => ben.call(foodsApi.restoreOwn, { params }),
      () => ben.call(foodsApi.addFavourite, { params }),
      () => ben.call(foodsApi.removeFavourite, { params }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(gone);
    expect(await ben.call(foodsApi.ownFoods, {})).toEqual([]);
    expect(await ben.call(foodsApi.favourites, {})).toEqual([]);
    const answer = await add(ben, { gtin: CODE });
    expect(answer).toMatchObject({ outcome: 'saved', similar: [] });
    expect(await ana.call(foodsApi.food, { params })).toMatchObject({ id, version: 1 });
  });
});

describe('making a food', () => {
  it('makes one of several calls at once, none of which finds the others similar', async () => {
    const id = newId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(ana, { id })));
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['saved']));
    expect(new Set(answers.map(({ food }) => food?.id))).toEqual(new Set([`own:${id}`]));
    expect(await ana.call(foodsApi.ownFoods, {})).toHaveLength(1);
    expect((await add(ana, { id: id.toUpperCase() })).food?.id).toBe(`own:${id}`);
    expect(await ana.call(foodsApi.ownFoods, {})).toHaveLength(1);
  });

  it('keeps unknown apart from zero, and everything as it was given', async () => {
    const made = await make(ana, {
      brand: 'Nana',
      density: 0.55,
      portions: [
        { label: '1 serve', grams: 45, ml: null },
        { label: '1 cup', grams: 130, ml: 250 },
      ],
      gtin: CODE,
    });
    const again = await ana.call(foodsApi.food, { params: { id: made.id } });
    expect(again).toEqual(made);
    expect(again).toMatchObject({
      brand: 'Nana',
      density: 0.55,
      gtin: `0${CODE}`,
      nutrients: { calories: 400, sodium: 0, fiber: null, vitaminC: null },
      portions: [
        { label: '1 serve', grams: 45, ml: null },
        { label: '1 cup', grams: 130, ml: 250 },
      ],
    });
  });

  it('refuses only what cannot be in 100 g or 100 ml, at its field', async () => {
    const syrup = { nutrients: { carbs: 112 } };
    await expect(make(ana, syrup)).rejects.toMatchObject({
      status: 400,
      fields: { 'nutrients.carbs': 'No food has more than 100 g in 100 g.' },
    });
    expect(await make(ana, { ...syrup, basis: '100ml' })).toMatchObject({ basis: '100ml' });
    await expect(make(ana, { nutrients: { calories: 1390 } })).rejects.toMatchObject({
      fields: { 'nutrients.calories': expect.stringContaining('kcal') as string },
    });
    const doubtful = await make(ana, {
      nutrients: { calories: 300, protein: 60, carbs: 60, fat: 60 },
    });
    expect(doubtful.warnings.map(({ code }) => code)).toContain('sum_over_100');
  });
});

describe('a food like one that is there', () => {
  it.each([
    ['BANANA, RAW', 89],
    ['bananas (raw)', 92],
    ['Raw bananna', 89],
    ['Bänànà  raw', 100],
    ['ｂａｎａｎａ raw', 89],
    ['Banana\u0301 raw', 89],
  ])('%s is answered with it', async (name, calories) => {
    const answer = await add(ana, { name, nutrients: { calories } });
    expect(answer).toMatchObject({ outcome: 'similar', food: null });
    expect(answer.similar.map(({ id }) => id)).toEqual(['catalogue:banana-raw']);
    const kept = await add(ana, { name, nutrients: { calories }, keepAnyway: true });
    expect(kept).toMatchObject({ outcome: 'saved', similar: [] });
  });

  it('is found among one’s own in any script, and by its barcode under any name', async () => {
    const cases = [
      ['Crème brûlée', 'creme brulee'],
      ['Straße Brötchen', 'STRASSE brotchen'],
      ['味噌ラーメン', '味噌ラーメン'],
      ['Борщ', 'БОРЩ'],
      ['🍕', '🍕'],
    ] as const;
    for (const [name, again] of cases) {
      await make(ana, { name });
      const { similar } = await add(ana, { name: again });
      expect(similar.map((food) => food.name)).toEqual([name]);
    }
    expect((await add(ana, { name: '🥐' })).outcome).toBe('saved');
    expect((await add(ana, { name: '豚骨ラーメン' })).outcome).toBe('saved');
    await make(ana, { name: 'Crisps', gtin: CODE });
    const { similar } = await add(ana, { name: 'Potato chips', gtin: CODE, nutrients: {} });
    expect(similar.map((food) => food.name)).toEqual(['Crisps']);
  });

  it('is not one with the same name and another energy, or one that was deleted', async () => {
    expect((await add(ana, { name: 'Raw banana', nutrients: { calories: 300 } })).outcome).toBe(
      'saved',
    );
    const { id } = await make(ana);
    await ana.call(foodsApi.removeOwn, { params: { id } });
    expect((await add(ana)).outcome).toBe('saved');
  });
});

describe('changing a food', () => {
  it('again, when its answer was lost, is answered with what is stored', async () => {
    const made = await make(ana, { density: 1.0333333333 });
    const params = { id: made.id };
    const body = { ...slice, name: 'Slice', density: 1.0333333333, gtin: CODE, version: 1 };
    const first = await ana.call(foodsApi.editOwn, { params, body });
    expect(await ana.call(foodsApi.editOwn, { params, body })).toEqual(first);
    await expect(
      ana.call(foodsApi.editOwn, { params, body: { ...body, density: 1.04 } }),
    ).rejects.toMatchObject({ status: 409, current: first });
  });

  it('that was deleted is refused until it is brought back', async () => {
    const made = await make(ana);
    const params = { id: made.id };
    await ana.call(foodsApi.removeOwn, { params });
    const body = { ...slice, name: 'Back again' };
    await expect(
      ana.call(foodsApi.editOwn, { params, body: { ...body, version: 2 } }),
    ).rejects.toMatchObject(gone);
    expect(await ana.call(foodsApi.food, { params })).toMatchObject({ retired: true });
    const { version } = await ana.call(foodsApi.restoreOwn, { params });
    const saved = await ana.call(foodsApi.editOwn, {
      params,
      body: { ...body, version: version ?? 0 },
    });
    expect(saved).toMatchObject({ name: 'Back again', retired: false });
  });

  it('or deleting it leaves the days on which it was eaten as they were', async () => {
    const made = await make(ana);
    const date = '2026-11-20';
    const logged = await ana.call(foodLogApi.add, {
      body: {
        date,
        mealType: 'snack',
        foodName: made.name,
        foodId: made.id,
        quantity: 1,
        unit: 'serving',
        calories: 180,
        protein: 2.25,
      },
    });
    const params = { id: made.id };
    const nutrients = { ...slice.nutrients, calories: 250, protein: 30 };
    await ana.call(foodsApi.editOwn, {
      params,
      body: { ...slice, name: 'Another thing', nutrients, version: 1 },
    });
    expect(await ana.call(foodLogApi.ofDay, { query: { date } })).toEqual([logged]);
    await ana.call(foodsApi.removeOwn, { params });
    expect(await ana.call(foodLogApi.ofDay, { query: { date } })).toEqual([logged]);
  });
});
