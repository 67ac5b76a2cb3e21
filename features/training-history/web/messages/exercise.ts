import type { WeightUnit } from '#features/training-profile/web/public.ts';
import { distanceText, durationText, timeText } from '#platform/shared/duration-text.ts';
import type { Best } from '../../rules/history-kinds.ts';
import type { Finding, Metric } from '../../rules/trend.ts';
import { count, figure, loadText, maxText } from './figures.ts';

const PERIODS = { '12w': '12 weeks', '1y': 'a year', all: 'all your time' } as const;
export type Period = keyof typeof PERIODS;
export const periodNames: Record<Period, string> = {
  '12w': '12 weeks',
  '1y': '1 year',
  all: 'All',
};

const metricNames: Record<Metric, string> = {
  e1rmKg: 'Estimated max',
  metres: 'Distance',
  seconds: 'Time',
  reps: 'Most reps in a set',
};

/** A figure of a trend: "102.5 kg", "5.2 km", "1:05 min", "12 reps" */
export function metricText(metric: Metric, value: number, unit: WeightUnit): string {
  if (metric === 'e1rmKg') return maxText(value, unit);
  if (metric === 'metres') return distanceText(value);
  return metric === 'seconds' ? timeText(value) : count(Math.round(value), 'rep');
}

export const exerciseText = {
  period: 'Period',
  metricNames,
  /** "Up 7.5 kg in 12 weeks" */
  finding(found: Finding | null, metric: Metric, period: Period, unit: WeightUnit): string {
    const say = (value: number) => metricText(metric, value, unit);
    if (found === null) return `Nothing in ${PERIODS[period]}`;
    if (found.kind === 'one') return `${metricNames[metric]}: ${say(found.value)}`;
    if (found.kind === 'steady') return `${metricNames[metric]}: steady at ${say(found.value)}`;
    return `${metricNames[metric]}: ${found.kind} ${say(found.by)} in ${PERIODS[period]}`;
  },
  formula: 'Each dot is the best of a session: the mean of Epley and Brzycki, from 1 to 12 reps.',
  ofSession: 'Each dot is a session.',
  gap: 'The line breaks where you paused for more than four weeks.',
  chart: (what: string, from: string, to: string) =>
    `${what}, ${from} to ${to}. The same figures are in the table.`,
  values: (what: string) => `${what}, session by session`,
  caption: (what: string) => `${what} by session`,
  day: 'Day',
  noneInPeriod: 'Not done in this time. Choose a longer one.',
  volumeFinding(weeks: number, all: number): string {
    return `Done in ${weeks} of ${count(all, 'week')}`;
  },
  volumeChart: (from: string, to: string, unit: string) =>
    `Volume per week in ${unit}, ${from} to ${to}. The same figures are in the table.`,
  setsChart: (from: string, to: string) =>
    `Sets per week, ${from} to ${to}. The same figures are in the table.`,
  volumeValues: 'Volume, week by week',
  volumeCaption: 'Volume and sets by week',
  weekOf: 'Week of',
  volume: (unit: string) => `Volume (${unit})`,
  sets: 'Sets',
  setsUnit: 'sets',
  weekReading: (week: string, volume: string, sets: number) =>
    sets === 0
      ? `Week of ${week}: nothing`
      : `Week of ${week}: ${volume === '' ? '' : `${volume}, `}${count(sets, 'set')}`,
  volumeNote: 'Volume is load × reps, both dumbbells and both sides, without warm-ups.',
  bests: 'Your bests',
  noBests: 'Bests show up once you’ve done a work set.',
  allSets: 'All sets',
  more: 'Show earlier sessions',
  warmUp: 'warm-up',
  drop: 'drop',
  failure: 'to failure',
  amrap: 'as many as possible',
  left: (reserve: number) => `${figure(reserve)} left`,
  openSession: (date: string) => `Open the session of ${date}`,
  never: 'You haven’t done this yet',
  neverText: 'Once you finish a session with it, its trend and records show up here.',
  toExercise: 'How to do it',
};

/** The figure of a best, and the set it was done with. */
export function bestText(best: Best, unit: WeightUnit): string {
  const { kind, kg, reps, seconds, metres, maxKg, isRough } = best;
  const set =
    kg === null || kg === 0
      ? count(reps ?? 0, 'rep')
      : kg < 0
        ? `${count(reps ?? 0, 'rep')} with ${loadText(-kg, unit)} of help`
        : `${loadText(kg, unit)} × ${reps}`;
  switch (kind) {
    case 'max':
      return `${isRough ? 'about ' : ''}${maxText(maxKg ?? 0, unit)} (${set})`;
    case 'heaviest':
    case 'set':
    case 'reps':
      return set;
    case 'longest':
      return timeText(seconds ?? 0);
    case 'farthest':
      return distanceText(metres ?? 0);
    case 'pace':
      return `${durationText(((seconds ?? 0) * 1_000) / (metres || 1))} per km over ${distanceText(metres ?? 0)}`;
  }
}
