import {
  type FoodMeans,
  foodMeans,
  type NutrientMean,
  nutrientMean,
} from '#features/nutrition/rules/food-means.ts';
import {
  eatenKcal,
  meanOfWhole,
  type ProgressDay,
  progressDays,
} from '#features/nutrition/rules/progress-days.ts';
import { inSteps, isWithin, type Period, type Step, stepOf } from '#platform/shared/periods.ts';
import type { ExtraNutrient, ProgressData } from './progress-data.ts';

type Food = Pick<ProgressData, 'from' | 'to' | 'food' | 'used' | 'wholeDays'>;

/** Every day of the data with what was eaten and used. */
export const toFoodDays = ({ from, to, food, used, wholeDays }: Food): ProgressDay[] =>
  progressDays({ from, to }, { eaten: food, used, wholeDays });

export type FoodStep = Period & { days: ProgressDay[] };

export type FoodFigures = FoodMeans & { days: ProgressDay[]; steps: FoodStep[] };

/** Energy eaten in a step, kcal a day: of its day, or the mean of its whole days. */
export const stepKcal = ({ days }: FoodStep, step: Step): number | null => {
  const [day] = days;
  if (step === 'day') return day ? eatenKcal(day) : null;
  return meanOfWhole(days, 'calories')?.value ?? null;
};

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
  return { days, steps, ...foodMeans(days) };
}

/** The mean of a nutrient over the whole days of a period, with its coverage; null where no food gives it. */
export const toNutrientFigures = (
  data: Food,
  nutrient: ExtraNutrient,
  period: Period,
): NutrientMean | null => {
  const days = toFoodDays(data).filter(({ date }) => isWithin(date, period));
  return nutrientMean(
    data.food.map((day) => ({
      date: day.date,
      entryCount: day.entryCount,
      amount: day[nutrient],
      known: day[`${nutrient}Known`],
    })),
    days,
  );
};
