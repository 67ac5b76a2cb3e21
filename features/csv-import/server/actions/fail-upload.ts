import type { Db } from '#platform/server/db/database.ts';
import { dropBatches } from '../queries/staged-batches.ts';
import { changeImport, type ImportRow } from '../queries.ts';

/** Ends an import that nothing can become of, with the reason. */
export async function failUpload(db: Db, row: ImportRow, failure: string) {
  await dropBatches(db, row);
  return changeImport(db, row, { state: 'failed', failure, position: null, totalRows: 0 });
}
