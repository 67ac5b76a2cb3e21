import type { Advice, Known } from './advice.ts';
import { adviseDouble } from './double.ts';

/**
 * By variation: reps up to the top of the range, then the next harder exercise of the chain from the
 * bottom of its own; twice under the range leads to an easier one (domain sheet 3.4).
 */
export function adviseVariation(known: Known): Advice {
  const { exercise, possible } = known;
  const advice = adviseDouble({ ...known, steps: { ...known.steps, heavier: () => null } });
  const ways = { moreReps: exercise.harder, heaviest: exercise.harder, lighter: exercise.easier };
  const isAtTop = Math.min(...known.last.amounts) >= known.range[1];
  if (advice.kind !== 'lighter' && !(isAtTop && advice.kind in ways)) return advice;
  const ids = advice.kind === 'lighter' ? exercise.easier : exercise.harder;
  const other = ids.map(possible).find((one) => one?.reps);
  if (!other?.reps) {
    if (advice.kind === 'lighter') return { ...advice, kind: 'under' };
    return exercise.loadType === 'band'
      ? { kind: 'nextBand', kg: null, amounts: known.range }
      : advice;
  }
  const kind = advice.kind === 'lighter' ? 'easier' : 'harder';
  return { kind, kg: null, amounts: other.reps, exercise: other };
}
