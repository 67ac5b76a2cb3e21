import { expect, test } from 'vitest';
import { catalogueIndex } from '#features/ingredient-lines/testing/catalogue-names.ts';
import { DEVELOPMENT_LINES } from '#features/ingredient-lines/testing/development-lines.ts';
import { HELD_BACK_LINES } from '#features/ingredient-lines/testing/held-back-lines.ts';
import { allFacts } from '#features/recipe-book/rules/food-facts.ts';
import { recipeContent } from '#features/recipes/rules/own-recipe.ts';
import { toDraft } from '../rules/to-draft.ts';
import { type PageRecipe, SHAPES } from '../testing/page-fixtures.ts';
import { readPage } from './providers/read-page.ts';

/** Share of ingredient lines that come out with their text, amount, unit and food. */
const MIN_SHARE = 0.95;
const LINES_A_PAGE = 8;

type Labelled = { text: string; amount: string; units: string[]; foods: string[] };

const keys = new Map(allFacts().map(({ key, foodId }) => [key, foodId]));
const toFoodId = (label: string) =>
  label.startsWith('@') ? `catalogue:${label.slice(1)}` : keys.get(label);

/** Labelled lines without those of American pages, whose spoons are other ones. */
const LINES: Labelled[] = `${DEVELOPMENT_LINES}\n${HELD_BACK_LINES}`
  .split('\n')
  .filter((line) => line.includes(' | ') && !line.endsWith('| us'))
  .map((line) => {
    const [text = '', amount = '', unit = '', foods = ''] = line.split(' | ');
    return {
      text,
      amount,
      units: unit.split(','),
      foods: foods === '-' ? [] : foods.split(',').map((food) => toFoodId(food) ?? ''),
    };
  });

const linesOfPage = (at: number): Labelled[] =>
  Array.from(
    { length: LINES_A_PAGE },
    (_, index) => LINES[(at * LINES_A_PAGE + index) % LINES.length],
  ).filter((line) => line !== undefined);

const NAMES = ['Sunday soup', 'Mum’s “best” pie & mash', 'Crème brûlée', 'Fish <3 chips'];
const STEPS = [
  'Heat the oven to 180 °C.',
  'Mix everything in a bowl & stir.',
  'Bake for 25 minutes, then serve.',
];

const recipeAt = (at: number): PageRecipe => ({
  name: NAMES[at % NAMES.length] ?? '',
  servings: (at % 6) + 2,
  minutes: { prepare: 15, cook: 25 + (at % 3) * 10 },
  ingredients: linesOfPage(at).map(({ text }) => text),
  steps: STEPS,
});

/** Two pages of each shape. */
const PAGES = [...SHAPES, ...SHAPES].map(({ what, toHtml }, at) => ({
  what: `${what}, page ${at + 1}`,
  at,
  recipe: recipeAt(at),
  html: toHtml(recipeAt(at)),
}));

let ids = 0;
const draftOf = (html: string) => {
  const raw = readPage(html, 'https://www.example.com.au/recipe');
  return (
    raw && toDraft(raw, { kind: 'page', index: catalogueIndex(), makeId: () => `line-${ids++}` })
  );
};

const isAmount = (value: number | null, label: string) =>
  label === '-' ? value === null : value !== null && Math.abs(value - Number(label)) < 0.01;

function isRight(
  line: Labelled,
  read:
    | {
        text: string;
        amount: number | null;
        amountTo: number | null;
        unit: string | null;
        food: { foodId: string } | null;
      }
    | undefined,
): boolean {
  if (!read || read.text !== line.text) return false;
  const [from = '-', to = '-'] = line.amount.split(/-(?=\d)/);
  const unit = read.unit === null ? '-' : /^(?:small|large)$/.test(read.unit) ? 'each' : read.unit;
  const isFood =
    read.food === null ? line.foods.length === 0 : line.foods.includes(read.food.foodId);
  return (
    isAmount(read.amount, from) &&
    isAmount(read.amountTo, to) &&
    line.units.includes(unit) &&
    isFood
  );
}

