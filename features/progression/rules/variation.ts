import type { Advice, Known } from './advice.ts';
import { adviseDouble } from './double.ts';

/**
 * By variation: reps up to the top of the range, then the next harder exercise of the chain from the
 * bottom of its own; twice under the range leads to an easier one (domain sheet 3.4).
 */
export function adviseVariation(known: Known): Advice {
  const { exercise, possible } = known;
  const advice = adviseDouble({ ...known, steps: { ...known.steps, heavier: () => null } });
  const isDone = advice.kind === 'moreReps' || advice.kind === 'heaviest';
  if (!isDone || Math.min(...known.last.amounts) < known.range[1]) return advice;
  const harder = exercise.harder.map(possible).find((one) => one?.reps);
  if (harder?.reps) return { kind: 'harder', kg: null, amounts: harder.reps, exercise: harder };
  return exercise.loadType === 'band'
    ? { kind: 'nextBand', kg: null, amounts: known.range }
    : advice;
}
