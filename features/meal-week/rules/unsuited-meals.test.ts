import { expect, test } from 'vitest';
import { HOST } from '#features/meal-plans/rules/plan-day.ts';
import { DEFAULT_PLAN, type PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { aDay, aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { unsuitedMeals } from './unsuited-meals.ts';

const feta = {
  diets: ['vegetarian' as const],
  allergens: { contains: ['milk' as const], mayContain: [], unknown: 0 },
};
const recipes = new Map([['feta-bake', feta]]);
const bake = aMeal({ recipeId: 'feta-bake' });
const days = [aDay([bake], { date: '2026-11-19' }), aDay([bake, aMeal()], { date: '2026-11-20' })];
const without = (change: Partial<PlanSettings>) => ({ ...DEFAULT_PLAN, ...change });
const noMilk = without({ wishes: { ...DEFAULT_PLAN.wishes, without: ['milk'] } });
const found = (settings: PlanSettings, of = days) =>
  unsuitedMeals(of, recipes, settings, '2026-11-20').map(({ date, why }) => [date, why.allergens]);

test('an allergen that is said after planning is found in what is still to come', () => {
  expect(found(DEFAULT_PLAN)).toEqual([]);
  expect(found(noMilk)).toEqual([['2026-11-20', ['milk']]]);
});

test('needs count of those who still eat, and of nobody else', () => {
  const sam = { id: 'sam', name: 'Sam', share: 1, without: ['milk' as const] };
  const table = without({ people: [...DEFAULT_PLAN.people, sam] });
  expect(found(table)).toEqual([]);
  const eater = (state: 'planned' | 'dropped') => ({
    personId: 'sam',
    portion: 1,
    state,
    entryId: null,
    undone: 0,
  });
  const shared = (state: 'planned' | 'dropped') => [
    aDay([{ ...bake, eaters: [...bake.eaters, eater(state)] }]),
  ];
  expect(found(table, shared('planned'))).toEqual([['2026-11-20', ['milk']]]);
  expect(found(table, shared('dropped'))).toEqual([]);
  expect(bake.eaters[0]?.personId).toBe(HOST);
});
