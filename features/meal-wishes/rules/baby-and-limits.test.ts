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
    'fish twice a week at most',
    'fish max 2 times',
    'fish no more than 2 times',
    'fish up to two times a week',
    'no more than two fish dinners',
    'two fish meals at most',
    'limit fish to twice a week',
    "I don't want fish more than twice a week",
  ])('%s is a limit, not more of it', (text) => {
    const { limits, more, less, asks } = read(text);
    expect({ limits, more, less, asks }).toEqual({
      limits: [{ what: 'fish', times: 2 }],
      more: [],
      less: [],
      asks: [],
    });
  });

  it.each([
    ['no more than 3 chicken meals', 'chicken', 3],
    ['max two red meat meals per week', 'red-meat', 2],
    ['red meat once a week at most', 'red-meat', 1],
    ['not more than one vegetarian dinner', 'vegetarian', 1],
    ['Dinners and lunches for the week: quick lunches, fish twice a week at most', 'fish', 2],
  ])('%s limits only that', (text, what, times) => {
    const { limits, more, less, asks } = read(text);
    expect({ limits, more, less, asks }).toEqual({
      limits: [{ what, times }],
      more: [],
      less: [],
      asks: [],
    });
    expect(readWishes(text).notUnderstood).toEqual([]);
  });

  it('leaves a meal that is named after a list of meals its own wish', () => {
    const text = 'Dinners and lunches for the week: quick lunches, fish twice a week at most';
    expect(read(text).times).toEqual([{ minutes: 15, days: [], slots: ['lunch'] }]);
  });

  it('of minutes, people and money is no limit of foods', () => {
    expect(read('chicken, at most 30 minutes, up to 4 people, max 90 dollars')).toMatchObject({
      limits: [],
      times: [{ minutes: 30 }],
      people: 4,
      budgetAud: 90,
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

describe('soft cheese', () => {
  it('is not all cheese, and is said beside a pregnancy', () => {
    const { wishes, notUnderstood } = readWishes('I am pregnant, no raw fish or soft cheese');
    expect(wishes).toMatchObject({ expecting: 'pregnant', avoid: ['raw-fish', 'soft-cheese'] });
    expect(notUnderstood).toEqual([]);
  });
});

describe('part of a whole one that is to be used up', () => {
  it.each([
    ['use up spinach and half a pumpkin', 'pumpkin', 500],
    ['½ pumpkin to use up', 'pumpkin', 500],
    ['use up a quarter of a cabbage', 'cabbage', 250],
    ['use up three quarters of a cauliflower', 'cauliflower', 600],
  ])('%s', (text, food, grams) => {
    const { useUp, useUpGrams } = read(text);
    expect(useUp).toContain(food);
    expect(useUpGrams).toEqual([{ food, grams }]);
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
