import { newId } from '#platform/shared/ids.ts';
import { HOST, type PlanDay, type PlanMeal } from '../rules/plan-day.ts';

/** A planned dinner for one. */
export const aMeal = (change: Partial<PlanMeal> = {}): PlanMeal => ({
  id: newId(),
  slotId: 'dinner',
  kind: 'recipe',
  title: 'Dal tadka',
  recipeId: 'dal-tadka',
  food: null,
  perServing: { calories: 420, protein: 19, carbs: 60, fat: 11, fiber: 12, sodium: 480 },
  minutes: 35,
  aud: 2.4,
  keepsDays: 3,
  eaters: [{ personId: HOST, portion: 1.5, state: 'planned', entryId: null, undone: 0 }],
  cookedOn: '2026-11-20',
  locked: false,
  note: null,
  ...change,
});

export const aDay = (meals: PlanMeal[], change: Partial<PlanDay> = {}): PlanDay => ({
  date: '2026-11-20',
  meals,
  note: null,
  version: 0,
  ...change,
});
