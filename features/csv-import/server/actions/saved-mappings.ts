import type { Db } from '#platform/server/db/database.ts';
import type { RememberedMapping } from '../../contract.ts';
import { fileShape } from '../../rules/column-mapping.ts';
import { mappingsFor } from '../queries.ts';
import type { Importer } from './destination.ts';
import { importRights } from './import-rights.ts';

/**
 * How the columns of files were mapped before, the newest for each shape of file: one's own, and those of the
 * organisations that one may bring people into, whichever admin mapped them.
 */
export async function listSavedMappings(
  db: Db,
  importer: Importer,
  nowMs: number,
): Promise<RememberedMapping[]> {
  const rights = await importRights(db, importer, nowMs);
  const places = new Set(rights.flatMap(({ organisations }) => organisations.map(({ id }) => id)));
  const found = await mappingsFor(db, importer.owner, [...places]);
  const newest = new Map<string, RememberedMapping>();
  for (const one of found) {
    const shape = `${one.organisationId} ${fileShape(one.importType, one.columns)}`;
    if (!newest.has(shape)) newest.set(shape, one);
  }
  return [...newest.values()];
}
