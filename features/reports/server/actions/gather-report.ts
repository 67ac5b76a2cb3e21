import { isMinor } from '#features/account/rules.ts';
import { personOf, profileOf } from '#features/account/server/public.ts';
import { effortsOf } from '#features/cardio/server/public.ts';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import {
  dayTotalsBetween,
  firstLoggedDay,
  nutrientDaysBetween,
} from '#features/food-log/server/public.ts';
import { type HabitFactsBy, readHabitFigures } from '#features/habits/server/public.ts';
import { TREND_DAYS } from '#features/nutrition/rules/weight/weight-trend.ts';
import {
  firstWeighedDay,
  numbersHidden,
  readExpenditureDays,
  targetOn,
  weighedDays,
  wholeDaysBetween,
} from '#features/nutrition/server/public.ts';
import { listOwnExercises } from '#features/own-exercises/server/public.ts';
import { minutesOf } from '#features/training-history/rules/history-rows.ts';
import { weeklyGoalOf } from '#features/training-sessions/rules/training-week.ts';
import {
  doneByExercise,
  doneDaysBetween,
  doneSessionsBetween,
  firstSessionDay,
} from '#features/training-sessions/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import { type Period, periodProblem } from '../../rules/period.ts';
import type { Report } from '../../rules/report.ts';
import type { ReportData, ReportLift } from '../../rules/report-data.ts';
import { habitsOfPeriod } from '../../rules/report-habits.ts';
import { toReport } from '../../rules/to-report.ts';
import { gatherMeasures } from './gather-measures.ts';

/** What reports need of features that the app joins. */
export type ReportSources = { tell: HabitFactsBy };

type Asked = Period & { date: CalendarDay };
const FIRST_DAY = '1900-01-01';

async function gatherLifts(db: Db, owner: OwnerId, { from, to }: Period): Promise<ReportLift[]> {
  const [done, before, own] = await Promise.all([
    doneByExercise(db, owner, from, to),
    doneByExercise(db, owner, FIRST_DAY, addDays(from, -1)),
    listOwnExercises(db, owner),
  ]);
  const names = new Map(own.map(({ id, name }) => [id, name]));
  const bests = new Map(before.map(({ exercise, e1rmKg }) => [exercise, e1rmKg]));
  return done.map(({ exercise, sets, volumeKg, e1rmKg }) => ({
    name: findExercise(exercise)?.name ?? names.get(exercise) ?? exercise.replace(/^name:/, ''),
    sets,
    volumeKg,
    e1rmKg,
    beforeE1rmKg: bests.get(exercise) ?? null,
  }));
}

async function gatherFood(db: Db, owner: OwnerId, { from, to, date }: Asked) {
  const until = to < date ? addDays(to, 1) : date;
  const [eaten, { days: used }, wholeDays, nutrients, { mean }] = await Promise.all([
    dayTotalsBetween(db, owner, from, to),
    readExpenditureDays(db, owner, { date: until, from }),
    wholeDaysBetween(db, owner, { from, to, date }),
    nutrientDaysBetween(db, owner, from, to),
    targetOn(db, owner, to < date ? to : date),
  ]);
  return {
    eaten,
    used,
    wholeDays,
    nutrients,
    target: mean,
  };
}

/** All that the report of a period is worked out from, asked at once. */
export async function gatherReport(
  db: Db,
  owner: OwnerId,
  { from, to, date }: Asked,
  { tell }: ReportSources,
): Promise<ReportData> {
  const [person, profile, isGentle] = await Promise.all([
    personOf(db, owner),
    profileOf(db, owner),
    numbersHidden(db, owner),
  ]);
  const isAdult = profile !== null && !isMinor(profile.age);
  const end = to < date ? to : date;
  const [firsts, weights, food, sessions, lifts, cardio, measured, habits] = await Promise.all([
    Promise.all([
      firstWeighedDay(db, owner),
      firstLoggedDay(db, owner),
      firstSessionDay(db, owner),
    ]),
    isGentle || !isAdult ? null : weighedDays(db, owner, addDays(from, -TREND_DAYS), to),
    isGentle ? null : gatherFood(db, owner, { from, to, date }),
    doneSessionsBetween(db, owner, from, to),
    gatherLifts(db, owner, { from, to }),
    doneDaysBetween(db, owner, from, to).then((done) => effortsOf(db, owner, done)),
    isGentle ? [] : gatherMeasures(db, owner, { from, to }, { isAdult }),
    readHabitFigures(db, owner, { today: end, tell }),
  ]);
  return {
    from,
    to,
    today: date,
    first: firsts.filter((day) => day !== null).toSorted()[0] ?? null,
    person: {
      name: person?.user.name ?? '',
      energyUnit: person?.profile?.energyUnit ?? 'kcal',
      weightUnit: person?.profile?.weightUnit ?? 'kg',
    },
    weights,
    food,
    training: {
      sessions: sessions.map((one) => ({
        date: one.date,
        name: one.name,
        minutes: minutesOf(
          one.startedAt?.toISOString() ?? null,
          one.finishedAt?.toISOString() ?? null,
        ),
        sets: one.sets,
        volumeKg: one.volumeKg,
      })),
      goal: weeklyGoalOf(profile?.trainingDays ?? []),
      lifts,
    },
    cardio,
    isAdult,
    measures: measured,
    habits: habitsOfPeriod(habits, { from, to: end, isRunning: end === date }),
  };
}

/** The report of a period. Fails with `invalid` where the period is none. */
export async function readReport(
  db: Db,
  owner: OwnerId,
  asked: Asked,
  sources: ReportSources,
): Promise<Report> {
  const problem = periodProblem(asked, asked.date);
  if (problem) {
    const { field, sentence } = problem;
    throw new AppError('invalid', { message: sentence, fields: { [field]: sentence } });
  }
  return toReport(await gatherReport(db, owner, asked, sources));
}
