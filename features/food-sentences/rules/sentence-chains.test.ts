import { describe, expect, it } from 'vitest';
import { foodOfChain } from './sentence-chains.ts';

const known = new Set(['kfc chips', 'mcdonalds nuggets', 'mcdonalds fries']);
const of = (food: string, text: string, at = 0) =>
  foodOfChain(food, { text, at }, (name) => known.has(name));

describe('what a chain has its own of', () => {
  it('is meant where its clause names the chain', () => {
    expect(of('chips', 'KFC: zinger and chips')).toBe('kfc chips');
    expect(of('large hot chips', 'zinger, large hot chips')).toBe('kfc chips');
  });

  it('is anyone’s in another clause, or where two chains are named', () => {
    expect(of('chips', 'KFC for lunch. Fish and chips', 20)).toBe('chips');
    expect(of('chips', 'KFC or maccas, had chips')).toBe('chips');
  });

  it('is nothing that the chain does not have', () => {
    expect(of('coleslaw', 'maccas and coleslaw')).toBe('coleslaw');
    expect(of('rice', 'kfc and rice')).toBe('rice');
  });
});
