import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { FailedOutcome } from '../../rules/outcomes.ts';
import { csvImportBatches as batches, type csvImports } from '../tables.ts';

/** Names an import of its owner. */
type Key = Pick<typeof csvImports.$inferSelect, 'ownerId' | 'id'>;
export type StagedBatch = Omit<typeof batches.$inferSelect, 'ownerId' | 'importId'>;
/** A batch without the text of its rows. */
export type BatchKeys = Omit<StagedBatch, 'cells'>;

const isOf = ({ ownerId, id }: Key) => and(eq(batches.ownerId, ownerId), eq(batches.importId, id));
const isBatch = (key: Key, firstRow: number) => and(isOf(key), eq(batches.firstRow, firstRow));
const keyColumns = { firstRow: batches.firstRow, keys: batches.keys, failed: batches.failed };
const columns = { ...keyColumns, cells: batches.cells };
const hasFailed = sql`${batches.failed} <> '[]'`;

/** Large files exceed the usual statement timeout. */
export async function withoutStatementTimeout(db: Db): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
}

export async function addBatch(db: Db, { ownerId, id }: Key, batch: StagedBatch): Promise<void> {
  await db.insert(batches).values({ ownerId, importId: id, ...batch });
}

export async function dropBatches(db: Db, key: Key): Promise<void> {
  await db.delete(batches).where(isOf(key));
}

/** Some are read at once, so that the next is at hand while the database is busy with the last. */
const BATCHES_PER_PAGE = 2;

/** The batches of an import in the order of their rows. */
export async function* batchesOf(db: Db, key: Key): AsyncGenerator<StagedBatch> {
  for (let after = 0; ; ) {
    const found = await db
      .select(columns)
      .from(batches)
      .where(and(isOf(key), gt(batches.firstRow, after)))
      .orderBy(asc(batches.firstRow))
      .limit(BATCHES_PER_PAGE);
    yield* found;
    const last = found.at(-1);
    if (!last || found.length < BATCHES_PER_PAGE) return;
    after = last.firstRow;
  }
}

/** What is held of these is small. */
const BATCHES_PER_READ = 10;

/** The same without the text, which most decisions do without. */
export async function* batchKeysOf(db: Db, key: Key): AsyncGenerator<BatchKeys> {
  for (let after = 0; ; ) {
    const found = await db
      .select(keyColumns)
      .from(batches)
      .where(and(isOf(key), gt(batches.firstRow, after)))
      .orderBy(asc(batches.firstRow))
      .limit(BATCHES_PER_READ);
    yield* found;
    const last = found.at(-1);
    if (!last || found.length < BATCHES_PER_READ) return;
    after = last.firstRow;
  }
}

/** The batch that a row would be in; null before the first one. */
async function batchAt(db: Db, key: Key, row: number): Promise<StagedBatch | null> {
  const [batch] = await db
    .select(columns)
    .from(batches)
    .where(and(isOf(key), lte(batches.firstRow, row)))
    .orderBy(desc(batches.firstRow))
    .limit(1);
  return batch ?? null;
}

export async function batchOfRow(db: Db, key: Key, row: number): Promise<StagedBatch | null> {
  const batch = await batchAt(db, key, row);
  return batch && row < batch.firstRow + batch.cells.length ? batch : null;
}

/** Puts a batch in the place of the one that is there. */
export async function replaceBatch(db: Db, key: Key, batch: StagedBatch): Promise<void> {
  await db.update(batches).set(batch).where(isBatch(key, batch.firstRow));
}

export async function setFailed(
  db: Db,
  key: Key,
  firstRow: number,
  failed: FailedOutcome[],
): Promise<void> {
  await db.update(batches).set({ failed }).where(isBatch(key, firstRow));
}

/** Rows that fail, with their cells, after a row: the batches that have any, one at a time. */
export async function* listFailedRows(
  db: Db,
  key: Key,
  afterRow = 0,
): AsyncGenerator<(FailedOutcome & { cells: string[] })[]> {
  let after = ((await batchAt(db, key, afterRow + 1))?.firstRow ?? 1) - 1;
  for (;;) {
    const [batch] = await db
      .select(columns)
      .from(batches)
      .where(and(isOf(key), gt(batches.firstRow, after), hasFailed))
      .orderBy(asc(batches.firstRow))
      .limit(1);
    if (!batch) return;
    const { firstRow, cells, failed } = batch;
    yield failed
      .filter(({ row }) => row > afterRow)
      .map((one) => ({ ...one, cells: cells[one.row - firstRow] ?? [] }));
    after = firstRow;
  }
}
