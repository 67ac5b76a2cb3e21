import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import {
  type HabitContent,
  type HabitFact,
  isAutomatic,
  type MarkContent,
  termOn,
} from './habit-kinds.ts';

/** How much was done on the days that have something; null where once is enough. */
export type DoneDays = ReadonlyMap<CalendarDay, number | null>;

const add = (days: Map<CalendarDay, number | null>, date: CalendarDay, amount: number | null) => {
  const before = days.get(date);
  const isKnown = before !== undefined && before !== null;
  days.set(date, amount === null ? (before ?? null) : (isKnown ? before : 0) + amount);
};

/** The days of a habit with something done. A date that lasts longer than a day (travel west) is one day. */
export function doneDaysOf(
  habit: Pick<HabitContent, 'source'> & { id: string },
  marks: readonly MarkContent[],
  facts: readonly HabitFact[],
): DoneDays {
  const days = new Map<CalendarDay, number | null>();
  if (isAutomatic(habit)) {
    for (const { source, date, amount } of facts) {
      if (source === habit.source) add(days, date, amount);
    }
  } else {
    for (const { habitId, date, amount } of marks) {
      if (habitId === habit.id) add(days, date, amount);
    }
  }
  return days;
}

/** Whether a day reached what was aimed for then. */
export function isKept(
  habit: Pick<HabitContent, 'terms'>,
  done: DoneDays,
  day: CalendarDay,
): boolean {
  const amount = done.get(day);
  if (amount === undefined) return false;
  const aim = termOn(habit, day).amount;
  return aim === null || (amount ?? 0) >= aim;
}

/** From this many minutes ahead on, most of a date is gone. */
const MIN_LOST_MINUTES = 12 * 60;

/**
 * The dates that a person's clocks left out: between two marks on either side of one date, the clock went
 * ahead by half a day or more (across the date line, or like Apia on 30 December 2011).
 */
export function lostDays(
  marks: readonly Pick<MarkContent, 'date' | 'offsetMinutes'>[],
): Set<CalendarDay> {
  const known = marks
    .filter(({ offsetMinutes }) => offsetMinutes !== null)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const lost = new Set<CalendarDay>();
  known.forEach(({ date, offsetMinutes }, at) => {
    const next = known[at + 1];
    if (!next || daysFrom(date, next.date) !== 2) return;
    const ahead = Number(next.offsetMinutes) - Number(offsetMinutes);
    if (ahead >= MIN_LOST_MINUTES) lost.add(addDays(date, 1));
  });
  return lost;
}
