import { forExpecting } from '#features/meal-planner/rules/expecting/plan-for-expecting.ts';
import type { Expecting } from '#features/meal-planner/rules/expecting/unsafe-foods.ts';
import type {
  Amounts,
  DayTargets,
  PlannedWeek,
  PlannerDay,
  PlannerInput,
  PlannerRecipe,
  PlannerSlot,
} from '#features/meal-planner/rules/planner-input.ts';
import { withWishes } from '#features/meal-wishes/rules/to-planner.ts';
import { weekdayOf } from '#platform/shared/calendar-day.ts';
import { mealMoney } from './budget/week-money.ts';
import { type OpenSlots, staysPlanned } from './changing/stays-planned.ts';
import { eatenAmounts, eatenBeside, type LoggedDay, unplannedLeft } from './logging/logged-day.ts';
import { withPantry } from './pantry-uses.ts';
import { withEatersNeeds } from './people/eaters-needs.ts';
import { guestsAt } from './people/guests.ts';
import { type EnergyOf, portionsFor, swappedPortions, toPlanMeal } from './people/plan-meal.ts';
import { seafoodBeside } from './people/seafood-beside.ts';
import { forTable, portionsAtTable, tableServings } from './people/table-minutes.ts';
import { type Eater, eaterOf, type PlanDay, servingsOf } from './plan-day.ts';
import { eatersOf, type PlanSettings, type PlanSlot, slotsOn } from './plan-settings.ts';
import { plannedShare, skippedSlots, withoutSkipped } from './planned-share.ts';
import { goodOf, type PantryFood, reasonsOf, soonOf, withSeason } from './produce-wishes.ts';
import { freeOn, plannedSaid } from './wishes/said-targets.ts';
import { wishesOfMeal } from './wishes/wishes-of-meal.ts';

export type RequestDay = {
  day: PlanDay;
  /** null: not known; then portions are one serving */
  target: DayTargets | null;
  open: OpenSlots;
  /** slots before this time (HH:MM) are over; null: none are */
  notBefore: string | null;
  /** what the log of the day holds, where it is planned around; null: nothing is taken from it */
  logged: LoggedDay | null;
};

/** A week to plan for one person; the others' portions follow theirs. */
export type PlanRequest = {
  settings: PlanSettings;
  personId: string;
  /** of others who share their targets */
  energyOf?: EnergyOf;
  days: readonly RequestDay[];
  /** whether the person is pregnant or breastfeeding, as their targets say */
  expecting?: Expecting | null;
  /** what is at home, the first to go bad first */
  pantry: readonly PantryFood[];
  /** whose months the seasons are */
  isSouthern: boolean;
  seed: number;
};

/** The average adult of Australian labels (8,700 kJ), for who has no target: it decides dishes, never portions. */
const USUAL_TARGETS: DayTargets = {
  calories: 2080,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sodium: null,
};
const DAYS_A_WEEK = 7;
const SATURDAY = 6;
const MORNING_MINUTES = 20;
const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sodium'] as const;

const NOTHING: Amounts = {
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sodium: null,
};

const add = (a: Amounts, b: Amounts, times = 1): Amounts => {
  const sum = { ...a };
  for (const key of NUTRIENTS) {
    const more = b[key];
    if (more !== null) sum[key] = (sum[key] ?? 0) + more * times;
  }
  return sum;
};

/** Slots of a day in which this person eats. */
const ownSlots = (settings: PlanSettings, date: string, personId: string): PlanSlot[] =>
  slotsOn(settings, weekdayOf(date)).filter((slot) =>
    eatersOf(settings, slot).some(({ id }) => id === personId),
  );

/** Most minutes of cooking on a day; null: any. */
const minutesOn = ({ wishes: { minutes } }: PlanSettings, weekday: number): number | null =>
  weekday >= SATURDAY ? minutes.weekend : minutes.week;

/** Most minutes of a breakfast before work, where nothing was said of its time; null: any. */
function morningMinutes(
  { wishes: { said } }: PlanSettings,
  weekday: number,
  kind: PlanSlot['kind'],
): number | null {
  if (kind !== 'breakfast' || weekday >= SATURDAY) return null;
  const isSaid = said?.times.some(
    ({ slots, days }) =>
      slots.includes('breakfast') && (days.length === 0 || days.includes(weekday)),
  );
  return isSaid ? null : MORNING_MINUTES;
}

