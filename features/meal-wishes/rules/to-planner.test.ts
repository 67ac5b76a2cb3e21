import { describe, expect, it } from 'vitest';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { aWeek, bookRecipes } from '#features/meal-planner/testing/book-recipes.ts';
import { weekdayOf } from '#platform/shared/calendar-day.ts';
import { holdsAny } from './holds-food.ts';
import { readWishes } from './read-wishes.ts';
import { isWished, withWishes } from './to-planner.ts';

const plan = (text: string) => {
  const input = withWishes(aWeek(), readWishes(text).wishes, weekdayOf);
  const recipeOf = new Map(input.recipes.map((recipe) => [recipe.id, recipe]));
  const meals = rollWeek(input).meals.map((meal) => {
    const recipe = recipeOf.get(meal.recipeId);
    const kind = input.days[meal.day]?.slots.find(({ id }) => id === meal.slotId)?.kind;
    if (!recipe || !kind) throw new Error('A meal without a recipe.');
    return { ...meal, recipe, kind };
  });
  return { input, meals };
};

describe('wishes in words', () => {
  it('put Thai on Friday', () => {
    const { meals } = plan('Thai on Friday');
    const friday = meals.find(({ day, kind }) => day === 4 && kind === 'dinner');
    expect(friday?.recipe.cuisine).toBe('thai');
  });

  it('leave out what is not eaten', () => {
    for (const { recipe } of plan('pescatarian, no mushrooms, allergic to eggs').meals) {
      expect(recipe.origins?.filter((one) => ['beef', 'pork', 'poultry'].includes(one))).toEqual(
        [],
      );
      expect(recipe.allergens).not.toContain('egg');
      expect(holdsAny(recipe, 'mushroom')).toBe(false);
    }
  });

  it('leave out meals', () => {
    const { meals } = plan('no snacks, skip breakfast on weekdays, eating out Saturday night');
    expect(meals.some(({ kind }) => kind === 'snack')).toBe(false);
    expect(meals.filter(({ kind }) => kind === 'breakfast').map(({ day }) => day)).toEqual([5, 6]);
    expect(meals.some(({ day, kind }) => day === 5 && kind === 'dinner')).toBe(false);
  });

  it('make lunches quick, and breakfasts high in protein', () => {
    const { meals } = plan('quick lunches, high protein breakfasts');
    for (const { kind, recipe } of meals) {
      if (kind === 'lunch') expect(recipe.minutes, recipe.name).toBeLessThanOrEqual(15);
      if (kind === 'breakfast') expect(isWished(recipe, 'high-protein'), recipe.name).toBe(true);
    }
  });

  it('have less of one and more of another', () => {
    const count = (text: string, what: string) =>
      plan(text).meals.filter(({ recipe }) => isWished(recipe, what)).length;
    expect(count('less fish', 'fish')).toBeLessThanOrEqual(count('', 'fish'));
    expect(count('more lentils', 'lentil')).toBeGreaterThan(count('', 'lentil'));
  });
});

describe('a wish for a food', () => {
  const named = (name: string) => {
    const recipe = bookRecipes.find((one) => one.name === name);
    if (!recipe) throw new Error(`No recipe is called ${name}.`);
    return recipe;
  };

  it.each([
    ['Savoury mince with vegetables', 'fish'],
    ['Thai green chicken curry', 'seafood'],
    ['Chicken Caesar wrap', 'fish'],
    ['Pumpkin scones', 'egg'],
  ])('is not met by the little that is in %s', (name, what) => {
    expect(isWished(named(name), what)).toBe(false);
    expect(holdsAny(named(name), what)).toBe(true);
  });

  it.each([
    ['Salmon patties', 'fish'],
    ['Savoury mince with vegetables', 'beef'],
    ['Chilli and garlic prawn spaghetti', 'garlic'],
    ['Bacon and potato hash', 'pork'],
  ])('is met by %s', (name, what) => {
    expect(isWished(named(name), what)).toBe(true);
  });

  it('that is avoided leaves out sauces of it too', () => {
    const { wishes } = withWishes(aWeek(), readWishes('no fish').wishes, weekdayOf);
    expect(wishes.withoutOrigins).toContain('fish');
    expect(wishes.dislikes).toContain('worcestershire');
  });
});

describe('a dish by its name', () => {
  it.each([
    ['poke bowl on Tuesday dinner', 'Salmon poke bowl'],
    ['fish and chips on Friday', 'Oven fish and chips'],
    ['spag bol on Monday', 'Spaghetti bolognese'],
    ['pad thai on Thursday', 'Prawn pad thai'],
    ['butter chicken on Saturday', 'Lighter butter chicken'],
  ])('%s is no other dish with a word of it', (text, name) => {
    const { wishes, notUnderstood } = readWishes(text);
    expect(notUnderstood).toEqual([]);
    expect(wishes.asks).toHaveLength(1);
    const what = wishes.asks[0]?.what ?? '';
    const met = bookRecipes.filter((recipe) => isWished(recipe, what)).map((one) => one.name);
    expect(met).toContain(name);
    expect(met).not.toContain('Tofu bowl with peanut dressing');
  });
});

describe('only some meals', () => {
  it.each([
    ['only lunches and dinners', ['breakfast', 'snack']],
    ['just lunch and dinner please', ['breakfast', 'snack']],
    ['dinners only', ['breakfast', 'lunch', 'snack']],
    ['only lunches, dinners and snacks', ['breakfast']],
  ])('%s leave out the others', (text, slots) => {
    expect(readWishes(text).wishes.skips).toEqual([{ isOut: false, days: [], slots }]);
  });

  it('and snacks where they are counted', () => {
    const { skips, snacks } = readWishes('only lunch and dinner and 2 snacks').wishes;
    expect({ skips, snacks }).toEqual({
      skips: [{ isOut: false, days: [], slots: ['breakfast'] }],
      snacks: 2,
    });
  });
});
