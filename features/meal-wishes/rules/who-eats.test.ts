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

test.each([
  ['guests on Saturday, 6 people', 6, [6], ['dinner']],
  ['6 guests for lunch on Sunday', 6, [7], ['lunch']],
  ['we have 4 guests at the weekend', 4, [6, 7], ['dinner']],
])('guests of one day are no people of the plan: %s', (text, count, days, slots) => {
  const { wishes, notUnderstood } = readWishes(text);
  expect(wishes.people).toBeNull();
  expect(wishes.guests).toEqual([{ count, days, slots }]);
  expect(notUnderstood).toEqual([]);
});

test('guests without a day are said not to be understood', () => {
  const { wishes, notUnderstood } = readWishes('we have 6 guests');
  expect([wishes.people, wishes.guests]).toEqual([null, []]);
  expect(notUnderstood).not.toEqual([]);
});

test.each([
  ['husband eats double', 2],
  ['my wife eats 1.5 portions', 1.5],
  ['my partner has twice as much', 2],
])('%s', (text, share) => {
  const { wishes, notUnderstood } = readWishes(text);
  expect(wishes.partnerShare).toBe(share);
  expect(notUnderstood).toEqual([]);
});

test.each([
  ['night shift Tuesday and Wednesday', { cookDays: [1, 4, 5, 6, 7] }],
  ['kid friendly', { avoid: ['spicy'] }],
  ['freezer meals', { leftovers: true }],
])('%s', (text, wanted) => {
  const { wishes, notUnderstood } = readWishes(text);
  expect(wishes).toMatchObject(wanted);
  expect(notUnderstood).toEqual([]);
});