function toPlannerDay(
  { settings, personId }: PlanRequest,
  { day, target, open, notBefore, logged }: RequestDay,
  known: ReadonlySet<string>,
): PlannerDay {
  const weekday = weekdayOf(day.date);
  const { cookDays } = settings.wishes;
  const slots = ownSlots(settings, day.date, personId);
  const kept = day.meals.filter((meal) => staysPlanned(meal, open));
  const targets = freed(target ?? USUAL_TARGETS, settings);
  let fixed = logged ? eatenAmounts(logged, targets) : NOTHING;
  const planned: PlannerSlot[] = [];
  const unknown: PlanSlot[] = [];
  const isTaken = new Set<string>();
  for (const meal of kept) {
    isTaken.add(meal.slotId);
    const eater = eaterOf(meal, personId);
    const slot = slots.find(({ id }) => id === meal.slotId);
    if (!eater || eater.state === 'dropped' || eater.state === 'kept') continue;
    // What is eaten is in the log already.
    if (logged && eater.state === 'eaten') continue;
    if (slot && meal.recipeId !== null && known.has(meal.recipeId)) {
      const locked = { recipeId: meal.recipeId, portion: servingsOf(eater) };
      planned.push({ id: slot.id, kind: slot.kind, cuisine: null, locked });
    } else if (meal.perServing.calories !== null) {
      fixed = add(fixed, meal.perServing, servingsOf(eater));
    } else if (slot) unknown.push(slot);
  }
  const isOver = ({ time }: PlanSlot) => notBefore !== null && time < notBefore;
  const empty = slots.filter((slot) => !isTaken.has(slot.id));
  // A meal that is asked for by itself is planned again whatever was logged.
  const eaten = logged && open === 'all' ? eatenBeside(logged, empty, targets) : [];
  // Where one meal or another day is planned again, what is free here stays free.
  const isAsked = ({ id }: PlanSlot) => open === 'all' || open.includes(id);
  const free = empty.filter((slot) => isAsked(slot) && !isOver(slot) && !eaten.includes(slot));
  for (const { id, kind } of free) {
    const cuisine =
      settings.wishes.cuisines.find((one) => one.weekday === weekday && one.kind === kind)
        ?.cuisine ?? null;
    const minutes = morningMinutes(settings, weekday, kind);
    planned.push({ id, kind, cuisine, locked: null, ...(minutes !== null && { minutes }) });
  }
  // What is eaten elsewhere has its usual share of the day.
  const wanted = withoutSkipped(slots, settings.wishes.said, weekday);
  // A breakfast that is left out is never asked for, and the other meals have its part.
  const skipped = skippedSlots(slots, settings.wishes.said, weekday);
  const counted = slots.filter(
    (slot) =>
      isTaken.has(slot.id) || (wanted.includes(slot) && (isAsked(slot) || skipped.includes(slot))),
  );
  const isPlanned = (slot: PlanSlot) =>
    !unknown.includes(slot) && (isTaken.has(slot.id) || skipped.includes(slot) || !isOver(slot));
  const unplanned = logged
    ? unplannedLeft(logged, counted, unknown, targets)
    : 1 - plannedShare(counted.filter(isPlanned));
  fixed = add(fixed, targets, unplanned);
  return {
    date: day.date,
    targets,
    minutes: minutesOn(settings, weekday),
    canCook: cookDays.length === 0 || cookDays.includes(weekday),
    slots: planned,
    fixed,
  };
}

/** Targets without those that the person let go of. */
function freed(targets: DayTargets, settings: PlanSettings): DayTargets {
  const left = { ...targets };
  for (const nutrient of freeOn(settings, targets)) left[nutrient] = null;
  return left;
}

/** The request as the planner takes it. */
export function toPlannerInput(
  request: PlanRequest,
  recipes: readonly PlannerRecipe[],
): PlannerInput {
  const { settings, days, seed } = request;
  const { wishes } = settings;
  const known = new Set(recipes.map(({ id }) => id));
  const { diets, without, dislikes, useUp, budgetAud, repeats, leftovers } = wishes;
  const servings = tableServings(settings);
  const plannerDays = days.map((day) => toPlannerDay(request, day, known));
  const toOwn = ownBudget(request, plannerDays, recipes);
  const input: PlannerInput = {
    recipes: recipes.map((recipe) => forTable(recipe, servings)),
    days: withEatersNeeds(plannerDays, settings, recipes),
    wishes: {
      diets,
      without,
      dislikes,
      useUp,
      budgetAud: toOwn(budgetAud),
      repeats,
      leftovers,
      expecting: request.expecting ?? null,
      seafoodBeside: seafoodBeside(request, plannerDays, recipes),
    },
    seed,
  };
  const asked = plannedSaid(
    wishes.said,
    days.map(({ target }) => target),
  );
  const said =
    asked === null
      ? input
      : withWishes(input, { ...asked, budgetAud: toOwn(asked.budgetAud) }, weekdayOf);
  const pantry = { settings, soon: soonOf(request), pantry: goodOf(request) };
  return forExpecting(withPantry(withSeason(request, said), pantry));
}

