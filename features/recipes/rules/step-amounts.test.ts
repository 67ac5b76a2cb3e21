import { expect, test } from 'vitest';
import { namesAmount } from './step-amounts.ts';

test.each([
  ['Add 200 g flour and stir.', true],
  ['Beat in 2 eggs.', true],
  ['Pour over ½ cup of the stock.', true],
  ['Stir in a tablespoon of butter.', true],
  ['Bake at 180°C for 20 minutes.', false],
  ['Simmer for 1 hour, then serve.', false],
  ['Crush the garlic and fry it in the oil.', false],
])('%s: %s', (step, is) => {
  expect(namesAmount(step)).toBe(is);
});
