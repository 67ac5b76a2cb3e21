import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CsvImport } from '../../contract.ts';
import { findEarlierImport, type ImportRow } from '../queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** An import in the form of its contract. */
export async function toImportResponse(db: Db, row: ImportRow): Promise<CsvImport> {
  const before = await findEarlierImport(db, row.ownerId, [row.id]);
  return shown(row, before.get(row.id) ?? null);
}

/** A person's imports in the form of their contract. */
export async function shownImports(
  db: Db,
  owner: OwnerId,
  rows: readonly ImportRow[],
): Promise<CsvImport[]> {
  const ids = rows.map(({ id }) => id);
  const before = await findEarlierImport(db, owner, ids);
  return rows.map((row) => shown(row, before.get(row.id) ?? null));
}

function shown(row: ImportRow, before: Date | null): CsvImport {
  const failedRows = row.totalRows - row.validRows;
  return {
    id: row.id,
    importType: row.type,
    state: row.state,
    fileName: row.fileName,
    organisationId: row.organisationId,
    columns: row.columns,
    columnMapping: row.mapping,
    decimal: row.decimal,
    totalRows: row.totalRows,
    processedRows: row.validRows,
    failedRows,
    validationResult: {
      isValid: failedRows === 0,
      duplicatesFound: row.duplicates,
      seatLimitExceeded: row.beyondSeats > 0,
    },
    importedBefore: iso(before),
    createdAt: row.createdAt.toISOString(),
    committedAt: iso(row.committedAt),
    undoneAt: iso(row.undoneAt),
    expiresAt: row.expiresAt.toISOString(),
  };
}
