import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { CsvImport } from '../../contract.ts';
import { MAX_STAGED_BYTES } from '../../rules/limits.ts';
import type { RowCheck } from '../../rules/row-check.ts';
import { batchOfRow, dropBatches, replaceBatch } from '../queries/staged-batches.ts';
import { changeImport, type ImportRow, lockImport } from '../queries.ts';
import type { DestinationOf, Importer } from './destination.ts';
import { toImportResponse } from './import-response.ts';
import { findOwnImport, noSuchImport } from './own-import.ts';
import { checkOf, revalidateRows, validateRow } from './revalidate-rows.ts';
import { takesTooMuch } from './staged-space.ts';

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
  const wanted = await findOwnImport(db, owner, id);
  const destination = await destinationOf(db, importer, wanted, nowMs);
  // Counted before, because counting seats locks the organisation. The commit decides.
  const room = await destination.room(db);
  return inTransaction(db, async (db) => {
    const row = await lockImport(db, owner, id);
    if (!row) throw noSuchImport();
    if (row.state !== 'validated') {
      throw new AppError('conflict', { reason: 'not_ready', message: CLOSED });
    }
    const check = checkOf(row, destination);
    let { sizeBytes } = row;
    for (const { row: number, cells } of corrections) {
      const moreBytes = await correctRow(db, row, { number, cells, check });
      if (moreBytes === null) {
        const message = 'One of these rows isn’t in the file.';
        throw new AppError('invalid', { message, fields: { rows: message } });
      }
      sizeBytes += moreBytes;
    }
    if (sizeBytes > Math.max(row.sizeBytes, MAX_STAGED_BYTES)) throw takesTooMuch('rows');
    const counts = await revalidateRows(db, row, destination, room);
    return toImportResponse(db, (await changeImport(db, row, { ...counts, sizeBytes })) ?? row);
  });
}

/** Replaces the cells of one row. Returns how many bytes more are staged; null when there is no such row. */
async function correctRow(
  db: Db,
  row: ImportRow,
  { number, cells, check }: { number: number; cells: string[]; check: RowCheck },
): Promise<number | null> {
  const batch = await batchOfRow(db, row, number);
  if (!batch) return null;
  const at = number - batch.firstRow;
  const judged = validateRow(check, number, cells);
  const others = batch.failed.filter((one) => one.row !== number);
  const before = batch.failed.filter((one) => one.row === number);
  await replaceBatch(db, row, {
    firstRow: batch.firstRow,
    cells: batch.cells.with(at, cells),
    keys: batch.keys.with(at, judged.key),
    failed: [...others, ...judged.failed].toSorted((a, b) => a.row - b.row),
  });
  const bytesOfRow = (...parts: unknown[]) => Buffer.byteLength(JSON.stringify(parts));
  return (
    bytesOfRow(cells, judged.key, judged.failed) -
    bytesOfRow(batch.cells[at], batch.keys[at], before)
  );
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
