import { setImmediate } from 'node:timers/promises';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { CsvImport } from '../../contract.ts';
import { ALREADY_MEMBER, type FailedOutcome, problemsText } from '../../rules/outcomes.ts';
import type { RowCheck } from '../../rules/row-check.ts';
import {
  batchesOf,
  type StagedBatch,
  setFailed,
  withoutStatementTimeout,
} from '../queries/staged-batches.ts';
import { changeImport, type ImportRow, lockImport } from '../queries.ts';
import {
  type Destination,
  type DestinationOf,
  type Importer,
  type NewRecord,
  recordId,
} from './destination.ts';
import { toImportResponse } from './import-response.ts';
import { noSuchImport } from './own-import.ts';
import { checkOf, countsOf } from './revalidate-rows.ts';

const gone = (state: ImportRow['state']) =>
  new AppError('conflict', {
    reason: 'not_ready',
    message:
      state === 'undone'
        ? 'This import was undone. Upload the file again.'
        : state === 'expired'
          ? 'This import’s rows have been deleted. Upload the file again.'
          : 'Validate this import first.',
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
    if (row.state === 'committed') return toImportResponse(db, row);
    if (row.state !== 'validated') throw gone(row.state);
    if (row.expiresAt.getTime() <= nowMs) throw gone('expired');
    await withoutStatementTimeout(db);
    const destination = await destinationOf(db, importer, row, nowMs);
    const { added, duplicates, beyondSeats } = await addAll(db, row, destination);
    if (added > 0) await destination.record?.(db, 'imported', added);
    const change = {
      validRows: added,
      duplicates: row.duplicates + duplicates,
      beyondSeats: row.beyondSeats + beyondSeats,
      ...(added > 0 ? { state: 'committed' as const, committedAt: new Date(nowMs) } : {}),
    };
    return toImportResponse(db, (await changeImport(db, row, change)) ?? row);
  });
  if (result.state === 'committed') return result;
  throw new AppError('conflict', {
    reason: 'nothing_left',
    message: 'No rows can be imported now. Check the errors.',
    current: result,
  });
}

type Added = { added: number; duplicates: number; beyondSeats: number };

/**
 * Adds the valid rows batch by batch: how many came in, and how many more failed of what. A batch is judged
 * while the database is adding the last.
 */
async function addAll(db: Db, row: ImportRow, destination: Destination): Promise<Added> {
  const check = checkOf(row, destination);
  const sum: Added = { added: 0, duplicates: 0, beyondSeats: 0 };
  let adding: Promise<void> = Promise.resolve();

  async function add(batch: StagedBatch, { records, wrong }: Ready): Promise<void> {
    const refused = await destination.add(db, records);
    const now = [...wrong];
    for (const [row, reason] of refused) {
      now.push({
        row,
        reason,
        detail: reason === 'member' ? (destination.knownText ?? ALREADY_MEMBER) : destination.full,
      });
    }
    if (now.length > 0) {
      const all = [...batch.failed, ...now].toSorted((a, b) => a.row - b.row);
      await setFailed(db, row, batch.firstRow, all);
    }
    const { duplicates, beyondSeats } = countsOf(now);
    sum.added += records.length - refused.size;
    sum.duplicates += duplicates;
    sum.beyondSeats += beyondSeats;
  }

  for await (const batch of batchesOf(db, row)) {
    const ready = judgedAgain(row.id, check, batch);
    await adding;
    adding = add(batch, ready);
    adding.catch(() => {}); // it is waited for, where its failure counts
    await setImmediate(); // so that its statement is on its way
  }
  await adding;
  return sum;
}

type Ready = { records: NewRecord[]; wrong: FailedOutcome[] };

/** The rows of a batch that did not fail before: what becomes of them, and what is wrong by newer rules. */
function judgedAgain(importId: string, check: RowCheck, batch: StagedBatch): Ready {
  const before = new Set(batch.failed.map(({ row }) => row));
  const ready: Ready = { records: [], wrong: [] };
  for (const [at, cells] of batch.cells.entries()) {
    const row = batch.firstRow + at;
    if (before.has(row)) continue;
    const { values, key, problems } = check(cells);
    if (values && key !== null) {
      ready.records.push({ id: recordId(importId, row), row, key, values });
    } else ready.wrong.push({ row, reason: 'invalid', detail: problemsText(problems) });
  }
  return ready;
}
