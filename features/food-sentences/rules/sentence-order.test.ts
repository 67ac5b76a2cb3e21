import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { readSentence } from './sentence.ts';
import type { SentenceItem } from './sentence-items.ts';

const file = new URL('../../food-facts/catalogue/catalogue.ndjson', import.meta.url);
const names = new SpokenNames(readCatalogue(readFileSync(file, 'utf8')).foods);

const FOODS = [
  'rolled oats',
  'milk',
  'chicken',
  'brown rice',
  'broccoli',
  'bananas',
  'eggs',
  'toast',
  'peanut butter',
  'greek yoghurt',
  'tuna',
  'pasta',
  'cheese',
  'sweet potato',
  'apples',
  'steak',
  'lentils',
  'rice cakes',
  'orange juice',
  'weet-bix',
];
const UNITS = ['g', 'ml', 'kg', 'cups', null] as const;
const SEPARATORS = [', ', ' - ', ' – ', ' and ', '\n', '\n- ', '; ', ' + ', ' '] as const;

type Eaten = { food: string; value: number; unit: (typeof UNITS)[number] };

const eaten = fc
  .uniqueArray(fc.constantFrom(...FOODS), { minLength: 1, maxLength: 6 })
  .chain((foods) =>
    fc.tuple(
      ...foods.map((food) =>
        fc.record({
          food: fc.constant(food),
          value: fc.constantFrom(1, 2, 3, 0.5, 1.5, 40, 150, 200),
          unit: fc.constantFrom(...UNITS),
        }),
      ),
    ),
  );

const amountOf = ({ value, unit }: Eaten, close: boolean): string =>
  unit === null ? `${value}` : `${value}${close && unit !== 'cups' ? '' : ' '}${unit}`;

function written(one: Eaten, after: boolean, style: { of: boolean; close: boolean }): string {
  const amount = amountOf(one, style.close);
  if (after) return `${one.food} ${amount}`;
  return `${amount}${style.of && one.unit !== null ? ' of' : ''} ${one.food}`;
}

const plain = ({ food, amount, unit, each, excluded }: SentenceItem) => ({
  food: food.replace(' ', '-') === 'weet-bix' ? 'weet-bix' : food,
  value: amount?.value,
  unit: unit?.name ?? null,
  each,
  excluded,
});
const wanted = ({ food, value, unit }: Eaten) => ({
  food,
  value,
  unit: unit === 'cups' ? 'cup' : unit,
  each: null,
  excluded: false,
});

describe('the same foods and amounts', () => {
  it('are read in every order, with every separator, the amounts before or after their foods', () => {
    fc.assert(
      fc.property(
        eaten,
        fc.constantFrom(...SEPARATORS),
        fc.boolean(),
        fc.record({ of: fc.boolean(), close: fc.boolean() }),
        (all, separator, after, style) => {
          const text = all.map((one) => written(one, after, style)).join(separator);
          const { items, unread } = readSentence(text, names);
          expect(items.map(plain), text).toEqual(all.map(wanted));
          expect(unread, text).toEqual([]);
        },
      ),
      { numRuns: timesToRun(2_000) },
    );
  });

  it('are read with amounts before some foods and after others, where something separates them', () => {
    fc.assert(
      fc.property(
        eaten,
        fc.constantFrom(...SEPARATORS.filter((one) => one !== ' ')),
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        (all, separator, after) => {
          const style = { of: false, close: false };
          const text = all.map((one, at) => written(one, after[at] ?? false, style));
          const { items } = readSentence(text.join(separator), names);
          expect(items.map(plain), text.join(separator)).toEqual(all.map(wanted));
        },
      ),
      { numRuns: timesToRun(1_000) },
    );
  });
});

describe('amounts between two foods', () => {
  const unclear = (text: string) => readSentence(text, names).items.map((item) => item.unclear);
  it.each([
    ['oats 40g milk', [true, true]],
    ['rice 1 cup chicken', [true, true]],
    ['oats 40g milk toast', [true, true, false]],
    ['oats, 40g milk', [false, false]],
    ['oats 40g milk 200ml', [false, false]],
    ['40g oats 200ml milk', [false, false]],
    ['toast 2 eggs', [false, false]],
    ['toast 40g of butter', [false, false]],
  ])('%s', (text, wanted) => {
    expect(unclear(text)).toEqual(wanted);
  });
});
