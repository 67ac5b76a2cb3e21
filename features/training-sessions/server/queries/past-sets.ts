import { and, asc, desc, eq, getTableColumns, gte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { trainingSets } from '../tables.ts';

/** A set that was done, as it is kept for questions across sessions. */
export type PastSet = Omit<typeof trainingSets.$inferSelect, 'ownerId'>;

const finishedSets = (owner: OwnerId): SQL | undefined =>
  and(eq(trainingSets.ownerId, owner), trainingSets.finished);

/**
 * The done sets of each exercise in its latest finished sessions, at most `most` of each: the latest
 * session first, its sets in order.
 */
export async function lastSetsByExercise(
  db: Db,
  owner: OwnerId,
  { since, most }: { since: CalendarDay; most: number },
): Promise<PastSet[]> {
  const { exercise, date, sessionId } = trainingSets;
  const place = sql<number>`dense_rank() over (partition by ${exercise} order by ${date} desc, ${sessionId} desc)`;
  const ranked = db
    .select({ ...getTableColumns(trainingSets), place: place.as('place') })
    .from(trainingSets)
    .where(and(finishedSets(owner), gte(date, since)))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${most}`)
    .orderBy(asc(ranked.exercise), desc(ranked.date), desc(ranked.sessionId), asc(ranked.position));
  return rows.map(({ ownerId: _, place: __, ...set }) => set);
}

/** What is asked of an exercise's sets over the years. */
type ExerciseSet = Pick<
  typeof trainingSets.$inferSelect,
  | 'sessionId'
  | 'date'
  | 'kind'
  | 'measure'
  | 'pieces'
  | 'perSide'
  | 'loadKg'
  | 'reps'
  | 'seconds'
  | 'metres'
  | 'reserve'
  | 'e1rmKg'
  | 'volumeKg'
>;

/** Days of an exercise's sets: from one on, before another, and of those the last few that have any. */
type Days = { from?: CalendarDay; before?: CalendarDay; most?: number };

/** The done sets of one exercise in finished sessions, by date. */
export async function setsOfExercise(
  db: Db,
  owner: OwnerId,
  key: string,
  { from, before, most }: Days = {},
): Promise<ExerciseSet[]> {
  const t = trainingSets;
  const isOne = sql`${t.ownerId} = ${owner} and ${t.exercise} = ${key} and ${t.finished}
    and ${t.date} >= ${from ?? '-infinity'}::date and ${t.date} < ${before ?? 'infinity'}::date`;
  const isLast =
    most === undefined
      ? sql`true`
      : sql`${t.date} in (select distinct ${t.date} from ${t} where ${isOne} order by 1 desc limit ${most})`;
  // Thousands of rows in five years: as the driver gives them, without a second object for each.
  const { rows } = await db.execute(sql`
    select ${t.sessionId} as "sessionId", ${t.date} as "date", ${t.kind} as "kind",
      ${t.measure} as "measure", ${t.pieces} as "pieces", ${t.perSide} as "perSide",
      ${t.loadKg} as "loadKg", ${t.reps} as "reps", ${t.seconds} as "seconds",
      ${t.metres} as "metres", ${t.reserve} as "reserve", ${t.e1rmKg} as "e1rmKg",
      ${t.volumeKg} as "volumeKg"
    from ${t}
    where ${isOne} and ${isLast}
    order by ${t.date}, ${t.sessionId}, ${t.position}`);
  return rows as ExerciseSet[];
}

/** One session's work on an exercise, warm-ups left out: sums, and the best estimated max and most reps of a set. */
type ExerciseDay = {
  sessionId: string;
  date: CalendarDay;
  sets: number;
  volumeKg: number | null;
  e1rmKg: number | null;
  reps: number | null;
  seconds: number | null;
  metres: number | null;
};

/** What came of an exercise in each finished session, by date: as `toExerciseDays` sums up its sets. */
export async function daysOfExercise(db: Db, owner: OwnerId, key: string): Promise<ExerciseDay[]> {
  const t = trainingSets;
  const { rows } = await db.execute<ExerciseDay>(sql`
    select ${t.sessionId} as "sessionId", ${t.date}::text as date, count(*)::int as sets,
      sum(${t.volumeKg} order by ${t.position}) as "volumeKg", max(${t.e1rmKg}) as "e1rmKg",
      max(${t.reps}) as reps, sum(${t.seconds})::int as seconds,
      sum(${t.metres} order by ${t.position}) as metres
    from ${t}
    where ${t.ownerId} = ${owner} and ${t.exercise} = ${key} and ${t.finished}
      and ${t.kind} <> 'warmUp'
    group by ${t.date}, ${t.sessionId} order by ${t.date}, ${t.sessionId}`);
  return rows;
}
