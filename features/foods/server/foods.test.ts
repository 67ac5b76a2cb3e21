import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CATALOGUE_NUTRIENTS,
  type CatalogueFood,
  type CatalogueNutrient,
  writeCatalogue,
} from '#features/food-facts/rules/catalogue-file.ts';
import { loadCatalogue } from '#features/food-import/server/public.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { foodsApi } from '../contract.ts';

type Figures = Partial<Record<CatalogueNutrient, number>>;

function generic(
  id: string,
  name: string,
  figures: Figures,
  synonyms: string[] = [],
): CatalogueFood {
  const all = Object.fromEntries(CATALOGUE_NUTRIENTS.map((key) => [key, figures[key] ?? null]));
  return {
    id,
    name,
    synonyms,
    category: 'fruit',
    state: 'raw',
    basis: '100g',
    densityGramsPerMl: null,
    portions: [{ label: '1 medium', amount: 120 }],
    source: 'A test',
    reason: null,
    nutrients: all as CatalogueFood['nutrients'],
  };
}

const BANANA = { energyKcal: 89, protein: 1.1, carbs: 20, fat: 0.3, fiber: 2.6 };
const FOODS = [
  generic('banana-raw', 'Banana, raw', BANANA),
  generic('banana-bread', 'Banana bread', { ...BANANA, energyKcal: 330, fat: 13, carbs: 50 }),
  generic('capsicum-red', 'Capsicum, red, raw', { energyKcal: 31, protein: 1, carbs: 6, fat: 0.3 }),
  generic('beef-mince', 'Beef mince, raw', { energyKcal: 200, protein: 20, carbs: 0, fat: 13 }, [
    'hamburger',
  ]),
  generic('milk-full-cream', 'Milk, full cream', {
    energyKcal: 65,
    protein: 3.4,
    carbs: 5,
    fat: 3.6,
  }),
  generic('creme-fraiche', 'Crème fraîche', { energyKcal: 350, protein: 2, carbs: 3, fat: 37 }),
  generic('ice-cream', 'Ice cream, vanilla', { energyKcal: 207, protein: 3.5, carbs: 24, fat: 11 }),
];

let app: TestApp;
let folder: string;
let ana: Person;
let ben: Person;

async function load(version: number, foods: CatalogueFood[], merged?: Record<string, string>) {
  const file = join(folder, `catalogue-${version}.ndjson`);
  writeFileSync(file, writeCatalogue({ version, foods, ...(merged ? { merged } : {}) }));
  return loadCatalogue(app.database.db, file, new Date(app.clock.now()));
}

const search = (person: Person, q: string, more: object = {}) =>
  person.call(foodsApi.search, { query: { q, ...more } }).then(({ results }) => results);
const names = async (person: Person, q: string, more: object = {}) =>
  (await search(person, q, more)).map(({ name }) => name);

beforeAll(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'vigour-test-foods-'));
  await load(1, FOODS);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  ana = await app.person();
  ben = await app.person();
});

const ownFood = {
  name: 'Nana’s slice',
  basis: '100g' as const,
  nutrients: { calories: 400, protein: 5, carbs: 60, fat: 15.5 },
};
async function make(person: Person, food: object = {}) {
  const body = { ...ownFood, ...food, keepAnyway: true };
  const { food: made } = await person.call(foodsApi.addOwn, { body });
  if (!made) throw new Error('not made');
  return made;
}

