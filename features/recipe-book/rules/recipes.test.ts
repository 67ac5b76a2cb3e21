import { describe, expect, it } from 'vitest';
import { catalogueFood } from '../testing/catalogue-foods.ts';
import { allFacts } from './food-facts.ts';
import { readRecipes } from './read-recipes.ts';
import { CUISINES, type Cuisine, RECIPE_SLOTS, type Recipe } from './recipe.ts';
import { recipeProblems } from './recipe-checks.ts';
import { DIETS } from './recipe-diets.ts';
import {
  DIET_SLOT_MINIMUMS,
  MIN_RECIPES_PER_CUISINE,
  QUICK_MINUTES,
  RECIPE_MINIMUMS,
} from './recipe-minimums.ts';
import { summariseRecipe } from './recipe-summary.ts';
import { RECIPES } from './recipes.ts';
import { stepText } from './step-text.ts';

const all = RECIPES.map((recipe) => ({ recipe, summary: summariseRecipe(recipe, catalogueFood) }));
const problemsOf = (recipe: Recipe) => recipeProblems(recipe, catalogueFood);

/** A correct recipe to plant mistakes in. */
const sample = `= test-beans | Beans on toast
lunch | australian | one-pot packed | 2 | 10/20 | 3/0 | toast | saucepan
- 1 can baked-beans; 4 slice bread; 1 tsp butter
Warm {baked-beans} for 5 minutes.
Toast {bread}, spread with {butter} and pour the beans over.
`;
const planted = (from: string, to: string): Recipe => {
  const [recipe] = readRecipes(sample.replace(from, to));
  if (!recipe) throw new Error('No recipe.');
  return recipe;
};

