import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '#features/food-import/server/public.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { foodSentencesApi } from '#features/food-sentences/contract.ts';
import { foodsApi } from '#features/foods/contract.ts';
import { measuresOf } from '#features/foods/rules/amounts/portion.ts';
import { newId } from '#platform/shared/ids.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import type { SentenceAnswer } from '../contract.ts';

const CATALOGUE = new URL('../../food-facts/catalogue/catalogue.ndjson', import.meta.url).pathname;

type SentenceItem = SentenceAnswer['items'][number];

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
  person.call(foodSentencesApi.read, { body: { text } });

it('says what was read from which words, with figures, other foods and what was taken for granted', async () => {
  const { items, meal, leftOut, unread, notFound } = await read(
    ana,
    'For lunch two slices of toast with butter, no sugar, 3 zzqwxv',
  );
  expect(meal).toBe('lunch');
  expect(leftOut).toEqual(['no sugar']);
  expect(unread).toEqual([]);
  expect(notFound).toEqual([{ said: '3 zzqwxv', food: 'zzqwxv', meal: 'lunch' }]);
  expect(items.map(({ said }) => said)).toEqual(['two slices of toast', 'butter']);
  const [toast, butter] = items;
  expect(toast?.confidence).toBe('sure');
  expect(toast?.choices[0]).toMatchObject({ quantity: 2, question: null, assumptions: [] });
  expect(toast?.choices[0]?.figures?.calories).toBeGreaterThan(100);
  expect(toast?.choices.length).toBeGreaterThan(1);
  expect(toast?.choices.length).toBeLessThanOrEqual(5);
  expect(butter?.confidence).toBe('assumed');
  expect(butter?.choices[0]?.assumptions[0]).toBe('No amount given, so we used 2 thin spreads.');
});

it('does not ask for words of chat, and still says that they were not read', async () => {
  const { items, notFound, unread } = await read(ana, 'an apple, oops, was driving, a zzqwxv');
  expect(items.map(({ said }) => said)).toEqual(['an apple']);
  expect(notFound.map(({ food }) => food)).toEqual(['zzqwxv']);
  expect(unread.join(' ')).toContain('driving');
});

it('asks what cannot be converted', async () => {
  const { items } = await read(ana, 'a tub of porridge');
  const [choice] = items[0]?.choices ?? [];
  expect(choice).toMatchObject({ quantity: null, figures: null, question: 'How much is a tub?' });
});

it('says which words a food does not answer', async () => {
  const { items } = await read(ana, 'a zzqwxv banana');
  expect(items[0]?.choices[0]?.unread).toEqual(['zzqwxv']);
  expect(items[0]).toMatchObject({
    confidence: 'ask',
    doubts: ['“zzqwxv” was not found. Is it this food?'],
  });
});

it.each<[string, string]>([
  ['250 g raw steak', 'Beef rump steak, raw, trimmed'],
  ['200 g plain rice', 'Rice, white, boiled'],
  ['Sprite zero sugar', 'Lemonade, diet'],
  ['cuppa with a splash of soy', 'Tea with soy milk'],
  ['200 ml skim', 'Milk, skim'],
  ['2 vegie delights snags', 'Vegetarian sausage'],
  ['2 slices of toast (gf)', 'Bread, gluten free, white'],
  ['5 south cape crackers', 'Crackers, plain'],
  ['a serve of fried rice', 'Fried rice with egg and ham'],
])('“%s” is %s', async (text, food) => {
  const { items } = await read(ana, text);
  expect(items.map(({ choices }) => choices[0]?.result.name)).toEqual([food]);
  expect(items.flatMap(({ doubts }) => doubts)).toEqual([]);
});

it('takes no meat for a vegan dish without asking', async () => {
  for (const text of ['a vegan chicken parmigiana', 'a vegie pastie']) {
    const { items } = await read(ana, text);
    expect(items.map(({ confidence }) => confidence)).toEqual(['ask']);
  }
});

it('takes nothing, nonsense and five hundred letters, and refuses more', async () => {
  expect(await read(ana, '')).toEqual({
    meal: null,
    items: [],
    notFound: [],
    leftOut: [],
    unread: [],
  });
  expect((await read(ana, '<script>zzq</script>')).items).toEqual([]);
  expect((await read(ana, 'an apple and '.repeat(60).slice(0, 500))).items.length).toBeGreaterThan(
    30,
  );
  await expect(read(ana, 'a'.repeat(501))).rejects.toThrow('Use at most 500 characters.');
});

