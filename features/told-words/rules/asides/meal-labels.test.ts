import { describe, expect, it } from 'vitest';
import { withoutStory } from '../telling.ts';

const plain = (text: string): string =>
  withoutStory(text, () => false)
    .replace(/\s+/g, ' ')
    .trim();

describe('MEAL_LABELS', () => {
  it.each([
    ['Tea:\n- 2 pies', 'din: - 2 pies'],
    ['tea -- 2 pies', 'din: 2 pies'],
    ['tea was 2 pies', 'din: 2 pies'],
    ['2 pies, that was tea', '2 pies'],
    ['m/tea: a pear', 'smoko: a pear'],
    ['b/fast: a pear', 'brek : a pear'],
    ['Mon\n- B: a pear', 'a pear'],
    ['tues lunch - a pear', 'lunch - a pear'],
    ['lunch: nothing', 'lunch:'],
    ['1. a pear\n2. a pie', 'a pear a pie'],
    ['7am- a pear\n10- a pie', '. - a pear ; a pie'],
    ['Footy training tea -\n- a pie', '; - a pie'],
    ['pm snack - a pear', 'snack - a pear'],
  ])('knows a meal: %s', (text, wanted) => {
    expect(plain(text)).toBe(wanted);
  });

  it.each([
    'tea: white',
    'tea - 2 cups',
    'tea was too hot',
    'coffee\ntea\ntoast',
    'sun dried tomato',
  ])('leaves a drink and a food alone: %s', (text) => {
    expect(plain(text)).toBe(text.replace(/\s+/g, ' '));
  });
});
