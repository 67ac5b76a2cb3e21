import { isLowerBound, type KnownSum } from '#features/food-log/rules/days/day-totals.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { type EnergyUnit, energyBalance, type ShownTarget } from './learning/energy-balance.ts';

const WORDS = {
  left: { exact: 'Left', atLeast: 'Left, at most' },
  leftToday: { exact: 'Left today', atLeast: 'Left today, at most' },
  above: { exact: 'Above target', atLeast: 'Above target, at least' },
};

/**
 * What is left of a day's energy, or what is above its target: words and figure, in the person's unit.
 * Where not every food says its energy, what is left is "at most".
 */
export function energyLeft(
  eaten: KnownSum,
  shown: ShownTarget,
  unit: EnergyUnit,
  isToday = true,
): { words: string; figure: string; target: string; isAbove: boolean } {
  const { left, above, target } = energyBalance(eaten.amount ?? 0, shown, unit);
  const words = above > 0 ? WORDS.above : isToday ? WORDS.leftToday : WORDS.left;
  return {
    words: isLowerBound(eaten) ? words.atLeast : words.exact,
    figure: wholeText(above > 0 ? above : left),
    target: wholeText(target),
    isAbove: above > 0,
  };
}
