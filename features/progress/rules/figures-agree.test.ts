import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figure } from '#features/reports/rules/figure-text.ts';
import { toReport } from '#features/reports/rules/to-report.ts';
import { reportSample } from '#features/reports/testing/report-sample.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { stepKcal, toFoodFigures, toNutrientFigures } from './food-figures.ts';
import type { FoodDay } from './progress-data.ts';
import { toCardioFigures, toSessionFigures } from './training-figures.ts';
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
      const wholeDays = food.flatMap(({ date }, at) => (at % 4 === 3 ? [] : [date]));
      const weights = days.flatMap((day, at) =>
        day?.weightKg ? [{ date: addDays(FROM, at), weightKg: day.weightKg / 10 }] : [],
      );
      // What the page, the API and the PDF say: one document.
      const report = toReport({
        ...reportSample(period),
        today,
        weights,
        food: { eaten: food, used: [], wholeDays, nutrients: food, target: null },
      });
      const section = (id: string) => report.sections.find((one) => one.id === id);
      const fact = (id: string, label: string) =>
        section(id)?.facts.find((one) => one.label === label)?.value;

      const data = { from: period.from, to: today, food, used: [], wholeDays };
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

const ONE = { name: 'One', minutes: null, sets: 1, volumeKg: null };

const doneDay = fc.record({
  sessions: fc.integer({ min: 0, max: 2 }),
  moderate: fc.integer({ min: 0, max: 60 }),
  vigorous: fc.integer({ min: 0, max: 40 }),
});

test('means a week agree in card and report, whatever the days and whenever the person began', () => {
  fc.assert(
    fc.property(
      fc.array(doneDay, { minLength: 7, maxLength: 60 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 0, max: 20 }),
      fc.boolean(),
      (days, begins, began, isAdult) => {
        const period = {
          from: addDays(FROM, begins),
          to: addDays(FROM, begins + days.length - 1),
        };
        const first = addDays(period.from, began - 10);
        const dated = days.map((one, at) => ({ ...one, date: addDays(period.from, at) }));
        const sessions = dated.flatMap(({ date, sessions: count }) =>
          Array.from({ length: count }, () => ({ date })),
        );
        const cardio = dated.map(({ date, moderate, vigorous }) => ({ date, moderate, vigorous }));
        const sample = reportSample(period);
        const report = toReport({
          ...sample,
          first,
          isAdult,
          cardio,
          training: {
            ...sample.training,
            sessions: sessions.map(({ date }) => ({ ...ONE, date })),
          },
        });
        const finding = (id: string) => report.sections.find((one) => one.id === id)?.finding ?? '';
        const age = isAdult ? 30 : 16;
        const keyed = sessions.map((one, at) => ({ ...one, key: String(at) }));
        const onTab = toSessionFigures({ sessions: keyed, weeklyGoal: 3, first }, period);
        const minutes = toCardioFigures({ cardio, age, first }, period);
        if (finding('training').includes('full week')) {
          expect(finding('training')).toContain(`, ${figure(onTab.mean, 1)} a week over `);
        }
        if (finding('cardio').includes('full week')) {
          expect(finding('cardio')).toContain(`, ${figure(minutes.mean)} minutes a week over `);
        }
      },
    ),
    { numRuns: timesToRun(1_000, 60) },
  );
});

test('a month says how much a week over its full weeks, as the tab does, and a short time nothing of weeks', () => {
  const november = { from: '2026-11-01', to: '2026-11-30' };
  const done = ['01', '03', '05', '10', '12', '19', '24', '26', '30'];
  const sessions = done.map((day) => ({ ...ONE, date: `2026-11-${day}` }));
  const sample = reportSample(november);
  const finding = (period: { from: string; to: string }) =>
    toReport({
      ...sample,
      ...period,
      training: { ...sample.training, sessions },
    }).sections.find(({ id }) => id === 'training')?.finding;
  // Of nine sessions seven lie in the weeks from the 2nd to the 29th.
  expect(finding(november)).toBe(
    '9 sessions in 30 days, 1.8 a week over 4 full weeks, with 3 as the goal.',
  );
  expect(finding({ from: '2026-11-03', to: '2026-11-10' })).toBe(
    '9 sessions, with 3 a week as the goal.',
  );
});
