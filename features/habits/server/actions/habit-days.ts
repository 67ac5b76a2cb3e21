import { type Account, limitOf } from '#features/plans/rules/entitlements.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { HabitDaysAnswer } from '../../contract.ts';
import { streakBefore } from '../../rules/habit-figures.ts';
import { firstDayOf } from '../../rules/habit-kinds.ts';
import { doneDaysOf, lostDays } from '../../rules/kept-days.ts';
import { mondayOf } from '../../rules/streak-units.ts';
import { habitsOf, markedDaysBefore } from '../queries.ts';
import { earliestDay, gatherFacts, type HabitFactsBy } from './habit-figures.ts';

/** Days of automatic habits since a Monday, and how every streak stood before it. */
export async function readHabitDays(
  db: Db,
  owner: OwnerId,
  { from, date }: { from: CalendarDay; date: CalendarDay },
  { tell, account }: { tell: HabitFactsBy; account: Promise<Account> },
): Promise<HabitDaysAnswer> {
  const monday = mondayOf(from);
  const [habits, plan] = await Promise.all([habitsOf(db, owner), account]);
  const older = habits.filter((habit) => firstDayOf(habit) < monday);
  const first = earliestDay(older, monday);
  const [facts, marks] = await Promise.all([
    gatherFacts(db, owner, habits, { tell, from: first, to: date }),
    older.length === 0
      ? []
      : markedDaysBefore(db, owner, { habitIds: older.map(({ id }) => id), day: monday }),
  ]);
  const lost = lostDays(marks);
  const before = older.map((habit) => {
    const days = { done: doneDaysOf(habit, marks, facts), lost };
    return [habit.id, streakBefore(habit, days, { monday, today: date })] as const;
  });
  return {
    from: monday,
    facts: facts.filter((fact) => fact.date >= monday),
    before: Object.fromEntries(before),
    limit: limitOf(plan, 'habitGoals'),
    plan: plan.plan,
  };
}
