import { expect, test } from 'vitest';
import { isOfOtherMaker, listFewerWords, namesMaker } from './words-left-out.ts';

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
  ['bacon fried', ['bacon']],
  ['grilled halloumi', ['halloumi']],
  ['gyg beef bowl', ['gyg beef', 'gyg bowl', 'beef bowl', 'beef']],
  ['chicken caesar no dressing', ['chicken caesar']],
  ['latte no sugar', ['latte']],
  // Without sugar it is another drink.
  ['coke no sugar', []],
  // A flavour is no food: the maker's own is meant.
  ['smiths honey soy', ['smiths']],
  // Nothing would be left.
  ['chocolate', []],
  ['large', []],
])('“%s” may mean %j', (typed, expected) => {
  expect(fewer(typed)).toEqual(expected);
});

test('another maker’s food is known by the beginning of its name', () => {
  const typed = new Set(['devondale', 'cheese', 'slices']);
  expect(namesMaker([...typed])).toBe(true);
  expect(isOfOtherMaker(['bega', 'tasty', 'cheese'], typed)).toBe(true);
  expect(isOfOtherMaker(['devondale', 'tasty'], typed)).toBe(false);
  expect(isOfOtherMaker(['cheese', 'slice', 'processed'], typed)).toBe(false);
});