/**
 * Everybody's budget as the planner counts it, in one person's portions: what meals that stay cost is spent, for whomever
 * they are; of those the planner counts the person's own itself.
 */
function ownBudget(
  request: PlanRequest,
  plannerDays: readonly PlannerDay[],
  recipes: readonly PlannerRecipe[],
) {
  const { days } = request;
  const audOf = new Map(recipes.map(({ id, aud }) => [id, aud ?? 0]));
  const spent = days
    .flatMap(({ day, open }) => day.meals.filter((meal) => staysPlanned(meal, open)))
    .reduce((sum, meal) => sum + (mealMoney(meal) ?? 0), 0);
  const counted = plannerDays
    .flatMap(({ slots }) => slots.flatMap(({ locked }) => locked ?? []))
    .reduce((sum, { recipeId, portion }) => sum + (audOf.get(recipeId) ?? 0) * portion, 0);
  return (limitAud: number | null): number | null => {
    if (limitAud === null) return null;
    const left = (limitAud * days.length) / DAYS_A_WEEK - spent;
    return Math.max(0, left) / portionsAtTable(request) + counted;
  };
}

type Served = {
  slot: PlanSlot;
  recipe: PlannerRecipe;
  portion: number;
  /** what the meals of the day before left of the others' energy */
  owed: Map<string, number>;
};

/**
 * Everybody's portions of a meal. Where a day is planned around its log, that is the log of one person: the others
 * keep the energy that they had there.
 */
function eatersFor(
  { settings, personId, energyOf }: PlanRequest,
  { day, target, logged }: RequestDay,
  { slot, recipe, portion, owed }: Served,
): Eater[] {
  const mine = { personId, portion: target === null ? 1 : portion };
  const before = day.meals.find(({ slotId }) => slotId === slot.id);
  if (logged && before) return swappedPortions(settings, slot, mine, { before, recipe });
  return portionsFor(
    settings,
    slot,
    mine,
    target === null ? {} : { ...energyOf, [personId]: target.calories },
    { owed, kcal: recipe.amounts.calories ?? 0 },
  );
}

/** The days with the planned week in them. `makeId` gives ids of new meals. */
export function toPlanDays(
  request: PlanRequest,
  week: PlannedWeek,
  recipes: readonly PlannerRecipe[],
  makeId: () => string,
): PlanDay[] {
  const { settings, personId, days } = request;
  const input = toPlannerInput(request, recipes);
  const byId = new Map(input.recipes.map((recipe) => [recipe.id, recipe]));
  const { useSoon } = input.wishes;
  return days.map((asked, index) => {
    const { day, open } = asked;
    const owed = new Map<string, number>();
    const kept = day.meals.filter((meal) => staysPlanned(meal, open));
    const slots = ownSlots(settings, day.date, personId);
    const fresh = week.meals.flatMap(({ day: at, slotId, recipeId, portion, cookedOn }) => {
      const slot = slots.find(({ id }) => id === slotId);
      const recipe = byId.get(recipeId);
      if (at !== index || !slot || !recipe) return [];
      if (kept.some((meal) => meal.slotId === slotId)) return [];
      const date = days[cookedOn]?.day.date ?? day.date;
      return [
        {
          ...toPlanMeal({
            id: makeId(),
            slot,
            recipe,
            eaters: [
              ...eatersFor(request, asked, { slot, recipe, portion, owed }),
              ...guestsAt(settings, slot, day.date),
            ],
            cookedOn: date,
          }),
          ...reasonsOf(request, recipe, date, useSoon),
          ...wishesOfMeal(settings, recipe, slot, day.date),
        },
      ];
    });
    return { ...day, meals: [...kept, ...fresh] };
  });
}
