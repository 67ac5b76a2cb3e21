import { and, count, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { photoAnalyses } from './tables.ts';

export type Analysis = typeof photoAnalyses.$inferSelect;

/** Exported photo analysis tables. */
export const foodPhotoPersonalData: PersonalTable[] = [
  personalTable(photoAnalyses, {
    about: 'Photo analyses: when, and the result. Photos are not kept.',
    onImport: 'into-empty',
  }),
];

/** Holds back this person's other turns until the transaction ends. */
export async function queueTurns(db: Db, owner: OwnerId): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`photo ${owner}`}, 0))`);
}

/**
 * Analyses since `since`: all that the service has worked for, and those that count against the plan's
 * limit: answered with something useful, or started after `runningSince` and not finished.
 */
export async function analysesSince(
  db: Db,
  owner: OwnerId,
  { since, runningSince }: { since: Date; runningSince: Date },
): Promise<{ counted: number; attempts: number }> {
  const running = and(
    eq(photoAnalyses.outcome, 'pending'),
    gt(photoAnalyses.startedAt, runningSince),
  );
  const [row] = await db
    .select({
      counted: sql<number>`count(*) filter (where ${or(eq(photoAnalyses.outcome, 'answered'), running)})::int`,
      attempts: count(),
    })
    .from(photoAnalyses)
    .where(
      and(
        eq(photoAnalyses.ownerId, owner),
        gt(photoAnalyses.startedAt, since),
        ne(photoAnalyses.outcome, 'unavailable'),
      ),
    );
  return row ?? { counted: 0, attempts: 0 };
}

export async function insertAnalysis(
  db: Db,
  owner: OwnerId,
  row: Omit<Analysis, 'ownerId'>,
): Promise<void> {
  await db.insert(photoAnalyses).values({ ...row, ownerId: owner });
}

export async function finishAnalysis(
  db: Db,
  owner: OwnerId,
  id: string,
  result: Pick<Analysis, 'outcome' | 'finishedAt' | 'inputTokens' | 'outputTokens' | 'costMicros'>,
): Promise<void> {
  await db
    .update(photoAnalyses)
    .set(result)
    .where(and(eq(photoAnalyses.ownerId, owner), eq(photoAnalyses.id, id)));
}
