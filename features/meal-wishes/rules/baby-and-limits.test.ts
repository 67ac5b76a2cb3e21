import { describe, expect, it } from 'vitest';
import { readWishes } from './read-wishes.ts';
import { saysLactose } from './says-energy.ts';

const read = (text: string) => readWishes(text).wishes;

describe('how often a food is eaten', () => {
  it.each([
    'only fish twice a week',
    'fish only twice a week',
    'fish at most twice a week',
    'I only want fish 2 times a week',
    'just fish 2 nights a week',
  ])('%s is a limit, not more of it', (text) => {
    const { limits, more, less, asks } = read(text);
    expect({ limits, more, less, asks }).toEqual({
      limits: [{ what: 'fish', times: 2 }],
      more: [],
      less: [],
      asks: [],
    });
  });

  it('is more of it where nothing limits it', () => {
    expect(read('fish twice a week')).toMatchObject({ more: ['fish'], limits: [] });
  });
});

describe('raw fish', () => {
  it.each(['no raw fish', 'no sashimi', 'no ceviche please'])('%s keeps cooked fish', (text) => {
    expect(read(text).avoid).toEqual(['raw-fish']);
    expect(readWishes(text).notUnderstood).toEqual([]);
  });
});

describe('a baby', () => {
  it.each([
    ['I am pregnant', 'pregnant'],
    ['two of us, one pregnant, quick dinners', 'pregnant'],
    ['my wife is expecting', 'pregnant'],
    ['breastfeeding, more iron', 'breastfeeding'],
    ['not pregnant', null],
    ['no longer breastfeeding', null],
  ])('%s', (text, expecting) => {
    expect(read(text).expecting).toBe(expecting);
  });
});

describe('lactose', () => {
  it('is planned without milk, and that is said', () => {
    expect(read('lactose intolerant').diets).toEqual(['dairy free']);
    expect(saysLactose('lactose intolerant')).toBe(true);
  });

  it('free milk that is fine asks for no diet, and takes none back', () => {
    expect(read('lactose free milk is ok').diets).toEqual([]);
    expect(read('lactose intolerant, lactose free milk is ok').diets).toEqual(['dairy free']);
    expect(read('lactose intolerant and lactose free milk is ok').diets).toEqual(['dairy free']);
  });
});
