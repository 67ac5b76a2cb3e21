import { figure, plural } from './figures.ts';

export const trainingText = {
  sessions: 'Sessions',
  sessionsFinding: (mean: number, goal: number) =>
    `${plural(Number(mean.toFixed(1)), 'session')} a week, your goal is ${goal}`,
  goal: (count: number) => `Goal, ${count} a week`,
  weeksMet: 'Weeks at your goal',
  ofWeeks: (weeks: number) => `of ${weeks}`,
  total: 'Sessions',
  aWeek: 'a week',
  sessionsChart: (from: string, to: string, mean: number, goal: number) =>
    `Sessions of each week from ${from} to ${to}: ${figure(mean)} a week, with a goal of ${goal}. The table has every week.`,
  sessionsValues: 'Sessions, week by week',
  sessionsCaption: 'Sessions of each week, the latest first',
  weekOf: (week: string, count: number) => `${week}: ${plural(count, 'session')}`,
  noSessions: 'No sessions in this period. Each one you finish shows up here.',
  train: 'Your week',
  history: 'All sessions',
  runningWeek: 'Averages use full weeks. The last bar may still grow.',

  muscles: 'Volume by muscle',
  musclesFinding: (enough: number, of: number) => `${enough} of ${of} muscles get enough sets`,
  musclesCaption: 'Sets a week of each muscle',
  musclesColumns: ['Muscle', 'Sets a week', 'Range'] as const,
  range: (min: number, max: number) => `${figure(min)} to ${figure(max)}`,
  setsBefore: (sets: string) => `, before ${sets}`,
  states: { short: 'below', enough: 'in range', beyond: 'above' },
  musclesNote: 'A set counts fully for what it trains most, and half or a quarter for what helps.',
  muscleBar: (sets: string, range: string, state: string) =>
    `${sets} sets a week, range ${range}, ${state}`,
  noMuscles: 'No strength sets in this period.',
  byMuscle: 'Week by week',

  lifts: 'Main lifts',
  liftsFinding: {
    up: (name: string, by: string) => `${name} is up ${by}`,
    down: (name: string, by: string) => `${name} is down ${by}`,
    steady: (name: string, at: string) => `${name} is steady at ${at}`,
  },
  liftLine: (found: string, best: string) => `${found}, best ${best}`,
  liftUp: (by: string) => `Up ${by}`,
  liftDown: (by: string) => `Down ${by}`,
  liftSteady: 'Steady',
  liftOne: 'One session',
  choose: 'Lift',
  max: 'Estimated max',
  best: 'Best',
  liftChart: (name: string, from: string, to: string, first: string, last: string) =>
    `Estimated max of ${name} from ${from} to ${to}: from ${first} to ${last}. The table has every day.`,
  liftValues: (name: string) => `Estimated max of ${name}, day by day`,
  liftCaption: (name: string) => `Estimated max of ${name}, the latest first`,
  liftNote: 'Worked out from weight and reps (mean of Epley and Brzycki), best of each day.',
  noLifts: 'No lifts with an estimated max in this period.',
  allLifts: 'All exercises',

  records: 'Records',
  recordsFinding: (count: number, time: string) =>
    count === 0 ? `No new bests ${time}` : `${plural(count, 'new best', 'new bests')} ${time}`,
  record: (kg: string) => kg,
  recordBy: (date: string, by: string) => `${date}, ${by} more than before`,
  recordsNote: 'Best estimated max of your main lifts. Each exercise lists all its records.',
  noRecords: 'Bests of your main lifts show up here.',

  cardio: 'Cardio',
  cardioFinding: (minutes: number, low: number) =>
    minutes >= low
      ? `${figure(minutes, 0)} minutes a week, within what is recommended`
      : `${figure(minutes, 0)} minutes a week, ${figure(low - minutes, 0)} short of ${low}`,
  cardioAbove: (minutes: number, high: number) =>
    `${figure(minutes, 0)} minutes a week, above ${high}`,
  moderate: 'Moderate',
  vigorous: 'Vigorous',
  recommended: (low: number, high: number | null) =>
    high === null ? `Recommended, ${low} a week` : `Recommended, ${low} to ${high} a week`,
  cardioChart: (from: string, to: string, mean: number) =>
    `Cardio minutes of each week from ${from} to ${to}: ${figure(mean, 0)} a week. The table has every week.`,
  cardioValues: 'Cardio minutes, week by week',
  cardioCaption: 'Cardio minutes of each week, the latest first',
  cardioReading: (week: string, moderate: number, vigorous: number) =>
    `${week}: ${figure(moderate, 0)} moderate, ${figure(vigorous, 0)} vigorous`,
  counted: 'Counted',
  cardioNote: 'The World Health Organization recommends this. A vigorous minute counts twice.',
  cardioMinorNote: 'The World Health Organization recommends 60 minutes a day for your age.',
  noCardio: 'No cardio in this period. Add an activity or a file of your watch.',
  addCardio: 'Cardio',
};
