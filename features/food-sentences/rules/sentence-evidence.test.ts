import { describe, expect, it } from 'vitest';
import { sentenceWords } from '#features/foods/rules/amounts/sentence-words.ts';
import { confidenceIn, findDetails, SURE_CONFIDENCE, type Taken } from './sentence-evidence.ts';
import type { SentenceItem } from './sentence-items.ts';

const NO_AMOUNT = { amount: null, unit: null, each: null, size: null };
const COUNTED = { value: 2, between: null, vague: false, article: false, end: 0 };

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

describe('confidenceIn', () => {
  const fruit: Taken = { category: 'fruit', score: 2.6 };
  const bread: Taken = { category: 'bread', score: 2.6 };
  const [apple, toast] = itemsOf('apple, toast', ['apple', 'toast']) as [
    SentenceItem,
    SentenceItem,
  ];
  const taken = (item: SentenceItem): Taken | null => (item.food === 'apple' ? fruit : bread);
  const isSure = (
    items: readonly SentenceItem[],
    at = 0,
    details: readonly (number | null)[] = items.map(() => null),
    takenOf: (item: SentenceItem) => Taken | null = taken,
  ): boolean => confidenceIn(at, items, details, takenOf) >= SURE_CONFIDENCE;

  it('is sure of foods told one by one', () => {
    expect(isSure([apple, toast])).toBe(true);
    expect(isSure([apple, toast], 1)).toBe(true);
  });

  it('is not of what may be a part of another food', () => {
    expect(isSure([apple, { ...toast, join: '' }])).toBe(false);
    expect(isSure([apple, toast], 1, [null, 0])).toBe(false);
    expect(isSure([apple, toast], 0, [null, 0])).toBe(false);
  });

  it('is where an amount says that it stands alone', () => {
    expect(isSure([{ ...apple, amount: COUNTED }, toast], 0, [null, 0])).toBe(true);
  });

  it('is not beside what names nothing, or where the name hardly fits', () => {
    const lost = (item: SentenceItem) => (item === toast ? null : fruit);
    expect(isSure([apple, toast], 0, [null, null], lost)).toBe(false);
    expect(isSure([apple], 0, [null], () => ({ ...fruit, score: 1.9 }))).toBe(false);
  });
});
