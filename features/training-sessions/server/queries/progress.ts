import { and, between, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { trainingSessionRows } from '../queries.ts';
import { trainingSessions, trainingSets } from '../tables.ts';

const s = trainingSessions;
const t = trainingSets;

type DoneDay = { id: string; date: CalendarDay; effort: number | null };

/** The sessions done between two days, in order, with how hard each felt (1 to 10). */
export async function doneDaysBetween(db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) {
  const isDone = and(
    trainingSessionRows.isLive(owner),
    isNotNull(s.finishedAt),
    gt(s.setsDone, 0),
    between(s.date, from, to),
  );
  const { rows } = await db.execute<DoneDay>(sql`
    select ${s.id} as id, ${s.date}::text as date, ${s.effort} as effort
    from ${s} where ${isDone} order by ${s.date}`);
  return rows;
}

const finished = (owner: OwnerId, from: CalendarDay, to: CalendarDay) =>
  sql`${t.ownerId} = ${owner} and ${t.finished} and ${t.kind} <> 'warmUp'
    and ${t.date} between ${from}::date and ${to}::date`;

/** Of an exercise, a list for each figure of the days it was trained on, in order: best estimated max in kg, null without one. */
export type ExerciseDays = {
  exercise: string;
  dates: CalendarDay[];
  sets: number[];
  e1rmKgs: (number | null)[];
};

/** Work sets and the best estimated max of each day of each exercise. */
export async function setDaysBetween(db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) {
  const { rows } = await db.execute<ExerciseDays>(sql`
    select exercise, json_agg(date order by date) as dates, json_agg(sets order by date) as sets,
      json_agg(kg order by date) as "e1rmKgs"
    from (
      select ${t.exercise} as exercise, ${t.date} as date, count(*) as sets, max(${t.e1rmKg}) as kg
      from ${t} where ${finished(owner, from, to)} group by 1, 2) days
    group by exercise order by exercise`);
  return rows;
}

type MaxDay = { exercise: string; date: CalendarDay; e1rmKg: number };

/** The best estimated max of each day, kg, of the `most` exercises with one that were trained on most days. */
export async function maxDaysBetween(
  db: Db,
  owner: OwnerId,
  { from, to, most }: { from: CalendarDay; to: CalendarDay; most: number },
): Promise<MaxDay[]> {
  const { rows } = await db.execute<MaxDay>(sql`
    with days as (
      select ${t.exercise} as exercise, ${t.date} as date, max(${t.e1rmKg}) as kg
      from ${t} where ${finished(owner, from, to)} and ${t.e1rmKg} is not null group by 1, 2),
    main as (
      select exercise from days group by exercise order by count(*) desc, exercise limit ${most})
    select exercise, date::text as date, kg as "e1rmKg" from days
    where exercise in (select exercise from main) order by exercise, date`);
  return rows;
}

/** The best estimated max of exercises before a day, kg. */
export async function bestMaxBefore(
  db: Db,
  owner: OwnerId,
  exercises: readonly string[],
  day: CalendarDay,
): Promise<Map<string, number>> {
  if (exercises.length === 0) return new Map();
  const { rows } = await db.execute<{ exercise: string; kg: number }>(sql`
    select ${t.exercise} as exercise, max(${t.e1rmKg}) as kg from ${t}
    where ${t.ownerId} = ${owner} and ${inArray(t.exercise, [...exercises])} and ${t.finished}
      and ${t.kind} <> 'warmUp' and ${t.date} < ${day}::date and ${t.e1rmKg} is not null
    group by 1`);
  return new Map(rows.map(({ exercise, kg }) => [exercise, kg]));
}

type CardioSet = {
  sessionId: string;
  seconds: number | null;
  metres: number | null;
  heartRate: number | null;
};

/** The first done set of each of these sessions, which is what an activity is. */
export async function cardioSetsOf(
  db: Db,
  owner: OwnerId,
  sessions: readonly string[],
): Promise<CardioSet[]> {
  if (sessions.length === 0) return [];
  const { rows } = await db.execute<CardioSet>(sql`
    select of."sessionId", first.* from unnest(${sql.param([...sessions])}::uuid[]) as of ("sessionId")
    cross join lateral (
      select ${t.seconds} as seconds, ${t.metres} as metres, ${t.heartRate} as "heartRate"
      from ${t}
      where ${t.ownerId} = ${owner} and ${t.sessionId} = of."sessionId"
      order by ${t.position} limit 1) first`);
  return rows;
}

/** Metres of each finished session that has any, in order of days. */
export async function metresBetween(db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) {
  const { rows } = await db.execute<{ sessionId: string; date: CalendarDay; metres: number }>(sql`
    select ${t.sessionId} as "sessionId", ${t.date}::text as date, sum(${t.metres}) as metres
    from ${t} where ${finished(owner, from, to)} and ${t.metres} is not null
    group by 1, 2 order by 2, 1`);
  return rows;
}
