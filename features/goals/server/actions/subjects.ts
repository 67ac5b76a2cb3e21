import { distanceDaysOf } from '#features/cardio/server/public.ts';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { isKept } from '#features/habits/rules/kept-days.ts';
import { type HabitFactsBy, readHabitFigures } from '#features/habits/server/public.ts';
import { dayFiguresOf, trackedMeasuresOf } from '#features/measures/server/public.ts';
import { TREND_DAYS } from '#features/nutrition/rules/weight/weight-trend.ts';
import { weighedDays } from '#features/nutrition/server/public.ts';
import { listOwnExercises } from '#features/own-exercises/server/public.ts';
import { ACTIVITY_KINDS } from '#features/tracks/rules/activity-kinds.ts';
import { maxDaysBetween } from '#features/training-sessions/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { MAX_PERIOD_DAYS } from '#platform/shared/periods.ts';
import { isGoalOffered } from '../../rules/goal-limits.ts';
import { DAYS_AT_FIRST, type GoalPerson, type Subject } from '../../rules/subject.ts';
import { goalPersonOf } from '../actions.ts';
import { goalsOf } from '../queries.ts';

type Period = { from: CalendarDay; to: CalendarDay };

/** Of goals that began long ago, days that are known unasked. */
const MAX_DAYS = 1_100;
const MAX_LIFTS = 20;
/** A class has no distance. */
const DISTANCES = ACTIVITY_KINDS.filter((kind) => kind !== 'class');

async function weightSubject(db: Db, owner: OwnerId, { from, to }: Period): Promise<Subject> {
  const days = await weighedDays(db, owner, addDays(from, -TREND_DAYS), to);
  return {
    kind: 'weight',
    subject: 'weight',
    name: '',
    unit: '',
    points: days.map(({ date, weightKg }) => ({ date, value: weightKg })),
  };
}

async function liftSubjects(db: Db, owner: OwnerId, period: Period): Promise<Subject[]> {
  const [days, own] = await Promise.all([
    maxDaysBetween(db, owner, { ...period, most: MAX_LIFTS }),
    listOwnExercises(db, owner),
  ]);
  const mine = new Map(own.map(({ id, name }) => [id, name]));
  return [...new Set(days.map(({ exercise }) => exercise))].map((exercise) => ({
    kind: 'lift' as const,
    subject: exercise,
    name: findExercise(exercise)?.name ?? mine.get(exercise) ?? exercise.replace(/^name:/, ''),
    unit: '',
    points: days
      .filter((day) => day.exercise === exercise)
      .map(({ date, e1rmKg }) => ({ date, value: e1rmKg })),
  }));
}

async function measureSubjects(db: Db, owner: OwnerId, period: Period): Promise<Subject[]> {
  const measures = (await trackedMeasuresOf(db, owner)).filter(({ form }) => form === 'number');
  const all = await Promise.all(
    measures.map(async ({ key, name, unit }) => {
      const figures = await dayFiguresOf(db, owner, key, period);
      const points = figures.map(({ date, value }) => ({ date, value }));
      return { kind: 'measure' as const, subject: key, name, unit, points };
    }),
  );
  return all.filter(({ points }) => points.length > 0);
}

async function habitSubjects(
  db: Db,
  owner: OwnerId,
  { from, to }: Period,
  tell: HabitFactsBy,
): Promise<Subject[]> {
  const habits = await readHabitFigures(db, owner, { today: to, tell });
  return habits
    .filter(({ habit }) => habit.archivedOn === null)
    .map(({ habit, done }) => ({
      kind: 'habit' as const,
      subject: habit.id,
      name: habit.name,
      unit: '',
      points: [...done.keys()]
        .filter((date) => date >= from && date <= to && isKept(habit, done, date))
        .toSorted()
        .map((date) => ({ date, value: 1 })),
    }));
}

async function distanceSubjects(db: Db, owner: OwnerId, period: Period): Promise<Subject[]> {
  const days = await distanceDaysOf(db, owner, period);
  return DISTANCES.map((kind) => ({
    kind: 'distance' as const,
    subject: kind,
    name: '',
    unit: '',
    points: days
      .filter((day) => day.kind === kind)
      .map(({ date, metres }) => ({ date, value: metres })),
  }));
}

/** What goals of a person can be about, with its figures since the first goal that goes on, or since an earlier day. */
export async function readSubjects(
  db: Db,
  owner: OwnerId,
  { date: today, from: wanted = today }: { date: CalendarDay; from?: CalendarDay | undefined },
  tell: HabitFactsBy,
): Promise<{ person: GoalPerson; subjects: Subject[] }> {
  const goals = await goalsOf(db, owner);
  const earliest = goals
    .filter(({ ended }) => ended === null)
    .reduce((least, { startOn }) => (startOn < least ? startOn : least), today);
  const [soon, longest] = [addDays(today, -DAYS_AT_FIRST), addDays(today, -MAX_DAYS)];
  const since = addDays(earliest, -28);
  const usual = since < longest ? longest : since < soon ? since : soon;
  const oldest = addDays(today, 1 - MAX_PERIOD_DAYS);
  const asked = wanted < oldest ? oldest : wanted;
  const period = { from: asked < usual ? asked : usual, to: today };
  const [person, weight, lifts, measures, habits, distances] = await Promise.all([
    goalPersonOf(db, owner, today),
    weightSubject(db, owner, period),
    liftSubjects(db, owner, period),
    measureSubjects(db, owner, period),
    habitSubjects(db, owner, period, tell),
    distanceSubjects(db, owner, period),
  ]);
  const all = [weight, ...lifts, ...measures, ...habits, ...distances];
  return { person, subjects: all.filter((one) => isGoalOffered(one.kind, one.subject, person)) };
}
