import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** Where a habit's days come from: what the person says, or what another part of Vigour knows. */
export const HABIT_SOURCES = ['own', 'food', 'session', 'water', 'steps', 'weigh-in'] as const;
export type HabitSource = (typeof HABIT_SOURCES)[number];

export const MAX_NAME_LENGTH = 60;
export const MAX_UNIT_LENGTH = 20;
export const MAX_AMOUNT = 1_000_000;
/** Days of one pause. */
export const MAX_PAUSE_DAYS = 30;
export const MAX_PAUSES = 100;
export const MAX_TERMS = 200;
/** Habits of one person, archived ones included, so that all can be listed at once. */
export const MAX_HABITS = 100;

/** What was aimed for from a day on. */
export type HabitTerm = {
  from: CalendarDay;
  /** 1 Monday to 7 Sunday; empty where a week asks for a number of days */
  weekdays: number[];
  /** days a week, whichever; null where the weekdays are certain */
  timesAWeek: number | null;
  /** from this much on a day counts as kept; null: once is enough */
  amount: number | null;
};

export type HabitPause = { from: CalendarDay; to: CalendarDay; saidOn: CalendarDay };

/** What is kept of a habit. */
export type HabitContent = {
  name: string;
  source: HabitSource;
  /** "glasses"; null without an amount, and where the source has its own */
  unit: string | null;
  /** oldest first, at least one */
  terms: HabitTerm[];
  pauses: HabitPause[];
  archivedOn: CalendarDay | null;
  /** smaller ones come first */
  position: number;
};

/** One thing done on a day: the parts of a day add up. */
export type MarkContent = {
  habitId: string;
  date: CalendarDay;
  /** null where once is enough */
  amount: number | null;
  /** minutes ahead of UTC of the clock that the day was read from; null: not known */
  offsetMinutes: number | null;
};

/** A day that another part of Vigour knows of, and how much of it where that counts. */
export type HabitFact = { source: HabitSource; date: CalendarDay; amount: number | null };

/** Unit of a source that has one. */
export const UNIT_OF_SOURCE: Partial<Record<HabitSource, string>> = { water: 'ml', steps: 'steps' };

/** Whether its days are told by another part of Vigour. */
export const isAutomatic = ({ source }: { source: HabitSource }): boolean => source !== 'own';

export const unitOf = ({ source, unit }: { source: HabitSource; unit: string | null }) =>
  UNIT_OF_SOURCE[source] ?? unit;

/** The first day that a habit looks at. */
export const firstDayOf = ({ terms }: Pick<HabitContent, 'terms'>): CalendarDay =>
  terms[0]?.from ?? '9999-12-31';

/** What is aimed for on a day; the last term before it. Before the first one, the first. */
export function termOn({ terms }: Pick<HabitContent, 'terms'>, day: CalendarDay): HabitTerm {
  const term = terms.findLast(({ from }) => from <= day) ?? terms[0];
  return term ?? { from: day, weekdays: [], timesAWeek: 1, amount: null };
}

type Aim = Omit<HabitTerm, 'from'>;

const isSameAim = (a: Aim, b: Aim): boolean =>
  a.timesAWeek === b.timesAWeek && a.amount === b.amount && a.weekdays.join() === b.weekdays.join();

/** The terms with another aim from a day on: days before it keep what they were judged by. */
export function withAim(
  terms: readonly HabitTerm[],
  { weekdays, timesAWeek, amount }: Aim,
  day: CalendarDay,
): HabitTerm[] {
  const aim = { weekdays, timesAWeek, amount };
  const last = terms.at(-1);
  if (last && isSameAim(last, aim)) return [...terms];
  const before = terms.filter(({ from }) => from < day);
  const kept = before.at(-1);
  if (kept && isSameAim(kept, aim)) return before;
  return [...before, { from: day, ...aim }].slice(-MAX_TERMS);
}

/** Habits in the person's order. */
export const byPosition = (
  a: { position: number; id: string },
  b: { position: number; id: string },
): number => a.position - b.position || (a.id < b.id ? -1 : 1);

/** The position that puts a habit at place `to` (from 0) of the others, which are in order. */
export function positionAt(others: readonly { position: number }[], to: number): number {
  const before = others[to - 1]?.position;
  const after = others[to]?.position;
  if (before === undefined) return after === undefined ? 0 : after - 1;
  return after === undefined ? before + 1 : (before + after) / 2;
}
