import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Habit } from '../../contract.ts';
import { type HabitFigures, habitFigures } from '../../rules/habit-figures.ts';
import {
  firstDayOf,
  type HabitFact,
  type HabitSource,
  isAutomatic,
} from '../../rules/habit-kinds.ts';
import { type DoneDays, doneDaysOf, lostDays } from '../../rules/kept-days.ts';
import { NO_STREAK } from '../../rules/streak.ts';
import { habitsOf, markedDaysBefore } from '../queries.ts';

/** The days of a person that another feature knows of, between two days. */
export type FactsBetween = (
  db: Db,
  owner: OwnerId,
  range: { from: CalendarDay; to: CalendarDay },
) => Promise<{ date: CalendarDay; amount: number | null }[]>;

/** Who tells the days of which source; the app joins them. */
export type HabitFactsBy = Partial<Record<HabitSource, FactsBetween>>;

type Range = { from: CalendarDay; to: CalendarDay };

/** The days that the sources of some habits know of, each source asked once. */
export async function gatherFacts(
  db: Db,
  owner: OwnerId,
  habits: readonly Pick<Habit, 'source'>[],
  { tell, ...range }: Range & { tell: HabitFactsBy },
): Promise<HabitFact[]> {
  const sources = [...new Set(habits.filter(isAutomatic).map(({ source }) => source))];
  const told = await Promise.all(
    sources.map(async (source) => {
      const days = (await tell[source]?.(db, owner, range)) ?? [];
      return days.map((day) => ({ source, ...day }));
    }),
  );
  return told.flat();
}

/** The first day that any of these habits looks at; `otherwise` without habits. */
export const earliestDay = (
  habits: readonly Pick<Habit, 'terms'>[],
  otherwise: CalendarDay,
): CalendarDay =>
  habits.map(firstDayOf).reduce((least, day) => (day < least ? day : least), otherwise);

export type HabitInFull = {
  habit: Pick<Habit, 'id' | 'name' | 'source' | 'unit' | 'terms' | 'pauses' | 'archivedOn'>;
  done: DoneDays;
  lost: ReadonlySet<CalendarDay>;
  figures: HabitFigures;
};

/** Every habit of a person with all its days, and what it comes to on a day. */
export async function readHabitFigures(
  db: Db,
  owner: OwnerId,
  { today, tell }: { today: CalendarDay; tell: HabitFactsBy },
): Promise<HabitInFull[]> {
  const habits = (await habitsOf(db, owner)).filter((habit) => firstDayOf(habit) <= today);
  if (habits.length === 0) return [];
  const from = earliestDay(habits, today);
  const [facts, marks] = await Promise.all([
    gatherFacts(db, owner, habits, { tell, from, to: today }),
    markedDaysBefore(db, owner, {
      habitIds: habits.map(({ id }) => id),
      day: addDays(today, 1),
    }),
  ]);
  const lost = lostDays(marks);
  return habits.map((habit) => {
    const done = doneDaysOf(habit, marks, facts);
    const start = { from: firstDayOf(habit), before: NO_STREAK, today };
    return { habit, done, lost, figures: habitFigures(habit, { done, lost }, start) };
  });
}
