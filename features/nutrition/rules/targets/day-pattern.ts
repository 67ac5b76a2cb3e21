import { KCAL_PER_GRAM } from '#features/food-log/rules/item/nutrients.ts';
import { WEEK, weekdayName } from '#platform/shared/calendar-words.ts';
import { formatList } from '#platform/shared/format-list.ts';
import { floorOf, maintenanceOf } from './day-target.ts';
import { resultOf } from './finished-target.ts';
import { fiberOf, PROTEIN_SHARE_MAX } from './macros.ts';
import { deficitShareOf, easeLimit } from './protection.ts';
import type { DayTarget, TargetInput } from './target-input.ts';
import { clean, figure } from './target-step.ts';

/** Which days of the week get more than the others: none, those of training, or those that were chosen. */
export const DAY_PATTERNS = ['even', 'training', 'chosen'] as const;
export type DayPattern = (typeof DAY_PATTERNS)[number];

/** What the higher days of a week may have on top of its mean, percent. */
export const HIGHER_PERCENT = { least: 5, most: 30 } as const;

/** Lower day keeps this share of the mean, so that no day is a fast. */
const MIN_SHARE = 0.75;

/** Distribution of energy over the week. */
export type DaySplit = {
  dayPattern: DayPattern;
  higherDays: readonly number[];
  higherPercent: number;
};

/** The days that get more, 1 Monday to 7 Sunday. Empty when every day, or none, would: then all are alike. */
export function higherDaysOf(
  { dayPattern, higherDays }: DaySplit,
  trainingDays: readonly number[],
): number[] {
  if (dayPattern === 'even') return [];
  const wanted = dayPattern === 'training' ? trainingDays : higherDays;
  const days = WEEK.filter((day) => wanted.includes(day));
  return days.length === WEEK.length ? [] : days;
}

/**
 * The energy of Monday to Sunday: together exactly seven times the mean, and to 10 kcal each where that is. No
 * day is below `lowestKcal` (or below the mean, where that is less), nor below three quarters of the mean; what
 * cannot be taken from the lower days is not given to the higher ones.
 */
export function weekEnergy(
  meanKcal: number,
  lowestKcal: number,
  higherDays: readonly number[],
  higherPercent: number,
): number[] {
  const lower = WEEK.length - higherDays.length;
  if (higherDays.length === 0 || lower === 0) return WEEK.map(() => meanKcal);
  // In tens, so that nothing is lost in rounding; what one's own figure has beyond them every day gets.
  const mean = Math.floor(meanKcal / 10);
  const beyond = meanKcal - mean * 10;
  const least = Math.min(mean, Math.ceil(Math.max(lowestKcal, MIN_SHARE * meanKcal) / 10));
  const wanted = mean - (higherDays.length * mean * higherPercent) / 100 / lower;
  const low = Math.max(least, Math.round(wanted));
  const spare = (mean - low) * lower;
  const share = Math.floor(spare / higherDays.length);
  const over = spare - share * higherDays.length;
  return WEEK.map((day) => {
    const at = higherDays.indexOf(day);
    const tens = at < 0 ? low : mean + share + (at < over ? 1 : 0);
    return tens * 10 + beyond;
  });
}

/**
 * What no day of the week goes below, kcal: the floor, and, for anyone who is protected, what they use by the larger
 * of the two estimates.
 */
export function lowestDayKcal(input: TargetInput, mean: DayTarget): number {
  const floorKcal = floorOf(input);
  const learnt = mean.method === 'learnt' ? (mean.steps[0]?.resultKcal ?? 0) : 0;
  const usedKcal = Math.max(resultOf(maintenanceOf(input)), learnt);
  return easeLimit(usedKcal, floorKcal, deficitShareOf(input));
}

/**
 * The target of one weekday out of the week's mean. Protein and fat stay, carbohydrate follows the energy, as
 * training asks for it; fibre follows its own rule. The last step says what this day has more or less.
 */
export function targetOfWeekday(
  input: TargetInput,
  mean: DayTarget,
  week: readonly number[],
  weekday: number,
): DayTarget {
  const energyKcal = week[weekday - 1] ?? mean.energyKcal;
  if (week.every((kcal) => kcal === mean.energyKcal)) return mean;
  const change = clean(energyKcal - mean.energyKcal);
  const higher = WEEK.filter((day) => (week[day - 1] ?? 0) > mean.energyKcal).map(weekdayName);
  const days = formatList(higher);
  const step = {
    label: change < 0 ? 'Lower day' : 'Higher day',
    working: `${figure(mean.energyKcal)} ${change < 0 ? '−' : '+'} ${figure(Math.abs(change))}`,
    why: `More on ${days}, less on other days. A week still adds up to 7 × ${figure(mean.energyKcal)}.`,
    resultKcal: energyKcal,
  };
  return {
    ...mean,
    ...macrosOfDay(mean, energyKcal),
    energyKcal,
    fiberGrams: Math.round(fiberOf(energyKcal, input.gender, input.ageYears)),
    steps: [...mean.steps, step],
  };
}

function macrosOfDay(mean: DayTarget, energyKcal: number) {
  const share = mean.method === 'own' ? 1 : PROTEIN_SHARE_MAX;
  const mostProtein = Math.floor((share * energyKcal) / KCAL_PER_GRAM.protein);
  const proteinGrams = Math.min(mean.proteinGrams, mostProtein);
  const left = energyKcal - KCAL_PER_GRAM.protein * proteinGrams;
  const fatGrams = Math.min(mean.fatGrams, Math.floor(left / KCAL_PER_GRAM.fat));
  const carbs = left - KCAL_PER_GRAM.fat * fatGrams;
  return { proteinGrams, fatGrams, carbsGrams: Math.round(carbs / KCAL_PER_GRAM.carbs) };
}
