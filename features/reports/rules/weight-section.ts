import { weightTrend } from '#features/nutrition/rules/weight/weight-trend.ts';
import { changeText, count, inWeightUnit, weightText } from './figure-text.ts';
import { daysOf, longDay, shortDay } from './period.ts';
import type { ReportSection } from './report.ts';
import type { ReportData } from './report-data.ts';

/** Weigh-ins of the period and their trend, the one that every screen shows. */
export function weightSection(data: ReportData): ReportSection | null {
  const { weights, from, to } = data;
  if (!weights) return null;
  const trend = weightTrend(weights).filter(({ date }) => date >= from && date <= to);
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last) return null;
  const change = last.trendKg - first.trendKg;
  const byDay = new Map(trend.map((point) => [point.date, point]));
  const finding =
    trend.length === 1
      ? `One weigh-in, ${weightText(first.weightKg, data)} on ${longDay(first.date)}.`
      : `The trend went from ${weightText(first.trendKg, data)} to ${weightText(last.trendKg, data)}: ${changeText(change, data)}.`;
  return {
    id: 'weight',
    title: 'Weight',
    finding,
    facts: [
      { label: 'Trend at the end', value: weightText(last.trendKg, data) },
      { label: 'Change', value: trend.length === 1 ? 'Not known yet' : changeText(change, data) },
      { label: 'Weigh-ins', value: count(trend.length, 'day') },
    ],
    chart: {
      kind: 'line',
      unit: data.person.weightUnit,
      alt: `Line chart of the weight trend. ${finding}`,
      points: daysOf(data).map((date) => {
        const point = byDay.get(date);
        return {
          date,
          value: point ? inWeightUnit(point.trendKg, data) : null,
          dot: point ? inWeightUnit(point.weightKg, data) : null,
        };
      }),
    },
    table: {
      caption: 'Weigh-ins and trend',
      columns: ['Day', 'Weight', 'Trend'],
      rows: trend.map((point) => [
        shortDay(point.date),
        weightText(point.weightKg, data),
        weightText(point.trendKg, data),
      ]),
    },
    note: 'The trend smooths daily swings. Dots are weigh-ins; gaps mean no weigh-ins.',
  };
}
