import type { Equipment } from './equipment-kinds.ts';
import type { Exercise } from './exercise.ts';
import { LEVELS, type Level, type StressTag } from './exercise-kinds.ts';

export type PoolLimits = {
  equipment: ReadonlySet<Equipment>;
  level: Level;
  avoid: ReadonlySet<StressTag>;
};

/** True if all of one alternative is there. */
export const isEquipped = (
  { kit }: Pick<Exercise, 'kit'>,
  equipment: ReadonlySet<Equipment>,
): boolean => kit.some((needed) => needed.every((one) => equipment.has(one)));

/** True from the level that can learn it to the last level it still challenges. */
export function suitsLevel({ from, upTo }: Pick<Exercise, 'from' | 'upTo'>, level: Level): boolean {
  const at = LEVELS.indexOf(level);
  return LEVELS.indexOf(from) <= at && at <= LEVELS.indexOf(upTo);
}

/** Whether a plan may use the exercise. */
export const isInPool = (exercise: Exercise, { equipment, level, avoid }: PoolLimits): boolean =>
  isEquipped(exercise, equipment) &&
  suitsLevel(exercise, level) &&
  !exercise.tags.some((tag) => avoid.has(tag));
