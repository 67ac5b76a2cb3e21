import {
  and,
  asc,
  between,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { trainingSessionRows } from '../queries.ts';
import { trainingSessions, trainingSets } from '../tables.ts';

const { isLive } = trainingSessionRows;
const s = trainingSessions;
const t = trainingSets;

const wasDone = and(isNotNull(s.finishedAt), gt(s.setsDone, 0));
const isSetOf = and(eq(t.ownerId, s.ownerId), eq(t.sessionId, s.id));
/** Sets that train: warm-ups count for nothing. */
const isWork = ne(t.kind, 'warmUp');
const workSets = sql<number>`count(*) filter (where ${isWork})::int`;
const volumeKg = sql<number | null>`sum(${t.volumeKg})`;

const listed = {
  id: s.id,
  date: s.date,
  name: s.name,
  origin: s.origin,
  startedAt: s.startedAt,
  finishedAt: s.finishedAt,
  sets: s.setsDone,
  volumeKg: sql<number | null>`(select sum(${t.volumeKg}) from ${t} where ${isSetOf})`,
  metres: sql<number | null>`(select sum(${t.metres}) from ${t} where ${isSetOf})`,
  exercises: sql<string[]>`coalesce((select array_agg(of.exercise order by of.first) from (
    select ${t.exercise} as exercise, min(${t.position}) as first from ${t} where ${isSetOf} group by ${t.exercise}
  ) of), '{}')`,
};

/** The sessions done between two days, the latest first. */
export const doneSessionsBetween = (db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) =>
  db
    .select(listed)
    .from(s)
    .where(and(isLive(owner), wasDone, between(s.date, from, to)))
    .orderBy(desc(s.date), desc(s.id));

/** The day of the first session done; null without any. */
export async function firstSessionDay(db: Db, owner: OwnerId): Promise<CalendarDay | null> {
  const [row] = await db
    .select({ date: s.date })
    .from(s)
    .where(and(isLive(owner), wasDone))
    .orderBy(asc(s.date))
    .limit(1);
  return row?.date ?? null;
}

/** Every exercise done: how often, and the last time; the one done last comes first. */
export const exercisesDone = (db: Db, owner: OwnerId) =>
  db
    .select({
      exercise: t.exercise,
      sessions: sql<number>`count(distinct ${t.sessionId})::int`,
      sets: workSets,
      last: sql<CalendarDay>`max(${t.date})::text`,
    })
    .from(t)
    .where(and(eq(t.ownerId, owner), eq(t.finished, true)))
    .groupBy(t.exercise)
    .orderBy(desc(sql`max(${t.date})`), asc(t.exercise));

/** Between two days, per exercise: work sets, volume in kg, best estimated max, and sessions. */
export const doneByExercise = (db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) =>
  db
    .select({
      exercise: t.exercise,
      sets: workSets,
      volumeKg,
      e1rmKg: sql<number | null>`max(${t.e1rmKg})`,
      sessions: sql<number>`count(distinct ${t.sessionId})::int`,
    })
    .from(t)
    .where(and(eq(t.ownerId, owner), eq(t.finished, true), between(t.date, from, to)))
    .groupBy(t.exercise)
    .orderBy(desc(workSets), asc(t.exercise));

/** What stands for any text in a pattern. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Sessions done whose name, notes or exercises hold a text; `exercises` are ids whose names hold it. */
export function searchSessions(
  db: Db,
  owner: OwnerId,
  { text, exercises, limit }: { text: string; exercises: readonly string[]; limit: number },
) {
  const pattern = containing(text);
  const named = or(
    exercises.length > 0 ? inArray(t.exercise, [...exercises]) : undefined,
    ilike(t.exercise, `name:${pattern}`),
  );
  const holds = or(
    ilike(s.name, pattern),
    ilike(s.note, pattern),
    sql`exists (select 1 from ${t} where ${isSetOf} and ${named})`,
    sql`exists (select 1 from jsonb_array_elements(${s.work}->'items') item where item->>'note' ilike ${pattern})`,
  );
  return db
    .select(listed)
    .from(s)
    .where(and(isLive(owner), wasDone, holds))
    .orderBy(desc(s.date), desc(s.id))
    .limit(limit);
}

const SESSIONS_PER_READ = 100;

/** All sessions done with their sets, the oldest first, some at a time. */
export async function* eachDoneSession(db: Db, owner: OwnerId) {
  let after: { date: string; id: string } | null = null;
  for (;;) {
    const beyond: ReturnType<typeof sql> | undefined = after
      ? sql`(${s.date}, ${s.id}) > (${after.date}::date, ${after.id}::uuid)`
      : undefined;
    const rows = await db
      .select()
      .from(s)
      .where(and(isLive(owner), wasDone, beyond))
      .orderBy(asc(s.date), asc(s.id))
      .limit(SESSIONS_PER_READ);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < SESSIONS_PER_READ) return;
    after = { date: last.date, id: last.id };
  }
}
