import { describe, expect, it } from 'vitest';
import { computeUncookedPenalty, eatenState } from './eaten-state.ts';

describe('the state that changes what a portion holds', () => {
  const rice = (state: string, name = 'Rice, brown') => ({
    name,
    category: 'cereals-grains-pasta',
    state,
  });
  it.each([
    [rice('raw'), 'Raw'],
    [rice('boiled'), 'Cooked'],
    [rice('as-sold', 'Pasta, white, dry'), 'Dry'],
    [rice('as-sold', 'Flour, rice, white'), null],
    [{ name: 'Oysters, raw', category: 'fish-seafood', state: 'raw' }, null],
    [{ name: 'Almonds, raw', category: 'legumes-nuts-seeds', state: 'raw' }, null],
    [{ name: 'Lentils, red, dry', category: 'legumes-nuts-seeds', state: 'dried' }, 'Dry'],
    [{ name: 'Milk powder, skim', category: 'eggs-dairy', state: 'dried' }, null],
    [{ name: 'Oats, rolled, dry', category: 'breakfast', state: 'dried' }, null],
    [{ name: 'Carrot, raw', category: 'vegetables', state: 'raw' }, null],
    [{ name: 'Potato, raw, with skin', category: 'vegetables', state: 'raw' }, 'Raw'],
    [{ name: 'My rice', category: null, state: null }, null],
  ])('%o is %s', (food, state) => expect(eatenState(food)).toBe(state));

  it('stands lower, unless it is what was typed', () => {
    expect(computeUncookedPenalty(rice('raw'), ['brown', 'rice'])).toBeGreaterThan(0);
    expect(computeUncookedPenalty(rice('raw'), ['raw', 'rice'])).toBe(0);
    expect(computeUncookedPenalty(rice('boiled'), ['rice'])).toBe(0);
  });
});
