import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { onlineSearches } from '../tables.ts';

/** What was answered to a query since `since`; null when it was not asked. */
export async function onlineAnswer(db: Db, query: string, since: Date): Promise<string[] | null> {
  const [row] = await db
    .select({ results: onlineSearches.results })
    .from(onlineSearches)
    .where(and(eq(onlineSearches.query, query), gte(onlineSearches.askedAt, since)));
  return row?.results ?? null;
}

/** Keeps an answer for the next who asks the same. */
export async function keepOnlineAnswer(
  db: Db,
  query: string,
  results: string[],
  askedAt: Date,
): Promise<void> {
  await db
    .insert(onlineSearches)
    .values({ query, results, askedAt })
    .onConflictDoUpdate({ target: onlineSearches.query, set: { results, askedAt } });
}
