import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '#features/food-import/server/public.ts';
import { proveOwner } from '#platform/server/sessions/owner.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { recipeMarksApi, recipePhotosApi, recipesApi } from '../contract.ts';
import { photoPath, sharedPath } from '../rules/recipe-addresses.ts';
import { RECIPE_SAMPLE } from '../testing/recipe-sample.ts';
import { roomForRecipes } from './public.ts';

type Added = InputOf<typeof recipesApi.add>['body'];
type Query = InputOf<typeof recipesApi.rows>['query'];

// Repetitions, conflicts, deletion and Undo are tested for every record in apps/server/records.test.ts.

const CATALOGUE = new URL('../../food-facts/catalogue/catalogue.ndjson', import.meta.url).pathname;

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  await loadCatalogue(app.database.db, CATALOGUE, new Date(app.clock.now()));
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const add = (person: Person, change: Partial<Added> = {}) =>
  person.call(recipesApi.add, {
    body: { ...(RECIPE_SAMPLE as unknown as Added), id: newId(), ...change },
  });
const one = (person: Person, id: string) => person.call(recipesApi.one, { params: { id } });
const rows = (person: Person, query: Query = {}) => person.call(recipesApi.rows, { query });
const names = async (person: Person, query: Query = {}) =>
  (await rows(person, query)).rows.map(({ name }) => name);

const line = (key: string, foodId: string, grams: number | null = 100) => ({
  id: key,
  text: key,
  food: { foodId, name: key, key },
  grams,
});

test('a recipe comes with the foods of its lines, for its owner alone', async () => {
  const made = await add(ana);
  expect(Object.keys(made.foods).sort()).toEqual([
    'catalogue:lentils-red-dry',
    'catalogue:onion-raw',
  ]);
  expect(await one(ana, made.id)).toEqual(made);
  await expect(one(ben, made.id)).rejects.toMatchObject({ status: 404 });
  await ana.call(recipesApi.remove, { params: { id: made.id } });
  await expect(one(ana, made.id)).rejects.toMatchObject({ status: 404 });
});

test('nobody sees another person’s food in a recipe', async () => {
  const cleo = await app.person();
  const foreign = { ...line('soup', `own:${newId()}`), food: null };
  const made = await add(cleo, { ingredients: [foreign] });
  expect(made.foods).toEqual({});
});

test.each<[change: Partial<Added>, field: string, sentence: string]>([
  [{ servings: -2 }, 'servings', 'Use more than 0 servings.'],
  [{ servings: 101 }, 'servings', 'Use at most 100 servings.'],
  [{ name: ' ' }, 'name', 'Name the recipe.'],
  [
    { ingredients: Array.from({ length: 400 }, (_, at) => ({ id: `${at}`, text: 'salt' })) },
    'ingredients',
    'Use at most 100',
  ],
  [{ steps: Array.from({ length: 61 }, () => 'Stir.') }, 'steps', 'Use at most 60 steps.'],
  [{ rating: 6 }, 'rating', 'Choose 1 to 5.'],
  [
    { ingredients: [{ id: 'a', text: 'salt', grams: -1 }] },
    'ingredients.0.grams',
    'Use 0 or more.',
  ],
  [{ source: { kind: 'page', url: 'javascript:alert(1)' } }, 'source.url', 'Use an address'],
])('what cannot be is refused in words (%#)', async (change, field, sentence) => {
  await expect(add(ben, change)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.stringContaining(sentence) },
  });
});

test('the list finds by words, with typing errors and plurals, the name before the rest', async () => {
  const dee = await app.person();
  await add(dee, { name: 'Chickpea curry', tags: ['one-pot'], ingredients: [] });
  await add(dee, { name: 'Tomato pasta', tags: [], collections: ['Chickpeas'], ingredients: [] });
  await add(dee, { name: '100% rye_bread', tags: [], collections: [], ingredients: [] });
  expect(await names(dee, { text: 'chickpeas' })).toEqual(['Chickpea curry', 'Tomato pasta']);
  expect(await names(dee, { text: 'chikpea currys' })).toEqual(['Chickpea curry']);
  expect(await names(dee, { text: 'tomatos past' })).toEqual(['Tomato pasta']);
  expect(await names(dee, { text: 'tomato zeppelin' })).toEqual([]);
  expect(await names(dee, { text: '%' })).toHaveLength(3);
  expect(await names(ben, { text: 'chickpea' })).toEqual([]);
});

test('a word that no recipe has any more is not found, nor taken for another', async () => {
  const kim = await app.person();
  const made = await add(kim, {
    name: 'Chikpea curry',
    tags: [],
    collections: [],
    ingredients: [],
  });
  await add(kim, { name: 'Chickpea soup', tags: [], collections: [], ingredients: [] });
  const edit = async (now: typeof made, name: string) => {
    const { id, foods: _, ...content } = now;
    return kim.call(recipesApi.edit, { params: { id }, body: { ...content, name } });
  };
  expect(await names(kim, { text: 'chikpea' })).toEqual(['Chikpea curry']);
  await edit(made, 'Chickpea curry');
  expect(await names(kim, { text: 'chikpea' })).toEqual(['Chickpea soup', 'Chickpea curry']);
  await kim.call(recipesApi.remove, { params: { id: made.id } });
  expect(await names(kim, { text: 'curry' })).toEqual([]);
  await kim.call(recipesApi.restore, { params: { id: made.id } });
  expect(await names(kim, { text: 'currie' })).toEqual(['Chickpea curry']);
});

