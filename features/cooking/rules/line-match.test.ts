import { expect, test } from 'vitest';
import { linesOfSteps } from './line-match.ts';

const LINES = [
  ['onion', '2 brown onions, finely diced'],
  ['olive', '1 tbsp olive oil'],
  ['sesame', '2 tsp sesame oil'],
  ['chicken', '500 g chicken thigh fillets'],
  ['stock', '1 L chicken stock'],
  ['tomatoes', '2 x 400 g cans chopped tomatoes (no added salt)'],
  ['salt', 'salt, to taste'],
].map(([id = '', text = '']) => ({ id, text, food: null }));

test.each([
  ['Heat the olive oil and soften the onion.', ['onion', 'olive']],
  ['Heat the oil.', ['olive', 'sesame']],
  ['Drizzle with sesame oil.', ['sesame']],
  ['Brown the thighs, then pour in the stock.', ['chicken', 'stock']],
  ['Add the tomatoes and salt.', ['tomatoes', 'salt']],
  ['Chop finely and serve hot.', []],
])('%s uses %j', (step, ids) => {
  expect(linesOfSteps(LINES, [step])).toEqual([ids]);
});

test('the name of the linked food counts too', () => {
  const line = { id: 'a', text: '1 large zucchini', food: { name: 'Courgette' } };
  expect(linesOfSteps([line], ['Slice the courgettes.', 'Slice the zucchini.'])).toEqual([
    ['a'],
    ['a'],
  ]);
});
