import type { Exercise, Range } from '#features/exercises/rules/exercise.ts';
import { percentOfMax } from '#features/plan-generator/rules/figures/effort.ts';
import type { LoadSteps } from './load-steps.ts';
import { saidReserve, type Worked } from './past-sessions.ts';
import type { WhyLoad } from './progression-rule.ts';

/** What a rule starts from. */
export type Known = {
  exercise: Exercise;
  /** the last session that counts, and those before it, latest first */
  last: Worked;
  before: readonly Worked[];
  /** reps, or seconds of a timed exercise */
  range: Range;
  /** reps in reserve that were planned the last time, else those of today */
  planned: number;
  leastReserve: number;
  steps: LoadSteps;
  possible: (exerciseId: string) => Exercise | undefined;
};

/** What a rule says: kg, and reps or seconds from and to. */
export type Advice = Pick<WhyLoad, 'kind'> & {
  kg: number | null;
  amounts: Range;
  figure?: number;
  exercise?: Exercise;
};

/** A share of a load: of help, which is negative, more makes it lighter. */
export const scaleLoad = (kg: number, factor: number): number =>
  kg >= 0 ? kg * factor : kg * (2 - factor);

export const isSameLoad = (a: number | null, b: number | null): boolean =>
  a === b || (a !== null && b !== null && Math.abs(a - b) < 0.01);

/** From an amount to the top of the range, or just it where it is beyond. */
export const upTo = (amount: number, [, top]: Range): Range => [amount, Math.max(amount, top)];

const SHARE_PER_REP = 0.03;
const MAX_CORRECTION = 0.1;
/** Under a difference of two reps it is how well people guess (Halperin 2022: 0.95 on average). */
const MIN_REPS_APART = 2;

/** How much harder or easier a load should be, as a factor: 3 % a rep, at most 10 % (domain sheet 3.2). */
export const correctionFor = (planned: number, said: number): number =>
  1 + Math.max(-MAX_CORRECTION, Math.min(MAX_CORRECTION, (said - planned) * SHARE_PER_REP));

/** How the last session felt against its plan; null where nothing was said or it was as planned. */
export function feltOf({ last, planned, leastReserve }: Known): {
  kind: 'tooEasy' | 'hard' | 'tooHard';
  said: number;
} | null {
  const said = saidReserve(last);
  if (said === null) return null;
  if (said <= leastReserve - 1) return { kind: 'tooHard', said };
  if (said >= planned + MIN_REPS_APART) return { kind: 'tooEasy', said };
  return said <= planned - MIN_REPS_APART ? { kind: 'hard', said } : null;
}

/** A load above what the person may do: less, as much as the reps that were missing say. */
export function easeOff(known: Known, said: number): Advice | null {
  const { last, planned, leastReserve, steps, range } = known;
  if (last.kg === null) return null;
  const wanted = Math.max(planned, leastReserve);
  const kg = steps.below(scaleLoad(last.kg, correctionFor(wanted, said)));
  return kg < last.kg ? { kind: 'tooHard', kg, amounts: range, figure: wanted } : null;
}

const SETBACK = 0.9;

/**
 * After failing: about 10 % less, or the next lighter load where the steps are wider. Without one, the
 * next easier exercise; null where there is none either.
 */
export function setBack(known: Known, amounts: Range): Advice | null {
  const { last, steps } = known;
  if (last.kg !== null) {
    const near = steps.nearest(scaleLoad(last.kg, SETBACK));
    const kg = near < last.kg ? near : steps.lighter(last.kg);
    if (kg !== null) {
      const percent = Math.round((Math.abs(last.kg - kg) / Math.abs(last.kg)) * 100);
      return { kind: 'lighter', kg, amounts, figure: percent };
    }
  }
  return toEasier(known);
}

/** The next easier exercise that is possible; null: none. */
function toEasier({ last, exercise, possible }: Known): Advice | null {
  for (const id of exercise.easier) {
    const easier = possible(id);
    const range = last.isTimed ? easier?.seconds : easier?.reps;
    if (easier && range) return { kind: 'easier', kg: null, amounts: range, exercise: easier };
  }
  return null;
}

/** Where the effort chart ends, reps to failure. */
const CHART_REPS = 16;

/** For a load that is heavier than the one meant, as nothing lighter is here: fewer reps, or an easier exercise. */
export function forHeavier(advice: Advice, timesHeavier: number, known: Known): Advice {
  const { planned, last } = known;
  const [meant] = advice.amounts;
  const now = percentOfMax(Math.min(meant, CHART_REPS - planned), planned);
  for (let reps = meant - 1; now !== null && !last.isTimed && reps >= 1; reps -= 1) {
    const then = percentOfMax(reps, planned);
    if (then !== null && then >= now * timesHeavier) return { ...advice, amounts: [reps, reps] };
  }
  return toEasier(known) ?? { ...advice, amounts: last.isTimed ? advice.amounts : [1, 1] };
}
