import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  forgivenErrors,
  listOneErrorVariants,
  typingDistance,
} from '#platform/shared/typing-errors.ts';
import { fold, foodWords, nameKey, readQuery, stem, wordsOf } from './search-words.ts';
import { synonymVariants } from './synonyms.ts';

describe('folding', () => {
  it.each([
    ['Crème BRÛLÉE', 'creme brulee'],
    ["Arnott's", 'arnotts'],
    ['Weet-Bix™', 'weet bixtm'],
    ['Käse & Brot', 'kase brot'],
    ['Smørrebrød', 'smorrebrod'],
    ['  2%  milk ', '2 milk'],
    ['🥗', ''],
  ])('%s becomes "%s"', (text, folded) => expect(fold(text)).toBe(folded));

  it('makes of plain letters what it makes of any', () => {
    const plain = fc.string({
      unit: fc.constantFrom(' ', 'a', 'M', 'm', 's', '&', "'", '`', '1', '-', '%', '.'),
    });
    fc.assert(
      fc.property(fc.oneof(plain, fc.string()), (text) => {
        // A separator that is no plain letter sends the text the longer way.
        expect(fold(text)).toBe(fold(`${text}—`));
      }),
    );
  });

  it('is done once', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('stems', () => {
  it.each([
    ['bananas', 'banana'],
    ['berries', 'berry'],
    ['cookies', 'cookie'],
    ['tomatoes', 'tomato'],
    ['tomatoe', 'tomato'],
    ['peaches', 'peach'],
    ['dishes', 'dish'],
    ['leaves', 'leaf'],
    ['oats', 'oat'],
    ['yoghurt', 'yogurt'],
    ['chilli', 'chili'],
  ])('%s is found as %s', (one, other) => expect(stem(one)).toBe(stem(other)));

  it.each(['hummus', 'couscous', 'asparagus', 'swiss', 'rice', 'cheese'])('%s stays', (word) =>
    expect(stem(word)).toBe(word),
  );
});

describe('words', () => {
  it('leave out what says nothing, unless there is nothing else', () => {
    expect(wordsOf('Ham and cheese with a bun')).toEqual(['ham', 'cheese', 'bun']);
    expect(wordsOf('the of')).toEqual(['the', 'of']);
  });

  it('of a food have its brand, its synonyms and hyphened names in one', () => {
    expect(foodWords({ name: 'Weet-Bix', brand: 'Mill', synonyms: ['wheat biscuit'] })).toEqual([
      'weet',
      'bix',
      'weetbix',
      'mill',
      'wheat',
      'biscuit',
    ]);
  });

  it('of a query know whether the last is finished', () => {
    expect(readQuery('Ham an')).toEqual({ words: ['ham'], finished: false });
    expect(readQuery('ham ')).toEqual({ words: ['ham'], finished: true });
    expect(readQuery('')).toEqual({ words: [], finished: false });
    expect(nameKey('Ham and Cheese')).toBe('ham cheese');
  });
});

describe('typing errors', () => {
  it.each([
    ['banana', 'bananna', 1],
    ['milk', 'mlik', 1],
    ['yogurt', 'yougourt', 2],
    ['ham', 'jam', 1],
    ['same', 'same', 0],
  ])('%s and %s are %d apart', (a, b, apart) => expect(typingDistance(a, b, 2)).toBe(apart));

  it('are as many in either direction, and stop at the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(typingDistance(a, b, 2)).toBe(typingDistance(b, a, 2));
        expect(typingDistance(a, b, 2)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('of one are all found', () => {
    for (const word of listOneErrorVariants('milk'))
      expect(typingDistance('milk', word, 1)).toBe(1);
    expect(listOneErrorVariants('milk')).toEqual(
      expect.arrayContaining(['mlik', 'mik', 'millk', 'silk']),
    );
  });

  it('are not forgiven in short words and numbers', () => {
    expect(['ham', 'milk', 'banana', '7up12'].map(forgivenErrors)).toEqual([0, 1, 2, 0]);
  });
});

describe('synonyms', () => {
  it('work both ways, within a longer query too', () => {
    expect(synonymVariants(['capsicum'])).toContainEqual(['bell', 'pepper']);
    expect(synonymVariants(['bell', 'pepper'])).toContainEqual(['capsicum']);
    expect(synonymVariants(['lean', 'ground', 'beef'])).toContainEqual(['lean', 'mince']);
    expect(synonymVariants(['banana'])).toEqual([]);
  });
});
