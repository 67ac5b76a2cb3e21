import { eligibleRecipes } from './eligible-recipes.ts';
import type { PlannerDay, PlannerInput, PlannerRecipe, PlannerSlot } from './planner-input.ts';
import { shortlist } from './shortlist.ts';

/** Share of a day's energy that a meal may have (domain 5.2). */
const SHARES = {
  breakfast: [0.15, 0.32],
  lunch: [0.22, 0.42],
  dinner: [0.22, 0.42],
  snack: [0.05, 0.2],
} as const;
const MIN_PORTION = 0.5;
const MAX_PORTION = 2;
/** Recipes that may be cooked once and eaten again, for each meal: fewer, as each has several ways. */
const MAX_BATCH_RECIPES = 12;
/** Days after cooking on which the rest is eaten. */
const LATER_MEALS: readonly (readonly number[])[] = [[1], [2], [1, 2], [1, 2, 3]];

export type Cell = { day: number; slotId: string };

/** A recipe cooked for one meal or several, each with the same portion. */
export type Choice = {
  recipe: PlannerRecipe;
  /** First the meal it is cooked for. */
  cells: readonly Cell[];
  /** Servings. */
  low: number;
  high: number;
};

/** Range of a portion that keeps the meal's share of the day's energy; null if there is none. */
function portionRange(
  recipe: PlannerRecipe,
  slot: PlannerSlot,
  day: PlannerDay,
): { low: number; high: number } | null {
  const calories = recipe.amounts.calories ?? 0;
  const [least, most] = SHARES[slot.kind];
  const low = Math.max(MIN_PORTION, (least * day.targets.calories) / calories);
  const high = Math.min(MAX_PORTION, (most * day.targets.calories) / calories);
  return low <= high ? { low, high } : null;
}

const suits = (recipe: PlannerRecipe, slot: PlannerSlot, isLeftover: boolean): boolean =>
  recipe.slots.includes(slot.kind) ||
  // What was dinner is often lunch the next day.
  (isLeftover && slot.kind === 'lunch' && recipe.slots.includes('dinner'));

const within = (recipe: PlannerRecipe, minutes: number | null): boolean =>
  minutes === null || (recipe.minutes !== null && recipe.minutes <= minutes);

function listForSlot(
  eligible: readonly PlannerRecipe[],
  input: PlannerInput,
  day: PlannerDay,
  slot: PlannerSlot,
): PlannerRecipe[] {
  const fits = eligible.filter((recipe) => suits(recipe, slot, false));
  const quick = fits.filter((recipe) => within(recipe, day.minutes));
  const inTime = quick.length > 0 ? quick : fits;
  const wanted = inTime.filter(({ cuisine }) => cuisine === slot.cuisine);
  const list = slot.cuisine !== null && wanted.length > 0 ? wanted : inTime;
  // A salt of the kind and day: each day sees other recipes, the same for the same seed.
  return shortlist(list, input.wishes, input.seed, `${slot.kind}:${day.date}`);
}

function batches(input: PlannerInput, day: number, slot: PlannerSlot, first: Choice): Choice[] {
  const { recipe } = first;
  return LATER_MEALS.flatMap((laterDays) => {
    if (laterDays.some((later) => later > recipe.fridgeDays)) return [];
    const cells: Cell[] = [{ day, slotId: slot.id }];
    let { low, high } = first;
    for (const later of laterDays) {
      const to = input.days[day + later];
      const next = to?.slots.find(
        (one) => !one.locked && suits(recipe, one, true) && one.kind !== 'dinner',
      );
      const range = to && next && portionRange(recipe, next, to);
      if (!range) return [];
      cells.push({ day: day + later, slotId: next.id });
      low = Math.max(low, range.low);
      high = Math.min(high, range.high);
    }
    return low <= high ? [{ recipe, cells, low, high }] : [];
  });
}

/** All that can be cooked on a day of the plan: for its open meals, and with leftovers for later ones. */
export function choicesOf(input: PlannerInput, day: number): Choice[] {
  const at = input.days[day];
  if (!at) return [];
  const eligible = eligibleRecipes(input.recipes, input.wishes);
  return at.slots
    .filter(({ locked }) => !locked)
    .flatMap((slot) => {
      const singles = listForSlot(eligible, input, at, slot).flatMap((recipe) => {
        const range = portionRange(recipe, slot, at);
        return range ? [{ recipe, cells: [{ day, slotId: slot.id }], ...range }] : [];
      });
      if (!input.wishes.leftovers || slot.kind === 'snack') return singles;
      const kept = singles
        .filter(({ recipe }) => recipe.fridgeDays > 0)
        .slice(0, MAX_BATCH_RECIPES);
      return [...singles, ...kept.flatMap((first) => batches(input, day, slot, first))];
    });
}
