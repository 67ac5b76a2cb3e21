import { type DayMean, meanOfWhole, meanUsed, type ProgressDay } from './progress-days.ts';

/** What food and energy come to over the whole days of a time: kcal and g a day; null where none says it. */
export type FoodMeans = {
  wholeDays: number;
  eaten: DayMean | null;
  /** on those same days, so that it can be set against what was eaten */
  usedKcal: number | null;
  protein: DayMean | null;
  carbs: DayMean | null;
  fat: DayMean | null;
};

/** The figures of chart, table, report and API. Without a whole day, what was used is that of all days. */
export function foodMeans(days: readonly ProgressDay[]): FoodMeans {
  const whole = days.filter((day) => day.whole);
  return {
    wholeDays: whole.length,
    eaten: meanOfWhole(days, 'calories'),
    usedKcal: meanUsed(whole.length > 0 ? whole : days),
    protein: meanOfWhole(days, 'protein'),
    carbs: meanOfWhole(days, 'carbs'),
    fat: meanOfWhole(days, 'fat'),
  };
}

/** What the foods of a day give of a nutrient, g or mg: null where none does, `known` of them do. */
export type NutrientDay = {
  date: string;
  entryCount: number;
  amount: number | null;
  known: number;
};

/**
 * The mean of a nutrient a day, g or mg, over the whole days that give it, and its coverage: how many foods do, of
 * all on whole days. A lower bound where some do not. Null where none does.
 */
export type NutrientMean = { value: number; days: number; known: number; of: number };

export function nutrientMean(
  days: readonly NutrientDay[],
  progress: readonly ProgressDay[],
): NutrientMean | null {
  const dates = new Set(progress.flatMap(({ date, whole }) => (whole ? [date] : [])));
  const whole = days.filter(({ date }) => dates.has(date));
  const saying = whole.flatMap(({ amount }) => amount ?? []);
  if (saying.length === 0) return null;
  return {
    value: saying.reduce((sum, amount) => sum + amount, 0) / saying.length,
    days: saying.length,
    known: whole.reduce((sum, { known }) => sum + known, 0),
    of: whole.reduce((sum, { entryCount }) => sum + entryCount, 0),
  };
}
