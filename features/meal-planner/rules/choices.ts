import type { RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import { eatAgain } from './eat-again.ts';
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
/** Who leaves a meal out eats more at the others, at most so much. */
const MAX_LARGER = 1.4;
/** Less is what portions make up for. */
const MIN_LARGER = 1.05;
/** Servings of a meal: people who need more energy eat larger portions, not three of everything. */
const KCAL_PER_MAX_PORTION = 1_500;
const [MAX_SMALL_PORTION, MAX_LARGE_PORTION] = [1.25, 2.5];
/** Nobody eats more of these at once, however much energy is needed: a snack is no meal, two burgers are enough. */
const MAX_PORTION_AT_ONCE = 2;
const BY_THE_PIECE: readonly PlannerRecipe['dish'][] = [
  'burger',
  'eggs',
  'sandwich',
  'smoothie',
  'toast',
  'wrap',
];
const MIN_MEAL_PORTION = 0.75;
const MIN_PORTION = 0.5;
/** Below this need of energy half a serving is a meal, kcal. */
const SMALL_EATER_KCAL = 1_700;
/** Without time to cook something is put together, min. */
const PUT_TOGETHER_MINUTES = 15;
const MIN_QUICK = 8;
/** What was said of one meal is kept with fewer to choose from. */
const MIN_QUICK_SAID = 4;
const MIN_LIKED = 5;
const LIGHT_DINNER_MINUTES = 20;
const LIGHT_DINNERS: readonly PlannerRecipe['dish'][] = [
  'bowl',
  'salad',
  'soup',
  'rice',
  'noodles',
  'eggs',
  'wrap',
];
/** Recipes that may be cooked once and eaten again, for each meal: fewer, as each has several ways. */
const MAX_BATCH_RECIPES = 6;
/** Days after cooking on which the rest is eaten. */
const LATER_MEALS: readonly (readonly number[])[] = [[1], [1, 2]];
/** Where nobody cooks on one of the next days; nobody has one dish four days running. */
const LATER_MEALS_WITHOUT_TIME: typeof LATER_MEALS = [[1], [2], [3], [1, 2], [1, 3], [2, 3]];
const MAX_LATER_DAYS = 3;

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

const usualShare = (slots: readonly PlannerSlot[]): number =>
  slots.reduce((sum, { kind }) => sum + (SHARES[kind][0] + SHARES[kind][1]) / 2, 0);

/**
 * How much larger the open meals of a day are than usual, so that they give what is still needed: without breakfast
 * lunch and dinner have to be. What is locked counts with its usual share.
 */
function largerBy({ targets, fixed, slots }: PlannerDay): number {
  const open = usualShare(slots.filter(({ locked }) => !locked));
  if (open === 0 || targets.calories <= 0) return 1;
  const locked = usualShare(slots.filter((slot) => slot.locked));
  const larger = (1 - (fixed.calories ?? 0) / targets.calories - locked) / open;
  return larger < MIN_LARGER ? 1 : Math.min(MAX_LARGER, larger);
}

/** Range of a portion, in its steps, that keeps the meal's share of the day's energy; null if there is none or it may not be served. */
function portionRange(
  { id, amounts, step, dish }: PlannerRecipe,
  { kind, excluded }: PlannerSlot,
  day: PlannerDay,
): { low: number; high: number } | null {
  if (excluded?.has(id)) return null;
  const calories = amounts.calories ?? 0;
  const { targets } = day;
  const [least, most] = SHARES[kind];
  const larger = largerBy(day);
  const isSmall = kind === 'snack' || targets.calories < SMALL_EATER_KCAL;
  const smallest = isSmall ? MIN_PORTION : MIN_MEAL_PORTION;
  const largest = Math.min(
    kind === 'snack' || kind === 'breakfast' || BY_THE_PIECE.includes(dish)
      ? MAX_PORTION_AT_ONCE
      : MAX_LARGE_PORTION,
    larger * Math.max(MAX_SMALL_PORTION, targets.calories / KCAL_PER_MAX_PORTION),
  );
  const low = Math.max(smallest, (least * targets.calories) / calories);
  const high = Math.min(largest, (larger * most * targets.calories) / calories);
  const [first, last] = [Math.ceil(low / step) * step, Math.floor(high / step) * step];
  return first <= last ? { low: first, high: last } : null;
}

/** Most minutes of a meal: its own, those of the day, and few where there is no time to cook. */
function minutesOf(slot: PlannerSlot, day: PlannerDay): number {
  const any = Number.POSITIVE_INFINITY;
  return Math.min(
    slot.minutes ?? any,
    day.minutes ?? any,
    day.canCook === false ? PUT_TOGETHER_MINUTES : any,
  );
}

/** What is quick enough, or the quickest where that is little: the same two dinners all week are no plan. */
function listQuick(
  list: readonly PlannerRecipe[],
  minutes: number,
  least: number,
): readonly PlannerRecipe[] {
  if (minutes === Number.POSITIVE_INFINITY) return list;
  const known = list.filter((recipe) => recipe.minutes !== null);
  const quick = known.filter((recipe) => (recipe.minutes ?? 0) <= minutes);
  if (quick.length >= least) return quick;
  return known
    .toSorted((a, b) => (a.minutes ?? 0) - (b.minutes ?? 0) || (a.id < b.id ? -1 : 1))
    .slice(0, least);
}

/** Without what is disliked, where enough is left: a wish is kept before a target is met to the gram. */
function listLiked(list: readonly PlannerRecipe[], { wishes }: PlannerInput) {
  if (wishes.dislikes.length === 0) return list;
  const liked = list.filter(({ keys }) => !keys.some((key) => wishes.dislikes.includes(key)));
  return liked.length >= MIN_LIKED ? liked : list;
}

/**
 * Nobody fills a slow cooker at five in the morning for lunch: what it cooks is left over for lunch, or asked for.
 * Without time for a dinner, a bowl or a salad made for lunch is one.
 */
const suits = (
  { id, slots, dish, tags }: PlannerRecipe,
  { kind, wanted }: PlannerSlot,
  minutes: number,
): boolean =>
  (slots.includes(kind) &&
    !(kind === 'lunch' && tags.includes('slow-cooker') && !wanted?.includes(id))) ||
  (kind === 'dinner' &&
    minutes <= LIGHT_DINNER_MINUTES &&
    slots.includes('lunch') &&
    LIGHT_DINNERS.includes(dish));

/** What is wished for, or all if there is nothing of it. */
function preferred(
  list: readonly PlannerRecipe[],
  isWished: (recipe: PlannerRecipe) => boolean,
): readonly PlannerRecipe[] {
  const kept = list.filter(isWished);
  return kept.length > 0 ? kept : list;
}

function listForSlot(
  eligible: readonly PlannerRecipe[],
  input: PlannerInput,
  day: PlannerDay,
  slot: PlannerSlot,
): PlannerRecipe[] {
  const minutes = minutesOf(slot, day);
  const fits = eligible.filter(
    (recipe) => suits(recipe, slot, minutes) && portionRange(recipe, slot, day) !== null,
  );
  const wanted = new Set(slot.wanted);
  const asked = preferred(fits, ({ id }) => wanted.has(id));
  const list = preferred(
    listLiked(listQuick(asked, minutes, slot.minutes ? MIN_QUICK_SAID : MIN_QUICK), input),
    ({ cuisine }) => slot.cuisine === null || cuisine === slot.cuisine,
  );
  // A salt of the kind and day: each day sees other recipes, the same for the same seed.
  return shortlist(list, input, `${slot.kind}:${day.date}`);
}

/** As what a meal comes back: dinner is cooked double, lunch only where there is no dinner. */
function laterKinds({ slots }: PlannerDay, kind: RecipeSlot): readonly RecipeSlot[] {
  if (kind === 'dinner') return ['lunch', 'dinner'];
  return kind === 'lunch' && slots.some((one) => one.kind === 'dinner') ? [] : [kind];
}

/** The ways in which a dish is eaten again on later days: as lunch, or as dinner where nobody cooks. */
function batches(input: PlannerInput, day: number, slot: PlannerSlot, first: Choice): Choice[] {
  const { recipe } = first;
  const at = input.days[day];
  const kinds = at ? laterKinds(at, slot.kind) : [];
  const isShort = input.days
    .slice(day + 1, day + 1 + MAX_LATER_DAYS)
    .some(({ canCook }) => canCook === false);
  return kinds.flatMap((kind) =>
    (isShort ? LATER_MEALS_WITHOUT_TIME : LATER_MEALS).flatMap((laterDays) => {
      const cells: Cell[] = [{ day, slotId: slot.id }];
      let { low, high } = first;
      for (const later of laterDays) {
        const to = input.days[day + later];
        const next = to?.slots.find(
          (one) => one.kind === kind && eatAgain(recipe, slot.kind, { slot: one, day: to, later }),
        );
        const range = to && next && portionRange(recipe, next, to);
        if (!range) return [];
        cells.push({ day: day + later, slotId: next.id });
        low = Math.max(low, range.low);
        high = Math.min(high, range.high);
      }
      return low <= high ? [{ recipe, cells, low, high }] : [];
    }),
  );
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
      if (!input.wishes.leftovers) return singles;
      const kept = singles
        .filter(({ recipe }) => recipe.fridgeDays > 0)
        .slice(0, MAX_BATCH_RECIPES);
      return [...singles, ...kept.flatMap((first) => batches(input, day, slot, first))];
    });
}
