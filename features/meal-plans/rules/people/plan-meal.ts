import type { PlannerRecipe } from '#features/meal-planner/rules/planner-input.ts';
import type { Eater, PlanMeal } from '../plan-day.ts';
import { eatersOf, type PlanSettings, type PlanSlot } from '../plan-settings.ts';

/** Another person's portion is measured in quarters. */
const STEP = 0.25;

const toStep = (portion: number): number => Math.max(STEP, Math.round(portion / STEP) * STEP);

/** Energy that people at the table need in a day, kcal, by who they are in the plan: own, and what others share. */
export type EnergyOf = Readonly<Record<string, number>>;

/**
 * Everybody's portions of a meal, from the portion of the person it was planned for: by the shares that were
 * set, and where two have the same share and both targets are known, by what they need.
 */
export function portionsFor(
  settings: PlanSettings,
  slot: PlanSlot,
  { personId, portion }: Pick<Eater, 'personId' | 'portion'>,
  energyOf: EnergyOf = {},
): Eater[] {
  const mine = settings.people.find(({ id }) => id === personId)?.share ?? 1;
  const own = energyOf[personId];
  const ratioOf = (id: string, share: number): number => {
    const energy = energyOf[id];
    return share === mine && energy && own ? energy / own : share / mine;
  };
  return eatersOf(settings, slot).map(({ id, share }) => ({
    personId: id,
    portion: id === personId ? portion : toStep(portion * ratioOf(id, share)),
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
