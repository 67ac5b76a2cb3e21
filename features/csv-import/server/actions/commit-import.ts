import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { CsvImport } from '../../contract.ts';
import { ALREADY_MEMBER } from '../../rules/outcomes.ts';
import { checkRow } from '../../rules/row-check.ts';
import { markRows, takeYourTime, validRows } from '../queries/staged-rows.ts';
import { changeImport, type ImportRow, lockImport } from '../queries.ts';
import {
  type Destination,
  type DestinationOf,
  type Importer,
  type NewRecord,
  type Refused,
  recordId,
} from './destination.ts';
import { keepCounts, planOf } from './judge-rows.ts';
import { shownImport } from './shown-import.ts';
import { noSuchImport } from './upload-file.ts';

const AT_ONCE = 2_000;

const gone = (state: ImportRow['state']) =>
  new AppError('conflict', {
    reason: 'not_ready',
    message:
      state === 'undone'
        ? 'This import was undone. Upload the file again.'
        : state === 'expired'
          ? 'The rows of this import are no longer kept. Upload the file again.'
          : 'This import is not validated yet.',
  });

/**
 * Imports every valid row in one transaction, each judged again: what has become a member or has no seat any
 * more fails with its reason, and the rest is imported. An import that is committed is answered as it is.
 * Fails with `conflict`, reason `nothing_left`, when no row can be imported any more.
 */
export async function commitImport(
  db: Db,
  destinationOf: DestinationOf,
  importer: Importer,
  id: string,
  nowMs: number,
): Promise<CsvImport> {
  const { owner } = importer;
  const result = await inTransaction(db, async (db) => {
    const row = await lockImport(db, owner, id);
    if (!row) throw noSuchImport();
    if (row.state === 'committed') return shownImport(db, row);
    if (row.state !== 'validated') throw gone(row.state);
    if (row.expiresAt.getTime() <= nowMs) throw gone('expired');
    await takeYourTime(db);
    const destination = await destinationOf(db, importer, row, nowMs);
    const at = new Date(nowMs);
    const added = await addAll(db, row, destination);
    if (added > 0) await destination.record?.(db, 'imported', added);
    const done = { state: 'committed' as const, committedAt: at };
    return shownImport(db, await keepCounts(db, row, added > 0 ? done : {}));
  });
  if (result.state === 'committed') return result;
  throw new AppError('conflict', {
    reason: 'nothing_left',
    message: 'None of the rows can be imported any more. Look at the reasons again.',
    current: result,
  });
}

/** Adds the valid rows batch by batch; how many came in. */
async function addAll(db: Db, row: ImportRow, destination: Destination): Promise<number> {
  const plan = planOf(row);
  let added = 0;
  for (let after = 0; ; ) {
    const batch = await validRows(db, row, after, AT_ONCE);
    if (batch.length === 0) return added;
    after = batch.at(-1)?.row ?? after;
    const records = batch.flatMap(({ row: number, cells }): NewRecord[] => {
      const { values, key } = checkRow(plan, cells);
      return values && key !== null
        ? [{ id: recordId(row.id, number), row: number, key, values }]
        : [];
    });
    const refused = await destination.add(db, records);
    await markRefused(db, row, destination, refused);
    added += records.length - refused.size;
  }
}

async function markRefused(
  db: Db,
  row: ImportRow,
  { full }: Destination,
  refused: Refused,
): Promise<void> {
  const of = (wanted: 'member' | 'seat') =>
    [...refused].filter(([, reason]) => reason === wanted).map(([number]) => number);
  await markRows(db, row, of('member'), { reason: 'member', detail: ALREADY_MEMBER });
  await markRows(db, row, of('seat'), { reason: 'seat', detail: full });
}

/**
 * Takes back all that an import has brought, until its rows are forgotten. Fails with `conflict`, reason
 * `used`, when any of it has been used since. An import that is undone is answered as it is.
 */
export async function undoImport(
  db: Db,
  destinationOf: DestinationOf,
  importer: Importer,
  id: string,
  nowMs: number,
): Promise<CsvImport> {
  const { owner } = importer;
  return inTransaction(db, async (db) => {
    const row = await lockImport(db, owner, id);
    if (!row) throw noSuchImport();
    if (row.state === 'undone') return shownImport(db, row);
    const undoable = row.state === 'committed' && row.expiresAt.getTime() > nowMs;
    if (!undoable) {
      const message = 'This import can no longer be undone.';
      throw new AppError('conflict', { reason: 'not_undoable', message });
    }
    await takeYourTime(db);
    const destination = await destinationOf(db, importer, row, nowMs);
    let [imported, removed] = [0, 0];
    for (let after = 0; ; ) {
      const batch = await validRows(db, row, after, AT_ONCE);
      if (batch.length === 0) break;
      after = batch.at(-1)?.row ?? after;
      imported += batch.length;
      removed += await destination.remove(
        db,
        batch.map(({ row: number, key }) => ({ id: recordId(row.id, number), key: key ?? '' })),
      );
    }
    const used = imported - removed;
    if (used > 0) {
      const message = `${used} of ${imported} imported records ${used === 1 ? 'has' : 'have'} been used or changed since, so the import stays.`;
      throw new AppError('conflict', { reason: 'used', message });
    }
    await destination.record?.(db, 'undone', removed);
    const undone = { state: 'undone' as const, undoneAt: new Date(nowMs) };
    return shownImport(db, (await changeImport(db, row, undone)) ?? row);
  });
}
