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
 * The sets that can be a best of exercises: of each count of reps those heavier than any before; the longest,
 * the farthest, and the fastest over at least each of some distances. Of equal ones the first. The bests of
 * these are the bests of all.
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
      select ${columns}, ${t.date} as day, ${t.position} as position, ${t.loadKg} is null as bare from ${t}
      where ${t.ownerId} = ${owner} and ${t.finished} and ${t.kind} not in ('warmUp', 'drop')
        and ${t.exercise} in (${ids}) and ${inScope(scope)}),
    lifted as (
      select *, max(coalesce("loadKg", 0)) over (
        partition by reps, bare, exercise order by day, "sessionId", position
        rows between unbounded preceding and 1 preceding) as before
      from sets where reps > 0),
    longest as (
      select distinct on (exercise) * from sets
      where reps is null and metres is null and seconds is not null
      order by exercise, seconds desc, day, "sessionId", position),
    farthest as (
      select distinct on (exercise) * from sets where metres is not null
      order by exercise, metres desc, day, "sessionId", position),
    fastest as (
      select distinct on (exercise, least) sets.* from sets
      join (values ${distances}) as paces (least) on metres > 0 and metres >= least
      where seconds > 0
      order by exercise, least, seconds / metres, day, "sessionId", position)
    select sets.* from (
      select *, null::float8 as before from longest union all select *, null from farthest
      union all select *, null from fastest union all select * from lifted
    ) as sets where before is null or coalesce("loadKg", 0) > before
    order by day, "sessionId", position`);
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

/** How many exercises have had a better estimated max than on their first day. */
export async function countImprovedLifts(db: Db, owner: OwnerId): Promise<number> {
  const { rows } = await db.execute<{ lifts: number }>(sql`
    with days as (
      select ${t.exercise} as exercise, ${t.date} as day, max(${t.e1rmKg}) as best from ${t}
      where ${t.ownerId} = ${owner} and ${t.finished} and ${t.e1rmKg} is not null
      group by ${t.exercise}, ${t.date}),
    ranked as (
      select exercise, best, first_value(best) over (partition by exercise order by day) as first from days)
    select count(distinct exercise)::int as lifts from ranked where best > first`);
  return rows[0]?.lifts ?? 0;
}
