import { count } from './figures.ts';

export const historyText = {
  title: 'Training history',
  views: 'What to look at',
  importLink: 'Import',
  exportFile: 'Export CSV',
  exportFailed: {
    title: 'Not exported',
    description: 'Check your connection and try again.',
    destructive: true,
  },
  search: 'Search sessions',
  searchHint: 'Name, exercise or note',
  found: (sessions: number) =>
    sessions === 0 ? 'No session holds this' : `${count(sessions, 'session')} found`,
  foundMost: 'The latest 50 sessions that hold this',
  tryAnother: 'Try another word, or part of one.',
  dotsAreSessions: 'A dot is a session.',
  arrowKeys: 'Use the arrow keys to move between days.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  inMonth: (sessions: number, month: string) => `${count(sessions, 'session')} in ${month}`,
  noneInMonth: (month: string) => `No sessions in ${month}`,
  firstOn: (date: string) => `Your history begins on ${date}.`,
  goToFirst: 'Go to the first month',
  onDay: (sessions: number) => count(sessions, 'session'),
  nothing: 'nothing',
  notYet: 'not yet',
  emptyTitle: 'Nothing here yet',
  emptyText: 'Finish a session and it shows up here, set by set. Or bring your past ones.',
  start: 'Start a session',
  bring: 'Import from Strong or Hevy',
  imported: 'Imported',
};

export const exercisesText = {
  title: 'Exercises you’ve done',
  filter: 'Find an exercise',
  none: 'You haven’t done an exercise like that.',
  facts: (sessions: number, sets: number) =>
    `${count(sessions, 'session')} · ${count(sets, 'set')}`,
  last: (date: string) => `Last ${date}`,
  empty: 'Exercises show up here once you’ve done a set of them.',
};

const muscleStates = { none: '', short: ' under', enough: '', beyond: ' over' };

export const musclesText = {
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  week: (from: string, to: string) => `${from} to ${to}`,
  finding(inRange: number, all: number, sets: number): string {
    if (sets === 0) return 'No sets this week';
    return inRange === all
      ? 'Every muscle is in its range'
      : `${inRange} of ${all} muscles reached their range`;
  },
  lead: 'Sets count fully for the muscles that work directly, and in part for those that help.',
  rangeFor: (goal: string, level: string) => `The range is for “${goal}”, ${level.toLowerCase()}.`,
  caption: 'Sets of each muscle in the week',
  columns: ['Muscle', 'Sets', 'Range'] as const,
  setsAre: (sets: string, state: keyof typeof muscleStates) => `${sets}${muscleStates[state]}`,
  /** On one line, however narrow. */
  range: (min: string, max: string) => `${min}\u2060–\u2060${max}`,
  levels: { 3: 'In range or above', 2: 'At least half way', 1: 'A little', 0: 'Nothing' },
  goals: {
    build_muscle: 'Build muscle',
    lose_weight: 'Lose weight',
    get_fit: 'Get fit',
    stay_healthy: 'Stay healthy',
  },
  formula: 'A direct set counts 1, a helping one 0.5 or 0.25.',
};

export const blocksText = {
  titleBlock: 'This block against the last',
  titleWeeks: 'The last four weeks against the four before',
  caption: 'Both spans in figures',
  now: 'Now',
  before: 'Before',
  change: 'Change',
  what: 'What',
  sessions: 'Sessions',
  sets: 'Sets',
  volume: (unit: string) => `Volume (${unit})`,
  bestMax: (unit: string) => `Best estimated max (${unit})`,
  noLifts: 'No lift has an estimate in both.',
  span: (now: string, before: string) => `Now is ${now}. Before is as many days, ${before}.`,
  finding(sets: number, before: number): string {
    if (before === 0) return 'Nothing was done before, so there is nothing to compare yet.';
    const change = Math.round(((sets - before) / before) * 100);
    if (change === 0) return 'You did as many sets as before.';
    return change > 0 ? `You did ${change} % more sets.` : `You did ${-change} % fewer sets.`;
  },
  formula: 'The estimated max is the mean of the Epley and Brzycki formulas, from 1 to 12 reps.',
};
