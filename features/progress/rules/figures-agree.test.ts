import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figure } from '#features/reports/rules/figure-text.ts';
import { toReport } from '#features/reports/rules/to-report.ts';
import { reportSample } from '#features/reports/testing/report-sample.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { stepKcal, toFoodFigures, toNutrientFigures } from './food-figures.ts';
import type { FoodDay } from './progress-data.ts';
import { toWeightFigures } from './weight-figures.ts';

const FROM = '2026-08-03';

/** A day as a person may have logged it: nothing, or foods of which some say no figure. */
const loggedDay = fc.option(
  fc.record({
    calories: fc.integer({ min: 900, max: 4_000 }),
    protein: fc.option(fc.integer({ min: 20, max: 250 }), { nil: null }),
    fiber: fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
    foods: fc.integer({ min: 1, max: 9 }),
    without: fc.integer({ min: 0, max: 3 }),
    weightKg: fc.option(fc.integer({ min: 600, max: 900 }), { nil: null }),
  }),
  { nil: null },
);

type Logged = {
  calories: number;
  protein: number | null;
  fiber: number | null;
  foods: number;
  without: number;
};

function toFood(date: string, day: Logged): FoodDay {
  const known = (amount: number | null) =>
    amount === null ? 0 : Math.max(1, day.foods - day.without);
  return {
    date,
    entryCount: day.foods,
    calories: day.calories,
    caloriesKnown: day.foods,
    protein: day.protein,
    proteinKnown: known(day.protein),
    carbs: 200,
    carbsKnown: day.foods,
    fat: 70,
    fatKnown: day.foods,
    fiber: day.fiber,
    fiberKnown: known(day.fiber),
    saturatedFat: null,
    saturatedFatKnown: 0,
    sugar: null,
    sugarKnown: 0,
    sodium: 1_800,
    sodiumKnown: day.foods,
  };
}

const atLeast = (isBound: boolean): string => (isBound ? 'at least ' : '');

test('figures agree in chart, table, PDF and API, whatever was logged', () => {
  fc.assert(
    fc.property(fc.array(loggedDay, { minLength: 7, maxLength: 31 }), (days) => {
      const period = { from: FROM, to: addDays(FROM, days.length - 1) };
      const today = addDays(period.to, 2);
      const food = days.flatMap((day, at) => (day ? [toFood(addDays(FROM, at), day)] : []));
      const weights = days.flatMap((day, at) =>
        day?.weightKg ? [{ date: addDays(FROM, at), weightKg: day.weightKg / 10 }] : [],
      );
      // What the page, the API and the PDF say: one document.
      const report = toReport({
        ...reportSample(period),
        today,
        weights,
        food: { eaten: food, used: [], nutrients: food, target: null },
      });
      const section = (id: string) => report.sections.find((one) => one.id === id);
      const fact = (id: string, label: string) =>
        section(id)?.facts.find((one) => one.label === label)?.value;

      const data = { from: period.from, to: today, food, used: [] };
      const eaten = toFoodFigures(data, period, 'day');
      if (eaten.eaten) {
        expect(fact('energy', 'Eaten a day')).toBe(`${figure(eaten.eaten.value)} kcal`);
      }
      if (eaten.protein) {
        const { value, atLeast: isBound } = eaten.protein;
        expect(fact('energy', 'Protein a day')).toBe(`${atLeast(isBound)}${figure(value)} g`);
      }
      const bars = eaten.steps.map((step) => stepKcal(step, 'day'));
      const energy = section('energy');
      if (energy) {
        expect(energy.chart?.points.map(({ value }) => value)).toEqual(bars);
        expect(energy.table?.rows.map(([, kcal]) => kcal)).toEqual(
          bars.flatMap((kcal) => (kcal === null ? [] : [figure(kcal)])),
        );
      }
      const fibre = toNutrientFigures(data, 'fiber', period);
      const row = section('nutrients')?.table?.rows.find(([name]) => name === 'Fibre');
      if (fibre) {
        expect(row).toEqual([
          'Fibre',
          `${atLeast(fibre.known < fibre.of)}${figure(fibre.value)} g`,
          `${figure(fibre.known)} of ${figure(fibre.of)} foods`,
        ]);
      } else if (row) expect(row[1]).toBe('Not known');

      const weight = toWeightFigures({ weights }, period);
      expect(section('weight')?.table?.rows.map(([, , kg]) => kg) ?? []).toEqual(
        weight.trend.map(({ trendKg }) => `${figure(trendKg, 1)} kg`),
      );
      if (weight.nowKg !== null) {
        expect(fact('weight', 'Trend at the end')).toBe(`${figure(weight.nowKg, 1)} kg`);
      }
    }),
    { numRuns: timesToRun(1_000, 60) },
  );
});
