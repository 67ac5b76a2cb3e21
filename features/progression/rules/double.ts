import type { Range } from '#features/exercises/rules/exercise.ts';
import { percentOfMax } from '#features/plan-generator/rules/figures/effort.ts';
import { isUnderRange, planDouble } from '#features/plan-generator/rules/figures/progression.ts';
import {
  type Advice,
  correctionFor,
  easeOff,
  feltOf,
  isSameLoad,
  type Known,
  scaleLoad,
  setBack,
  upTo,
} from './advice.ts';
import type { Worked } from './past-sessions.ts';

/** A set to failure was meant to be one: its reserve does not speak against more weight. */
const toDone = ({ sets }: Worked) =>
  sets.map(({ reps, reserve, kind }) => ({
    reps: reps ?? 0,
    reserve: kind === 'failure' ? null : reserve,
  }));

/** Reps beyond the range that a large step may ask for first. */
const MAX_REPS_BEYOND = 5;

/** Reps at a load that make the next one possible at the bottom of the range, by the effort chart. */
function repsBefore(nextKg: number, kg: number, [bottom, top]: Range, reserve: number): number {
  const wanted = percentOfMax(bottom, reserve);
  if (wanted === null || kg <= 0) return top;
  for (let reps = top; reps < top + MAX_REPS_BEYOND; reps += 1) {
    const now = percentOfMax(reps, reserve);
    if (now === null || (now * nextKg) / kg <= wanted) return reps;
  }
  return top + MAX_REPS_BEYOND;
}

/** All sets at the top: heavier, if it can be, and if the step is not too large for the reps. */
function stepUp(known: Known, worst: number): Advice {
  const { last, range, planned, steps } = known;
  if (last.kg === null) return { kind: 'moreReps', kg: null, amounts: [worst + 1, worst + 1] };
  const next = steps.heavier(last.kg);
  if (next === null) return { kind: 'heaviest', kg: last.kg, amounts: [worst + 1, worst + 1] };
  const felt = feltOf(known);
  const isEasy = felt?.kind === 'tooEasy';
  if (!isEasy && worst < repsBefore(next, last.kg, range, planned)) {
    return { kind: 'bigStep', kg: last.kg, amounts: [worst + 1, worst + 1], figure: next };
  }
  const corrected = isEasy
    ? steps.below(scaleLoad(last.kg, correctionFor(planned, felt.said)))
    : next;
  const kg = Math.max(next, corrected);
  return { kind: 'heavier', kg, amounts: range, figure: kg - last.kg };
}

/**
 * Double progression (domain sheet 3.4): more reps within the range, then a heavier load from its
 * bottom. Sets far easier or harder than planned correct the load, or hold it.
 */
export function adviseDouble(known: Known): Advice {
  const { last, before, range, planned, steps } = known;
  const [bottom] = range;
  const [previous] = before;
  const sets = toDone(last);
  const felt = feltOf(known);
  if (felt?.kind === 'tooHard') {
    const eased = easeOff(known, felt.said);
    if (eased) return eased;
  }
  const failedBefore =
    previous !== undefined &&
    isSameLoad(previous.kg, last.kg) &&
    isUnderRange(toDone(previous), range);
  const { change, reps } = planDouble({
    kg: last.kg ?? 0,
    range,
    stepKg: 1,
    reserve: planned,
    sets,
    failedBefore,
  });
  const worst = Math.min(...sets.map((set) => set.reps));
  if (change === 'heavier') return stepUp(known, worst);
  if (change === 'lighter') {
    const lighter = setBack(known, range);
    if (lighter) return lighter;
  }
  if (isUnderRange(sets, range)) return { kind: 'under', kg: last.kg, amounts: range };
  if (change === 'same')
    return { kind: 'hard', kg: last.kg, amounts: upTo(reps, range), figure: planned };
  if (felt?.kind === 'tooEasy' && last.kg !== null) {
    const kg = steps.below(scaleLoad(last.kg, correctionFor(planned, felt.said)));
    if (kg > last.kg) {
      return {
        kind: 'tooEasy',
        kg,
        amounts: upTo(Math.max(bottom, worst), range),
        figure: planned,
      };
    }
  }
  if (felt?.kind === 'hard') {
    return {
      kind: 'hard',
      kg: last.kg,
      amounts: upTo(Math.max(bottom, worst), range),
      figure: planned,
    };
  }
  return { kind: 'moreReps', kg: last.kg, amounts: upTo(reps, range) };
}
