import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import type { DoneInRange } from './history-kinds.ts';

type Block = { monday: CalendarDay; weeks: number };
export type Span = { from: CalendarDay; to: CalendarDay };

const WEEKS_WITHOUT_PLAN = 4;

/**
 * The days to compare: the block so far, and as many days of the block before it; without blocks the last four
 * weeks and the four before.
 */
export function comparedSpans(
  blocks: readonly Block[],
  today: CalendarDay,
): { now: Span; before: Span; isBlock: boolean } {
  const begun = blocks
    .filter(({ monday }) => monday <= today)
    .toSorted((a, b) => (a.monday < b.monday ? 1 : -1));
  const [block] = begun;
  const isRunning = block && daysFrom(block.monday, today) < block.weeks * 7;
  const from = isRunning ? block.monday : addDays(today, 1 - WEEKS_WITHOUT_PLAN * 7);
  const days = daysFrom(from, today) + 1;
  const last = isRunning ? begun.find(({ monday }) => monday < block.monday) : undefined;
  // Whole weeks back, so that the same weekdays are compared.
  const start = last ? last.monday : addDays(from, -Math.ceil(days / 7) * 7);
  return {
    now: { from, to: today },
    before: { from: start, to: addDays(start, days - 1) },
    isBlock: Boolean(isRunning),
  };
}

type Done = { sessions: number; exercises: readonly DoneInRange[] };
export type Lift = { exercise: string; now: number | null; before: number | null };
export type Comparison = {
  sessions: readonly [number, number];
  sets: readonly [number, number];
  volumeKg: readonly [number | null, number | null];
  lifts: readonly Lift[];
};

const MAX_LIFTS = 6;

const sum = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((all, value) => all + value, 0);
};
const setsOf = ({ exercises }: Done) => sum(exercises.map(({ sets }) => sets)) ?? 0;
const volumeOf = ({ exercises }: Done) => sum(exercises.map(({ volumeKg }) => volumeKg));

/** Two spans side by side; of the lifts those with a max in both, the most trained first. */
export function compareSpans(now: Done, before: Done): Comparison {
  const earlier = new Map(before.exercises.map((one) => [one.exercise, one.e1rmKg]));
  const lifts = now.exercises
    .map(({ exercise, e1rmKg }) => ({
      exercise,
      now: e1rmKg,
      before: earlier.get(exercise) ?? null,
    }))
    .filter((lift) => lift.now !== null);
  return {
    sessions: [now.sessions, before.sessions],
    sets: [setsOf(now), setsOf(before)],
    volumeKg: [volumeOf(now), volumeOf(before)],
    lifts: [
      ...lifts.filter((lift) => lift.before !== null),
      ...lifts.filter((lift) => lift.before === null),
    ].slice(0, MAX_LIFTS),
  };
}
