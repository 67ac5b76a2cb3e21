import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DISH_TYPES } from '#features/recipe-book/rules/dish-types.ts';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { RecipePicture } from './recipe-picture.tsx';

describe('a recipe picture', () => {
  it.each(DISH_TYPES)('draws %s without a broken number', (dish) => {
    const recipe = RECIPES.find((one) => one.dish === dish);
    if (!recipe) throw new Error(`No recipe is drawn as ${dish}.`);
    const { container } = render(<RecipePicture recipe={recipe} name={recipe.name} />);
    expect(container.querySelectorAll('svg[role="img"] *').length).toBeGreaterThan(10);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('draws a recipe without ingredients, and is decoration without a name', () => {
    const { container } = render(
      <RecipePicture recipe={{ id: 'own', dish: 'plate', ingredients: [] }} />,
    );
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  });
});
