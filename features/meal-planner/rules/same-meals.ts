import type { RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import type { PlannedWeek, PlannerInput } from './planner-input.ts';

/** So many dishes are tried for a meal that is wished to be the same every day. */
const MAX_TRIED = 3;

const withWanted = (input: PlannerInput, kind: RecipeSlot, recipeId: string): PlannerInput => ({
  ...input,
  days: input.days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) =>
      slot.kind === kind && !slot.locked ? { ...slot, wanted: [recipeId] } : slot,
    ),
  })),
});

/** The dishes of a kind of meal in a week, the most frequent one first. */
function dishesOf(input: PlannerInput, { meals }: PlannedWeek, kind: RecipeSlot): string[] {
  const own = meals.filter(({ day, slotId }) =>
    input.days[day]?.slots.some((slot) => slot.id === slotId && slot.kind === kind),
  );
  return [...Map.groupBy(own, ({ recipeId }) => recipeId)]
    .toSorted(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1))
    .map(([recipeId]) => recipeId);
}

/** The input that keeps what a week has every day where that is wished, as far as it suits the day. */
export const keepSame = (input: PlannerInput, week: PlannedWeek): PlannerInput =>
  (input.wishes.same ?? []).reduce((kept, kind) => {
    const [first] = dishesOf(input, week, kind);
    return first === undefined ? kept : withWanted(kept, kind, first);
  }, input);

/**
 * A week that has the same dish every day at the meals where that is wished: of the dishes that are planned
 * most often by themselves the one whose week costs least. `roll` plans a week, `weigh` says its cost.
 */
export function rollSame(
  input: PlannerInput,
  roll: (input: PlannerInput) => PlannedWeek,
  weigh: (week: PlannedWeek) => number,
): PlannedWeek {
  let now = input;
  let week = roll(input);
  for (const kind of input.wishes.same ?? []) {
    const tried = dishesOf(input, week, kind)
      .slice(0, MAX_TRIED)
      .map((recipeId) => {
        const fixed = withWanted(now, kind, recipeId);
        const planned = roll(fixed);
        return { fixed, planned, cost: weigh(planned) };
      })
      .toSorted((a, b) => a.cost - b.cost)[0];
    if (!tried) continue;
    now = tried.fixed;
    week = tried.planned;
  }
  return week;
}
