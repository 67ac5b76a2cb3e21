import { expect, test } from 'vitest';
import { readWishes } from './read-wishes.ts';

test.each([
  ['three of us: me, my husband who eats a lot and my 9 year old', 2, 1],
  ['there are 3 of us: me, my husband and my mum', 3, null],
  ['me and my husband, my 6 year old and my 9-year-old', 2, 2],
  ['4 of us, me, my wife and 2 kids', 2, 2],
  ['family of 4 with 2 kids', 2, 2],
])('%s', (text, people, kids) => {
  const { wishes, notUnderstood } = readWishes(text);
  expect([wishes.people, wishes.kids]).toEqual([people, kids]);
  expect(notUnderstood).toEqual([]);
});

test('guests of one day are not people of the plan, and that is said', () => {
  const { wishes, notUnderstood } = readWishes('guests on Saturday, 6 people');
  expect(wishes.people).toBeNull();
  expect(notUnderstood).not.toEqual([]);
});
