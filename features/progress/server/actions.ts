import { profileOf } from '#features/account/server/public.ts';
import { effortDaysOf } from '#features/cardio/server/public.ts';
import { TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { dayFiguresBetween, firstLoggedDay } from '#features/food-log/server/public.ts';
import type { UsedDay } from '#features/nutrition/rules/progress-days.ts';
import { TREND_DAYS } from '#features/nutrition/rules/weight/weight-trend.ts';
import {
  firstWeighedDay,
  readExpenditureDays,
  weighedDays,
} from '#features/nutrition/server/public.ts';
import { toExercise } from '#features/own-exercises/rules/to-exercise.ts';
import { listOwnExercises } from '#features/own-exercises/server/public.ts';
import { sumMuscleSets } from '#features/plan-generator/rules/figures/muscle-sets.ts';
import { plansOf } from '#features/training-plans/server/public.ts';
import { mondayOf, weeklyGoalOf } from '#features/training-sessions/rules/training-week.ts';
import {
  bestMaxBefore,
  doneDaysBetween,
  firstSessionDay,
  maxDaysBetween,
  setsByWeek,
} from '#features/training-sessions/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import { daysIn, MAX_PERIOD_DAYS, type Period } from '#platform/shared/periods.ts';
import type { Layout } from '../rules/layout.ts';
import type { LiftDays, MuscleSets, ProgressData } from '../rules/progress-data.ts';
import { toSessionKey } from '../rules/session-key.ts';
import { writeLayout } from './queries.ts';

const MAX_LIFTS = 5;

/** Everything that progress is worked out from, from a day to today; asked at once. */
export async function gatherProgress(
  db: Db,
  owner: OwnerId,
  { from, to }: Period,
): Promise<ProgressData> {
  const days = daysIn({ from, to });
  if (days < 1 || days > MAX_PERIOD_DAYS) {
    const message = `Ask for 1 to ${MAX_PERIOD_DAYS} days.`;
    throw new AppError('invalid', { message, fields: { from: message } });
  }
  const [profile, firsts, weights, food, expenditure, training, muscles, lifts, [plan]] =
    await Promise.all([
      profileOf(db, owner),
      Promise.all([
        firstWeighedDay(db, owner),
        firstLoggedDay(db, owner),
        firstSessionDay(db, owner),
      ]),
      weighedDays(db, owner, addDays(from, -TREND_DAYS), to),
      dayFiguresBetween(db, owner, from, to),
      readExpenditureDays(db, owner, { date: to, from }),
      gatherSessions(db, owner, { from, to }),
      gatherMuscles(db, owner, { from: mondayOf(from), to }),
      gatherLifts(db, owner, { from, to }),
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
    weights,
    food,
    used: expenditure.days.map(toUsedDay),
    ...training,
    muscles,
    lifts,
  };
}

type ExpenditureDay = Awaited<ReturnType<typeof readExpenditureDays>>['days'][number];

/** Hundredths of a kcal: the rest would be half of the answer. */
const shorten = (kcal: number): number => Math.round(kcal * 100) / 100;

const toUsedDay = (day: ExpenditureDay): UsedDay => ({
  date: day.date,
  state: day.state,
  expenditureKcal: shorten(day.expenditureKcal),
  lowKcal: shorten(day.lowKcal),
  highKcal: shorten(day.highKcal),
  intakeKcal: day.intakeKcal,
});

async function gatherSessions(db: Db, owner: OwnerId, { from, to }: Period) {
  const done = await doneDaysBetween(db, owner, from, to);
  return {
    sessions: done.map(({ id, date }) => ({ key: toSessionKey(id), date })),
    cardio: await effortDaysOf(db, owner, done),
  };
}

async function gatherMuscles(db: Db, owner: OwnerId, { from, to }: Period): Promise<MuscleSets[]> {
  const [rows, own] = await Promise.all([
    setsByWeek(db, owner, from, to),
    listOwnExercises(db, owner),
  ]);
  const mine = new Map(own.map((one) => [one.id, toExercise(one)]));
  const weeks = new Map<CalendarDay, { exerciseId: string; sets: number }[]>();
  for (const { monday, exercise, sets } of rows) {
    const week = weeks.get(monday) ?? [];
    week.push({ exerciseId: exercise, sets });
    weeks.set(monday, week);
  }
  return [...weeks].map(([monday, done]) => {
    const sums = sumMuscleSets(done, (id) => findExercise(id) ?? mine.get(id));
    const sets = TRACKED_MUSCLES.flatMap((muscle) => {
      const sum = sums.get(muscle);
      return sum ? [[muscle, sum] as const] : [];
    });
    return { monday, sets: Object.fromEntries(sets) };
  });
}

const TYPED = 'name:';

/** What a person typed for an exercise that has no id, or whose own exercise is gone. */
const toTypedName = (exercise: string): string =>
  exercise.startsWith(TYPED) ? exercise.slice(TYPED.length) : 'Deleted exercise';

async function gatherLifts(db: Db, owner: OwnerId, period: Period): Promise<LiftDays[]> {
  const rows = await maxDaysBetween(db, owner, { ...period, most: MAX_LIFTS });
  const exercises = [...new Set(rows.map(({ exercise }) => exercise))];
  const [before, own] = await Promise.all([
    bestMaxBefore(db, owner, exercises, period.from),
    listOwnExercises(db, owner),
  ]);
  const mine = new Map(own.map(({ id, name }) => [id, name]));
  return exercises.map((exercise) => ({
    exercise,
    name: findExercise(exercise)?.name ?? mine.get(exercise) ?? toTypedName(exercise),
    bestBeforeKg: before.get(exercise) ?? null,
    days: rows
      .filter((row) => row.exercise === exercise)
      .map(({ date, e1rmKg }) => ({ date, e1rmKg })),
  }));
}

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
