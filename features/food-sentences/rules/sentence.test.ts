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

const said = ({ amount, each, unit, size, food, excluded }: SentenceItem): string =>
  [
    excluded ? 'not' : '',
    amount ? Number(amount.value.toPrecision(6)) : '',
    each ? `of ${each.value} ${each.unit.name}` : '',
    size ?? '',
    unit?.name ?? '',
    food,
  ]
    .filter((part) => part !== '')
    .join(' ');
const read = (text: string): string[] => readSentence(text, names).items.map(said);

describe('amounts', () => {
  it.each([
    ['1 1/2 cups rice', '1.5 cup rice'],
    ['1½ cups of rice', '1.5 cup rice'],
    ['½ cup rice', '0.5 cup rice'],
    ['half a banana', '0.5 banana'],
    ['half of an apple', '0.5 apple'],
    ['a quarter of a cup of milk', '0.25 cup milk'],
    ['three quarters of a cup of milk', '0.75 cup milk'],
    ['one and a half bananas', '1.5 bananas'],
    ['a couple of eggs', '2 eggs'],
    ['a few olives', '3 olives'],
    ['half a dozen eggs', '6 eggs'],
    ['2 dozen oysters', '24 oysters'],
    ['1,5 tbsp honey', '1.5 tbsp honey'],
    ['1.5 tbsp honey', '1.5 tbsp honey'],
    ['1,500 ml water', '1500 ml water'],
    ['1,500ml of water', '1500 ml water'],
    ['12,500 mg of salt', '12500 mg salt'],
    ['1,5 l of water', '1.5 l water'],
    ['1,50 l of water', '1.5 l water'],
    ['0,250 l of milk', '0.25 l milk'],
    ['1,500 cups of rice', '1.5 cup rice'],
    ['2-3 biscuits', '2.5 biscuits'],
    ['2 to 3 biscuits', '2.5 biscuits'],
    ['two or three biscuits', '2.5 biscuits'],
    ['twenty five almonds', '25 almonds'],
    ['one hundred and fifty grams of ham', '150 g ham'],
    ['2x toast', '2 toast'],
    ['toast x2', '2 toast'],
    ['3 × eggs', '3 eggs'],
    ['200g of chicken', '200 g chicken'],
    ['chicken 200 g', '200 g chicken'],
    ['a 250 ml glass of milk', '1 of 250 ml glass milk'],
    ['250 ml glass of milk', '250 ml milk'],
    ['2 x 375ml cans of coke', '2 of 375 ml can coke'],
    ['2 eggs 50 g each', '2 of 50 g eggs'],
    ['a large flat white', '1 large flat white'],
    ['a tin of baked beans', '1 can baked beans'],
    ['2 tablespoons of peanut butter', '2 tbsp peanut butter'],
    ['1 kg potatoes', '1 kg potatoes'],
    ['2 minute noodles', '2 minute noodles'],
    ['mini wheats', 'mini wheats'],
    ['three bean salad', 'three bean salad'],
    ['a stubby', '1 stubby beer'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});

describe('one dish or several foods', () => {
  it.each([
    ['fish and chips', ['fish and chips']],
    ['mac and cheese', ['mac and cheese']],
    ['2 ham and cheese toasties', ['2 ham and cheese toasties']],
    ['bread and butter pudding', ['bread and butter pudding']],
    ['gin and tonic', ['gin and tonic']],
    ['flat white with oat milk', ['flat white with oat milk']],
    ['coke no sugar', ['coke no sugar']],
    ['bread and butter', ['bread', 'butter']],
    ['toast with butter', ['toast', 'butter']],
    ['two eggs and bacon', ['2 eggs', 'bacon']],
    ['bacon and eggs', ['bacon and eggs']],
    ['eggs, toast and tea', ['eggs', 'toast', 'tea']],
    ['eggs + toast then tea', ['eggs', 'toast', 'tea']],
    ['2 eggs\n1 banana', ['2 eggs', '1 banana']],
    ['2 eggs 1 banana', ['2 eggs', '1 banana']],
    ['coffee, no sugar', ['coffee', 'not sugar']],
    ['weetbix without milk', ['weetbix', 'not milk']],
    ['one and a half bananas and half an apple', ['1.5 bananas', '0.5 apple']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('meals', () => {
  const meals = (text: string) => readSentence(text, names).items.map(({ meal }) => meal);
  it.each([
    ['for breakfast I had eggs and toast', ['breakfast', 'breakfast']],
    ['brekkie: eggs', ['breakfast']],
    ['chicken caesar salad for lunch', ['lunch']],
    ['for breakfast eggs and for lunch a pie', ['breakfast', 'lunch']],
    ['eggs for breakfast and a pie for lunch', ['breakfast', 'lunch']],
    ['for breakfast eggs and toast, and a pie for lunch', ['breakfast', 'breakfast', 'lunch']],
    ['I had eggs for breakfast with toast', ['breakfast', 'breakfast']],
    ['steak for tea', ['dinner']],
    ['lamington for morning tea', ['snack']],
    ['breakfast burrito', [null]],
    ['a dinner roll', [null]],
    ['a cup of tea', [null]],
  ])('%s', (text, expected) => {
    expect(meals(text)).toEqual(expected);
  });
});

it('what is said with something else knows what it goes with', () => {
  const { items } = readSentence('a slice of toast with butter and ham', names);
  expect(items.map(({ beside }) => beside)).toEqual([null, 0, 0]);
});

it('keeps words that name nothing', () => {
  const { items, unread, words } = readSentence('200 g', names);
  expect(items).toEqual([]);
  expect(unread.map((at) => words[at]?.text)).toEqual(['200', 'g']);
});

const pieces = fc.constantFrom(
  'a',
  'half',
  '½',
  '1/2',
  '2',
  '1,5',
  '2-3',
  'dozen',
  'couple',
  'of',
  'and',
  'with',
  'no',
  'x',
  'x2',
  ',',
  '.',
  '\n',
  'cup',
  'g',
  'ml',
  'slice',
  'large',
  'eggs',
  'toast',
  'tea',
  'for',
  'breakfast',
  'milk',
  '+',
  '&',
  'in',
  '(',
  ')',
  '-',
  'hundred',
  'or',
  'to',
  'three',
  'quarter',
  '0',
  '1/0',
  '99999999999',
  '<b>',
  '🥚',
  'ß',
  'I',
  'had',
  'each',
);
const anything = fc.oneof(
  fc.array(pieces, { maxLength: 60 }).map((all) => all.join(' ').slice(0, 500)),
  fc.string({ maxLength: 500 }),
  // Of any characters, like a string of the unit "binary", which takes five seconds to begin.
  fc.array(fc.nat(0x10_ff_ff), { maxLength: 500 }).map((points) => String.fromCodePoint(...points)),
);

it('reads anything: each word once, amounts that can be', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const { items, unread, words } = readSentence(text, names);
      const read = [...items.flatMap((item) => item.words), ...unread];
      expect(read.toSorted((a, b) => a - b)).toEqual(words.map((_, at) => at));
      for (const { amount, each, food, text: said } of items) {
        expect(food).not.toBe('');
        expect(text).toContain(said);
        for (const value of [amount?.value ?? 1, each?.value ?? 1]) {
          expect(value).toBeGreaterThan(0);
          expect(Number.isFinite(value)).toBe(true);
        }
      }
    }),
    { numRuns: timesToRun(2_000) },
  );
});

it('takes a word that every object has for a word', () => {
  expect(read('constructor and 2 toString')).toEqual(['constructor', '2 tostring']);
});
