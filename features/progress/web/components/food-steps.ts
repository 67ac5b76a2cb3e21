import type { ProgressDay } from '#features/nutrition/rules/progress-days.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { daysIn, type Period, type Step } from '#platform/shared/periods.ts';
import type { ChartBar, LinePoint } from '#platform/web/charts/chart-layers.tsx';
import type { FoodStep } from '../../rules/food-figures.ts';

/** The middle of a step, where its bar stands. */
export const middleOf = ({ from, to }: Period) =>
  addDays(from, Math.floor((daysIn({ from, to }) - 1) / 2));

/** Steps up to the last one that says something: a week that has just begun is not what a chart opens with. */
export const untilKnown = (
  steps: readonly FoodStep[],
  isKnown: (step: FoodStep) => boolean,
): FoodStep[] => steps.slice(0, steps.findLastIndex(isKnown) + 1);

/** Bars of steps; on a day that is not whole they are pale, and where nothing is known there is none. */
export const toBars = (
  steps: readonly FoodStep[],
  step: Step,
  partsOf: (step: FoodStep) => ChartBar['parts'],
): ChartBar[] =>
  steps.map((one) => ({
    from: one.from,
    to: one.to,
    whole: step !== 'day' || isWhole(one.days[0]),
    parts: partsOf(one),
  }));

const isWhole = (day: ProgressDay | undefined): boolean => day?.whole ?? false;

/** Steps of the period before, on the days of this one. */
export const toLinePoints = (
  steps: readonly FoodStep[],
  valueOf: (step: FoodStep) => number | null,
  later: number,
): LinePoint[] => {
  let isAfterGap = false;
  return steps.flatMap((step) => {
    const value = valueOf(step);
    if (value === null) {
      isAfterGap = true;
      return [];
    }
    const point = { date: addDays(middleOf(step), later), value, afterGap: isAfterGap };
    isAfterGap = false;
    return [point];
  });
};
