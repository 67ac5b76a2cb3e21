import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueIndex } from '../testing/catalogue-names.ts';
import { readIngredientLine, toStoredLine } from './ingredient-line.ts';
import { findMeasureSystem, headingOf, readIngredientLines } from './ingredient-list.ts';
import { matchCatalogue } from './match-catalogue.ts';

test.each([
  ['2 cups flour', 'australian', 2, 'cup', 300],
  ['2 cups flour', 'american', 2, 'cup', 283.9],
  ['2 tbsp olive oil', 'australian', 2, 'tbsp', 36.6],
  ['2 tbsp olive oil', 'american', 6, 'tsp', 27.45],
  ['1 tbsp honey', 'australian', 1, 'tbsp', 28.4],
  ['1 tbsp honey', 'metric', 3, 'tsp', 21.3],
  ['1/2 cup oats', 'australian', 0.5, 'cup', 47.5],
  ['2 x 400 g cans chickpeas', 'australian', 2, 'can', 480],
  ['1 onion (about 200 g)', 'australian', 1, 'each', 200],
  ['2-4 eggs', 'australian', 2, 'each', 150],
  ['1 cup chopped coriander (20 g)', 'australian', 1, 'cup', 20],
  ['1 lb 8 oz beef mince', 'american', 681, 'g', 681],
] as const)('%s (%s)', (text, system, amount, unit, grams) => {
  const read = readIngredientLine(text, system);
  expect(read).toMatchObject({ amount, unit, text });
  expect(read.grams).toBeCloseTo(grams, 0);
});

test('what a line does not say is null, never zero', () => {
  const read = readIngredientLine('Salt, to taste');
  expect(read).toMatchObject({
    amount: null,
    amountTo: null,
    unit: null,
    grams: null,
    note: 'to taste',
  });
  expect(readIngredientLine('0 eggs').amount).toBeNull();
  expect(readIngredientLine('1/0 cup milk').amount).toBeNull();
});

test('volume of a solid without a density stays a volume', () => {
  const read = readIngredientLine('500 ml chicken breast');
  expect(read).toMatchObject({ amount: 500, unit: 'ml', grams: null });
  expect(read.food?.key).toBe('chicken-breast');
});

test('notes, options and alternatives are kept', () => {
  expect(readIngredientLine('1 avocado, sliced (optional)')).toMatchObject({
    optional: true,
    note: expect.stringContaining('sliced'),
  });
  expect(readIngredientLine('50 g butter or margarine, melted')).toMatchObject({
    food: { key: 'butter' },
    note: 'or margarine, melted',
  });
  expect(readIngredientLine('beef or chicken stock').food?.key).toBe('beef-stock');
});

test('a food that the facts lack is looked for in the catalogue, and never guessed', () => {
  const index = catalogueIndex();
  const yolks = matchCatalogue(readIngredientLine('4 egg yolks'), index);
  expect(yolks.food?.foodId).toBe('catalogue:egg-yolk-raw');
  expect(yolks.confidence).toBe('sure');
  expect(matchCatalogue(readIngredientLine('1 vegetable stock cube'), index).food).toBeNull();
  expect(matchCatalogue(readIngredientLine('1 L vegetable stock'), index).food).toBeNull();
  expect(matchCatalogue(readIngredientLine('2 tbsp unobtainium'), index).food).toBeNull();
});

test('a word that says more than the name makes the match one to confirm', () => {
  const read = readIngredientLine('1 cup truffled polenta');
  expect(read).toMatchObject({ confidence: 'unsure', food: { key: 'polenta' } });
  expect(toStoredLine(read).isConfirmed).toBe(false);
  expect(toStoredLine(readIngredientLine('2 eggs')).isConfirmed).toBe(true);
});

test.each([
  ['For the sauce:', 'Sauce'],
  ['DRESSING', 'Dressing'],
  ['Salad:', 'Salad'],
  ['## To make the icing', 'Icing'],
  ['Ingredients:', ''],
  ['2 eggs', null],
  ['salt', null],
  ['For 4 people: 2 eggs', null],
])('%s is a heading called %s', (text, name) => {
  expect(headingOf(text)).toBe(name);
});

test('headings become groups', () => {
  const lines = readIngredientLines(['Ingredients:', '2 eggs', '', 'For the sauce:', '1 cup milk']);
  expect(lines.map(({ text, group }) => [text, group])).toEqual([
    ['2 eggs', null],
    ['1 cup milk', 'Sauce'],
  ]);
});

test.each([
  [['2 cups all-purpose flour', '8 oz cream cheese'], null, 'american'],
  [['1 capsicum', '1 cup thickened cream'], null, 'australian'],
  [['1 courgette', '150 ml double cream'], null, 'metric'],
  [['1 tbsp oil'], 'https://www.example.co.uk/soup', 'metric'],
  [['1 lb ground beef'], 'https://example.com.au/pie', 'australian'],
  [['1 egg'], null, 'australian'],
] as const)('%j from %s is %s', (lines, address, system) => {
  expect(findMeasureSystem(lines, address)).toBe(system);
});

test('any text is read, and its amounts are positive or unknown', () => {
  const words = fc.constantFrom(
    '1',
    '½',
    '-',
    '/',
    '(',
    ')',
    'x',
    'cup',
    'g',
    'of',
    'or',
    'flour',
    ',',
    '400g',
    'tin',
    '0',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, (line) => {
      const read = readIngredientLine(line);
      expect(read.text).toBe(line);
      for (const value of [read.amount, read.amountTo]) {
        expect(value === null || (value > 0 && Number.isFinite(value))).toBe(true);
      }
      expect(read.grams === null || read.grams >= 0).toBe(true);
    }),
  );
});
