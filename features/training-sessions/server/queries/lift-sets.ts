import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { trainingSessions, trainingSets } from '../tables.ts';
import type { PastSet } from './past-sets.ts';

/** What a done set says of a best. */
export type BestCandidate = Pick<
  PastSet,
  'exercise' | 'sessionId' | 'date' | 'kind' | 'loadKg' | 'reps' | 'seconds' | 'metres' | 'reserve'
>;

const t = trainingSets;

const columns = sql.join(
  [
    sql`${t.exercise} as exercise`,
    sql`${t.sessionId} as "sessionId"`,
    sql`${t.date}::text as date`,
    sql`${t.kind} as kind`,
    sql`${t.loadKg} as "loadKg"`,
    sql`${t.reps} as reps`,
    sql`${t.seconds} as seconds`,
    sql`${t.metres} as metres`,
    sql`${t.reserve} as reserve`,
  ],
  sql`, `,
);

/** Sessions that a best may come from: those before one, or all but one. */
export type BestsScope = { before: { date: CalendarDay; sessionId: string } } | { except: string };

function inScope(scope: BestsScope | null) {
  if (!scope) return sql`true`;
  return 'except' in scope
    ? sql`${t.sessionId} <> ${scope.except}`
    : sql`(${t.date}, ${t.sessionId}) < (${scope.before.date}::date, ${scope.before.sessionId}::uuid)`;
}

/**
 * The sets that can be a best of exercises: most reps at each load, highest one-rep max, longest,
 * farthest, and fastest over at least each of some distances. Of equal ones the first.
 */
export async function bestSetsByExercise(
  db: Db,
  owner: OwnerId,
  exercises: readonly string[],
  { paceMetres, scope }: { paceMetres: readonly number[]; scope: BestsScope | null },
): Promise<BestCandidate[]> {
  if (exercises.length === 0) return [];
  const ids = sql.join(
    exercises.map((id) => sql`${id}`),
    sql`, `,
  );
  const distances = sql.join(
    paceMetres.map((metres) => sql`(${metres}::float8)`),
    sql`, `,
  );
  const { rows } = await db.execute<BestCandidate>(sql`
    with sets as (
      select ${columns}, ${t.e1rmKg} as e1rm, ${t.position} as position from ${t}
      where ${t.ownerId} = ${owner} and ${t.finished} and ${t.kind} not in ('warmUp', 'drop')
        and ${t.exercise} in (${ids}) and ${inScope(scope)}),
    most as (
      select distinct on (exercise, "loadKg") * from sets where reps > 0
      order by exercise, "loadKg", reps desc, date, "sessionId", position),
    strongest as (
      select distinct on (exercise) * from sets where e1rm is not null
      order by exercise, e1rm desc, date, "sessionId", position),
    longest as (
      select distinct on (exercise) * from sets
      where reps is null and metres is null and seconds > 0
      order by exercise, seconds desc, date, "sessionId", position),
    farthest as (
      select distinct on (exercise) * from sets where metres > 0
      order by exercise, metres desc, date, "sessionId", position),
    fastest as (
      select distinct on (exercise, least) sets.* from sets
      join (values ${distances}) as paces (least) on metres >= least
      where seconds > 0
      order by exercise, least, seconds / metres, date, "sessionId", position)
    select * from most union all select * from strongest union all select * from longest
    union all select * from farthest union all select * from fastest
    order by date, "sessionId", position`);
  return rows;
}

/** The finished sessions after a day in which an exercise was done. */
export async function laterSessionsOf(
  db: Db,
  owner: OwnerId,
  exercise: string,
  after: CalendarDay,
): Promise<{ sessionId: string; date: CalendarDay }[]> {
  const { rows } = await db.execute<{ sessionId: string; date: CalendarDay }>(sql`
    select distinct ${t.sessionId} as "sessionId", ${t.date}::text as date from ${t}
    where ${t.ownerId} = ${owner} and ${t.finished} and ${t.exercise} = ${exercise}
      and ${t.date} > ${after}`);
  return rows;
}

/** The done sets of a finished session, in order. */
export async function setsOfSession(
  db: Db,
  owner: OwnerId,
  sessionId: string,
): Promise<BestCandidate[]> {
  const { rows } = await db.execute<BestCandidate>(sql`
    select ${columns} from ${t}
    where ${t.ownerId} = ${owner} and ${t.finished} and ${t.sessionId} = ${sessionId}
      and ${t.exercise} not like 'name:%'
    order by ${t.position}`);
  return rows;
}

/** Days with a finished session since a day: the most soreness that was said, and whether it was a light one. */
export async function trainedDays(
  db: Db,
  owner: OwnerId,
  since: CalendarDay,
): Promise<{ date: CalendarDay; soreness: number | null; isLight: boolean }[]> {
  const s = trainingSessions;
  const { rows } = await db.execute<{
    date: CalendarDay;
    soreness: number | null;
    isLight: boolean;
  }>(sql`
    select ${s.date}::text as date, max(${s.soreness}) as soreness, bool_or(exists (
      select 1 from ${t} where ${t.ownerId} = ${s.ownerId} and ${t.sessionId} = ${s.id}
        and ${t.whyKind} = 'light')) as "isLight"
    from ${s}
    where ${s.ownerId} = ${owner} and ${s.deletedAt} is null and ${s.finishedAt} is not null
      and ${s.setsDone} > 0 and ${s.date} >= ${since}
    group by ${s.date} order by ${s.date} desc`);
  return rows;
}