test('adding again what was deleted brings no row back', async () => {
  const lou = await app.person();
  const made = await add(lou, { name: 'Gone soup' });
  await lou.call(recipesApi.remove, { params: { id: made.id } });
  await add(lou, { name: 'Gone soup', id: made.id });
  expect((await rows(lou)).total).toBe(0);
});

test('the list filters, and counts unknown as no', async () => {
  const eve = await app.person();
  const vegan = { ingredients: [line('onion', 'catalogue:onion-raw')], slots: ['dinner' as const] };
  await add(eve, { ...vegan, name: 'Onions', totalMinutes: 20, tags: ['quick'], kept: false });
  await add(eve, {
    name: 'Custard',
    ingredients: [line('milk', 'catalogue:milk-full-cream')],
    totalMinutes: null,
    collections: ['Sunday'],
  });
  await add(eve, { ...vegan, name: 'Mystery', ingredients: [{ id: 'x', text: 'a jar of that' }] });
  expect(await names(eve)).toEqual(['Mystery', 'Custard', 'Onions']);
  expect(await names(eve, { diets: 'vegan' })).toEqual(['Onions']);
  expect(await names(eve, { without: 'milk,egg' })).toEqual(['Onions']);
  expect(await names(eve, { maxMinutes: 20 })).toEqual(['Onions']);
  expect(await names(eve, { tag: 'quick' })).toEqual(['Onions']);
  expect(await names(eve, { collection: 'Sunday' })).toEqual(['Custard']);
  expect(await names(eve, { kept: 'true' })).toEqual(['Mystery', 'Custard']);
  expect(await names(eve, { slot: 'breakfast' })).toEqual([]);
  expect((await rows(eve, { diets: 'vegan' })).rows[0]).toMatchObject({
    coverage: { known: 1, of: 1 },
    allergens: { contains: [], unknown: 0 },
  });
  expect((await rows(eve, { text: 'mystery' })).rows[0]).toMatchObject({
    kcal: null,
    coverage: { known: 0, of: 1 },
    allergens: { unknown: 1 },
  });
});

test('the list follows edits, deletions and Undo, and comes in pages', async () => {
  const fay = await app.person();
  const made = await add(fay, { name: 'First' });
  const { id: _, foods: __, ...content } = made;
  await fay.call(recipesApi.edit, {
    params: { id: made.id },
    body: { ...content, name: 'Second' },
  });
  expect(await names(fay, { text: 'first' })).toEqual([]);
  expect(await names(fay, { text: 'second' })).toEqual(['Second']);
  await fay.call(recipesApi.remove, { params: { id: made.id } });
  expect(await names(fay)).toEqual([]);
  await fay.call(recipesApi.restore, { params: { id: made.id } });
  for (let at = 0; at < 34; at += 1) await add(fay, { name: `Soup ${at}` });
  const first = await rows(fay, { text: 'soup' });
  const second = await rows(fay, { text: 'soup', cursor: first.next ?? '' });
  expect([first.rows.length, second.rows.length, first.total, second.next]).toEqual([
    30,
    4,
    34,
    null,
  ]);
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(new Set(ids).size).toBe(34);
});

test('the tags and collections that a person uses are listed once, by name', async () => {
  const gus = await app.person();
  await add(gus, { tags: ['winter', 'quick'], collections: ['Family'] });
  await add(gus, { tags: ['winter'], collections: [] });
  expect(await gus.call(recipesApi.labels, {})).toEqual({
    tags: ['quick', 'winter'],
    collections: ['Family'],
  });
});

test('what is said of a built-in recipe is each person’s own; nothing said is nothing stored', async () => {
  const recipeId = 'berry-overnight-oats';
  const said = { kept: true, rating: 4, notes: 'Half the honey.', collections: ['Weekdays'] };
  const set = (person: Person, body: object, id = recipeId) =>
    person.call(recipeMarksApi.set, { params: { recipeId: id }, body });
  await set(ana, said);
  await set(ana, { rating: 5 });
  await set(ana, {});
  await set(ben, { kept: true });
  expect(await ana.call(recipeMarksApi.list, {})).toEqual([{ ...said, rating: 5, recipeId }]);
  await set(ana, { kept: false, collections: [] });
  expect(await ana.call(recipeMarksApi.list, {})).toEqual([
    { recipeId, kept: false, rating: 5, notes: said.notes, collections: [] },
  ]);
  await set(ana, { rating: null, notes: null });
  expect(await ana.call(recipeMarksApi.list, {})).toEqual([]);
  expect(await ben.call(recipeMarksApi.list, {})).toHaveLength(1);
  await expect(set(ana, said, 'no-such-recipe')).rejects.toMatchObject({ status: 404 });
});

