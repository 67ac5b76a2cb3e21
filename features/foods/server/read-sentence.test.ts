import { afterAll, beforeAll, expect, it } from 'vitest';
import { foodLogApi } from '#features/food-log/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { foodsApi } from '../contract.ts';
import { loadCatalogue } from './public.ts';

const CATALOGUE = new URL('../catalogue/catalogue.ndjson', import.meta.url).pathname;

let app: TestApp;
let ana: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person();
  ben = await app.person();
  await loadCatalogue(app.database.db, CATALOGUE, new Date(app.clock.now()));
});
afterAll(() => app.close());

const read = (person: Person, text: string) =>
  person.call(foodsApi.readSentence, { body: { text } });

it('says what was read from which words, with figures, other foods and what was taken for granted', async () => {
  const { items, meal, leftOut, unread } = await read(
    ana,
    'For lunch two slices of toast with butter, no sugar, 3 zzqwxv',
  );
  expect(meal).toBe('lunch');
  expect(leftOut).toEqual(['no sugar']);
  expect(unread).toEqual(['3 zzqwxv']);
  expect(items.map(({ said }) => said)).toEqual(['two slices of toast', 'butter']);
  const [toast, butter] = items;
  expect(toast?.confidence).toBe('sure');
  expect(toast?.choices[0]).toMatchObject({ quantity: 2, question: null, assumptions: [] });
  expect(toast?.choices[0]?.figures?.calories).toBeGreaterThan(100);
  expect(toast?.choices.length).toBeGreaterThan(1);
  expect(toast?.choices.length).toBeLessThanOrEqual(5);
  expect(butter?.confidence).toBe('check');
  expect(butter?.choices[0]?.assumptions[0]).toMatch(/^No amount was said/);
});

it('asks what cannot be converted', async () => {
  const { items } = await read(ana, 'a bowl of porridge');
  const [choice] = items[0]?.choices ?? [];
  expect(choice).toMatchObject({ quantity: null, figures: null, question: 'How much is a bowl?' });
});

it('says which words a food does not answer', async () => {
  const { items } = await read(ana, 'a zzqwxv banana');
  expect(items[0]?.choices[0]?.unread).toEqual(['zzqwxv']);
  expect(items[0]?.confidence).toBe('check');
});

it('takes nothing, nonsense and five hundred letters, and refuses more', async () => {
  expect(await read(ana, '')).toEqual({ meal: null, items: [], leftOut: [], unread: [] });
  expect((await read(ana, '<script>zzq</script>')).items).toEqual([]);
  expect((await read(ana, 'an apple and '.repeat(60).slice(0, 500))).items.length).toBeGreaterThan(
    30,
  );
  await expect(read(ana, 'a'.repeat(501))).rejects.toThrow('Use at most 500 characters.');
});

it('means what this person usually eats and has made, and nobody else', async () => {
  const entry = {
    date: '2026-11-20',
    mealType: 'breakfast' as const,
    foodName: 'Milk, skim',
    foodId: 'catalogue:milk-skim',
    quantity: 1,
    unit: 'cup' as const,
    calories: 88,
  };
  const entries = [1, 2, 3].map(() => ({ ...entry, id: newId() }));
  await ana.call(foodLogApi.addMany, { body: { entries } });
  const nutrients = { calories: 200, protein: 5, carbs: 20, fat: 10 };
  await ana.call(foodsApi.addOwn, {
    body: {
      id: newId(),
      name: 'Nana’s peas and ham bake',
      basis: '100g',
      nutrients,
      portions: [{ label: '1 serve', grams: 250 }],
      keepAnyway: true,
    },
  });
  const mine = await read(ana, 'a cup of milk and nana’s peas and ham bake');
  expect(mine.items.map(({ choices }) => choices[0]?.result.name)).toEqual([
    'Milk, skim',
    'Nana’s peas and ham bake',
  ]);
  expect(mine.items[0]?.choices[0]?.result.lastLogged?.times).toBe(3);
  const others = await read(ben, 'a cup of milk and nana’s peas and ham bake');
  expect(others.items[0]?.choices[0]?.result.key).toBe('catalogue:milk-full-cream');
  expect(JSON.stringify(others)).not.toContain('Nana');
  expect(others.items[0]?.choices[0]?.result.lastLogged).toBeNull();
});

it('goes on from the portion that a usual food was logged in', async () => {
  const { items } = await read(ana, 'milk');
  expect(items[0]?.choices[0]).toMatchObject({
    quantity: 1,
    assumptions: ['As you logged it last: 1 cup.'],
  });
});

it('answers six items in less than 300 ms', async () => {
  const text =
    'two eggs, 2 slices of toast, butter, a large flat white, 150 g yoghurt and half a banana';
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const before = performance.now();
    expect((await read(ana, text)).items).toHaveLength(6);
    times.push(performance.now() - before);
  }
  // The machine may be busy: the best run is what it takes.
  expect(Math.min(...times)).toBeLessThan(300);
});
