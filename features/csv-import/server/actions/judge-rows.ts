import type { Db } from '#platform/server/db/database.ts';
import { ALREADY_MEMBER, type Outcome, problemsText } from '../../rules/outcomes.ts';
import { checkRow, type RowPlan, rowPlan } from '../../rules/row-check.ts';
import {
  countRows,
  forgetDecisions,
  markBeyond,
  markDuplicates,
  markRows,
  type StagedRow,
  takeYourTime,
  validRows,
} from '../queries/staged-rows.ts';
import { changeImport, type ImportRow } from '../queries.ts';
import type { Destination } from './destination.ts';

/** How many rows are looked at at once. */
export const BATCH = 4_000;

/** How the rows of an import are read. */
export const planOf = ({ type, columns, mapping, format }: ImportRow): RowPlan =>
  rowPlan(type, columns, mapping, format?.decimal ?? '.');

/** A row as it is staged: judged by itself. */
export function stagedRow(plan: RowPlan, row: number, cells: string[]): StagedRow {
  const { key, problems } = checkRow(plan, cells);
  const outcome: Pick<Outcome, 'reason' | 'detail'> =
    key === null
      ? { reason: 'invalid', detail: problemsText(problems) }
      : { reason: null, detail: null };
  return { row, cells, key, ...outcome };
}

/** Counts what became of the rows, and keeps it with the import. */
export async function keepCounts(
  db: Db,
  row: ImportRow,
  change: Partial<ImportRow> = {},
): Promise<ImportRow> {
  const { valid, ...failed } = await countRows(db, row);
  const { invalid, duplicate, member, seat } = failed;
  const changed = await changeImport(db, row, {
    ...change,
    totalRows: valid + invalid + duplicate + member + seat,
    validRows: valid,
    duplicates: duplicate + member,
    beyondSeats: seat,
  });
  return changed ?? row;
}

/**
 * Decides about all staged rows what the rows alone do not say: duplicates in the file, people who are there
 * already, and what does not fit any more. In the caller's transaction; again after each change.
 */
export async function judgeRows(db: Db, row: ImportRow, destination: Destination): Promise<void> {
  await takeYourTime(db);
  await forgetDecisions(db, row);
  await markDuplicates(db, row);
  if (destination.known) await markKnown(db, row, destination.known);
  const room = await destination.room(db);
  await markBeyond(db, row, Math.max(0, room), { reason: 'seat', detail: destination.full });
}

async function markKnown(
  db: Db,
  row: ImportRow,
  known: NonNullable<Destination['known']>,
): Promise<void> {
  for (let after = 0; ; ) {
    const batch = await validRows(db, row, after, BATCH);
    if (batch.length === 0) return;
    const found = await known(
      db,
      batch.map(({ key }) => key ?? ''),
    );
    const rows = batch.filter(({ key }) => key !== null && found.has(key)).map(({ row }) => row);
    await markRows(db, row, rows, { reason: 'member', detail: ALREADY_MEMBER });
    after = batch.at(-1)?.row ?? after;
  }
}
