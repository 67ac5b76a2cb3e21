import type { PlannerRecipe } from '#features/meal-planner/rules/planner-input.ts';
import type { Eater, PlanMeal } from '../plan-day.ts';
import { eatersOf, type PlanSettings, type PlanSlot } from '../plan-settings.ts';

/** Another person's portion is measured in quarters. */
const STEP = 0.25;

const toStep = (portion: number): number => Math.max(STEP, Math.round(portion / STEP) * STEP);

/** Energy that people at the table need in a day, kcal, by who they are in the plan: own, and what others share. */
export type EnergyOf = Readonly<Record<string, number>>;

/**
 * What rounding to quarters has left of the day's energy of each of the others, kcal, and the energy of a serving:
 * the next meal makes up for it, so that small portions do not add up to a day below the target.
 */
export type Rest = { owed: Map<string, number>; kcal: number };

/**
 * Everybody's portions of a meal, from the portion of the person it was planned for: by the shares that were
 * set, and where two have the same share and both targets are known, by what they need.
 */
export function portionsFor(
  settings: PlanSettings,
  slot: PlanSlot,
  { personId, portion }: Pick<Eater, 'personId' | 'portion'>,
  energyOf: EnergyOf = {},
  rest: Rest | null = null,
): Eater[] {
  const mine = settings.people.find(({ id }) => id === personId)?.share ?? 1;
  const own = energyOf[personId];
  const ratioOf = (id: string, share: number): number => {
    const energy = energyOf[id];
    return share === mine && energy && own ? energy / own : share / mine;
  };
  const othersPortion = (id: string, share: number): number => {
    const wanted = portion * ratioOf(id, share);
    const isByEnergy = share === mine && energyOf[id] !== undefined && own !== undefined;
    if (rest === null || rest.kcal <= 0 || !isByEnergy) return toStep(wanted);
    const owed = rest.owed.get(id) ?? 0;
    const given = toStep(wanted + owed / rest.kcal);
    rest.owed.set(id, owed + (wanted - given) * rest.kcal);
    return given;
  };
  return eatersOf(settings, slot).map(({ id, share }) => ({
    personId: id,
    portion: id === personId ? portion : othersPortion(id, share),
    state: 'planned',
    entryId: null,
    undone: 0,
  }));
}

/**
 * Everybody's portions of a meal that takes the place of another: the person it is swapped for gets theirs,
 * who ate of the other one as much energy as they had there.
 */
export function swappedPortions(
  settings: PlanSettings,
  slot: PlanSlot,
  mine: Pick<Eater, 'personId' | 'portion'>,
  { before, recipe }: { before: PlanMeal | undefined; recipe: PlannerRecipe },
): Eater[] {
  const [was, is] = [before?.perServing.calories ?? null, recipe.amounts.calories];
  return portionsFor(settings, slot, mine).map((eater) => {
    const had = before?.eaters.find((one) => one.personId === eater.personId);
    if (eater.personId === mine.personId || !had || was === null || !is) return eater;
    return { ...eater, portion: toStep((had.portion * was) / is) };
  });
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
