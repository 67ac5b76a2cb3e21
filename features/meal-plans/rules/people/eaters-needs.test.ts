import { expect, test } from 'vitest';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { bookRecipes } from '#features/meal-planner/testing/book-recipes.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { emptyDay, HOST } from '../plan-day.ts';
import { type PlanRequest, toPlanDays, toPlannerInput } from '../plan-request.ts';
import { DEFAULT_PLAN, type PlanSettings } from '../plan-settings.ts';
import { suggestSwaps } from '../suggest-swaps.ts';

const MONDAY = '2026-11-23';
const byId = new Map(bookRecipes.map((recipe) => [recipe.id, recipe]));
const kim = {
  id: 'kim',
  name: 'Kim',
  share: 1,
  diets: ['vegetarian' as const],
  without: ['milk' as const],
};
/** Kim eats dinner alone with the host. */
const settings: PlanSettings = {
  ...DEFAULT_PLAN,
  slots: DEFAULT_PLAN.slots.map((slot) =>
    slot.kind === 'dinner' ? slot : { ...slot, people: [HOST] },
  ),
  people: [...DEFAULT_PLAN.people, kim],
};
const request: PlanRequest = {
  settings,
  personId: HOST,
  pantry: [],
  isSouthern: true,
  seed: 3,
  days: Array.from({ length: 7 }, (_, index) => ({
    day: emptyDay(addDays(MONDAY, index)),
    target: { calories: 2300, protein: 120, carbs: 260, fat: 80, fiber: 30, sodium: 2300 },
    open: 'all' as const,
    notBefore: null,
    logged: null,
  })),
};
const input = toPlannerInput(request, bookRecipes);
const mayEat = (recipeId: string | null) => {
  const recipe = byId.get(recipeId ?? '');
  return recipe?.diets.includes('vegetarian') && recipe.allergens?.includes('milk') === false;
};

test('diets and allergens of who eats a meal are kept, and those of nobody else', () => {
  const meals = toPlanDays(request, rollWeek(input), bookRecipes, newId).flatMap(
    (day) => day.meals,
  );
  const dinners = meals.filter(({ slotId }) => slotId === 'dinner');
  expect(dinners).toHaveLength(7);
  for (const dinner of dinners) {
    expect(dinner.eaters.map(({ personId }) => personId)).toEqual([HOST, 'kim']);
    expect(mayEat(dinner.recipeId), dinner.title).toBe(true);
  }
  const others = meals.filter(({ slotId }) => slotId !== 'dinner');
  expect(others.some(({ recipeId }) => !mayEat(recipeId))).toBe(true);
});

test('what is swapped in is for everybody at the table', () => {
  const days = toPlanDays(request, rollWeek(input), bookRecipes, newId);
  const swaps = suggestSwaps(
    { ...request, days: request.days.map((one, at) => ({ ...one, day: days[at] ?? one.day })) },
    { date: MONDAY, slotId: 'dinner' },
    bookRecipes,
    newId,
  );
  expect(swaps).toHaveLength(3);
  for (const swap of swaps) expect(mayEat(swap.recipeId), swap.title).toBe(true);
});
