import { describe, expect, it } from 'vitest';
import { isTooMuch } from './plausible-amount.ts';

const eaten = (category: string, amount: number, more = {}) => ({
  category,
  state: 'as-sold',
  basis: '100g' as const,
  amount,
  pieces: null,
  calories: 100,
  ...more,
});

describe('more than a person has at once', () => {
  it.each([
    [eaten('vegetables', 20_000), true],
    [eaten('vegetables', 1_500), false],
    [eaten('drinks', 3_001), true],
    [eaten('oils-spreads-sauces', 500), true],
    [eaten('cereals-grains-pasta', 500, { state: 'dried' }), true],
    [eaten('cereals-grains-pasta', 500, { state: 'boiled' }), false],
    [eaten('snacks-confectionery', 500, { calories: 3_001 }), true],
    [eaten('eggs-dairy', 24 * 50, { pieces: 24 }), true],
    [eaten('fish-seafood', 24 * 15, { pieces: 24 }), false],
    [eaten('no such category', 3_001), true],
  ])('%o: %s', (one, wanted) => expect(isTooMuch(one)).toBe(wanted));
});
