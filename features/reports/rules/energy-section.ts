import { formatEnergy } from '#features/account/rules/measures.ts';
import { foodMeans } from '#features/nutrition/rules/food-means.ts';
import { roundEstimate, shownTarget } from '#features/nutrition/rules/learning/energy-balance.ts';
import {
  eatenKcal,
  meanOfWhole,
  type ProgressDay,
  progressDays,
} from '#features/nutrition/rules/progress-days.ts';
import { kcalToKj } from '#platform/shared/units.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { atLeastText, count, figure } from './figure-text.ts';
import { shortDay, weeksOf } from './period.ts';
import type { ReportSection } from './report.ts';
import type { ReportData } from './report-data.ts';

/** The days of a period up to today. */
export const reportDays = ({ from, to, today, food }: ReportData): ProgressDay[] =>
  progressDays({ from, to: to < today ? to : today }, food ?? { eaten: [], wholeDays: [] });

const MAX_DAY_BARS = 31;

/** What was eaten against what was used and aimed for, over full days. */
export function energySection(data: ReportData): ReportSection | null {
  const { food, person } = data;
  const days = reportDays(data);
  if (!food || !days.some(({ eaten }) => eaten !== null)) return null;
  const energy = (kcal: number) => {
    const { value, unit } = formatEnergy(kcal, person.energyUnit);
    return `${value} ${unit}`;
  };
  const unit = person.energyUnit === 'kj' ? 'kJ' : 'kcal';
  const estimate = (kcal: number) => `${wholeText(roundEstimate(kcal, person.energyUnit))} ${unit}`;
  const inUnit = (kcal: number) => (person.energyUnit === 'kj' ? kcalToKj(kcal) : kcal);
  const means = foodMeans(days);
  const { eaten: mean } = means;
  const used = mean ? means.usedKcal : null;
  const grams = (macro: 'protein' | 'carbs' | 'fat') => {
    const known = means[macro];
    return known ? `${atLeastText(known.atLeast)}${figure(known.value)} g` : 'Not known';
  };
  const logged = days.filter(({ eaten }) => eaten !== null).length;
  const finding = mean
    ? `On ${count(mean.days, 'full day')} you ate ${atLeastText(mean.atLeast)}${energy(mean.value)} a day on average.` +
      (used === null ? '' : ` You used about ${estimate(used)} a day on them.`)
    : `${count(logged, 'day has', 'days have')} entries, none of them a full day, so there is no average.`;
  const byWeek = days.length > MAX_DAY_BARS;
  const points = byWeek
    ? weeksOf(data).map(({ from, to }) => {
        const week = days.filter(({ date }) => date >= from && date <= to);
        const weekMean = meanOfWhole(week, 'calories');
        return { date: from, value: weekMean ? inUnit(weekMean.value) : null, dot: null };
      })
    : days.map((day) => {
        const kcal = eatenKcal(day);
        return { date: day.date, value: kcal === null ? null : inUnit(kcal), dot: null };
      });
  const shown = days.filter(({ eaten, whole }) => eaten !== null || whole);
  return {
    id: 'energy',
    title: 'Food',
    finding,
    facts: [
      {
        label: 'Eaten a day',
        value: mean ? `${atLeastText(mean.atLeast)}${energy(mean.value)}` : 'Not known',
      },
      ...(used === null ? [] : [{ label: 'Used a day', value: `about ${estimate(used)}` }]),
      ...(food.target
        ? [
            {
              label: 'Target a day',
              value: `${wholeText(shownTarget(food.target, person.energyUnit))} ${unit}`,
            },
          ]
        : []),
      { label: 'Protein a day', value: grams('protein') },
      { label: 'Carbs a day', value: grams('carbs') },
      { label: 'Fat a day', value: grams('fat') },
    ],
    chart: {
      kind: 'bars',
      unit,
      alt: `Bar chart of energy eaten each ${byWeek ? 'week, as a mean of its full days' : 'day'}. ${finding}`,
      points,
    },
    table: byWeek
      ? null
      : {
          caption: 'Food by day',
          columns: ['Day', `Eaten (${unit})`, 'Protein (g)', 'Carbs (g)', 'Fat (g)'],
          rows: shown.map((day) => {
            const kcal = eatenKcal(day);
            const gramsOf = (key: 'protein' | 'carbs' | 'fat') => {
              const value = day.eaten ? day.eaten[key] : 0;
              return value === null ? 'Not known' : figure(value);
            };
            return [
              day.whole ? shortDay(day.date) : `${shortDay(day.date)}, not full`,
              kcal === null ? 'Not known' : figure(inUnit(kcal)),
              gramsOf('protein'),
              gramsOf('carbs'),
              gramsOf('fat'),
            ];
          }),
        },
    note: 'Averages are over full days: those whose log holds all that was eaten. Energy used is learnt from weight and food.',
  };
}
