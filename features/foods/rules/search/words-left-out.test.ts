import { expect, test } from 'vitest';
import { listFewerWords } from './words-left-out.ts';

const fewer = (text: string) => listFewerWords(text.split(' ')).map(({ words }) => words.join(' '));

test.each([
  ['large latte', ['latte']],
  ['two slices toast', ['toast']],
  ['coles hummus', ['hummus']],
  ['dare choc', ['dare']],
  ['guzman y gomez fries', ['fries']],
  ['vanilla coke', ['coke']],
  [
    'peters salted caramel ice cream',
    ['salted caramel ice cream', 'peters ice cream', 'ice cream'],
  ],
  // A flavour is no food: the maker's own is meant.
  ['smiths honey soy', ['smiths']],
  // Nothing would be left.
  ['chocolate', []],
  ['large', []],
])('“%s” may mean %j', (typed, expected) => {
  expect(fewer(typed)).toEqual(expected);
});
