import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';
import type { KeptStart } from '../../rules/next-free-start.ts';
import type { Span } from '../../rules/span.ts';
import { nextFree } from '../tables.ts';

const toMinute = (ms: number): number => Math.floor(ms / MS_PER_MINUTE);

/** Call it in the transaction that changes what decides when these trainers are free. */
export async function forgetNextFree(db: Db, trainers: readonly OwnerId[]): Promise<void> {
  if (trainers.length === 0) return;
  // In one order, so that two changes wait for each other and neither fails.
  const rows = [...new Set(trainers)]
    .sort()
    .map((ownerId) => ({ ownerId, starts: [], lastMinutes: [], changes: 1 }));
  await db
    .insert(nextFree)
    .values(rows)
    .onConflictDoUpdate({
      target: nextFree.ownerId,
      set: { changes: sql`${nextFree.changes} + 1` },
    });
}

/** Keeps what was found for a trainer when `changes` had been counted. */
export async function keepNextFree(
  db: Db,
  trainer: OwnerId,
  { starts, changes, nowMs }: { starts: readonly KeptStart[]; changes: number; nowMs: number },
): Promise<void> {
  const found = {
    starts: starts.map(({ startMs }) => toMinute(startMs)),
    lastMinutes: starts.map(({ lastMs }) => toMinute(lastMs)),
    foundFor: changes,
    foundAt: new Date(nowMs),
  };
  await db
    .insert(nextFree)
    .values({ ownerId: trainer, changes, ...found })
    .onConflictDoUpdate({ target: nextFree.ownerId, set: found });
}

/** What was found for each trainer: the first start, within `spans` if there are any; null: none, or never found. */
export async function keptNextFree(
  db: Db,
  { spans, nowMs }: { spans: readonly Span[] | null; nowMs: number },
) {
  const ranges = spans?.map((one) => `[${toMinute(one.startMs)},${toMinute(one.endMs)})`);
  const isWanted = ranges && sql`and start <@ ${`{${ranges.join()}}`}::int4multirange`;
  const { ownerId, starts, lastMinutes, changes, foundFor, foundAt } = nextFree;
  const minute = sql<number | null>`(
    select min(start) from unnest(${starts}, ${lastMinutes}) as one(start, last)
    where last >= ${toMinute(nowMs)} ${isWanted})`;
  const rows = await db.select({ ownerId, minute, changes, foundFor, foundAt }).from(nextFree);
  const toKept = ({ minute, changes, foundFor, foundAt }: (typeof rows)[number]) => ({
    startMs: minute === null ? null : minute * MS_PER_MINUTE,
    foundMs: foundAt?.getTime() ?? null,
    changes,
    isOld: foundFor !== changes,
  });
  return new Map(rows.map((row) => [row.ownerId, toKept(row)]));
}
