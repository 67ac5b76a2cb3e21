import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { NewCsvImport } from '../../contract.ts';
import { EXTRA_CELLS } from '../../rules/column-mapping.ts';
import { isBlankRow } from '../../rules/csv-reader.ts';
import { MAX_COLUMNS } from '../../rules/limits.ts';
import { addBatch, type StagedBatch } from '../queries/staged-batches.ts';
import { advanceImport, type ImportRow } from '../queries.ts';
import type { Destination } from './destination.ts';
import {
  checkOf,
  createBatcher,
  createBatchValidator,
  NO_ROWS,
  withBatch,
} from './revalidate-rows.ts';
import { bytesOf, type Space } from './staged-space.ts';

type Rows = NewCsvImport['csvData'];

/** Columns of all rows in order. Throws `invalid` for too many. */
export async function columnsOf(rows: Rows): Promise<string[]> {
  const columns = new Set<string>();
  for await (const part of rows) {
    await setImmediate();
    for (const row of part) {
      for (const key of Object.keys(row)) if (key !== EXTRA_CELLS) columns.add(key);
    }
    if (columns.size > MAX_COLUMNS) {
      const message = `Use at most ${MAX_COLUMNS} columns.`;
      throw new AppError('invalid', { message, fields: { csvData: message } });
    }
  }
  return [...columns];
}

/** Another request has replaced or cancelled this import meanwhile. */
export class StagingStopped extends AppError {
  constructor() {
    super('conflict', {
      reason: 'validation_stopped',
      message: 'Checking was interrupted. Validate the file again.',
    });
  }
}

/**
 * Stores rows and judges each, in a short transaction for every batch: other people read and write in between, and
 * no connection is held. Blank rows are left out. Returns what the import knows afterwards. Throws StagingStopped, and
 * what `space` says when the rows take more than that.
 */
export async function stageRows(
  db: Db,
  row: ImportRow,
  destination: Destination,
  rows: Rows,
  space: Space,
): Promise<Partial<ImportRow>> {
  const batcher = createBatcher(checkOf(row, destination));
  const judge = createBatchValidator(destination, await destination.room(db));
  const hash = createHash('sha256').update(JSON.stringify(row.columns));
  let [counts, sizeBytes] = [NO_ROWS, 0];

  async function store(batch: StagedBatch): Promise<void> {
    const judged = { ...batch, failed: await judge(db, batch) };
    hash.update(JSON.stringify(judged.cells));
    sizeBytes += bytesOf(judged);
    if (sizeBytes > space.bytes) throw space.exceeded;
    const before = counts.totalRows;
    counts = withBatch(counts, judged);
    await inTransaction(db, async (db) => {
      if (!(await advanceImport(db, row, before, { ...counts, sizeBytes }))) {
        throw new StagingStopped();
      }
      await addBatch(db, row, judged);
    });
  }

  for await (const part of rows) {
    await setImmediate(); // Other requests come first.
    for (const one of part) {
      const cells = row.columns.map((key) => String(one[key] ?? ''));
      const extra = String(one[EXTRA_CELLS] ?? '');
      if (extra !== '') cells.push(extra);
      if (isBlankRow(cells)) continue;
      const full = batcher.add(cells);
      if (full) await store(full);
    }
  }
  const rest = batcher.rest();
  if (rest) await store(rest);
  return { ...counts, sizeBytes, hash: hash.digest('hex') };
}
