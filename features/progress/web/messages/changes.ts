import { figure, plural } from './figures.ts';

export const changesText = {
  title: 'What changed in four weeks',
  none: 'After a few weeks with something logged, you read here what changed.',
  weight: (before: string, now: string, by: string | null) =>
    by === null
      ? `Your weight trend stayed at ${now}.`
      : `Your weight trend went from ${before} to ${now}, ${by}.`,
  energy: (now: string, by: string | null, days: string) =>
    by === null
      ? `You ate ${now} a day, as in the four weeks before (${days}).`
      : `You ate ${now} a day, ${by} than in the four weeks before (${days}).`,
  fullDays: (days: number, before: number) => `${days} and ${before} full days`,
  sessions: (count: number, before: number) =>
    count === before
      ? `You trained ${times(count)}, as often as in the four weeks before.`
      : `You trained ${times(count)}, after ${times(before)} in the four weeks before.`,
  lift: (name: string, before: string, now: string) =>
    before === now
      ? `Your estimated max of ${name} stayed at ${now}.`
      : `Your estimated max of ${name} went from ${before} to ${now}.`,
  cardio: (minutes: number, before: number) =>
    `You did ${figure(minutes, 0)} minutes of cardio a week, after ${figure(before, 0)} in the four weeks before.`,
};

const times = (count: number): string =>
  count === 0 ? 'not at all' : count === 1 ? 'once' : plural(count, 'time');
