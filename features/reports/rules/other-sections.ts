import { countedMinutes, WEEK_MINUTES } from '#features/cardio/rules/week-minutes.ts';
import { count, figure } from './figure-text.ts';
import { meanAWeek, type Period } from './period.ts';
import type { ReportSection } from './report.ts';
import type { ReportData, ReportHabit, ReportMeasure } from './report-data.ts';

/** Minutes of cardio, for adults against the range of the World Health Organization. */
export function cardioSection(data: ReportData): ReportSection | null {
  const { cardio, isAdult } = data;
  if (cardio.length === 0) return null;
  const sumOf = (part: 'moderate' | 'vigorous', { from, to }: Period = data) =>
    cardio.reduce((sum, one) => (one.date >= from && one.date <= to ? sum + one[part] : sum), 0);
  const countedOf = (days: Period) =>
    countedMinutes(
      { moderate: sumOf('moderate', days), vigorous: sumOf('vigorous', days) },
      !isAdult,
    );
  const aWeek = meanAWeek(data, countedOf);
  const { from: least, to: most } = WEEK_MINUTES;
  const range = isAdult
    ? ` The World Health Organization suggests ${least} to ${most} a week for adults.`
    : '';
  const done = count(cardio.length, 'activity', 'activities');
  return {
    id: 'cardio',
    title: 'Cardio',
    finding: aWeek
      ? `${done}, ${figure(aWeek.mean)} minutes a week over ${count(aWeek.weeks, 'full week')}.${range}`
      : `${done}, ${figure(countedOf(data))} minutes.${range}`,
    facts: [
      { label: 'Moderate', value: `${figure(sumOf('moderate'))} min` },
      { label: 'Vigorous', value: `${figure(sumOf('vigorous'))} min` },
      ...(aWeek ? [{ label: 'Counted a week', value: `${figure(aWeek.mean)} min` }] : []),
    ],
    chart: null,
    table: null,
    note: isAdult ? 'A vigorous minute counts as two moderate ones.' : null,
  };
}

const measureRow = ({ name, first, last, days }: ReportMeasure): string[] => [
  name,
  first,
  last,
  count(days, 'day'),
];

export function measuresSection({ measures }: ReportData): ReportSection | null {
  if (measures.length === 0) return null;
  return {
    id: 'measures',
    title: 'Measurements',
    finding: `${count(measures.length, 'measure')} with values in this period.`,
    facts: [],
    chart: null,
    table: {
      caption: 'Measurements, first and last of the period',
      columns: ['Measure', 'First', 'Last', 'Values on'],
      rows: measures.map(measureRow),
    },
    note: null,
  };
}

const habitRow = (habit: ReportHabit): string[] => {
  const unit = habit.counts === 'weeks' ? 'week' : 'day';
  return [
    habit.name,
    `${figure(habit.kept)} of ${count(habit.asked, unit)}`,
    count(habit.run, unit),
    count(habit.keptDays, 'day'),
    figure(habit.returns),
  ];
};

/** Habits: what was kept, and beside the run the days in all and the returns. */
export function habitsSection({ habits }: ReportData): ReportSection | null {
  if (habits.length === 0) return null;
  const kept = habits.filter((habit) => habit.kept > 0).length;
  return {
    id: 'habits',
    title: 'Habits',
    finding: `${figure(kept)} of ${count(habits.length, 'habit')} kept at least once.`,
    facts: [],
    chart: null,
    table: {
      caption: 'Habits in this period',
      columns: ['Habit', 'Kept', 'In a row', 'Days in all', 'Returns'],
      rows: habits.map(habitRow),
    },
    note: 'Paused and free days are not counted. A return counts as much as a run.',
  };
}
