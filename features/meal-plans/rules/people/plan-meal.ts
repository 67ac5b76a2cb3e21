import type { PlannerRecipe } from '#features/meal-planner/rules/planner-input.ts';
import type { Eater, PlanMeal } from '../plan-day.ts';
import { eatersOf, type PlanSettings, type PlanSlot } from '../plan-settings.ts';

/** Another person's portion is measured in quarters. */
const STEP = 0.25;

const toStep = (portion: number): number => Math.max(STEP, Math.round(portion / STEP) * STEP);

/** Everybody's portions of a meal, from the portion of the person it was planned for. */
export function portionsFor(
  settings: PlanSettings,
  slot: PlanSlot,
  personId: string,
  portion: number,
): Eater[] {
  const mine = settings.people.find(({ id }) => id === personId)?.share ?? 1;
  return eatersOf(settings, slot).map(({ id, share }) => ({
    personId: id,
    portion: id === personId ? portion : toStep((portion * share) / mine),
    state: 'planned',
    entryId: null,
    undone: 0,
  }));
}

type MealOf = {
  id: string;
  slot: PlanSlot;
  recipe: PlannerRecipe;
  eaters: Eater[];
  cookedOn: string;
};

/** A recipe, or a single food, as a meal of the plan. */
export const toPlanMeal = ({ id, slot, recipe, eaters, cookedOn }: MealOf): PlanMeal => ({
  id,
  slotId: slot.id,
  title: recipe.name,
  ...(recipe.food
    ? { kind: 'food', recipeId: null, food: recipe.food, isChosen: true }
    : { kind: 'recipe', recipeId: recipe.id, food: null }),
  perServing: recipe.amounts,
  minutes: recipe.minutes,
  aud: recipe.aud,
  keepsDays: recipe.fridgeDays,
  eaters,
  cookedOn,
  locked: false,
  note: null,
});
