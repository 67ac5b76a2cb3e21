import { expect, it } from 'vitest';
import { readWishes } from './read-wishes.ts';
import { leavesOutMeals, saysEnergy } from './says-energy.ts';

it.each([
  ['1200 calories a day, low carb', true],
  ['max 8,700 kJ', true],
  ['under 1 500 kcal please', true],
  ['low calorie dinners', false],
  ['20 minutes, 2 snacks, under $120', false],
])('%s names energy: %s', (text, isSaid) => expect(saysEnergy(text)).toBe(isSaid));

it.each([
  ['no breakfast, no lunch', true],
  ['just dinners', true],
  ['no snacks', false],
  ['eating out on Friday night', false],
])('%s leaves out meals: %s', (text, isOut) =>
  expect(leavesOutMeals(readWishes(text).wishes)).toBe(isOut),
);