/** A choice as "500 g of Prawns, boiled", an item that is asked about with "?" before it. */
function describeItem({ confidence, choices: [first] }: SentenceItem): string {
  const food = first?.result.food;
  const measure = food && measuresOf(food).find(({ key }) => key === first?.measure);
  const amount = first?.quantity ?? null;
  return `${confidence === 'ask' ? '? ' : ''}${amount} ${measure?.label} ${food?.name}`;
}

describe('what an independent review found', () => {
  const boiledRice = 'Rice, white, boiled';
  const chicken = 'Chicken breast, roasted, skinless';
  const oats = 'Oats, rolled, dry';
  const milk = 'Milk, full cream';
  const toast = '1 1 slice (28 g) Bread, white, toasted';
  it.each<[string, string[], string[]?]>([
    ['oats 40g milk 200ml', [`40 g ${oats}`, `200 ml ${milk}`]],
    ['milk 200ml oats 40g', [`200 ml ${milk}`, `40 g ${oats}`]],
    [
      'chicken 150g rice 200g broccoli 100g',
      [`150 g ${chicken}`, `200 g ${boiledRice}`, '100 g Broccoli, boiled'],
    ],
    ['chicken 200g rice 150g', [`200 g ${chicken}`, `150 g ${boiledRice}`]],
    [
      'tuna 95g pasta 100g',
      ['95 g Tuna, canned in springwater, drained', '100 g Pasta, white, boiled'],
    ],
    [
      '2 eggs - toast - butter',
      ['2 1 large (50 g) Egg, boiled', toast, '1 1 thin spread (5 g) Butter, salted'],
    ],
    ['chicken 200g - rice', [`200 g ${chicken}`, `1 1 cup (165 g) ${boiledRice}`]],
    ['protein shake with milk', ['1 1 shaker (340 ml) Protein shake, made with full cream milk']],
    ['toast with vegemite', [toast, '1 1 thin spread (4 g) Yeast extract spread (Vegemite style)']],
    ['can of solo', ['1 1 can (375 ml) Solo, lemon soft drink']],
    ['500g of prawns peeled', ['500 g Prawns, boiled']],
    ['sesame sauce', [], ['sesame sauce']],
    ['can of moxie', [], ['moxie']],
    ['five savoury shapes', ['? 10 g Shapes, Barbecue']],
    ['1 cup brown rice', ['1 1 cup (206 g) Rice, brown, boiled']],
    ['8 l of milk', ['? null ml Milk, full cream']],
    ['200 chicken 100', ['? 200 g Chicken breast, roasted, skinless']],
    ['oats 40g milk', [`? 40 g ${oats}`, `? 1 1 glass (250 ml) ${milk}`]],
  ])('%s', async (text, items, notFound = []) => {
    const answer = await read(ana, text);
    expect(answer.items.map(describeItem)).toEqual(items);
    expect(answer.notFound.map(({ food }) => food)).toEqual(notFound);
  });
});

it('answers any run of foods and amounts, and never takes for granted more than a person eats', async () => {
  const food = fc.constantFrom(
    'milk',
    'oats',
    'eggs',
    'olive oil',
    'chicken',
    'beer',
    'zzq',
    'salt',
  );
  const unit = fc.constantFrom(
    '',
    'g',
    'ml',
    'kg',
    'l',
    'cups',
    'tbsp',
    'slices',
    'cans',
    'x',
    '-',
  );
  const amount = fc.oneof(fc.nat(100_000), fc.constantFrom(0.001, 0.5, 1.5, 99_999.99));
  const piece = fc.tuple(fc.oneof(amount, fc.constant('')), unit, food, fc.boolean());
  const separator = fc.constantFrom(' ', ', ', ' - ', ' and ', '\n', ' x ', ' with ', ' no ');
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), separator, async (pieces, between) => {
      const written = pieces.map(([value, of, name, after]) =>
        after ? `${name} ${value} ${of}` : `${value} ${of} ${name}`,
      );
      const text = written.join(between).slice(0, 500);
      for (const { choices, confidence } of (await read(ana, text)).items) {
        const [first] = choices;
        expect(first?.figures?.calories ?? 0, text).toBeLessThanOrEqual(3000);
        if (first?.quantity === null) expect(confidence, text).toBe('ask');
      }
    }),
    { numRuns: timesToRun(100) },
  );
}, 60_000);

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
    assumptions: ['Your usual amount: 1 cup.'],
  });
});
