import { describe, expect, it } from 'vitest';
import type { SentenceItem } from './sentence-items.ts';
import { findCountedTwice } from './sentence-made-of.ts';

const NOTHING = {
  words: [],
  unit: null,
  each: null,
  size: null,
  unclear: false,
  doubtful: null,
  beside: null,
  meal: null,
  join: null,
};

/** Items of "rice" or "50 feta"; "no olives" is left out. */
const itemsOf = (told: readonly string[]): SentenceItem[] =>
  told.map((text) => {
    const [, out, count, food = ''] = /^(no )?(\d+ )?(.*)$/.exec(text) ?? [];
    const value = count && { value: Number(count), between: null, vague: false, article: false };
    const amount = value ? { ...value, end: 0 } : null;
    return { ...NOTHING, text, food, amount, excluded: out !== undefined };
  });

function twice(told: readonly string[], name: string, head: number | null = null) {
  const items = itemsOf(told);
  const details = items.map((_, at) => (at > 0 ? head : null));
  const { parts, dishes } = findCountedTwice(items, details, () => name);
  return [...dishes, ...parts].map(({ food }) => food);
}

describe('findCountedTwice', () => {
  it('asks about parts told after their dish, unless they have an amount', () => {
    expect(twice(['poke bowl', 'salmon', 'brown rice'], 'Poke bowl, salmon')).toEqual([
      'salmon',
      'brown rice',
    ]);
    expect(twice(['poke bowl with salmon', 'rice'], 'Poke bowl, salmon')).toEqual(['rice']);
    expect(twice(['burger', '2 bacon', 'chips'], 'Beef burger, cafe')).toEqual([]);
    expect(twice(['burger', 'apple', 'cheese'], 'Beef burger, cafe')).toEqual([]);
  });

  it('asks about the dish that was told by its parts, or is known with another meat', () => {
    const bowl = ['mexican bowl', 'rice', 'beans', 'corn'];
    expect(twice(bowl, 'Burrito bowl, beef', 0)).toEqual(['mexican bowl']);
    expect(
      twice(['greek salad', 'no olives', 'cucumber', 'tomato', '50 feta'], 'Greek salad'),
    ).toEqual(['greek salad']);
    expect(twice(['kebab', 'garlic sauce', 'beef'], 'Kebab, lamb')).toEqual(['kebab', 'beef']);
  });

  it('asks about bread under a sandwich and lime in a drink, but not after a comma', () => {
    const beside = (told: readonly string[]) => {
      const items = itemsOf(told).map((item, at) => ({ ...item, join: at > 0 ? 'with' : null }));
      const details = items.map(() => null);
      return [...findCountedTwice(items, details, () => '').parts].map(({ food }) => food);
    };
    expect(beside(['egg sandwich', 'rye bread'])).toEqual(['rye bread']);
    expect(beside(['soda water', 'lime'])).toEqual(['lime']);
    expect(twice(['water', 'orange'], 'Water, tap')).toEqual([]);
  });
});
