import { expect, test } from 'vitest';
import { RECIPES, recipeById } from '#features/recipe-book/rules/recipes.ts';
import { cookPlan } from './cook-steps.ts';

const own = { ingredients: [], steps: [] };
const book = (id: string) => {
  const found = recipeById(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

test('a step of a built-in recipe has the share of each ingredient that goes in now, scaled', () => {
  const plan = cookPlan({ recipe: own, book: book('chicken-tikka-masala-light') }, 2);
  expect(plan.ingredients[1]).toMatchObject({
    id: 'natural-yoghurt',
    text: '2 cups natural yoghurt',
  });
  expect(plan.steps[0]?.ingredients[1]?.text).toBe('1 cup natural yoghurt');
  expect(plan.steps[0]?.parts.at(-2)).toEqual({
    kind: 'timer',
    text: '15 minutes',
    seconds: 900,
    name: 'Leave',
  });
});

test('a step of an own recipe says where its amounts are those of another size', () => {
  const recipe = { ingredients: [], steps: ['Add 200 g flour.', 'Bake for 20 minutes.'] };
  const said = (factor: number) =>
    cookPlan({ recipe, book: null }, factor).steps.map(({ isAsWritten }) => isAsWritten);
  expect(said(2)).toEqual([true, false]);
  expect(said(1)).toEqual([false, false]);
});

test('a timer is named after what it is for', () => {
  const plan = cookPlan({ recipe: own, book: book('chicken-tikka-masala-light') }, 1);
  const names = plan.steps.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'timer' ? [part.name] : [])),
  );
  expect(names[1]).toMatch(/^Soften (brown )?onions/);
  expect(names).toContain('The chicken');
});

test('each built-in recipe can be cooked at each size', () => {
  for (const recipe of RECIPES) {
    for (const factor of [0.5, 1, 3]) {
      const plan = cookPlan({ recipe: own, book: recipe }, factor);
      expect(plan.steps).toHaveLength(recipe.steps.length);
      for (const { parts } of plan.steps) {
        expect(parts.map(({ text }) => text).join('')).not.toMatch(/[{}]/);
      }
    }
  }
});