describe('built-in recipes', () => {
  it('have no problems', () => {
    const problems = RECIPES.flatMap((recipe) =>
      problemsOf(recipe).map((problem) => `${recipe.id}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('have ids and names of their own', () => {
    expect(new Set(RECIPES.map(({ id }) => id)).size).toBe(RECIPES.length);
    expect(new Set(RECIPES.map(({ name }) => name.toLowerCase())).size).toBe(RECIPES.length);
  });

  it('have foods that are in the catalogue', () => {
    expect(allFacts().filter(({ foodId }) => catalogueFood(foodId) === null)).toEqual([]);
  });

  it('have steps in whole sentences, each with its amounts written out', () => {
    const odd = RECIPES.flatMap(({ id, steps, ingredients }) =>
      steps
        .map((step) => stepText(step, ingredients))
        .filter((text) => !/^[A-Z].*[.]$/.test(text) || /[{}]|undefined|NaN| {2}/.test(text))
        .map((text) => `${id}: ${text}`),
    );
    expect(odd).toEqual([]);
  });

  it.each(DIETS)('are enough for a week in each slot: %s', (diet) => {
    const fitting = all.filter(({ summary }) => summary.diets.diets.includes(diet));
    expect(fitting.length).toBeGreaterThanOrEqual(RECIPE_MINIMUMS.diets[diet]);
    for (const slot of RECIPE_SLOTS) {
      const count = fitting.filter(({ recipe }) => recipe.slots.includes(slot)).length;
      expect(count, slot).toBeGreaterThanOrEqual(DIET_SLOT_MINIMUMS[diet][slot]);
    }
  });

  it('are enough for each slot, time and budget', () => {
    const count = (test: (one: (typeof all)[number]) => boolean) => all.filter(test).length;
    expect(all.length).toBeGreaterThanOrEqual(RECIPE_MINIMUMS.all);
    for (const slot of RECIPE_SLOTS) {
      const inSlot = count(({ recipe }) => recipe.slots.includes(slot));
      expect(inSlot, slot).toBeGreaterThanOrEqual(RECIPE_MINIMUMS.slots[slot]);
    }
    const packed = count(
      ({ recipe }) => recipe.slots.includes('lunch') && recipe.tags.includes('packed'),
    );
    expect(packed).toBeGreaterThanOrEqual(RECIPE_MINIMUMS.packedLunches);
    const quick = count(({ recipe }) => recipe.totalMinutes <= QUICK_MINUTES);
    expect(quick).toBeGreaterThanOrEqual(RECIPE_MINIMUMS.quick);
    const low = count(({ summary }) => summary.cost === 'low');
    expect(low).toBeGreaterThanOrEqual(RECIPE_MINIMUMS.lowCost);
    const protein = count(({ summary }) => summary.isHighProtein);
    expect(protein).toBeGreaterThanOrEqual(RECIPE_MINIMUMS.highProtein);
  });

  it.each(CUISINES)('cook %s more than once', (cuisine: Cuisine) => {
    const count = RECIPES.filter((recipe) => recipe.cuisine === cuisine).length;
    expect(count).toBeGreaterThanOrEqual(MIN_RECIPES_PER_CUISINE);
  });
});

describe('a recipe is rejected', () => {
  it('unless it is right', () => {
    expect(problemsOf(planted('', ''))).toEqual([]);
  });

  it('when an ingredient is linked to no food', () => {
    expect(() => planted('1 tsp butter', '1 tsp moonbutter')).toThrow('test-beans');
    const [first, ...others] = planted('', '').ingredients;
    if (!first) throw new Error('No ingredient.');
    const unlinked = {
      ...planted('', ''),
      ingredients: [{ ...first, foodId: 'catalogue:moon' as const }, ...others],
    };
    expect(problemsOf(unlinked)).toContain('baked-beans is not linked to a food.');
  });

  it('when an amount has no weight', () => {
    expect(() => planted('4 slice bread', '4 clove bread')).toThrow('has no weight');
  });

  it.each([
    ['1 can baked-beans', '9 can baked-beans', 'kcal a serving'],
    ['4 slice bread', '60 g bread', 'kcal a serving', '1 can baked-beans', '30 g baked-beans'],
  ])('when its energy cannot be: %s as %s', (from, to, problem, alsoFrom = '', alsoTo = '') => {
    const text = sample.replace(from, to).replace(alsoFrom, alsoTo);
    const [recipe] = readRecipes(text);
    expect(recipe && problemsOf(recipe).join(' ')).toContain(problem);
  });

  it('when 100 g of it cannot have that energy', () => {
    const recipe = planted('', '');
    const dried = recipe.ingredients.map((one) => ({ ...one, yieldFactor: 0.05 }));
    expect(problemsOf({ ...recipe, ingredients: dried }).join(' ')).toContain('kcal in 100 g');
  });

  it.each([
    ['{butter}', 'butter', 'Steps use 0 of butter.'],
    ['{butter}', '{butter 1/2}', 'Steps use 0.5 of butter.'],
    ['{butter}', '{butter} and {jam}', 'A step names jam, which is no ingredient.'],
    ['5 minutes', '5 minutes with 2 tbsp water', 'An amount is typed'],
  ])('when a step has no amount or a wrong one: %s as %s', (from, to, problem) => {
    expect(problemsOf(planted(from, to)).join(' ')).toContain(problem);
  });

  it.each([
    ['Beans on toast', 'Vegan beans on toast', 'vegan'],
    ['Beans on toast', 'Gluten free beans on toast', 'gluten'],
    ['Beans on toast', 'Dairy free beans on toast', 'dairy'],
    ['Beans on toast', 'High protein beans on toast', 'protein'],
    ['one-pot packed', 'slow-cooker', 'Tagged slow-cooker without the equipment'],
    ['saucepan\n', 'saucepan, frying pan\n', 'Tagged one-pot'],
    ['| 3/0 |', '| 0/0 |', 'Tagged packed'],
  ])('when it claims what is false: %s as %s', (from, to, problem) => {
    expect(problemsOf(planted(from, to)).join(' ')).toContain(problem);
  });

  it('when it would be unsafe to keep', () => {
    const fish = sample.replace('1 tsp butter', '1 can tuna-can').replace('{butter}', '{tuna-can}');
    const [recipe] = readRecipes(fish);
    expect(recipe && problemsOf(recipe)).toContain('Seafood kept too long.');
  });
});
