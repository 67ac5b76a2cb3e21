import {
  cheapestAud,
  listShortfalls,
  rankRelaxations,
} from '#features/meal-planner/rules/explain-week.ts';
import type { PlannedWeek, PlannerRecipe } from '#features/meal-planner/rules/planner-input.ts';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { SNACK_FOODS } from '#features/meal-planner/rules/snack-foods.ts';
import { planWeeks } from '#features/meal-plans/rules/budget/plan-weeks.ts';
import { withMealsOut } from '#features/meal-plans/rules/meals-out.ts';
import { portionsAtTable } from '#features/meal-plans/rules/people/table-minutes.ts';
import type { PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import { toPlanRecipe, toPlanSnack } from '#features/meal-plans/rules/plan-recipe.ts';
import {
  type PlanRequest,
  toPlanDays,
  toPlannerInput,
} from '#features/meal-plans/rules/plan-request.ts';
import { suggestSwaps } from '#features/meal-plans/rules/suggest-swaps.ts';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import type { RecipeMark, StoredRecipe } from '#features/recipes/contract.ts';
import type { RecipeFoods } from '#features/recipes/rules/recipe-food.ts';
import { viewOfBook, viewOfOwn } from '#features/recipes/rules/recipe-views.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Explained } from '../../../rules/advice.ts';
import { slotText } from '../../messages/slots.ts';

/** What the recipes are made of, as the device has it. */
export type Book = {
  foods: RecipeFoods;
  marks: readonly RecipeMark[];
  own: readonly StoredRecipe[];
};

export type MealPlace = { date: string; slotId: string };

export type ToPlanner =
  | { kind: 'book'; book: Book }
  | { kind: 'plan'; id: number; request: PlanRequest }
  | { kind: 'swaps'; id: number; request: PlanRequest; place: MealPlace }
  | { kind: 'explain'; request: PlanRequest };

export type FromPlanner =
  | { kind: 'week'; id: number; days: PlanDay[]; isFinal: boolean }
  | { kind: 'explained'; explained: Explained }
  | { kind: 'swaps'; id: number; meals: PlanMeal[] };

let recipes: readonly PlannerRecipe[] = [];

const send = (message: FromPlanner) => postMessage(message);

const toRecipes = ({ foods, marks, own }: Book): PlannerRecipe[] => {
  const said = new Map(marks.map((mark) => [mark.recipeId, mark]));
  return [
    ...[
      ...own.map((stored) => viewOfOwn(stored)),
      ...RECIPES.map((book) => viewOfBook(book, foods, said.get(book.id))),
    ].map(toPlanRecipe),
    ...SNACK_FOODS.map((snack) => toPlanSnack(snack, foods)),
  ];
};

/** The same answer for the same wishes, whatever was changed by hand in the week that is shown. */
function explain(asked: PlanRequest): Explained {
  const request = withMealsOut(asked, slotText.out, newId);
  const input = toPlannerInput(request, recipes);
  const week = rollWeek(input);
  const portions = portionsAtTable(request);
  const least = cheapestAud(input, week);
  return {
    shortfalls: listShortfalls(input, week),
    relaxations: rankRelaxations(input, week).map(({ what, aud }) => ({
      what,
      aud: aud * portions,
    })),
    cheapestAud: least === null ? null : least * portions,
  };
}

/** The first week at once, and each better one as it is found. */
function plan(id: number, asked: PlanRequest): void {
  const request = withMealsOut(asked, slotText.out, newId);
  const input = toPlannerInput(request, recipes);
  let week: PlannedWeek = { meals: [] };
  const show = (isFinal: boolean) => {
    const days = toPlanDays(request, week, recipes, newId);
    send({ kind: 'week', id, days, isFinal });
  };
  for (const better of planWeeks(request, input, recipes)) {
    week = better;
    show(false);
  }
  show(true);
}

onmessage = ({ data }: MessageEvent<ToPlanner>) => {
  if (data.kind === 'book') recipes = toRecipes(data.book);
  else if (data.kind === 'plan') plan(data.id, data.request);
  else if (data.kind === 'explain') send({ kind: 'explained', explained: explain(data.request) });
  else {
    const meals = suggestSwaps(data.request, data.place, recipes, newId);
    send({ kind: 'swaps', id: data.id, meals });
  }
};
