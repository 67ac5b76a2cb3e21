import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { kcalOf, type StoredEnergy } from '../item/exact-energy.ts';
import type { Figures, NutrientAmounts } from '../item/figures.ts';
import { FIGURE_KEYS, mapMacroSums } from '../item/nutrients.ts';
import { OTHER_NUTRIENT_KEYS, type OtherNutrient } from '../item/other-nutrients.ts';

/**
 * A sum over entries of which some may not say. `amount` is null when none says; it is the whole
 * truth only when `known` equals `of`, otherwise it is a lower bound.
 */
export type KnownSum = { amount: number | null; known: number; of: number };

/** Adds what is known and counts it: unknown (null) is never taken for zero. */
export function sumKnown(values: readonly (number | null)[]): KnownSum {
  let amount: number | null = null;
  let known = 0;
  for (const value of values) {
    if (value === null) continue;
    amount = (amount ?? 0) + value;
    known += 1;
  }
  return { amount, known, of: values.length };
}

/** What a day adds up of an entry. */
type Totalled = NutrientAmounts & StoredEnergy;

export type DayTotals = { entryCount: number } & Record<(typeof FIGURE_KEYS)[number], KnownSum>;

const figureOf = (entry: Totalled, key: (typeof FIGURE_KEYS)[number]): number | null =>
  key === 'calories' ? kcalOf(entry) : entry[key];

/** The totals of some entries, each with its coverage: energy in kcal and the nutrients. */
export function totalsOf(entries: readonly Totalled[]): DayTotals {
  const sums = FIGURE_KEYS.map(
    (key) => [key, sumKnown(entries.map((entry) => figureOf(entry, key)))] as const,
  );
  return {
    entryCount: entries.length,
    ...(Object.fromEntries(sums) as Omit<DayTotals, 'entryCount'>),
  };
}

/** A day with entries as `daysApi` gives it. */
export function loggedDayOf(date: CalendarDay, entries: readonly Totalled[]) {
  const totals = totalsOf(entries);
  return {
    date,
    calories: totals.calories.amount,
    caloriesKnown: totals.calories.known,
    ...mapMacroSums(
      (key) => totals[key].amount,
      (key) => totals[key].known,
    ),
    entryCount: totals.entryCount,
  };
}

/** A day's energy with its coverage. */
export const energySum = (day: {
  calories: number | null;
  caloriesKnown: number;
  entryCount: number;
}): KnownSum => ({ amount: day.calories, known: day.caloriesKnown, of: day.entryCount });

/** The totals of vitamins, minerals and the rest, in the units of rules/other-nutrients.ts, with their coverage. */
export function otherTotalsOf(
  entries: readonly Pick<Figures, 'otherNutrients'>[],
): Record<OtherNutrient, KnownSum> {
  const sums = OTHER_NUTRIENT_KEYS.map(
    (key) => [key, sumKnown(entries.map((entry) => entry.otherNutrients[key] ?? null))] as const,
  );
  return Object.fromEntries(sums) as Record<OtherNutrient, KnownSum>;
}

/** True when some entries do not give the nutrient, so that its sum is only "at least". */
export const isLowerBound = (sum: KnownSum): boolean => sum.known < sum.of;

/** Grams as the totals show them: always one decimal ("12.0"). */
export const gramsText = (grams: number): string => grams.toFixed(1);
