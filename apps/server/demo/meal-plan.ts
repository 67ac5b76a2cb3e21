import { foodLogApi } from '#features/food-log/contract.ts';
import { householdApi } from '#features/household/contract.ts';
import { improveWeek } from '#features/meal-planner/rules/improve-week.ts';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { SNACK_FOODS } from '#features/meal-planner/rules/snack-foods.ts';
import { mealPlansApi, planSettingsApi, planTargetsApi } from '#features/meal-plans/contract.ts';
import { loggedDay } from '#features/meal-plans/rules/logging/logged-day.ts';
import { emptyDay } from '#features/meal-plans/rules/plan-day.ts';
import { toPlanRecipe, toPlanSnack } from '#features/meal-plans/rules/plan-recipe.ts';
import { toPlanDays, toPlannerInput } from '#features/meal-plans/rules/plan-request.ts';
import { DEFAULT_PLAN } from '#features/meal-plans/rules/plan-settings.ts';
import { readWishes } from '#features/meal-wishes/rules/read-wishes.ts';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { recipesApi } from '#features/recipes/contract.ts';
import { viewOfBook } from '#features/recipes/rules/recipe-views.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import type { SampleDay, SamplePerson } from './sample-world.ts';

const DAYS_PLANNED = 7;
const WISHES = 'Quick lunches, Thai on Friday, less fish';
const SEED = 21;

/** The week from today for everybody at the table, as the planner on the screen ends it. */
export async function planMeals(person: SamplePerson, { date, until }: SampleDay): Promise<void> {
  const wishes = { ...DEFAULT_PLAN.wishes, said: readWishes(WISHES).wishes };
  await person.call(planSettingsApi.save, { body: { ...DEFAULT_PLAN, wishes } });
  const { settings, personId } = await person.call(planSettingsApi.read, {});
  if (!settings) throw new Error('The settings of the plan were not kept.');
  const foods = await person.call(recipesApi.bookFoods, {});
  const recipes = [
    ...RECIPES.map((book) => toPlanRecipe(viewOfBook(book, foods))),
    ...SNACK_FOODS.map((snack) => toPlanSnack(snack, foods)),
  ];
  const entries = await person.call(foodLogApi.ofDay, { query: { date } });
  const query = { from: date, to: addDays(date, DAYS_PLANNED - 1) };
  const days = (await person.call(planTargetsApi.list, { query })).map((goal) => ({
    day: emptyDay(goal.date),
    target: goal.target,
    open: 'all' as const,
    notBefore: goal.date === date ? until : null,
    logged: goal.date === date ? loggedDay(emptyDay(date), entries) : null,
  }));
  const shared = await person.call(householdApi.targets, { query: { date } });
  const energyOf = Object.fromEntries(
    shared.flatMap(({ id, target }) => (target ? [[id, target.calories]] : [])),
  );
  const request = { settings, personId, energyOf, days, pantry: [], isSouthern: true, seed: SEED };
  const input = toPlannerInput(request, recipes);
  let week = rollWeek(input);
  for (const better of improveWeek(input, week)) week = better;
  for (const { date: day, meals, note } of toPlanDays(request, week, recipes, newId)) {
    await person.call(mealPlansApi.save, {
      params: { date: day },
      body: { meals, note, version: 0 },
    });
  }
}
