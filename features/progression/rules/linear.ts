import { planLinear } from '#features/plan-generator/rules/figures/progression.ts';
import {
  type Advice,
  correctionFor,
  easeOff,
  feltOf,
  isSameLoad,
  type Known,
  scaleLoad,
  setBack,
} from './advice.ts';
import type { Worked } from './past-sessions.ts';

/**
 * Linear progression (domain sheet 3.4): a step after each session in which every set reached its
 * reps, 10 % less after the third failure running.
 */
export function adviseLinear(known: Known): Advice {
  const { last, before, range, planned, steps } = known;
  const { kg } = last;
  const [bottom] = range;
  const amounts = [bottom, bottom] as const;
  if (kg === null) return { kind: 'same', kg, amounts };
  const succeeded = ({ session, amounts: done }: Worked) =>
    done.every((reps) => reps >= Math.min(bottom, session.range?.[0] ?? bottom));
  const felt = feltOf(known);
  if (felt?.kind === 'tooHard') {
    const eased = easeOff(known, felt.said);
    if (eased) return { ...eased, amounts };
  }
  if (succeeded(last)) {
    if (felt?.kind === 'hard') return { kind: 'hard', kg, amounts, figure: planned };
    const next = steps.heavier(kg);
    if (next === null) {
      const more = Math.min(...last.amounts) + 1;
      return { kind: 'heaviest', kg, amounts: [more, more] };
    }
    const corrected =
      felt?.kind === 'tooEasy'
        ? steps.below(scaleLoad(kg, correctionFor(planned, felt.said)))
        : next;
    const heavier = Math.max(next, corrected);
    return { kind: 'heavier', kg: heavier, amounts, figure: heavier - kg };
  }
  const running = [last, ...before];
  const until = running.findIndex((one) => succeeded(one) || !isSameLoad(one.kg, kg));
  const failuresRunning = until < 0 ? running.length : until;
  const isSetBack = planLinear(kg, 1, { succeeded: false, failuresRunning }) !== kg;
  const lighter = isSetBack ? setBack(known, amounts) : null;
  return lighter ?? { kind: 'failed', kg, amounts, figure: failuresRunning };
}
