import { profileOf } from '#features/account/server/public.ts';
import { dayFiguresBetween, firstLoggedDay } from '#features/food-log/server/public.ts';
import { TREND_DAYS } from '#features/nutrition/rules/weight/weight-trend.ts';
import {
  firstWeighedDay,
  LEARNING_DAYS,
  readExpenditureDays,
  weighedDays,
  wholeDaysBetween,
} from '#features/nutrition/server/public.ts';
import { plansOf } from '#features/training-plans/server/public.ts';
import { weeklyGoalOf } from '#features/training-sessions/rules/training-week.ts';
import { firstSessionDay } from '#features/training-sessions/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { toColumns, toRows } from '#platform/shared/columns.ts';
import { AppError } from '#platform/shared/errors.ts';
import { daysIn, MAX_PERIOD_DAYS, type Period } from '#platform/shared/periods.ts';
import type { Layout } from '../rules/layout.ts';
import type { ProgressAnswer } from '../rules/progress-answer.ts';
import { gatherSessions, gatherSets } from './actions/gather-training.ts';
import { writeLayout } from './queries.ts';

/** Everything that progress is worked out from, from a day to today; asked at once. */
export async function gatherProgress(
  db: Db,
  owner: OwnerId,
  { from, to }: Period,
): Promise<ProgressAnswer> {
  const days = daysIn({ from, to });
  if (days < 1 || days > MAX_PERIOD_DAYS) {
    const message = `Ask for 1 to ${MAX_PERIOD_DAYS} days.`;
    throw new AppError('invalid', { message, fields: { from: message } });
  }
  const log = Promise.all([
    weighedDays(db, owner, addDays(from, -TREND_DAYS), to),
    dayFiguresBetween(db, owner, from, to),
  ]);
  const eaten = log.then(([, food]) => toRows(food));
  const isAllKnown = from <= addDays(to, -LEARNING_DAYS);
  const [profile, firsts, [weights, food], expenditure, wholeDays, sessions, sets, [plan]] =
    await Promise.all([
      profileOf(db, owner),
      Promise.all([
        firstWeighedDay(db, owner),
        firstLoggedDay(db, owner),
        firstSessionDay(db, owner),
      ]),
      log,
      readExpenditureDays(
        db,
        owner,
        { date: to, from },
        isAllKnown ? log.then(async ([weighed]) => ({ weighed, eaten: await eaten })) : undefined,
      ),
      wholeDaysBetween(db, owner, { from, to, date: to }, eaten),
      gatherSessions(db, owner, { from, to }),
      gatherSets(db, owner, { from, to }),
      plansOf(db, owner, 'active'),
    ]);
  const trainee = plan?.input ?? {
    goal: profile?.goals[0] ?? 'get_fit',
    level: profile?.fitnessLevel ?? 'beginner',
    recovery: 'normal' as const,
    focus: [],
  };
  const { goal, level, recovery, focus } = trainee;
  return {
    from,
    to,
    first: firsts.filter((day) => day !== null).toSorted()[0] ?? null,
    age: profile?.age ?? null,
    weeklyGoal: weeklyGoalOf(profile?.trainingDays ?? []),
    trainee: { goal, level, recovery, focus: [...focus] },
    weights: toColumns(weights, ['date', 'weightKg']),
    food,
    used: toUsed(expenditure.days),
    wholeDays,
    ...sessions,
    ...sets,
  };
}

type ExpenditureDays = Awaited<ReturnType<typeof readExpenditureDays>>['days'];

/** Hundredths of a kcal: the rest would be half of the answer. */
const shorten = (kcal: number): number => Math.round(kcal * 100) / 100;

const toUsed = (days: ExpenditureDays): ProgressAnswer['used'] => ({
  date: days.map(({ date }) => date),
  state: days.map(({ state }) => state),
  expenditureKcal: days.map(({ expenditureKcal }) => shorten(expenditureKcal)),
  lowKcal: days.map(({ lowKcal }) => shorten(lowKcal)),
  highKcal: days.map(({ highKcal }) => shorten(highKcal)),
});

/** Keeps how the tab is arranged; of two devices the last one holds. */
export async function saveLayout(
  db: Db,
  owner: OwnerId,
  layout: Layout,
  nowMs: number,
): Promise<Layout> {
  await writeLayout(db, owner, layout, new Date(nowMs));
  return layout;
}
