import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { mixColours, recipePicture } from './recipe-picture.ts';

describe('what a recipe picture shows', () => {
  it('is the same whatever the order of ingredients', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RECIPES), (recipe) => {
        const turned = { ...recipe, ingredients: recipe.ingredients.toReversed() };
        expect(recipePicture(turned).pieces).toEqual(recipePicture(recipe).pieces);
      }),
    );
  });

  it('is something of every built-in recipe', () => {
    const empty = RECIPES.filter((recipe) => {
      const { starch, pieces } = recipePicture(recipe);
      return starch === null && pieces.length === 0;
    });
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  it('mixes colours by weight', () => {
    const black = { colour: '#000000', weight: 1 };
    expect(mixColours([black, { colour: '#ffffff', weight: 0 }])).toBe('#000000');
    expect(mixColours([black, { colour: '#ffffff', weight: 1 }])).toBe('#b4b4b4');
  });
});
