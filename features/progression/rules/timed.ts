import { isUnderRange } from '#features/plan-generator/rules/figures/progression.ts';
import { type Advice, isSameLoad, type Known, setBack, upTo } from './advice.ts';
import type { Worked } from './past-sessions.ts';

const SHORT_SECONDS = 120;
const LONG_SECONDS = 600;
/** Seconds to add to a hold, a short bout, and a long one. */
const stepFor = (seconds: number): number =>
  seconds < SHORT_SECONDS ? 5 : seconds < LONG_SECONDS ? 30 : 60;

const isUnder = ({ amounts }: Worked, range: Known['range']): boolean =>
  isUnderRange(
    amounts.map((reps) => ({ reps, reserve: null })),
    range,
  );

/**
 * By time: 5 seconds more for a hold, up to the top of its range; then a heavier load or a harder
 * variation, or longer still where there is neither.
 */
export function adviseTimed(known: Known): Advice {
  const { last, before, range, steps, exercise, possible } = known;
  const [bottom, top] = range;
  const worst = Math.min(...last.amounts);
  const { kg } = last;
  // A bout of minutes is as long as the plan has time for.
  if (bottom === top && top >= SHORT_SECONDS) return { kind: 'planned', kg, amounts: range };
  if (isUnder(last, range)) {
    const [previous] = before;
    const isSecond =
      previous !== undefined && isSameLoad(previous.kg, kg) && isUnder(previous, range);
    return (isSecond ? setBack(known, range) : null) ?? { kind: 'under', kg, amounts: range };
  }
  if (worst >= top) {
    const next = kg === null ? null : steps.heavier(kg);
    if (kg !== null && next !== null) {
      return { kind: 'heavier', kg: next, amounts: range, figure: next - kg };
    }
    const harder = exercise.harder.map(possible).find((one) => one?.seconds);
    if (harder?.seconds)
      return { kind: 'harder', kg: null, amounts: harder.seconds, exercise: harder };
    const longer = worst + stepFor(worst);
    return { kind: 'longer', kg, amounts: [longer, longer] };
  }
  return { kind: 'longer', kg, amounts: upTo(Math.min(top, worst + stepFor(worst)), range) };
}
