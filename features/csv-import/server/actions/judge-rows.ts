import type { Db } from '#platform/server/db/database.ts';
import { Fingerprints, fingerprint } from '../../rules/fingerprints.ts';
import { createJudge, type FailedOutcome, problemsText } from '../../rules/outcomes.ts';
import { checkRow, type RowPlan, rowPlan } from '../../rules/row-check.ts';
import {
  type BatchKeys,
  batchKeysOf,
  type StagedBatch,
  setFailed,
  takeYourTime,
} from '../queries/staged-batches.ts';
import type { ImportRow } from '../queries.ts';
import type { Destination } from './destination.ts';

const NOBODY: ReadonlySet<string> = new Set();
const MOST_ROWS = 2_000;
/** Rows may be long: what is held at once is bounded by this as well. */
const MOST_CHARS = 1_000_000;

/** How the rows of an import are read. */
export const planOf = ({ type, columns, mapping, format }: ImportRow): RowPlan =>
  rowPlan(type, columns, mapping, format?.decimal ?? '.');

/** A row judged by itself. */
export function judgedAlone(
  plan: RowPlan,
  row: number,
  cells: string[],
): { key: string | null; failed: FailedOutcome[] } {
  const { key, problems } = checkRow(plan, cells);
  return key === null
    ? { key, failed: [{ row, reason: 'invalid', detail: problemsText(problems) }] }
    : { key, failed: [] };
}

/** Puts rows into batches as they come, each judged by itself; the first one has the number `firstRow`. */
export function createBatcher(plan: RowPlan, firstRow = 1) {
  let batch: StagedBatch = { firstRow, cells: [], keys: [], failed: [] };
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
      const { key, failed } = judgedAlone(plan, batch.firstRow + batch.cells.length, cells);
      batch.cells.push(cells);
      batch.keys.push(key);
      batch.failed.push(...failed);
      for (const cell of cells) chars += cell.length;
      return batch.cells.length >= MOST_ROWS || chars >= MOST_CHARS ? finish() : null;
    },
    /** What is left. */
    rest: (): StagedBatch | null => (batch.cells.length > 0 ? finish() : null),
  };
}

/** How many rows there are of each outcome, as the import keeps them. */
export type Counts = Pick<ImportRow, 'totalRows' | 'validRows' | 'duplicates' | 'beyondSeats'>;

/** How many of these outcomes the import keeps as what. */
export const countsOf = (failed: readonly FailedOutcome[]) => ({
  duplicates: failed.filter(({ reason }) => reason === 'duplicate' || reason === 'member').length,
  beyondSeats: failed.filter(({ reason }) => reason === 'seat').length,
});

/**
 * Decides about all staged rows what the rows alone do not say: duplicates in the file, people who are there
 * already, and what does not fit any more. In the caller's transaction; again after each change.
 */
export async function judgeRows(db: Db, row: ImportRow, destination: Destination): Promise<Counts> {
  await takeYourTime(db);
  const seen = new Fingerprints();
  for await (const batches of batchKeysOf(db, row)) {
    for (const { keys } of batches) for (const key of keys) if (key !== null) seen.add(key);
  }
  const repeated = seen.repeated();
  const room = await destination.room(db);
  const judge = createJudge(
    { room, full: destination.full },
    (key) => repeated.size > 0 && repeated.has(fingerprint(key)),
  );
  const counts: Counts = { totalRows: 0, validRows: 0, duplicates: 0, beyondSeats: 0 };
  for await (const batches of batchKeysOf(db, row)) {
    const keys = batches.flatMap(({ keys }) => keys.filter((key) => key !== null));
    const there = (await destination.known?.(db, keys)) ?? NOBODY;
    for (const batch of batches) {
      const failed = failedOf(batch, there, judge);
      if (JSON.stringify(failed) !== JSON.stringify(batch.failed)) {
        await setFailed(db, row, batch.firstRow, failed);
      }
      const { duplicates, beyondSeats } = countsOf(failed);
      counts.totalRows += batch.keys.length;
      counts.validRows += batch.keys.length - failed.length;
      counts.duplicates += duplicates;
      counts.beyondSeats += beyondSeats;
    }
  }
  return counts;
}

/** The rows of a batch that fail: what is wrong by itself stays, all others are decided about. */
function failedOf(
  { firstRow, keys, failed }: BatchKeys,
  there: ReadonlySet<string>,
  judge: ReturnType<typeof createJudge>,
): FailedOutcome[] {
  const alone = new Map(failed.map((one) => [one.row, one]));
  return keys.flatMap((key, at) => {
    const row = firstRow + at;
    if (key === null) return alone.get(row) ?? [];
    const outcome = judge(row, key, there.has(key));
    return outcome.reason === null ? [] : outcome;
  });
}
