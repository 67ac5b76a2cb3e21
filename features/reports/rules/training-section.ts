import { count, figure, weightText } from './figure-text.ts';
import { daysOf, meanAWeek, shortDay, weeksOf } from './period.ts';
import type { ReportSection } from './report.ts';
import type { ReportData, ReportLift } from './report-data.ts';

const MAX_ROWS = 31;
const MAX_LIFTS = 12;

const sum = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((all, value) => all + value, 0);
};

const countIn = (sessions: readonly { date: string }[], from: string, to: string): number =>
  sessions.filter(({ date }) => date >= from && date <= to).length;

/** Sessions against the weekly goal, with minutes and volume. */
export function trainingSection(data: ReportData): ReportSection | null {
  const { sessions, goal } = data.training;
  if (sessions.length === 0) return null;
  const weeks = weeksOf(data).map((week) => ({
    ...week,
    done: countIn(sessions, week.from, week.to),
  }));
  const days = daysOf(data).length;
  const volume = sum(sessions.map(({ volumeKg }) => volumeKg));
  const minutes = sum(sessions.map((one) => one.minutes));
  const aWeek = meanAWeek(data, ({ from, to }) => countIn(sessions, from, to));
  const done = count(sessions.length, 'session');
  const finding =
    weeks.length === 1 || !aWeek
      ? `${done}, with ${goal} a week as the goal.`
      : `${done} in ${count(days, 'day')}, ${figure(aWeek.mean, 1)} a week over ${count(aWeek.weeks, 'full week')}, with ${goal} as the goal.`;
  const isShort = sessions.length <= MAX_ROWS;
  return {
    id: 'training',
    title: 'Training',
    finding,
    facts: [
      { label: 'Sessions', value: figure(sessions.length) },
      { label: 'Minutes', value: minutes === null ? 'Not known' : figure(minutes) },
      { label: 'Volume', value: volume === null ? 'Not known' : weightText(volume, data, 0) },
    ],
    chart:
      weeks.length === 1
        ? null
        : {
            kind: 'bars',
            unit: 'sessions',
            alt: `Bar chart of sessions each week. ${finding}`,
            points: weeks.map(({ from, done }) => ({ date: from, value: done, dot: null })),
          },
    table: isShort
      ? {
          caption: 'Sessions',
          columns: ['Day', 'Session', 'Minutes', 'Sets', 'Volume'],
          rows: sessions
            .toSorted((a, b) => (a.date < b.date ? -1 : 1))
            .map((one) => [
              shortDay(one.date),
              one.name,
              one.minutes === null ? 'Not known' : figure(one.minutes),
              figure(one.sets),
              one.volumeKg === null ? 'None' : weightText(one.volumeKg, data, 0),
            ]),
        }
      : {
          caption: 'Sessions by week',
          columns: ['Week from', 'Sessions'],
          rows: weeks.map(({ from, done }) => [shortDay(from), figure(done)]),
        },
    note: 'Volume is weight times repetitions, warm-ups included, both dumbbells counted.',
  };
}

const isRecord = ({ e1rmKg, beforeE1rmKg }: ReportLift): boolean =>
  e1rmKg !== null && beforeE1rmKg !== null && e1rmKg > beforeE1rmKg;

/** The exercises of the period, most sets first, and records: estimated one-rep maxes above any before. */
export function liftsSection(data: ReportData): ReportSection | null {
  const lifts = data.training.lifts.filter(({ sets }) => sets > 0).slice(0, MAX_LIFTS);
  if (lifts.length === 0) return null;
  const records = data.training.lifts.filter(isRecord);
  const most = lifts[0];
  return {
    id: 'lifts',
    title: 'Lifts and records',
    finding:
      records.length === 0
        ? `No new records in this period. Most sets went to ${most?.name ?? ''}.`
        : `${count(records.length, 'new record')}: ${records.map(({ name }) => name).join(', ')}.`,
    facts: [],
    chart: null,
    table: {
      caption: 'Exercises with most sets',
      columns: ['Exercise', 'Sets', 'Volume', 'Best e1RM', 'Before'],
      rows: lifts.map((lift) => [
        lift.name,
        figure(lift.sets),
        lift.volumeKg === null ? 'None' : weightText(lift.volumeKg, data, 0),
        lift.e1rmKg === null
          ? 'Not known'
          : `${weightText(lift.e1rmKg, data)}${isRecord(lift) ? ', record' : ''}`,
        lift.beforeE1rmKg === null ? 'None' : weightText(lift.beforeE1rmKg, data),
      ]),
    },
    note: 'e1RM is the most you could lift once, estimated from your sets.',
  };
}
