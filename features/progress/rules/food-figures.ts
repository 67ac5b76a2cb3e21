import {
  type DayMean,
  eatenKcal,
  meanOfWhole,
  meanUsed,
  type ProgressDay,
  progressDays,
} from '#features/nutrition/rules/progress-days.ts';
import { daysFrom } from '#platform/shared/calendar-day.ts';
import { inSteps, isWithin, type Period, type Step, stepOf } from '#platform/shared/periods.ts';
import type { ExtraNutrient, FoodDay, ProgressData } from './progress-data.ts';

type Food = Pick<ProgressData, 'from' | 'to' | 'food' | 'used'>;

/** Every day of the data with what was eaten and used; today is not over, so it is never whole. */
export const toFoodDays = ({ from, to, food, used }: Food): ProgressDay[] =>
  progressDays(to, daysFrom(from, to) + 1, food, used);

export type FoodStep = Period & { days: ProgressDay[] };

export type FoodFigures = {
  days: ProgressDay[];
  steps: FoodStep[];
  wholeDays: number;
  eaten: DayMean | null;
  usedKcal: number | null;
  protein: DayMean | null;
  carbs: DayMean | null;
  fat: DayMean | null;
};

/** Energy eaten in a step, kcal a day: of its day, or the mean of its whole days. */
export const stepKcal = ({ days }: FoodStep, step: Step): number | null => {
  const [day] = days;
  if (step === 'day') return day ? eatenKcal(day) : null;
  return meanOfWhole(days, 'calories')?.value ?? null;
};

const meansOf = (days: readonly ProgressDay[]) => ({
  wholeDays: days.filter(({ whole }) => whole).length,
  eaten: meanOfWhole(days, 'calories'),
  usedKcal: meanUsed(days),
  protein: meanOfWhole(days, 'protein'),
  carbs: meanOfWhole(days, 'carbs'),
  fat: meanOfWhole(days, 'fat'),
});

/** Energy (kcal) and macros (g) a day: means over the whole days of a period, and of each of its steps. */
export function toFoodFigures(
  data: Food,
  period: Period,
  step: Step = stepOf(period),
): FoodFigures {
  const days = toFoodDays(data).filter(({ date }) => isWithin(date, period));
  const steps = inSteps(period, step).map((step) => ({
    ...step,
    days: days.filter(({ date }) => isWithin(date, step)),
  }));
  return { days, steps, ...meansOf(days) };
}

/**
 * The mean of a nutrient over days with food, g or mg, and its coverage: how many foods give it, of all. The mean is
 * a lower bound where some do not. Null where none does.
 */
export type NutrientFigures = { value: number; days: number; known: number; of: number };

export function toNutrientFigures(
  { food, to }: Pick<ProgressData, 'food' | 'to'>,
  nutrient: ExtraNutrient,
  period: Period,
): NutrientFigures | null {
  // A day that is not over would lower the mean.
  const days = food.filter(({ date }) => isWithin(date, period) && date < to);
  const saying = days.flatMap((day: FoodDay) => day[nutrient] ?? []);
  if (saying.length === 0) return null;
  return {
    value: saying.reduce((sum, value) => sum + value, 0) / saying.length,
    days: saying.length,
    known: days.reduce((sum, day) => sum + day[`${nutrient}Known`], 0),
    of: days.reduce((sum, { entryCount }) => sum + entryCount, 0),
  };
}
