import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { onlineSearches } from '../tables.ts';

/** Cached answer of a query since `since`, or null. */
export async function findOnlineAnswer(
  db: Db,
  query: string,
  since: Date,
): Promise<string[] | null> {
  const [row] = await db
    .select({ results: onlineSearches.results })
    .from(onlineSearches)
    .where(and(eq(onlineSearches.query, query), gte(onlineSearches.askedAt, since)));
  return row?.results ?? null;
}

/** Caches an answer. */
export async function cacheOnlineAnswer(
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
