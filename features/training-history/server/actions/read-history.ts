import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { listOwnExercises } from '#features/own-exercises/server/public.ts';
import { PACE_METRES } from '#features/progression/rules/records/bests.ts';
import {
  bestSetsByExercise,
  daysOfExercise,
  doneByExercise,
  doneSessionsBetween,
  exercisesDone,
  firstSessionDay,
  searchSessions,
  setsOfExercise,
} from '#features/training-sessions/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import { toBests } from '../../rules/exercise-days.ts';
import {
  type DoneSetRow,
  type ExerciseDone,
  type HistoryRow,
  MAX_RANGE_DAYS,
  MAX_ROW_DAYS,
} from '../../rules/history-kinds.ts';
import { minutesOf } from '../../rules/history-rows.ts';

type Row = Awaited<ReturnType<typeof doneSessionsBetween>>[number];
const iso = (at: Date | null) => at?.toISOString() ?? null;

const toRow = ({ startedAt, finishedAt, ...row }: Row): HistoryRow => ({
  ...row,
  minutes: minutesOf(iso(startedAt), iso(finishedAt)),
});

function checkDays(from: CalendarDay, to: CalendarDay, most: number): void {
  const days = daysFrom(from, to) + 1;
  if (days >= 1 && days <= most) return;
  const message = `Ask for 1 to ${most} days.`;
  throw new AppError('invalid', { message, fields: { to: message } });
}

/** The sessions done between two days, and when the history begins. */
export async function listHistory(db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) {
  checkDays(from, to, MAX_ROW_DAYS);
  const [first, rows] = await Promise.all([
    firstSessionDay(db, owner),
    doneSessionsBetween(db, owner, from, to),
  ]);
  return { first, rows: rows.map(toRow) };
}

export const listExercisesDone = (db: Db, owner: OwnerId): Promise<ExerciseDone[]> =>
  exercisesDone(db, owner);

/** An exercise's sessions as figures, and its bests. */
export async function readExercise(db: Db, owner: OwnerId, exercise: string) {
  const around = { paceMetres: PACE_METRES, scope: null };
  const [days, sets] = await Promise.all([
    daysOfExercise(db, owner, exercise),
    bestSetsByExercise(db, owner, [exercise], around),
  ]);
  return { days, bests: toBests(sets) };
}

const DAYS_PER_PAGE = 20;

/** The sets of an exercise's latest days before another, the latest first. */
export async function listSets(
  db: Db,
  owner: OwnerId,
  exercise: string,
  before: CalendarDay | undefined,
): Promise<DoneSetRow[]> {
  const days = { ...(before && { before }), most: DAYS_PER_PAGE };
  return (await setsOfExercise(db, owner, exercise, days)).reverse();
}

/** What was done between two days. */
export async function readRange(db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) {
  checkDays(from, to, MAX_RANGE_DAYS);
  const [exercises, rows] = await Promise.all([
    doneByExercise(db, owner, from, to),
    doneSessionsBetween(db, owner, from, to),
  ]);
  return { sessions: rows.length, exercises };
}

const MAX_FOUND = 50;

/** Sessions by their names, exercises and notes. */
export async function findSessions(db: Db, owner: OwnerId, text: string): Promise<HistoryRow[]> {
  const wanted = text.toLowerCase();
  const own = await listOwnExercises(db, owner);
  const exercises = [...EXERCISES, ...own]
    .filter(({ name, also }) => [name, ...also].some((one) => one.toLowerCase().includes(wanted)))
    .map(({ id }) => id);
  return (await searchSessions(db, owner, { text, exercises, limit: MAX_FOUND })).map(toRow);
}
