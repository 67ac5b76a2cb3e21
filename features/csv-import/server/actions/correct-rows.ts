import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { CsvImport } from '../../contract.ts';
import { replaceRows } from '../queries/staged-rows.ts';
import { dropImport, lockImport } from '../queries.ts';
import type { DestinationOf, Importer } from './destination.ts';
import { judgeRows, keepCounts, planOf, stagedRow } from './judge-rows.ts';
import { shownImport } from './shown-import.ts';
import { noSuchImport } from './upload-file.ts';

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
  return inTransaction(db, async (db) => {
    const row = await lockImport(db, owner, id);
    if (!row) throw noSuchImport();
    if (row.state !== 'validated') {
      throw new AppError('conflict', { reason: 'not_ready', message: CLOSED });
    }
    const plan = planOf(row);
    const changed = corrections.map(({ row, cells }) => stagedRow(plan, row, cells));
    if ((await replaceRows(db, row, changed)) < changed.length) {
      const message = 'The file does not have one of these rows.';
      throw new AppError('invalid', { message, fields: { rows: message } });
    }
    await judgeRows(db, row, await destinationOf(db, importer, row, nowMs));
    return shownImport(db, await keepCounts(db, row));
  });
}

/** Forgets an import that is not committed. One that is gone already is fine. */
export async function discardImport(db: Db, owner: OwnerId, id: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const row = await lockImport(db, owner, id);
    if (!row) throw noSuchImport();
    if (row.state === 'committed' || row.state === 'undone') {
      throw new AppError('conflict', { reason: 'not_ready', message: CLOSED });
    }
    await dropImport(db, row);
  });
}
