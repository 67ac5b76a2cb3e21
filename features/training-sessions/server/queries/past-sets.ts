import { and, asc, desc, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm';
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

/** The done sets of one exercise in finished sessions, by date, from a day on and before another. */
export async function setsOfExercise(
  db: Db,
  owner: OwnerId,
  key: string,
  { from, before }: { from?: CalendarDay; before?: CalendarDay } = {},
): Promise<PastSet[]> {
  const { exercise, date, sessionId, position } = trainingSets;
  const rows = await db
    .select()
    .from(trainingSets)
    .where(
      and(
        finishedSets(owner),
        eq(exercise, key),
        from === undefined ? undefined : gte(date, from),
        before === undefined ? undefined : lt(date, before),
      ),
    )
    .orderBy(asc(date), asc(sessionId), asc(position));
  return rows.map(({ ownerId: _, ...set }) => set);
}
