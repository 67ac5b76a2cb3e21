import { expect, it } from 'vitest';
import { bookRecipes } from '../testing/book-recipes.ts';

it.each([
  { name: 'Red lentil and carrot soup', step: 0.25, why: 'anything is measured' },
  { name: 'Foil-baked snapper with coconut and lime', step: 0.25, why: 'fish is sold by weight' },
  { name: 'Stuffed sweet potatoes with beans', step: 0.5, why: 'one each, whole or halved' },
  { name: 'Jacket potatoes with beans and slaw', step: 0.25, why: 'two each, whole or halved' },
  { name: 'Apple, cheese and walnut plate', step: 0.5, why: 'half an apple at least' },
  { name: 'Quick tomato and mozzarella pita pizza', step: 0.5, why: 'half a pizza at least' },
  { name: 'Sausages with mash and onion gravy', step: 1, why: 'one and a half sausages each' },
])('portions $name in steps of $step: $why', ({ name, step }) => {
  expect(bookRecipes.find((recipe) => recipe.name === name)?.step).toBe(step);
});
