import { randomOf } from '#platform/shared/seeded-random.ts';
import type { Eater, PlanDay, PlanMeal, PortionState } from './plan-day.ts';

/** The hash's part of an id: 12 hex digits of 32 and 16 bits. */
function hashOf(text: string): string {
  const hex = (seed: number, digits: number) =>
    Math.floor(randomOf(text, seed) * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return `${hex(1, 8)}${hex(2, 4)}`;
}

const HASH_DIGITS = 12;

/**
 * Id of the entry that "Ate it" makes: the same on every device, so that a portion is logged once. After
 * Undo it is another one, as a deleted entry stays deleted. It begins like the meal's, so it is as unique.
 */
export const entryIdOf = ({ id }: Pick<PlanMeal, 'id'>, { personId, undone }: Eater): string =>
  `${id.slice(0, -HASH_DIGITS)}${hashOf(`${id}:${personId}:${undone}`)}`;

const changeEater = (
  day: PlanDay,
  mealId: string,
  personId: string,
  change: (eater: Eater) => Eater,
): PlanDay => ({
  ...day,
  meals: day.meals.map((meal) =>
    meal.id === mealId
      ? {
          ...meal,
          eaters: meal.eaters.map((one) => (one.personId === personId ? change(one) : one)),
        }
      : meal,
  ),
});

type Portion = { mealId: string; personId: string };

/** The day once a portion was logged; `servings` left out: as planned. */
export const markEaten = (
  day: PlanDay,
  { mealId, personId }: Portion,
  { entryId, servings }: { entryId: string; servings?: number | undefined },
): PlanDay =>
  changeEater(day, mealId, personId, (eater) => ({
    ...eater,
    state: 'eaten',
    entryId,
    ...(servings !== undefined && servings !== eater.portion && { eaten: servings }),
  }));

/** The day once its entry was taken out; a later entry stays. */
export const unmarkEaten = (
  day: PlanDay,
  { mealId, personId }: Portion,
  entryId: string,
): PlanDay =>
  changeEater(day, mealId, personId, ({ eaten, ...eater }) =>
    eater.entryId === entryId
      ? { ...eater, state: 'planned', entryId: null, undone: eater.undone + 1 }
      : { ...eater, ...(eaten !== undefined && { eaten }) },
  );

/** What became of a portion that was not eaten. */
export const markPortion = (
  day: PlanDay,
  { mealId, personId }: Portion,
  state: Exclude<PortionState, 'eaten'>,
): PlanDay =>
  changeEater(day, mealId, personId, (eater) =>
    eater.state === 'eaten' ? eater : { ...eater, state },
  );
