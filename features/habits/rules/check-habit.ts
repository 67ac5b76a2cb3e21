import {
  addDays,
  type CalendarDay,
  daysFrom,
  isCalendarDay,
} from '#platform/shared/calendar-day.ts';
import {
  type HabitContent,
  type HabitPause,
  type HabitSource,
  type HabitTerm,
  MAX_AMOUNT,
  MAX_NAME_LENGTH,
  MAX_PAUSE_DAYS,
  MAX_UNIT_LENGTH,
  UNIT_OF_SOURCE,
  withAim,
} from './habit-kinds.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** How often, as the form asks it. */
export const RHYTHMS = ['daily', 'weekdays', 'times'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export type HabitDraft = {
  name: string;
  source: HabitSource;
  rhythm: Rhythm;
  weekdays: number[];
  timesAWeek: number;
  /** typed; null an empty box, 'invalid' what is no figure */
  amount: number | null | 'invalid';
  hasAmount: boolean;
  unit: string;
};

/** Training counts by the week: a day of rest is part of it. */
export const rhythmsFor = (source: HabitSource): readonly Rhythm[] =>
  source === 'session' ? ['times'] : RHYTHMS;

export const needsAmount = (source: HabitSource): boolean => UNIT_OF_SOURCE[source] !== undefined;

export function rhythmOf({ weekdays, timesAWeek }: HabitTerm): Rhythm {
  if (timesAWeek !== null) return 'times';
  return weekdays.length === 7 ? 'daily' : 'weekdays';
}

/** What the form sends, or one sentence for each field that is wrong. An aim changes from `today` on. */
export function checkHabit(
  draft: HabitDraft,
  before: HabitContent | null,
  { today, position }: { today: CalendarDay; position: number },
): { content?: HabitContent; errors: Record<string, string> } {
  const name = draft.name.trim();
  const unit = draft.unit.trim();
  const counts = needsAmount(draft.source) || (draft.source === 'own' && draft.hasAmount);
  const rhythm = draft.source === 'session' ? 'times' : draft.rhythm;
  const errors: Record<string, string> = {};
  if (name === '') errors['name'] = 'Enter a name.';
  else if (name.length > MAX_NAME_LENGTH) errors['name'] = 'Use at most 60 characters.';
  if (rhythm === 'weekdays' && draft.weekdays.length === 0) {
    errors['weekdays'] = 'Choose at least one day.';
  }
  const { amount } = draft;
  const isFigure = typeof amount === 'number' && amount > 0 && amount <= MAX_AMOUNT;
  if (counts && !isFigure) errors['amount'] = 'Enter an amount from 0.01 to 1,000,000.';
  if (counts && draft.source === 'own' && (unit === '' || unit.length > MAX_UNIT_LENGTH)) {
    errors['unit'] =
      unit === '' ? 'Say what is counted, like “glasses”.' : 'Use at most 20 characters.';
  }
  if (Object.keys(errors).length > 0) return { errors };
  const aim = {
    weekdays:
      rhythm === 'daily'
        ? EVERY_DAY
        : rhythm === 'weekdays'
          ? draft.weekdays.toSorted((a, b) => a - b)
          : [],
    timesAWeek: rhythm === 'times' ? draft.timesAWeek : null,
    amount: counts && typeof amount === 'number' ? amount : null,
  };
  return {
    errors,
    content: {
      name,
      source: draft.source,
      unit: counts && draft.source === 'own' ? unit : null,
      terms: withAim(before?.terms ?? [], aim, today),
      pauses: before?.pauses ?? [],
      archivedOn: before?.archivedOn ?? null,
      position: before?.position ?? position,
    },
  };
}

/** What is wrong with a pause; null when it is fine. Up to 30 days, said beforehand, apart from the others. */
export function pauseProblem(
  pause: HabitPause,
  others: readonly HabitPause[],
): { field: 'from' | 'to'; sentence: string } | null {
  const { from, to, saidOn } = pause;
  if (!isCalendarDay(from)) return { field: 'from', sentence: 'Choose the first day.' };
  if (!isCalendarDay(to)) return { field: 'to', sentence: 'Choose the last day.' };
  if (from < saidOn) return { field: 'from', sentence: 'A pause starts today or later.' };
  if (to < from) return { field: 'to', sentence: 'The last day is before the first one.' };
  if (daysFrom(from, to) >= MAX_PAUSE_DAYS) {
    return { field: 'to', sentence: `A pause has up to ${MAX_PAUSE_DAYS} days.` };
  }
  const near = others.some((one) => from <= addDays(one.to, 1) && addDays(to, 1) >= one.from);
  if (near) return { field: 'from', sentence: 'Leave at least one day between two pauses.' };
  return null;
}

/** The pauses with one ended on the day before `today`: one that has not begun goes. */
export const withoutPause = (
  pauses: readonly HabitPause[],
  ended: HabitPause,
  today: CalendarDay,
): HabitPause[] =>
  pauses.flatMap((pause) => {
    if (pause.from !== ended.from) return [pause];
    return pause.from >= today ? [] : [{ ...pause, to: addDays(today, -1) }];
  });
