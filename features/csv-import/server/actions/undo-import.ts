import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';
import { formatList } from '#platform/shared/format-list.ts';
import type { UndoneImport } from '../../contract.ts';
import { batchKeysOf, dropBatches, withoutStatementTimeout } from '../queries/staged-batches.ts';
import { changeImport, lockImport } from '../queries.ts';
import { type DestinationOf, type Importer, recordId, type Used } from './destination.ts';
import { toImportResponse } from './import-response.ts';
import { noSuchImport } from './own-import.ts';

const MAX_NAMES = 3;

/** "Ari Ng, Bo Li and 3 more of 50 imported records have been used or changed, so this import can’t be undone." */
function stays({ count, names }: Used, imported: number): AppError {
  const named = names.slice(0, MAX_NAMES);
  const others = count - named.length;
  const rest = named.length > 0 ? `${others} more` : `${others}`;
  const who = formatList(others > 0 || named.length === 0 ? [...named, rest] : named);
  const message = `${who} of ${imported} imported records ${count === 1 ? 'has' : 'have'} been used or changed, so this import can’t be undone.`;
  return new AppError('conflict', { reason: 'used', message });
}

/**
 * Deletes all records of an import and its staged rows, until those expire. Fails with `conflict`, reason `used`,
 * when any record has been used or changed since that the destination does not keep. An import that is undone is
 * answered as it is.
 */
export async function undoImport(
  db: Db,
  destinationOf: DestinationOf,
  importer: Importer,
  id: string,
  nowMs: number,
): Promise<UndoneImport> {
  const { owner } = importer;
  return inTransaction(db, async (db) => {
    const row = await lockImport(db, owner, id);
    if (!row) throw noSuchImport();
    if (row.state === 'undone') return { ...(await toImportResponse(db, row)), kept: null };
    const { committedAt } = row;
    if (row.state !== 'committed' || !committedAt || row.expiresAt.getTime() <= nowMs) {
      const message = 'This import can no longer be undone.';
      throw new AppError('conflict', { reason: 'not_undoable', message });
    }
    await withoutStatementTimeout(db);
    const destination = await destinationOf(db, importer, row, nowMs);
    let imported = 0;
    let used: Used = { count: 0, names: [] };
    for await (const { firstRow, keys, failed } of batchKeysOf(db, row)) {
      const out = new Set(failed.map(({ row }) => row));
      const records = keys.flatMap((key, at) =>
        key === null || out.has(firstRow + at) ? [] : { id: recordId(row.id, firstRow + at), key },
      );
      imported += records.length;
      const { count, names } = await destination.remove(db, records, committedAt);
      used = { count: used.count + count, names: [...used.names, ...names].slice(0, MAX_NAMES) };
    }
    const kept = used.count > 0 ? (destination.keepsUsed?.(used.count) ?? null) : null;
    if (used.count > 0 && kept === null) throw stays(used, imported);
    await destination.record?.(db, 'undone', imported);
    await dropBatches(db, row);
    const undone = { state: 'undone' as const, undoneAt: new Date(nowMs) };
    return { ...(await toImportResponse(db, (await changeImport(db, row, undone)) ?? row)), kept };
  });
}