test('there are 60 pages', () => {
  expect(PAGES).toHaveLength(60);
});

test.each(PAGES)('$what: name, servings, times and steps', ({ html, recipe }) => {
  const draft = draftOf(html);
  expect(draft?.recipe).toMatchObject({
    name: recipe.name,
    servings: recipe.servings,
    activeMinutes: recipe.minutes.prepare,
    totalMinutes: recipe.minutes.prepare + recipe.minutes.cook,
    source: { kind: 'page', name: 'Kitchen site' },
  });
  expect(draft?.recipe.steps.map((step) => step.replace(/^(?:Prepare|Cook): /, ''))).toEqual(
    recipe.steps,
  );
  expect(draft?.recipe.ingredients).toHaveLength(recipe.ingredients.length);
  expect(() => recipeContent.parse(draft?.recipe)).not.toThrow();
});

test('ingredient lines of the pages are right', () => {
  let lines = 0;
  let texts = 0;
  let right = 0;
  for (const { html, at } of PAGES) {
    const read = draftOf(html)?.recipe.ingredients ?? [];
    for (const [index, line] of linesOfPage(at).entries()) {
      lines += 1;
      if (read[index]?.text === line.text) texts += 1;
      if (isRight(line, read[index])) right += 1;
    }
  }
  process.stdout.write(
    `Recipe pages: ${((100 * right) / lines).toFixed(1)} % of ${lines} lines right, ${((100 * texts) / lines).toFixed(1)} % of texts.\n`,
  );
  expect(texts / lines).toBeGreaterThanOrEqual(0.99);
  expect(right / lines).toBeGreaterThanOrEqual(MIN_SHARE);
});

test.each([
  ['no recipe', '<html><body><h1>News</h1><p>1 cup of tea.</p></body></html>'],
  ['an empty page', ''],
  [
    'a recipe without ingredients or steps',
    '<script type="application/ld+json">{"@type":"Recipe","name":"X"}</script>',
  ],
  [
    'wrong types',
    '<script type="application/ld+json">{"@type":"Recipe","name":7,"recipeIngredient":{"a":1},"recipeInstructions":5}</script>',
  ],
  [
    'nesting without end',
    `<script type="application/ld+json">${'{"a":'.repeat(400)}1${'}'.repeat(400)}</script>`,
  ],
])('%s is no recipe', (_what, html) => {
  expect(readPage(html, 'https://example.com/')).toBeNull();
});

test('an American page says so, and its tablespoons become teaspoons', () => {
  const html = SHAPES[0]?.toHtml({
    ...recipeAt(0),
    ingredients: ['2 cups all-purpose flour', '2 tablespoons butter', '8 oz cream cheese'],
  });
  const raw = readPage(html ?? '', 'https://example.com/cake');
  const draft = raw && toDraft(raw, { kind: 'page', index: catalogueIndex(), makeId: () => 'x' });
  expect(draft?.doubts).toEqual(['american-spoons', 'american-cups']);
  expect(draft?.recipe.ingredients[1]).toMatchObject({
    amount: 6,
    unit: 'tsp',
    grams: expect.closeTo(29.57, 2),
  });
});

test('a page that is made to take long is answered soon', () => {
  const deep = `<div itemscope itemtype="https://schema.org/Recipe">${'<div itemprop="recipeIngredient">'.repeat(150_000)}1 egg`;
  const wide = `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Wide</b>${'<p itemprop="recipeIngredient">1 egg</p>'.repeat(50_000)}`;
  const startMs = performance.now();
  expect(draftOf(deep)).toBeNull();
  expect(draftOf(wide)).toBeNull();
  expect(performance.now() - startMs).toBeLessThan(5_000);
});

test('400 ingredients are refused, not cut', () => {
  const html = SHAPES[0]?.toHtml({
    ...recipeAt(0),
    ingredients: Array.from({ length: 400 }, (_, at) => `${at + 1} g salt`),
  });
  expect(draftOf(html ?? '')).toBeNull();
});
