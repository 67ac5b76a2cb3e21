import { expect, it } from 'vitest';
import { toItem } from '#features/food-log/rules/entry/pending-entries.ts';
import { bookRecipes } from '#features/meal-planner/testing/book-recipes.ts';
import { aMeal } from '../../testing/plan-samples.ts';
import { toLoggedDay } from '../logging/logged-day.ts';
import { emptyDay, HOST, type PlanDay } from '../plan-day.ts';
import { type PlanRequest, toPlannerInput } from '../plan-request.ts';
import { DEFAULT_PLAN } from '../plan-settings.ts';

const MONDAY = '2026-11-23';
const target = { calories: 2300, protein: 120, carbs: 260, fat: 80, fiber: 30, sodium: 2300 };
const tuna = (quantity: number) =>
  toItem({ foodName: 'Tuna in oil, drained', quantity, unit: 'g', calories: 180 });

/** Meals of seafood beside what is planned, where a day has these meals and this log. */
function besideOf(
  meals: PlanDay['meals'],
  change: Partial<PlanRequest['days'][number]> = {},
): number | undefined {
  const day = { ...emptyDay(MONDAY), meals };
  const asked: PlanRequest = {
    settings: DEFAULT_PLAN,
    personId: HOST,
    pantry: [],
    isSouthern: true,
    seed: 7,
    expecting: 'pregnant',
    days: [{ day, target, open: 'all', notBefore: null, logged: null, ...change }],
  };
  return toPlannerInput(asked, bookRecipes).wishes.seafoodBeside;
}

const own = (meal: Partial<PlanDay['meals'][number]>) => aMeal({ recipeId: null, ...meal });

it.each([
  { what: 'a can of tuna', meal: own({ kind: 'food', food: tuna(95) }), count: 1 },
  { what: 'a forkful of it', meal: own({ kind: 'food', food: tuna(20) }), count: 0 },
  { what: 'fish and chips out', meal: own({ kind: 'out', title: 'Fish and chips' }), count: 1 },
  { what: 'pizza out', meal: own({ kind: 'out', title: 'Pizza' }), count: 0 },
])('counts $what that was added by hand: $count', ({ meal, count }) => {
  expect(besideOf([meal])).toBe(count);
});

it('leaves a dish that stays at its meal to the planner, which counts it itself', () => {
  const dish = bookRecipes.find(({ name }) => name === 'Ten-minute tuna and brown rice bowl');
  expect(besideOf([aMeal({ recipeId: dish?.id ?? '', slotId: 'dinner', locked: true })])).toBe(0);
});

it('counts what was logged today without a plan', () => {
  const entry = { ...tuna(95), id: 'one', mealType: 'lunch' as const };
  const logged = toLoggedDay(emptyDay(MONDAY), [entry]);
  expect(besideOf([], { logged })).toBe(1);
});
