import { describe, expect, it } from 'vitest';
import { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { readSentence } from './sentence.ts';
import { findDetails } from './sentence-details.ts';
import { ASK_FROM, doubtOf, findSigns, type Sign, type Taken } from './sentence-evidence.ts';

const FOODS = [
  'Apple, raw',
  'Bread, white, toasted',
  'Butter, salted',
  'Chips, hot',
  'Egg, boiled',
  'Fruit salad',
  'Omelette, plain',
  'Onion, fried',
  'Rice, white',
  'Sandwich, chicken, lettuce and mayonnaise',
  'Sausage in bread, with onion and sauce',
  'Tofu, firm',
];
const OTHER_NAMES: Readonly<Record<string, string[]>> = {
  'Apple, raw': ['apple'],
  'Bread, white, toasted': ['toast'],
  'Chips, hot': ['chips'],
  'Egg, boiled': ['egg'],
  'Omelette, plain': ['omelette'],
  'Rice, white': ['rice'],
  'Sandwich, chicken, lettuce and mayonnaise': ['chicken sandwich'],
  'Sausage in bread, with onion and sauce': ['snag'],
  'Tofu, firm': ['tofu'],
};
const names = new SpokenNames(
  FOODS.map((name) => ({
    id: name,
    name,
    synonyms: OTHER_NAMES[name] ?? [],
    portions: [{ label: '1 piece' }],
  })),
);

/** The signs against each food of a sentence that is read, by the words that name it. */
function signsIn(text: string, change: Partial<Taken> = {}): Record<string, Sign[]> {
  const { items, words } = readSentence(text, names);
  const taken = new Map(
    items.flatMap((item) => {
      const name = names.find(item.food)?.ids[0];
      const plain = { category: null, score: 2.6, isNamed: true, isTied: false, isGuessed: false };
      return name && !item.excluded ? [[item, { name, ...plain, ...change }] as const] : [];
    }),
  );
  const details = findDetails(text, words, items);
  const found = findSigns({ text, words, items, details, taken, names });
  return Object.fromEntries([...found].map(([{ food }, signs]) => [food, signs]));
}

const asked = (text: string, change?: Partial<Taken>): string[] =>
  Object.entries(signsIn(text, change)).flatMap(([food, signs]) =>
    doubtOf(signs) >= ASK_FROM ? [food] : [],
  );

describe('findSigns', () => {
  it.each([
    'two eggs, toast and an apple',
    'toast with butter, 2 boiled eggs',
    'omelette with onion, chips',
    'I had rice with tofu for lunch and an apple later',
    'chips - apple - 2 eggs',
    'might make a plan later, for now 2 eggs',
    'forgot the bag so bought tofu',
    'chicken sandwich no mayonnaise',
  ])('is sure of what is told plainly: %s', (text) => {
    expect(asked(text)).toEqual([]);
  });

  it.each([
    ['agedashi tofu, rice', ['tofu']],
    ['omelette (3 eggs), toast', ['omelette', 'eggs']],
    ['tofu noodle, 2 eggs', ['tofu']],
    ['chicken sandwich minus the bread', ['chicken sandwich']],
    ['rice had gone off so tipped it, had an apple', ['rice']],
    ['might have rice tomorrow', ['rice']],
  ])('asks where something speaks against it: %s', (text, foods) => {
    expect(asked(text)).toEqual(foods);
  });

  it('asks where the words hardly fit the food', () => {
    expect(asked('2 apples', { score: 1.4 })).toEqual(['apples']);
    expect(asked('2 apples', { isTied: true })).toEqual([]);
  });
});
