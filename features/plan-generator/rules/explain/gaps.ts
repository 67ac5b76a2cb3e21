import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import {
  type Pattern,
  type StressTag,
  TRACKED_MUSCLES,
} from '#features/exercises/rules/exercise-kinds.ts';
import {
  MAIN_MOVEMENTS,
  type MainMovement,
  TRAINING_GAPS,
} from '#features/exercises/rules/training-gaps.ts';
import type { PlanDay, PlanInput, PlanNote } from '../plan-input.ts';
import { isTooHeavyAt, mayDo } from '../search/day-pool.ts';
import { MOVEMENTS } from '../search/option.ts';
import type { TrackedMuscle } from '../targets/weekly-targets.ts';

/** Small things that close a gap, the cheapest first. */
const SMALL_EQUIPMENT: readonly Equipment[] = [
  'band',
  'band-anchor',
  'pull-up-bar',
  'dumbbells',
  'low-bar',
  'kettlebell',
  'step',
  'backpack',
];
const MAX_OFFERS = 2;

const trains = (movement: MainMovement, { pattern, tier }: Exercise): boolean =>
  (MAIN_MOVEMENTS[movement] as readonly Pattern[]).includes(pattern) && tier !== 'fallback';

const reaches = (muscle: TrackedMuscle, { muscles, pattern, tier }: Exercise): boolean =>
  (muscles[muscle] ?? 0) >= 0.5 &&
  tier !== 'fallback' &&
  pattern !== 'cardio' &&
  pattern !== 'mobility';

/** Whether an exercise of some kind can be done on one of the days, with one more piece of equipment. */
function canDo(
  fits: (exercise: Exercise) => boolean,
  days: readonly PlanDay[],
  input: PlanInput,
  more: readonly Equipment[],
): boolean {
  const those = input.pool.filter(fits);
  return days.some(({ kit }) => {
    const equipment = new Set([...kit.equipment, ...more]);
    return those.some(
      (exercise) => mayDo(exercise, equipment, input) && !isTooHeavyAt(kit, exercise, input),
    );
  });
}

function listOffers(
  fits: (exercise: Exercise) => boolean,
  known: readonly Equipment[],
  days: readonly PlanDay[],
  input: PlanInput,
): Equipment[] {
  return [...new Set([...known, ...SMALL_EQUIPMENT])]
    .filter((one) => canDo(fits, days, input, [one]))
    .slice(0, MAX_OFFERS);
}

/** What the person spares that alone rules exercises of some kind out: the equipment would do. */
const listSpared = (
  fits: (exercise: Exercise) => boolean,
  days: readonly PlanDay[],
  input: PlanInput,
): StressTag[] =>
  input.avoid.filter((tag) =>
    canDo(fits, days, { ...input, avoid: input.avoid.filter((one) => one !== tag) }, []),
  );

/** Muscles that some good exercise reaches on some day. */
export const listTrainable = (
  days: readonly PlanDay[],
  input: PlanInput,
): ReadonlySet<TrackedMuscle> =>
  new Set(
    TRACKED_MUSCLES.filter((muscle) =>
      canDo((exercise) => reaches(muscle, exercise), days, input, []),
    ),
  );

/** Main movements and muscles that the equipment cannot train, with what would help. */
export function listGaps(days: readonly PlanDay[], input: PlanInput): PlanNote[] {
  if (days.length === 0) return [];
  const movements = MOVEMENTS.flatMap((movement): PlanNote[] => {
    const fits = (exercise: Exercise) => trains(movement, exercise);
    if (canDo(fits, days, input, [])) return [];
    const known = TRAINING_GAPS.filter((gap) => gap.movement === movement).flatMap(
      ({ buy }) => buy,
    );
    const buy = listOffers(fits, known, days, input);
    const spares = listSpared(fits, days, input);
    return [{ kind: 'movementMissing', movement, buy, ...(spares.length > 0 && { spares }) }];
  });
  const trainable = listTrainable(days, input);
  const muscles = TRACKED_MUSCLES.flatMap((muscle): PlanNote[] => {
    if (trainable.has(muscle)) return [];
    const fits = (exercise: Exercise) => reaches(muscle, exercise);
    return [{ kind: 'muscleMissing', muscle, buy: listOffers(fits, [], days, input) }];
  });
  return [...movements, ...muscles];
}
