import { expect, test } from 'vitest';
import { guessDish } from './guess-dish.ts';

test.each([
  ['Rice paper rolls with prawns', 'rolls'],
  ['Brown rice and beans', 'rice'],
  ['Licorice and price of love', 'plate'],
  ['Milkshakes', 'plate'],
  ['Berry shake', 'smoothie'],
  ['Handsome ham sandwiches', 'sandwich'],
  ['Tofu stir-fries', 'stir-fry'],
  ['Photogenic pumpkin', 'plate'],
  ['Nan’s pumpkin soup', 'soup'],
] as const)('%s is drawn as %s', (name, dish) => {
  expect(guessDish({ name })).toBe(dish);
});
