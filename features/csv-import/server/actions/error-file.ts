import { stringify } from 'csv-stringify/sync';
import type { Db } from '#platform/server/db/database.ts';
import { ADDED_COLUMNS } from '../../rules/error-file.ts';
import { listFailedRows } from '../queries/staged-batches.ts';
import type { ImportRow } from '../queries.ts';

const safe = (rows: string[][], bom = false) =>
  stringify(rows, { escape_formulas: true, bom, record_delimiter: 'windows' });

/**
 * The failed rows as a CSV file, piece by piece: the original columns, then `row` and `error`. A text that a
 * spreadsheet would take for a formula has ' in front; reading the file again takes it away.
 */
export async function* errorFile(db: Db, row: ImportRow): AsyncGenerator<string> {
  const kept = row.columns.map((key) => !ADDED_COLUMNS.includes(key));
  const original = (cells: readonly string[]) =>
    kept.flatMap((keep, at) => (keep ? [cells[at] ?? ''] : []));
  yield safe([[...original(row.columns), ...ADDED_COLUMNS]], true);
  for await (const failed of listFailedRows(db, row)) {
    yield safe(failed.map(({ row, cells, detail }) => [...original(cells), String(row), detail]));
  }
}
