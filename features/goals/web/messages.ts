import type { ActivityKind } from '#features/tracks/rules/activity-kinds.ts';
import type { Goal } from '../contract.ts';
import type { GoalKind } from '../rules/goal-kinds.ts';

export const goalMessages = {
  saved: ({ name }: Goal) => ({ title: 'Goal saved', description: name }),
  changed: ({ name }: Goal) => ({ title: 'Goal changed', description: name }),
  removed: ({ name }: Goal) => ({ title: 'Goal deleted', description: name }),
  ended: ({ ended }: Goal) => ({
    title: ended === 'reached' ? 'Kept as reached' : ended === null ? 'Taken up again' : 'Let go',
  }),
  undone: { title: 'Undone', description: 'Your goals are restored.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};

export const kindNames: Record<GoalKind, string> = {
  weight: 'Weight',
  lift: 'Lift',
  measure: 'Measurement',
  habit: 'Habit',
  distance: 'Distance',
};

export const distanceNames: Record<Exclude<ActivityKind, 'class'>, string> = {
  run: 'Running',
  walk: 'Walking',
  ride: 'Riding',
  swim: 'Swimming',
  row: 'Rowing',
  hike: 'Hiking',
};

export const weightName = 'Weight';

export const goalsText = {
  title: 'Goals',
  lead: 'A figure and a day. You see where it goes, and how sure that is.',
  add: 'Add goal',
  edit: 'Edit goal',
  save: 'Save changes',
  saving: 'Saving...',
  none: 'No goals yet',
  addFirst: 'Pick a weight, a lift, a measurement, a habit or a distance, and a day.',
  cardNone: 'A figure and a day, beside your trend.',
  all: 'All goals',
  ended: 'Ended',
  endedAs: { reached: 'Reached', let_go: 'Let go' },
  changedElsewhere: 'This goal was changed on another device',
  hidden: 'Goals about your body stay hidden, like your other figures.',
};

export const formText = {
  kind: 'Kind',
  about: 'About',
  now: (now: string) => `Now ${now}`,
  nothingYet: {
    weight: 'Weigh in first, then set a goal.',
    lift: 'Log a lift with weight and reps first, then set a goal.',
    measure: 'Measure something first, then set a goal.',
    habit: 'Add a habit first, then set a goal.',
    distance: 'Log an activity first, then set a goal.',
  } satisfies Record<GoalKind, string>,
  target: {
    weight: 'Goal weight',
    lift: 'Estimated max',
    measure: 'Goal figure',
    habit: 'Days kept',
    distance: 'Distance from today',
  } satisfies Record<GoalKind, string>,
  dueOn: 'By',
  earliest: (day: string) => `${day} at the earliest, to stay within what is safe`,
  enterFigure: 'Enter a figure.',
  useFigure: 'Enter a figure above 0.',
  chooseDay: 'Choose a day.',
};

export const standingText = {
  topic: (name: string, target: string, day: string) => `${name}: ${target} by ${day}`,
  reached: (now: string) => `You’re there: ${now}`,
  passed: (day: string, now: string, target: string) =>
    `${day} has passed. You’re at ${now}, the goal was ${target}.`,
  unknown: 'A few more figures, and you see where it goes',
  on: (day: string) => `On course for ${day}`,
  close: (day: string) => `It may work out by ${day}`,
  off: 'Needs another pace or another day',
  estimate: (value: string, low: string, high: string, day: string) =>
    `If it goes on like this: ${value} on ${day}, in four of five cases ${low} to ${high}.`,
  arrives: (day: string) => `At this pace you’re there around ${day}.`,
  neverArrives: 'At this pace it isn’t reached in three years.',
  now: 'Now',
  aWeek: 'A week',
  needed: 'Needed a week',
  change: 'Change',
  noneInTime: 'No figures in this time. Choose another one.',
  line: 'So far',
  trend: 'Trend',
  figures: 'Figures',
  ahead: 'If it goes on',
  likely: 'Four of five cases',
  goalLine: 'Goal',
  chart: (name: string, from: string, to: string, now: string, target: string) =>
    `${name} from ${from} to ${to}: now ${now}, goal ${target}. The table has every figure.`,
  values: (name: string) => `${name}, from day to day`,
  reading: (day: string, value: string) => `${day}: ${value}`,
  readingAhead: (day: string, value: string, low: string, high: string) =>
    `${day}: about ${value}, ${low} to ${high}`,
  caption: (name: string) => `${name} and where it goes, the latest first`,
  columns: ['Day', 'Figure'] as const,
  aheadCell: (value: string, low: string, high: string) => `about ${value}, ${low} to ${high}`,
};

export const actText = {
  what: 'What now?',
  newDay: 'Choose another day or figure',
  keep: 'Keep as reached',
  letGo: 'Let go',
  takeUpOne: (name: string) => `Take up ${name} again`,
  removeOne: (name: string) => `Delete ${name}`,
  edit: 'Edit',
  remove: 'Delete',
  more: (name: string) => `Change ${name}`,
};