test('the foods of all built-in recipes are there', async () => {
  const foods = await ana.call(recipesApi.bookFoods, {});
  expect(Object.keys(foods).length).toBeGreaterThan(300);
  expect(foods['catalogue:onion-raw']).toMatchObject({ basis: '100g' });
});

const get = (person: Person, url: string) => person.bare({ url });

test('an edit keeps what the recipe was; a rating or a note is no other version', async () => {
  const hal = await app.person();
  let now = await add(hal, { name: 'One' });
  const edit = async (change: Partial<Added>) => {
    const { id, foods: _, ...content } = now;
    const body = { ...content, ...change };
    now = await hal.call(recipesApi.edit, { params: { id }, body });
  };
  await edit({ name: 'Two' });
  await edit({ rating: 2, notes: 'Too salty.' });
  await edit({ servings: 8 });
  const params = { id: now.id };
  const versions = await hal.call(recipesApi.versions, { params });
  expect(versions.map(({ version, content }) => [version, content.name, content.servings])).toEqual(
    [
      [3, 'Two', 4],
      [1, 'One', 4],
    ],
  );
  await expect(ben.call(recipesApi.versions, { params })).rejects.toMatchObject({ status: 404 });
  for (let at = 0; at < 22; at += 1) await edit({ name: `Name ${at}` });
  expect(await hal.call(recipesApi.versions, { params })).toHaveLength(20);
});

test('a photo is kept upright without metadata, for its owner alone', async () => {
  const id = newId();
  const taken = await sharp({
    create: { width: 1200, height: 1600, channels: 3, background: '#a05030' },
  })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ana', ImageDescription: '-33.86,151.21' } })
    .toBuffer();
  const save = (photo: Buffer) =>
    ana.call(recipePhotosApi.save, {
      params: { photoId: id },
      body: { photo: photo.toString('base64') },
    });
  await expect(save(Buffer.from('<svg/>'))).rejects.toMatchObject({ status: 400 });
  await save(taken);
  await save(Buffer.from('no picture, but kept already'));
  const shown = await get(ana, photoPath(id));
  expect(shown.headers['content-type']).toBe('image/webp');
  const { width, height, exif } = await sharp(shown.rawPayload).metadata();
  expect([width, height, exif]).toEqual([960, 720, undefined]);
  expect((await get(ben, photoPath(id))).statusCode).toBe(404);
  expect((await app.newStranger().bare({ url: photoPath(id) })).statusCode).toBe(404);
});

test('anyone with the link reads the recipe, not what its owner thinks of it, until it is taken back', async () => {
  const made = await add(ana, {
    name: 'Soup </script><script>alert(1)</script>',
    notes: 'PRIVATE-NOTE',
    tags: ['PRIVATE-TAG'],
    collections: ['PRIVATE-COLLECTION'],
    rating: 1,
  });
  const params = { id: made.id };
  await expect(ben.call(recipesApi.share, { params })).rejects.toMatchObject({ status: 404 });
  expect(await ana.call(recipesApi.readShare, { params })).toEqual({ token: null });
  const { token } = await ana.call(recipesApi.share, { params });
  expect(await ana.call(recipesApi.share, { params })).toEqual({ token });
  const url = sharedPath(token ?? '');
  const page = await app.newStranger().bare({ url });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['x-robots-tag']).toContain('noindex');
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  expect(page.body).toContain('1 1/2 cups red lentils');
  expect(page.body).not.toContain('PRIVATE');
  expect(page.body).not.toContain('<script>alert');
  expect(page.body).not.toContain(ana.id);
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Recipe',
    name: made.name,
    totalTime: 'PT45M',
    recipeIngredient: expect.arrayContaining(['1 1/2 cups red lentils']),
  });
  await expect(ben.call(recipesApi.stopSharing, { params })).rejects.toMatchObject({ status: 404 });
  await ana.call(recipesApi.stopSharing, { params });
  expect((await app.newStranger().bare({ url })).statusCode).toBe(404);
  const again = await ana.call(recipesApi.share, { params });
  expect(again.token).not.toBe(token);
  await ana.call(recipesApi.remove, { params });
  const gone = await app.newStranger().bare({ url: sharedPath(again.token ?? '') });
  expect([gone.statusCode, gone.body.includes('no longer shared')]).toEqual([404, true]);
});

test('a person keeps at most 20,000 recipes, also of a file', async () => {
  const ivy = await app.person();
  await app.database.pool.query(
    `insert into recipes (owner_id, id, created_at, updated_at, version, name, slots, tags, collections,
      servings, equipment, ingredients, steps, source, kept)
     select $1, gen_random_uuid(), now(), now(), 1, 'Soup ' || at, '{}', '{}', '{}', 1, '{}', '[]', '[]',
      '{"kind":"own"}', false
     from generate_series(1, 19999) as at`,
    [ivy.id],
  );
  expect(await roomForRecipes(app.database.db, proveOwner(ivy.id))).toBe(1);
  await add(ivy);
  await expect(add(ivy)).rejects.toMatchObject({ status: 409, reason: 'too_many' });
  await expect(add(ben)).resolves.toMatchObject({ version: 1 });
});
