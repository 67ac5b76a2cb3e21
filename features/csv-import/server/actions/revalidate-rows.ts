import type { Db } from '#platform/server/db/database.ts';
import { createValidator, type FailedOutcome, problemsText } from '../../rules/outcomes.ts';
import { checkRow, type RowCheck, rowPlan } from '../../rules/row-check.ts';
import {
  type BatchKeys,
  batchKeysOf,
  type StagedBatch,
  setFailed,
} from '../queries/staged-batches.ts';
import type { ImportRow } from '../queries.ts';
import type { Destination } from './destination.ts';

const MAX_BATCH_ROWS = 2_000;
/** Rows may be long: what is held at once is bounded by this as well. */
const MAX_BATCH_CHARS = 1_000_000;

/** How the rows of an import are read. */
export function checkOf(row: ImportRow, destination: Destination): RowCheck {
  if (destination.check) return destination.check(row);
  const plan = rowPlan(row.type, row.columns, row.mapping, row.decimal);
  return (cells) => checkRow(plan, cells);
}

export function validateRow(
  check: RowCheck,
  row: number,
  cells: string[],
): { key: string | null; failed: FailedOutcome[] } {
  const { key, problems } = check(cells);
  return key === null
    ? { key, failed: [{ row, reason: 'invalid', detail: problemsText(problems) }] }
    : { key, failed: [] };
}

/** Collects validated rows into batches. Rows count from 1. */
export function createBatcher(check: RowCheck) {
  let batch: StagedBatch = { firstRow: 1, cells: [], keys: [], failed: [] };
  let chars = 0;
  function finish(): StagedBatch {
    const done = batch;
    batch = { firstRow: done.firstRow + done.cells.length, cells: [], keys: [], failed: [] };
    chars = 0;
    return done;
  }
  return {
    /** Takes a row; the batch, when that is full with it. */
    add(cells: string[]): StagedBatch | null {
      const { key, failed } = validateRow(check, batch.firstRow + batch.cells.length, cells);
      batch.cells.push(cells);
      batch.keys.push(key);
      batch.failed.push(...failed);
      for (const cell of cells) chars += cell.length + 1;
      return batch.cells.length >= MAX_BATCH_ROWS || chars >= MAX_BATCH_CHARS ? finish() : null;
    },
    rest: (): StagedBatch | null => (batch.cells.length > 0 ? finish() : null),
  };
}

/** How many rows there are of each outcome, as the import keeps them. */
export type Counts = Pick<ImportRow, 'totalRows' | 'validRows' | 'duplicates' | 'beyondSeats'>;
export const NO_ROWS: Counts = { totalRows: 0, validRows: 0, duplicates: 0, beyondSeats: 0 };

/** How many of these outcomes the import keeps as what. */
export const countsOf = (failed: readonly FailedOutcome[]) => ({
  duplicates: failed.filter(({ reason }) => reason === 'duplicate' || reason === 'member').length,
  beyondSeats: failed.filter(({ reason }) => reason === 'seat').length,
});

/** The counts with those of one more batch. */
export function withBatch(counts: Counts, { keys, failed }: BatchKeys): Counts {
  const { duplicates, beyondSeats } = countsOf(failed);
  return {
    totalRows: counts.totalRows + keys.length,
    validRows: counts.validRows + keys.length - failed.length,
    duplicates: counts.duplicates + duplicates,
    beyondSeats: counts.beyondSeats + beyondSeats,
  };
}

/**
 * Decides, batch by batch in the order of the rows, what a row alone does not say: duplicates in the file, people
 * who are members already, and what does not fit any more. Returns the rows of the batch that fail.
 */
export function createBatchValidator(destination: Destination, room: number) {
  const { full, knownText } = destination;
  const judge = createValidator({ room, full, knownText });
  return async (db: Db, { firstRow, keys, failed }: BatchKeys): Promise<FailedOutcome[]> => {
    const known = await destination.known?.(
      db,
      keys.filter((key) => key !== null),
    );
    const alone = new Map(failed.map((one) => [one.row, one]));
    return keys.flatMap((key, at) => {
      const row = firstRow + at;
      if (key === null) return alone.get(row) ?? [];
      const outcome = judge(row, key, known?.has(key) ?? false);
      return outcome.reason === null ? [] : outcome;
    });
  };
}

/** Validates all staged rows again, in the caller's transaction. */
export async function revalidateRows(
  db: Db,
  row: ImportRow,
  destination: Destination,
  room: number,
): Promise<Counts> {
  const judge = createBatchValidator(destination, room);
  let counts = NO_ROWS;
  for await (const batch of batchKeysOf(db, row)) {
    const failed = await judge(db, batch);
    if (JSON.stringify(failed) !== JSON.stringify(batch.failed)) {
      await setFailed(db, row, batch.firstRow, failed);
    }
    counts = withBatch(counts, { ...batch, failed });
  }
  return counts;
}
