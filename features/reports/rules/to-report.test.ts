import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eatenKcal, meanOfWhole, progressDays } from '#features/nutrition/rules/progress-days.ts';
import { weightTrend } from '#features/nutrition/rules/weight/weight-trend.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { emptySample, reportSample } from '../testing/report-sample.ts';
import { figure } from './figure-text.ts';
import { kindOf, monthBack, periodProblem, periodText, weekBack, weeksOf } from './period.ts';
import { toReport } from './to-report.ts';

const WEEK = { from: '2026-11-09', to: '2026-11-15' };
const section = (report: ReturnType<typeof toReport>, id: string) =>
  report.sections.find((one) => one.id === id);

describe('periods', () => {
  test.each([
    [WEEK, '9 to 15 November 2026'],
    [{ from: '2026-11-30', to: '2026-12-06' }, '30 November to 6 December 2026'],
    [{ from: '2026-12-28', to: '2027-01-03' }, '28 December 2026 to 3 January 2027'],
    [{ from: '2026-12-28', to: '2026-12-28' }, '28 December 2026'],
  ])('%j', (period, text) => {
    expect(periodText(period)).toBe(text);
  });

  test('weeks and months of a day', () => {
    expect(weekBack('2026-11-15', 0)).toEqual(WEEK);
    expect(weekBack('2026-11-16', 1)).toEqual(WEEK);
    expect(monthBack('2026-03-31', 1)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect([
      kindOf(WEEK),
      kindOf(monthBack('2026-03-31', 1)),
      kindOf({ ...WEEK, to: '2026-11-14' }),
    ]).toEqual(['week', 'month', 'other']);
  });

  test('a month has weeks that are cut to it', () => {
    const weeks = weeksOf(monthBack('2026-11-15', 0));
    expect(weeks[0]).toEqual({ from: '2026-11-01', to: '2026-11-01' });
    expect(weeks.at(-1)).toEqual({ from: '2026-11-30', to: '2026-11-30' });
  });

  test.each([
    [{ from: '2026-11-21', to: '2026-11-22' }, 'from'],
    [{ from: '2026-11-09', to: '2026-11-08' }, 'to'],
    [{ from: '2025-11-09', to: '2026-11-10' }, 'to'],
    [{ from: '2025-11-10', to: '2026-11-10' }, null],
  ])('%j', (period, field) => {
    expect(periodProblem(period, '2026-11-20')?.field ?? null).toBe(field);
  });
});

test('a week with everything has every section, in order', () => {
  const report = toReport(reportSample(WEEK));
  expect(report).toMatchObject({
    title: 'Weekly report',
    period: '9 to 15 November 2026',
    empty: null,
    unfinished: null,
  });
  expect(report.sections.map(({ id }) => id)).toEqual([
    'weight',
    'energy',
    'nutrients',
    'training',
    'lifts',
    'cardio',
    'measures',
    'habits',
  ]);
});

test('each section says its figures', () => {
  const report = toReport(reportSample(WEEK));
  expect(section(report, 'energy')?.finding).toBe(
    'On 7 full days you ate 2,000 kcal a day on average.',
  );
  expect(section(report, 'energy')?.facts).toContainEqual({
    label: 'Protein a day',
    value: 'at least 100 g',
  });
  expect(section(report, 'nutrients')?.table?.rows).toEqual([
    ['Fibre', '25 g', '28 of 28 foods'],
    ['Saturated fat', 'at least 20 g', '21 of 28 foods'],
    ['Sugars', 'Not known', '0 of 28 foods'],
    ['Sodium', '1,800 mg', '28 of 28 foods'],
  ]);
  expect(section(report, 'training')?.finding).toBe('2 sessions, with 3 a week as the goal.');
  expect(section(report, 'lifts')?.finding).toBe('1 new record: Back squat.');
  expect(section(report, 'cardio')?.finding).toContain('120 minutes a week');
  expect(section(report, 'habits')?.table?.rows).toEqual([
    ['Stretch', '6 of 7 days', '12 days', '61 days', '1'],
  ]);
});

test('an empty week is a sentence; a habit that was not kept makes it no report', () => {
  expect(toReport(emptySample(WEEK))).toMatchObject({
    sections: [],
    empty:
      'Nothing was logged from 9 to 15 November 2026, so there is no report. Choose another period.',
  });
});

test('the gentle mode and people under 18 have no figures of weight and energy that they did not ask for', () => {
  const gentle = toReport(reportSample(WEEK, { weights: null, food: null }));
  expect(gentle.sections.map(({ id }) => id)).not.toContain('weight');
  expect(JSON.stringify(gentle)).not.toMatch(/kcal|full day/);
  const young = toReport(reportSample(WEEK, { weights: null, isAdult: false }));
  expect(JSON.stringify(young)).not.toContain('World Health Organization');
});

test('pounds and kilojoules are the person’s choice everywhere', () => {
  const person = { name: '', energyUnit: 'kj', weightUnit: 'lb' } as const;
  const text = JSON.stringify(toReport(reportSample(WEEK, { person })));
  expect(text).not.toMatch(/\d (?:kcal|kg)\b/);
  expect(text).toContain('8,368 kJ');
});

test('today is not over, and the report says so', () => {
  const report = toReport(reportSample(WEEK, { today: WEEK.to }));
  expect(report.unfinished).toContain('Today is not over');
});

test('figures are those of the charts: the same trend and the same means over full days', () => {
  const value = fc.integer({ min: 900, max: 4_000 });
  fc.assert(
    fc.property(
      fc.array(fc.option(value, { nil: null }), { minLength: 7, maxLength: 60 }),
      fc.boolean(),
      (days, isPast) => {
        const from = '2026-08-03';
        const to = addDays(from, days.length - 1);
        const today = isPast ? addDays(to, 2) : to;
        const sample = reportSample({ from, to });
        const eaten = (sample.food?.eaten ?? []).flatMap((day, at) => {
          const calories = days[at] ?? null;
          return calories === null ? [] : [{ ...day, calories, protein: calories / 20 }];
        });
        const weights = (sample.weights ?? []).filter((_, at) => days[at] !== null);
        const wholeDays = eaten.flatMap(({ date }, at) =>
          at % 4 === 3 || date === today ? [] : [date],
        );
        const report = toReport({
          ...sample,
          today,
          weights,
          food: { eaten, used: [], wholeDays, nutrients: [], target: null },
        });
        const shown = progressDays({ from, to }, { eaten, wholeDays });
        const mean = meanOfWhole(shown, 'calories');
        const energy = section(report, 'energy');
        if (mean) {
          expect(energy?.facts[0]?.value).toBe(`${figure(mean.value)} kcal`);
          // Chart and table hold the same days.
          const charted = shown.map(eatenKcal);
          if (days.length <= 31) {
            expect(energy?.chart?.points.map((point) => point.value)).toEqual(charted);
            expect(energy?.table?.rows.map((row) => row[1])).toEqual(
              charted.filter((kcal) => kcal !== null).map((kcal) => figure(kcal)),
            );
          }
        }
        const trend = weightTrend(weights);
        const last = trend.at(-1);
        const weight = section(report, 'weight');
        if (last) {
          expect(weight?.facts[0]?.value).toBe(`${figure(last.trendKg, 1)} kg`);
          expect(weight?.table?.rows).toHaveLength(trend.length);
          expect(weight?.chart?.points.filter((point) => point.value !== null)).toHaveLength(
            trend.length,
          );
        } else expect(weight).toBeUndefined();
      },
    ),
    { numRuns: timesToRun(1_000, 30) },
  );
});
