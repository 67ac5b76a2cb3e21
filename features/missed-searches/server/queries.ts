import { and, desc, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { PEOPLE_NEEDED } from '../rules/missed-text.ts';
import { missedSearches as missed } from './tables.ts';

type Missed = { id: string; text: string; asker: string; at: Date };

/** Counts one search; below the limit each person counts once. */
export async function countMissed(db: Db, { id, text, asker, at }: Missed): Promise<void> {
  const known = sql`${missed.askers} @> array[${asker}]::text[]`;
  const kept = sql`${missed.text} is not null`;
  const enough = sql`not ${known} and cardinality(${missed.askers}) + 1 >= ${PEOPLE_NEEDED}`;
  await db
    .insert(missed)
    .values({ id, text: null, askers: [asker], asked: 1, lastAskedAt: at })
    .onConflictDoUpdate({
      target: missed.id,
      set: {
        text: sql`case when ${kept} then ${missed.text} when ${enough} then ${text} end`,
        askers: sql`case when ${kept} or (${enough}) then '{}'::text[] when ${known}
          then ${missed.askers} else array_append(${missed.askers}, ${asker}) end`,
        asked: sql`case when ${kept} or not ${known} then ${missed.asked} + 1
          else ${missed.asked} end`,
        lastAskedAt: at,
      },
    });
}

/** Words that several people have asked for, most asked first. */
export const keptMissed = (db: Db, limit: number) =>
  db
    .select({ text: missed.text, asked: missed.asked, lastAskedAt: missed.lastAskedAt })
    .from(missed)
    .where(isNotNull(missed.text))
    .orderBy(desc(missed.asked), desc(missed.lastAskedAt), missed.id)
    .limit(limit);

/** Drops words nobody asked for since `year`, and hashes of a few people's since `month`. */
export async function dropOldMissed(db: Db, since: { year: Date; month: Date }): Promise<void> {
  await db
    .delete(missed)
    .where(
      or(
        lt(missed.lastAskedAt, since.year),
        and(isNull(missed.text), lt(missed.lastAskedAt, since.month)),
      ),
    );
}
