import { describe, expect, it } from 'vitest';
import { sentenceWords } from '#features/foods/rules/amounts/sentence-words.ts';
import { findDetails } from './sentence-details.ts';
import type { SentenceItem } from './sentence-items.ts';

const NO_AMOUNT = { amount: null, unit: null, each: null, size: null };

/** Items of the words that stand in the text, in this order. */
function itemsOf(text: string, foods: readonly string[]): SentenceItem[] {
  const words = sentenceWords(text);
  return foods.map((food) => ({
    ...NO_AMOUNT,
    words: food.split(' ').map((one) => words.findIndex(({ folded }) => folded === one)),
    text: food,
    food,
    excluded: false,
    unclear: false,
    doubtful: null,
    beside: null,
    meal: null,
    join: null,
  }));
}

const detailsOf = (text: string, foods: readonly string[]) =>
  findDetails(text, sentenceWords(text), itemsOf(text, foods));

describe('findDetails', () => {
  it.each([
    ['parma – breast, ham, mozzarella', ['parma', 'breast', 'ham', 'mozzarella'], [null, 0, 0, 0]],
    ['burger (bacon, egg) and chips', ['burger', 'bacon', 'egg', 'chips'], [null, 0, 0, null]],
    ['salad: tomato, feta. banana', ['salad', 'tomato', 'feta', 'banana'], [null, 0, 0, null]],
    ['curry - chickpea, egg - rice', ['curry', 'chickpea', 'egg', 'rice'], [null, 0, 0, null]],
    ['pie -- coffee -- lamington -- apple', ['pie', 'coffee', 'lamington'], [null, null, null]],
    ['pie, coffee', ['pie', 'coffee'], [null, null]],
  ])('%s', (text, foods, details) => {
    expect(detailsOf(text, foods)).toEqual(details);
  });
});
