import { shortWeekdayName } from '#platform/shared/calendar-words.ts';
import type { DayState, HabitFigures } from '../../rules/habit-figures.ts';
import type { HabitSource, HabitTerm } from '../../rules/habit-kinds.ts';

export const figureText = (figure: number): string =>
  figure.toLocaleString('en-AU', { maximumFractionDigits: 2 });

const days = (count: number) => (count === 1 ? '1 day' : `${figureText(count)} days`);
const weeks = (count: number) => (count === 1 ? '1 week' : `${figureText(count)} weeks`);

export const sourceNames: Record<HabitSource, string> = {
  own: 'I tick it myself',
  food: 'Food logged',
  session: 'Session done',
  water: 'Water',
  steps: 'Steps',
  'weigh-in': 'Weigh-in',
};

export const sourceDetails: Partial<Record<HabitSource, string>> = {
  food: 'A day with any food in your log counts by itself.',
  session: 'A day with a finished session counts by itself.',
  water: 'Counts by itself from the water you log under Measurements.',
  steps: 'Counts by itself from the steps you log under Measurements.',
  'weigh-in': 'A day with a weigh-in counts by itself.',
};

export const habitWords = {
  markSays: (amount: number | null) =>
    amount === null ? 'Habit kept' : `Habit: ${figureText(amount)}`,

  /** "Every day", "Mon, Wed, Fri", "3 times a week", each with "8 glasses". */
  rhythm({ weekdays, timesAWeek, amount }: HabitTerm, unit: string | null): string {
    const often =
      timesAWeek === null
        ? weekdays.length === 7
          ? 'Every day'
          : weekdays.map(shortWeekdayName).join(', ')
        : timesAWeek === 1
          ? 'Once a week'
          : `${timesAWeek} times a week`;
    return amount === null ? often : `${figureText(amount)} ${unit ?? ''}, ${often.toLowerCase()}`;
  },

  amountOf: (amount: number | null, aim: number, unit: string | null) =>
    `${figureText(amount ?? 0)} of ${figureText(aim)} ${unit ?? ''}`.trim(),

  /** One neutral line on how it goes. */
  going({ counts, run, returns, keptDays, covered, week }: HabitFigures): string {
    if (covered !== null) return `${days(run)} in a row. A freeze covers the day you missed.`;
    const inWeek = counts === 'weeks' ? `${week.kept} of ${week.needed} this week` : null;
    if (run >= 2) {
      const inARow = `${counts === 'weeks' ? weeks(run) : days(run)} in a row`;
      return inWeek ? `${inWeek}, ${inARow}` : inARow;
    }
    if (run === 1 && returns > 0) return 'Back again. That counts as much as a run.';
    if (inWeek) return inWeek;
    return keptDays === 0 ? 'Begins with your first day' : `${days(keptDays)} so far`;
  },

  inAll: 'Kept in all',
  inARow: 'In a row',
  longest: 'Longest run',
  returns: 'Returns',
  freezes: 'Freezes',
  unit: (counts: HabitFigures['counts'], count: number) =>
    counts === 'weeks' ? (count === 1 ? 'week' : 'weeks') : count === 1 ? 'day' : 'days',
  times: (count: number) => (count === 1 ? 'time' : 'times'),
  ofFreezes: (most: number) => `of ${most}`,
  freezeHow:
    'Seven kept days earn a freeze. It covers one missed day by itself. Coming back after a week or more counts as a return.',
  weeksHow: 'Weeks count, Monday to Sunday. Coming back after a week or more counts as a return.',
};

export const dayStates: Record<DayState, string> = {
  kept: 'kept',
  'not kept': 'not kept',
  frozen: 'covered by a freeze',
  paused: 'paused',
  free: 'free day',
  open: 'still open',
  before: 'before this habit',
  ahead: 'not yet',
};

export const habitsText = {
  title: 'Habits',
  lead: 'Small things, kept often. A missed day is just a day.',
  today: 'Today',
  others: 'Not asked for today',
  paused: 'Paused',
  archived: 'Archived',
  add: 'Add habit',
  edit: 'Edit habit',
  save: 'Save changes',
  saving: 'Saving...',
  none: 'No habits yet',
  addFirst:
    'Pick something small. Some habits count by themselves, like food logged or a session done.',
  keep: (name: string) => `Keep ${name} today`,
  addTo: (name: string) => `Add to ${name}`,
  byItself: (name: string) => `${name} counts by itself`,
  keptToday: 'kept today',
  openToday: 'not yet today',
  order: 'Order',
  orderDone: 'Done',
  restingTitle: 'Read-only with your plan',
  plans: 'See plans',
  limitTitle: 'As many habits as your plan has',
  notInPlan: 'Habits come with Starter',
  changedElsewhere: 'This habit was changed on another device',
  cardLead: (kept: number, asked: number) => `${kept} of ${asked} kept today`,
  cardNone: 'Nothing asked for today',
  all: 'All habits',
};

export const formText = {
  source: 'What counts',
  name: 'Name',
  nameHint: 'Like “Stretch” or “Read before bed”',
  rhythm: 'How often',
  rhythms: { daily: 'Every day', weekdays: 'Certain days', times: 'Times a week' },
  weekdays: 'Days',
  times: 'Times a week',
  timesOf: (count: number) => (count === 1 ? 'Once' : `${count} times`),
  hasAmount: 'Count an amount',
  hasAmountHint: 'Pages, minutes, glasses: the day is kept once you reach it.',
  amount: 'Amount a day',
  unit: 'Unit',
  unitHint: 'Like “glasses”',
  fromToday: 'Changes hold from today. Days before keep what they were judged by.',
};

export const detailText = {
  notFound: 'That habit does not exist.',
  toHabits: 'Your habits',
  figures: 'So far',
  calendar: 'Calendar',
  earlier: 'Earlier month',
  later: 'Later month',
  tapHow: 'Tap a day to keep it or clear it.',
  automaticHow: 'These days count by themselves.',
  pause: 'Pause',
  pauseTitle: 'Pause this habit',
  pauseHow:
    'Up to 30 days, from today on. Paused days are not missed; kept all the same, they count.',
  from: 'First day',
  to: 'Last day',
  setPause: 'Set pause',
  endPause: 'End pause',
  pauseFrom: (from: string, to: string) => `Pause from ${from} to ${to}`,
  archive: 'Archive',
  unarchive: 'Take out of the archive',
  archivedOn: (day: string) => `Archived on ${day}`,
  remove: 'Delete',
  edit: 'Edit',
  addAmount: 'Add',
  amountDone: 'Amount done',
  clearDay: 'Clear this day',
  amountWrong: 'Enter an amount above 0, up to 1,000,000.',
};
