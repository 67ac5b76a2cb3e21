import type { PlannerRecipe } from '#features/meal-planner/rules/planner-input.ts';
import type { PlanSettings } from '../plan-settings.ts';

/** Twice the servings take half the work more: two onions are peeled, one pan is washed. */
const MORE_WORK = 0.5;

/** Servings of a dinner for all people of the plan. */
export const tableServings = ({ people }: Pick<PlanSettings, 'people'>): number =>
  people.reduce((sum, { share }) => sum + share, 0);

/** What everybody eats of each portion of one of them. */
export const portionsAtTable = ({
  settings,
  personId,
}: {
  settings: Pick<PlanSettings, 'people'>;
  personId: string;
}): number =>
  tableServings(settings) / (settings.people.find(({ id }) => id === personId)?.share ?? 1);

/** A recipe as it takes at a table: longer where more is cooked than it is written for. */
export function forTable(recipe: PlannerRecipe, servings: number): PlannerRecipe {
  const { minutes, work } = recipe;
  if (minutes === null || work === undefined || servings <= work.servings) return recipe;
  const more = MORE_WORK * work.minutes * (servings / work.servings - 1);
  return { ...recipe, minutes: Math.round(minutes + more) };
}