describe('searching the catalogue', () => {
  it.each([
    ['bana', 'Banana, raw'],
    ['BANANAS', 'Banana, raw'],
    ['bananna', 'Banana, raw'],
    ['bread banana', 'Banana bread'],
    ['bell pepper', 'Capsicum, red, raw'],
    ['ground beef', 'Beef mince, raw'],
    ['hamburg', 'Beef mince, raw'],
    ['creme fraiche', 'Crème fraîche'],
    ['crème', 'Crème fraîche'],
    ['icecream', 'Ice cream, vanilla'],
    ['full cream milk', 'Milk, full cream'],
    ['mlik', 'Milk, full cream'],
    ['vanila ice crea', 'Ice cream, vanilla'],
    ['banana of the jungle', 'Banana, raw'],
  ])('%s finds %s first', async (q, first) => {
    expect((await names(ana, q))[0]).toBe(first);
  });

  it('says where a food comes from and what is in it, unknown as unknown', async () => {
    const [result] = await search(ana, 'banana raw');
    expect(result).toMatchObject({
      key: 'catalogue:banana-raw',
      group: 'catalogue',
      lastLogged: null,
      food: {
        id: 'catalogue:banana-raw',
        kind: 'generic',
        source: { id: 'catalogue', tier: 'reference', reference: 'A test' },
        nutrients: { calories: 89, sodium: null, vitaminC: null },
        portions: [{ label: '1 medium', grams: 120, ml: null }],
      },
    });
  });

  it.each(["'; drop table foods; --", '%', '&|!():*', '\\', '🥗', "it's", 'a'.repeat(200)])(
    'takes %s for text',
    async (q) => {
      expect(Array.isArray(await search(ana, q))).toBe(true);
    },
  );

  it('gives one food by its id, and 404 for what is not there', async () => {
    const params = { id: 'catalogue:banana-raw' };
    expect(await ana.call(foodsApi.food, { params })).toMatchObject({ name: 'Banana, raw' });
    await expect(ana.call(foodsApi.food, { params: { id: 'off:1' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('what a person eats', () => {
  const log = (person: Person, foodName: string, more: object = {}) =>
    person.call(foodLogApi.add, {
      body: {
        date: '2026-11-20',
        mealType: 'breakfast',
        foodName,
        quantity: 120,
        unit: 'g',
        calories: 107,
        localTime: '07:30',
        ...more,
      },
    });

  it('stands first at its time of day, without typing, with the portion it was logged in', async () => {
    await log(ana, 'Banana, raw');
    await log(ana, 'Pad thai', { mealType: 'dinner', localTime: '19:00', calories: 600 });
    const morning = await search(ana, '', { meal: 'breakfast', localTime: '07:45' });
    expect(morning.map(({ name }) => name)).toEqual(['Banana, raw', 'Pad thai']);
    expect(morning[0]).toMatchObject({
      group: 'recent',
      lastLogged: { quantity: 120, unit: 'g', calories: 107, protein: null, times: 1 },
    });
    expect((await names(ana, '', { meal: 'dinner', localTime: '18:50' }))[0]).toBe('Pad thai');
    expect(await search(ben, '')).toEqual([]);
  });

  it('is one line with the food of the same name, and found with typing errors', async () => {
    await log(ana, 'banana, raw');
    await log(ana, 'Kangaroo stew', { calories: 300 });
    const [first, ...rest] = await search(ana, 'banana');
    expect(first).toMatchObject({ group: 'recent', food: { id: 'catalogue:banana-raw' } });
    expect(rest.map(({ name }) => name.toLowerCase())).not.toContain('banana, raw');
    expect((await search(ana, 'kangeroo'))[0]).toMatchObject({ food: null, name: 'Kangaroo stew' });
    expect(await names(ben, 'kangeroo')).not.toContain('Kangaroo stew');
  });

  it('keeps its figures when the catalogue changes or drops the food', async () => {
    const entry = await log(ana, 'Milk, full cream', { calories: 78 });
    await load(2, [
      generic('banana-raw', 'Banana, raw', { ...BANANA, energyKcal: 95 }),
      ...FOODS.filter(({ id }) => !['banana-raw', 'milk-full-cream'].includes(id)),
    ]);
    const [logged] = await ana.call(foodLogApi.ofDay, { query: { date: '2026-11-20' } });
    expect(logged).toEqual(entry);
    const banana = await ana.call(foodsApi.food, { params: { id: 'catalogue:banana-raw' } });
    expect(banana.nutrients.calories).toBe(95);
    const milk = await ana.call(foodsApi.food, { params: { id: 'catalogue:milk-full-cream' } });
    expect(milk).toMatchObject({ retired: true, name: 'Milk, full cream' });
    expect(await names(ben, 'milk')).not.toContain('Milk, full cream');
    expect(await load(2, [])).toBeNull();
    const restored = await load(3, FOODS);
    expect(restored).toEqual({ created: 0, updated: 2, unchanged: FOODS.length - 2 });
    expect(await names(ben, 'milk')).toContain('Milk, full cream');
  });
});

describe('own foods', () => {
  it('are found by their maker alone', async () => {
    const made = await make(ana);
    expect((await search(ana, 'nanas slic'))[0]).toMatchObject({ key: made.id, group: 'own' });
    expect(await names(ben, 'nanas slice')).not.toContain(ownFood.name);
    await expect(ben.call(foodsApi.food, { params: { id: made.id } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await ben.call(foodsApi.ownFoods, {})).toEqual([]);
    expect(await ana.call(foodsApi.ownFoods, {})).toEqual([made]);
  });

  it('are warned of when one like it is there, by name and energy', async () => {
    const bananna = { name: 'Raw bananna', basis: '100g' as const };
    const add = (person: Person, calories: number) =>
      person.call(foodsApi.addOwn, { body: { ...bananna, nutrients: { calories } } });
    const warned = await add(ana, 90);
    expect(warned).toMatchObject({ outcome: 'similar', food: null });
    expect(warned.similar.map(({ name }) => name)).toEqual(['Banana, raw']);
    expect(await ana.call(foodsApi.ownFoods, {})).toEqual([]);
    expect(await add(ana, 300)).toMatchObject({ outcome: 'saved', similar: [] });
    await make(ana, { name: 'Lamington' });
    const body = { name: 'lamingtons', basis: '100g' as const, nutrients: {} };
    expect((await ana.call(foodsApi.addOwn, { body })).outcome).toBe('similar');
    expect((await ben.call(foodsApi.addOwn, { body })).outcome).toBe('saved');
  });

  it('are made once however often the call is repeated', async () => {
    const body = { ...ownFood, id: newId() };
    const first = await ana.call(foodsApi.addOwn, { body });
    expect(await ana.call(foodsApi.addOwn, { body })).toEqual(first);
    expect(await ana.call(foodsApi.ownFoods, {})).toHaveLength(1);
  });

  it('are saved with what is doubtful about them, and refused for what cannot be', async () => {
    const kj = await make(ana, {
      nutrients: { ...ownFood.nutrients, calories: 900, fat: 0, carbs: 48 },
    });
    expect(kj.warnings.map(({ code }) => code)).toEqual(['looks_like_kj']);
    expect(kj.nutrients).toMatchObject({ calories: 900, sugar: null });
    for (const nutrients of [{ fat: 101 }, { fat: -1 }, { calories: 20_000 }]) {
      const body = { ...ownFood, nutrients };
      await expect(ana.call(foodsApi.addOwn, { body })).rejects.toMatchObject({ status: 400 });
    }
    const barcode = { ...ownFood, gtin: '9300675024236' };
    await expect(ana.call(foodsApi.addOwn, { body: barcode })).rejects.toMatchObject({
      status: 400,
      fields: { gtin: expect.stringContaining('A digit is wrong') },
    });
  });

  it('are changed by the version that was read, deleted and brought back', async () => {
    const made = await make(ana, { gtin: '9300675024235' });
    expect(made.gtin).toBe('09300675024235');
    const params = { id: made.id };
    const body = { ...ownFood, name: 'Nan’s slice', version: 1 };
    const changed = await ana.call(foodsApi.editOwn, { params, body });
    expect(changed).toMatchObject({ name: 'Nan’s slice', version: 2 });
    expect(await ana.call(foodsApi.editOwn, { params, body })).toEqual(changed);
    for (const call of [foodsApi.removeOwn, foodsApi.restoreOwn]) {
      await expect(ben.call(call, { params })).rejects.toMatchObject({ status: 404 });
    }
    await ana.call(foodsApi.removeOwn, { params });
    await ana.call(foodsApi.removeOwn, { params });
    expect(await names(ana, 'slice')).not.toContain('Nan’s slice');
    await ana.call(foodsApi.restoreOwn, { params });
    expect(await names(ana, 'slice')).toContain('Nan’s slice');
  });
});

describe('favourites', () => {
  it('stand in the list before anything is typed, and are each person’s own', async () => {
    const params = { id: 'catalogue:banana-bread' };
    await ana.call(foodsApi.addFavourite, { params });
    await ana.call(foodsApi.addFavourite, { params });
    const [marked] = await search(ana, '');
    expect(marked).toMatchObject({ group: 'favourite', food: { favourite: true } });
    expect((await names(ana, 'banana'))[0]).toBe('Banana bread');
    expect(await ana.call(foodsApi.favourites, {})).toHaveLength(1);
    expect(await ben.call(foodsApi.favourites, {})).toEqual([]);
    expect((await ben.call(foodsApi.food, { params })).favourite).toBe(false);
    await ana.call(foodsApi.removeFavourite, { params });
    expect(await search(ana, '')).toEqual([]);
  });

  it('go to the food that theirs was merged into, once', async () => {
    const mark = (id: string) => ana.call(foodsApi.addFavourite, { params: { id } });
    await mark('catalogue:creme-fraiche');
    await mark('catalogue:ice-cream');
    const left = FOODS.filter(({ id }) => id !== 'creme-fraiche' && id !== 'milk-full-cream');
    await load(4, left, { 'creme-fraiche': 'ice-cream', 'milk-full-cream': 'banana-raw' });
    const marked = await ana.call(foodsApi.favourites, {});
    expect(marked.map(({ id }) => id)).toEqual(['catalogue:ice-cream']);
    await load(5, FOODS);
    await ana.call(foodsApi.removeFavourite, { params: { id: 'catalogue:ice-cream' } });
    await mark('catalogue:milk-full-cream');
    await load(6, left, { 'milk-full-cream': 'banana-raw' });
    const moved = await ana.call(foodsApi.favourites, {});
    expect(moved.map(({ id }) => id)).toEqual(['catalogue:banana-raw']);
    await load(7, FOODS);
  });

  it('cannot be somebody else’s food, or none', async () => {
    const made = await make(ana);
    for (const id of [made.id, 'catalogue:nothing', `own:${newId()}`]) {
      await expect(ben.call(foodsApi.addFavourite, { params: { id } })).rejects.toMatchObject({
        status: 404,
      });
    }
  });
});
