import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { CsvImport } from '../../contract.ts';
import { batchOfRow, dropBatches, replaceBatch } from '../queries/staged-batches.ts';
import { changeImport, type ImportRow, lockImport } from '../queries.ts';
import type { DestinationOf, Importer } from './destination.ts';
import { judgedAlone, judgeRows, planOf } from './judge-rows.ts';
import { noSuchImport, ownImport } from './own-import.ts';
import { shownImport } from './shown-import.ts';

const CLOSED = 'This import can no longer be changed.';

/** Replaces the cells of rows before the commit, and judges all rows again: what was a duplicate may stand now. */
export async function correctRows(
  db: Db,
  destinationOf: DestinationOf,
  importer: Importer,
  id: string,
  corrections: { row: number; cells: string[] }[],
  nowMs: number,
): Promise<CsvImport> {
  const { owner } = importer;
  const wanted = await ownImport(db, owner, id);
  const destination = await destinationOf(db, importer, wanted, nowMs);
  // Counted before, because counting seats locks the organisation. The commit decides.
  const room = await destination.room(db);
  return inTransaction(db, async (db) => {
    const row = await lockImport(db, owner, id);
    if (!row) throw noSuchImport();
    if (row.state !== 'validated') {
      throw new AppError('conflict', { reason: 'not_ready', message: CLOSED });
    }
    for (const { row: number, cells } of corrections) {
      if (!(await correctRow(db, row, number, cells))) {
        const message = 'One of these rows isn’t in the file.';
        throw new AppError('invalid', { message, fields: { rows: message } });
      }
    }
    const counts = await judgeRows(db, row, destination, room);
    return shownImport(db, (await changeImport(db, row, counts)) ?? row);
  });
}

/** Replaces the cells of one row; false when there is no such row. */
async function correctRow(
  db: Db,
  row: ImportRow,
  number: number,
  cells: string[],
): Promise<boolean> {
  const batch = await batchOfRow(db, row, number);
  if (!batch) return false;
  const at = number - batch.firstRow;
  const judged = judgedAlone(planOf(row), number, cells);
  const others = batch.failed.filter((one) => one.row !== number);
  await replaceBatch(db, row, {
    firstRow: batch.firstRow,
    cells: batch.cells.with(at, cells),
    keys: batch.keys.with(at, judged.key),
    failed: [...others, ...judged.failed].toSorted((a, b) => a.row - b.row),
  });
  return true;
}

/** Forgets the rows of an import that is not committed; how its columns were mapped is remembered. */
export async function discardImport(db: Db, owner: OwnerId, id: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const row = await lockImport(db, owner, id);
    if (!row) throw noSuchImport();
    if (row.state === 'committed' || row.state === 'undone') {
      throw new AppError('conflict', { reason: 'not_ready', message: CLOSED });
    }
    await dropBatches(db, row);
    await changeImport(db, row, { state: 'discarded' });
  });
}
