import { expect, test } from 'vitest';
import { scaleText } from './scale-text.ts';

test.each([
  ['2 cups (500 ml) chicken stock', 2, 1.5, '3 cups (750 ml) chicken stock'],
  ['1 1/2 cups flour', 1.5, 2, '3 cups flour'],
  ['1½ cups flour', 1.5, 0.5, '¾ cups flour'],
  ['½ tsp salt', 0.5, 2, '1 tsp salt'],
  ['200g / 7 oz beef mince', 200, 2, '400g / 14 oz beef mince'],
  ['1.2 kg lamb shoulder', 1200, 0.5, '0.6 kg lamb shoulder'],
  ['2-3 brown onions, diced', 2, 2, '4-6 brown onions, diced'],
  ['1 x 400 g can tomatoes', 1, 2, '2 x 400 g can tomatoes'],
  ['1 (400 g can) chickpeas', 1, 3, '3 (400 g can) chickpeas'],
  ['Juice of 1 lemon', 1, 2, 'Juice of 2 lemon'],
  ['2,5 dl milk', 2.5, 2, '5 dl milk'],
  ['Salt to taste', null, 3, 'Salt to taste'],
  ['A dozen eggs', 12, 2, 'A dozen eggs (× 2)'],
  ['3 eggs', 3, 1, '3 eggs'],
])('%s (%s) times %s', (text, amount, factor, scaled) => {
  expect(scaleText(text, amount, factor)).toBe(scaled);
});
