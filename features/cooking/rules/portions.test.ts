import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anItem } from '#features/food-log/testing/an-item.ts';
import type { LeftoverContent } from './leftover.ts';
import {
  asPortion,
  byUseBy,
  daysKept,
  gramsFromPot,
  movedTo,
  portionsAfter,
  urgencyOf,
} from './portions.ts';

const kept: LeftoverContent = {
  recipeId: 'dal-tadka',
  name: 'Red lentil dal',
  item: anItem(),
  portions: 3,
  place: 'fridge',
  cookedOn: '2026-11-20',
  useBy: '2026-11-24',
  fridgeDays: 4,
  freezerDays: null,
};

test('a pot of 2,850 g that weighs 900 g empty has four portions of 487.5 g', () => {
  expect(gramsFromPot(2_850, 900, 4)).toBe(487.5);
  expect(asPortion(anItem({ quantity: 1, unit: 'serving' }), 487.5)).toMatchObject({
    portionNote: '1 serving (488 g)',
  });
});

test.each([
  [900, 900, 4],
  [800, 900, 4],
  [2_850, -1, 4],
  [2_850, 900, 0],
])('a pot of %i g, %i g empty, has no weight of %i portions', (full, empty, portions) => {
  expect(gramsFromPot(full, empty, portions)).toBeNull();
});

test('a scrape of the pot is nothing left', () => {
  expect(portionsAfter(3, 1)).toBe(2);
  expect(portionsAfter(1, 0.97)).toBe(0);
  expect(portionsAfter(1, 2)).toBe(0);
});

test('thirds that are eaten one by one are gone in the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), (parts) => {
      let left = 1;
      for (let part = 0; part < parts; part += 1) left = portionsAfter(left, 1 / parts);
      expect(left).toBe(0);
    }),
  );
});

test('food keeps as long as its recipe says, else the usual time', () => {
  expect(daysKept('fridge', kept)).toBe(4);
  expect(daysKept('fridge', { fridgeDays: null, freezerDays: null })).toBe(3);
  expect(daysKept('freezer', kept)).toBe(90);
});

test('frozen food keeps from the day it was frozen, thawed food a day', () => {
  const frozen = movedTo(kept, 'freezer', '2026-11-22');
  expect(frozen).toMatchObject({ place: 'freezer', useBy: '2027-02-20' });
  expect(movedTo(frozen, 'fridge', '2026-12-01')).toMatchObject({
    place: 'fridge',
    useBy: '2026-12-02',
  });
  expect(movedTo(kept, 'fridge', '2026-11-22')).toBe(kept);
});

test.each([
  ['2026-11-19', 'past'],
  ['2026-11-20', 'today'],
  ['2026-11-21', 'tomorrow'],
  ['2026-11-22', 'later'],
  [null, 'unknown'],
])('a use-by day of %s is %s', (day, urgency) => {
  expect(urgencyOf(day, '2026-11-20')).toBe(urgency);
});

test('the first to use up comes first, those without a day last', () => {
  const list = [
    { id: 'a', useBy: null, place: 'fridge' as const },
    { id: 'b', useBy: '2026-11-25', place: 'fridge' as const },
    { id: 'c', useBy: '2026-11-24', place: 'freezer' as const },
  ];
  expect(list.sort(byUseBy).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});
