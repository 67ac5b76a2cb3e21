import { expect, test } from 'vitest';
import { recipeById } from '#features/recipe-book/rules/recipes.ts';
import { toOwnRecipe } from '#features/recipes/rules/book-recipe.ts';
import { readDraftLine, toRecipeLines } from './draft-lines.ts';
import { groupLines, shownLines } from './shown-lines.ts';

const dal = recipeById('dal-tadka');
if (!dal) throw new Error('The recipe is gone.');
const textOf = (factor: number, key: string) =>
  shownLines(toOwnRecipe(dal), dal, factor).find(({ id }) => id === key)?.text;

test('a built-in recipe scales by its measures, seasoning more slowly', () => {
  expect(textOf(1, 'gf-red-lentils')).toBe('1½ cups gluten free red lentils');
  expect(textOf(2, 'gf-red-lentils')).toBe('3 cups gluten free red lentils');
  expect(textOf(4, 'salt')).not.toBe('4 tsp salt');
});

test('own lines scale as written; without an amount they stay, and unknown weights stay unknown', () => {
  const ingredients = toRecipeLines(
    ['2 cups rolled oats', 'Topping:', 'honey, to taste', '3 eggs', '1 xyzzy root'].map(
      (text, at) => readDraftLine({ id: `${at}` }, text, () => null),
    ),
  );
  const lines = shownLines({ ingredients }, null, 1.5);
  expect(lines.map(({ text }) => text)).toEqual([
    '3 cups rolled oats',
    'honey, to taste',
    '5 eggs',
    '1½ xyzzy root',
  ]);
  expect(lines.map(({ grams }) => grams)).toEqual([285, null, 250, null]);
  expect(lines.map(({ isLinked }) => isLinked)).toEqual([true, false, true, false]);
  expect(groupLines(lines).map(([group, some]) => [group, some.length])).toEqual([
    [null, 1],
    ['Topping', 3],
  ]);
});
