import { describe, expect, it } from 'vitest';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { aWeek, bookRecipes } from '../../testing/book-recipes.ts';
import type { PlannedWeek, PlannerInput } from '../planner-input.ts';
import { rollWeek } from '../roll-week.ts';
import { forExpecting, MAX_SEAFOOD_MEALS } from './plan-for-expecting.ts';
import { isSeafoodFood, isSeafoodMeal } from './seafood.ts';
import { type Expecting, unsafeFor } from './unsafe-foods.ts';

const byId = new Map(bookRecipes.map((recipe) => [recipe.id, recipe]));
const seafoodIn = ({ meals }: PlannedWeek) =>
  meals.filter(({ recipeId }) => {
    const recipe = byId.get(recipeId);
    return recipe !== undefined && isSeafoodMeal(recipe);
  });
const plan = (
  expecting: Expecting,
  change: (input: PlannerInput) => PlannerInput = (same) => same,
) => rollWeek(forExpecting(change(aWeek({ wishes: { expecting, leftovers: true } }))));

const named = (name: string) => {
  const recipe = RECIPES.find((one) => one.name === name);
  if (!recipe) throw new Error(`There is no ${name}.`);
  return unsafeFor(recipe);
};

describe('foods that are not for a baby', () => {
  it.each([
    'Smoked salmon and egg bagel',
    'Prawn rice paper rolls',
    'Roast beef and mustard sandwich',
    'Greek salad with chickpeas',
    'Hummus with vegetable sticks',
    'Summer fruit salad',
    'Boiled eggs with yeast-spread soldiers',
    'Seared tuna with bean and potato salad',
    'Gado gado',
  ])('%s is not planned in pregnancy, and is while breastfeeding', (name) => {
    expect(named(name)).toEqual(['pregnant']);
  });

  it('basa, a catfish, is for neither', () => {
    expect(named('Oven fish and chips')).toEqual(['pregnant', 'breastfeeding']);
  });

  it.each(['Spinach and ricotta lasagne', 'Spinach and feta filo pie', 'Ham, corn and egg cups'])(
    '%s is cooked until it is hot',
    (name) => {
      expect(named(name)).toEqual([]);
    },
  );
});

describe('a week in pregnancy', () => {
  const week = plan('pregnant');

  it('has nothing of them, in no meal left empty', () => {
    expect(week.meals).toHaveLength(28);
    const unsafe = week.meals.filter(
      ({ recipeId }) => byId.get(recipeId)?.unsafeFor?.includes('pregnant') ?? true,
    );
    expect(unsafe).toEqual([]);
  });

  it('has what is left over within a day', () => {
    expect(week.meals.filter(({ day, cookedOn }) => day - cookedOn > 1)).toEqual([]);
  });

  it.each(['pregnant', 'breastfeeding'] as const)(
    'has seafood at most twice, whatever is asked for (%s)',
    (expecting) => {
      const tuna = bookRecipes
        .filter(({ noticed }) => noticed.includes('tuna'))
        .map(({ id }) => id);
      const asked = plan(expecting, (input) => ({
        ...input,
        days: input.days.map((day) => ({
          ...day,
          slots: day.slots.map((slot) =>
            slot.kind === 'lunch' ? { ...slot, wanted: tuna } : slot,
          ),
        })),
      }));
      expect(seafoodIn(asked)).toHaveLength(MAX_SEAFOOD_MEALS);
    },
  );
});

it('has no more seafood than is left beside what was added by hand', () => {
  const beside = (seafoodBeside: number) =>
    seafoodIn(
      plan('pregnant', (input) => ({ ...input, wishes: { ...input.wishes, seafoodBeside } })),
    ).length;
  expect(beside(1)).toBeLessThanOrEqual(1);
  expect(beside(2)).toBe(0);
  expect(beside(3)).toBe(0);
});

it.each([
  { name: 'Fish and chips', grams: null, is: true },
  { name: 'Tuna in oil, drained', grams: 95, is: true },
  { name: 'Smoked salmon', grams: 20, is: false },
  { name: 'Fish sauce', grams: 60, is: false },
  { name: 'Ham sandwich', grams: null, is: false },
])('$name, $grams g: counted as seafood is $is', ({ name, grams, is }) => {
  expect(isSeafoodFood({ foodId: null, name, grams })).toBe(is);
});

it('does not plan a recipe of which an ingredient is not known', () => {
  const unknown = bookRecipes.map((recipe) => ({ ...recipe, allergens: null }));
  const week = plan('pregnant', (input) => ({ ...input, recipes: unknown }));
  expect(week.meals).toEqual([]);
});
