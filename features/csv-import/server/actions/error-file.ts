import { stringify } from 'csv-stringify/sync';
import type { Db } from '#platform/server/db/database.ts';
import { failedRows } from '../queries/staged-rows.ts';
import type { ImportRow } from '../queries.ts';

const AT_ONCE = 2_000;
/** What the file adds; a file that is uploaded again has them already. */
const ADDED = ['row', 'error'];

const safe = (rows: string[][], bom = false) =>
  stringify(rows, { escape_formulas: true, bom, record_delimiter: 'windows' });

/**
 * The failed rows as a CSV file, piece by piece: the original columns, then `row` and `error`. A text that a
 * spreadsheet would take for a formula has ' in front; reading the file again takes it away.
 */
export async function* errorFile(db: Db, row: ImportRow): AsyncGenerator<string> {
  const kept = row.columns.map((key) => !ADDED.includes(key));
  const original = (cells: readonly string[]) =>
    kept.flatMap((keep, at) => (keep ? [cells[at] ?? ''] : []));
  yield safe([[...original(row.columns), ...ADDED]], true);
  for (let after = 0; ; ) {
    const batch = await failedRows(db, row, after, AT_ONCE);
    if (batch.length === 0) return;
    after = batch.at(-1)?.row ?? after;
    yield safe(
      batch.map(({ row, cells, detail }) => [...original(cells), String(row), detail ?? '']),
    );
  }
}
