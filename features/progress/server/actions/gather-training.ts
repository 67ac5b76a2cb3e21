import { effortDaysOf } from '#features/cardio/server/public.ts';
import { TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { toExercise } from '#features/own-exercises/rules/to-exercise.ts';
import { listOwnExercises } from '#features/own-exercises/server/public.ts';
import { sumMuscleSets } from '#features/plan-generator/rules/figures/muscle-sets.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import {
  bestMaxBefore,
  doneDaysBetween,
  type ExerciseDays,
  setDaysBetween,
} from '#features/training-sessions/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { toColumns } from '#platform/shared/columns.ts';
import type { Period } from '#platform/shared/periods.ts';
import type { ProgressAnswer } from '../../rules/progress-answer.ts';
import type { MuscleSets } from '../../rules/progress-data.ts';
import { toSessionKey } from '../../rules/session-key.ts';

const MAX_LIFTS = 5;

type Own = Awaited<ReturnType<typeof listOwnExercises>>;

export async function gatherSessions(
  db: Db,
  owner: OwnerId,
  { from, to }: Period,
): Promise<Pick<ProgressAnswer, 'sessions' | 'cardio'>> {
  const done = await doneDaysBetween(db, owner, from, to);
  const cardio = await effortDaysOf(db, owner, done);
  return {
    sessions: { key: done.map(({ id }) => toSessionKey(id)), date: done.map(({ date }) => date) },
    cardio: toColumns(cardio, ['date', 'moderate', 'vigorous']),
  };
}

/** What the sets of strength training come to; of the week that the first day is in, all of it. */
export async function gatherSets(
  db: Db,
  owner: OwnerId,
  { from, to }: Period,
): Promise<Pick<ProgressAnswer, 'muscles' | 'lifts'>> {
  const [exercises, own] = await Promise.all([
    setDaysBetween(db, owner, mondayOf(from), to),
    listOwnExercises(db, owner),
  ]);
  return {
    muscles: toMuscleSets(exercises, own),
    lifts: await gatherLifts(db, owner, { from, own, exercises }),
  };
}

function toMuscleSets(exercises: readonly ExerciseDays[], own: Own): MuscleSets[] {
  const mine = new Map(own.map((one) => [one.id, toExercise(one)]));
  const weeks = new Map<CalendarDay, { exerciseId: string; sets: number }[]>();
  const weekOf = new Map<CalendarDay, { exerciseId: string; sets: number }[]>();
  for (const { exercise, dates, sets } of exercises) {
    for (const [at, date] of dates.entries()) {
      let week = weekOf.get(date);
      if (!week) {
        const monday = mondayOf(date);
        week = weeks.get(monday) ?? [];
        weeks.set(monday, week);
        weekOf.set(date, week);
      }
      const last = week.at(-1);
      if (last?.exerciseId === exercise) last.sets += sets[at] ?? 0;
      else week.push({ exerciseId: exercise, sets: sets[at] ?? 0 });
    }
  }
  return [...weeks]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([monday, done]) => {
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

/** Grams: the digits behind them would be half of the answer. */
const shorten = (kg: number): number => Math.round(kg * 1000) / 1000;

function toMaxDays({ exercise, dates, e1rmKgs }: ExerciseDays, from: CalendarDay) {
  const days: ProgressAnswer['lifts'][number]['days'] = { date: [], e1rmKg: [] };
  for (const [at, date] of dates.entries()) {
    const kg = e1rmKgs[at] ?? null;
    if (kg === null || date < from) continue;
    days.date.push(date);
    days.e1rmKg.push(shorten(kg));
  }
  return { exercise, days };
}

type Trained = { from: CalendarDay; own: Own; exercises: readonly ExerciseDays[] };

/** The lifts that were trained on most days, with their best estimated max of each. */
async function gatherLifts(
  db: Db,
  owner: OwnerId,
  { from, own, exercises }: Trained,
): Promise<ProgressAnswer['lifts']> {
  const main = exercises
    .map((one) => toMaxDays(one, from))
    .filter(({ days }) => days.date.length > 0)
    .toSorted((a, b) => b.days.date.length - a.days.date.length)
    .slice(0, MAX_LIFTS);
  const ids = main.map(({ exercise }) => exercise);
  const before = await bestMaxBefore(db, owner, ids, from);
  const names = new Map(own.map(({ id, name }) => [id, name]));
  return main.map(({ exercise, days }) => {
    const best = before.get(exercise);
    return {
      exercise,
      name: findExercise(exercise)?.name ?? names.get(exercise) ?? toTypedName(exercise),
      bestBeforeKg: best === undefined ? null : shorten(best),
      days,
    };
  });
}
