import { expect, it } from 'vitest';
import { severalText } from './portion-text.ts';

it.each([
  [0.5, '1 roll', '½ roll'],
  [3, '1 nugget', '3 nuggets'],
  [2, '1 hand roll', '2 hand rolls'],
  [2, '1 thin spread (4 g)', '2 thin spreads (4 g each)'],
  [2, '1 slice of bread', '2 slices of bread'],
  [2, '1 glass', '2 glasses'],
  [2, '1 sandwich', '2 sandwiches'],
  [3, '1 stubby', '3 stubbies'],
  [2, '1 half', '2 halves'],
  [2, '1 loaf', '2 loaves'],
  [2, '1 tbsp', '2 tbsp'],
  [2, '1 extra large', '2 extra large'],
  [2, '1 cup, sliced', '2 cups, sliced'],
  [2, '1 cup grated', '2 cups grated'],
  [2, '1 tbsp crumbled', '2 tbsp crumbled'],
  [2, '1 can drained', '2 cans drained'],
  [2, '1 chop without bone', '2 chops without bone'],
  [2, '1 chicken kiev', '2 chicken kievs'],
  [2, '1 potato', '2 potatoes'],
  [2, '1 corn thin', '2 corn thins'],
  [2, '1 whole', '2 whole'],
  [0.533, '1 large', null],
  [2, '1/2 packet', null],
  [2, 'a bowl', null],
])('%d of "%s" read %s', (quantity, portion, text) => {
  expect(severalText(quantity, portion)).toBe(text);
});
