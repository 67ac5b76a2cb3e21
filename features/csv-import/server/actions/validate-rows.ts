import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { newId } from '#platform/shared/ids.ts';
import type { CsvImport, NewCsvImport } from '../../contract.ts';
import { KEEP_DAYS } from '../../rules/limits.ts';
import { addImport, advanceImport, dropImport, type ImportRow, importById } from '../queries.ts';
import type { DestinationOf, Importer } from './destination.ts';
import { toImportResponse } from './import-response.ts';
import { readMapping } from './read-mapping.ts';
import { NO_ROWS } from './revalidate-rows.ts';
import { columnsOf, StagingStopped, stageRows } from './stage-rows.ts';
import { makeSpace } from './staged-space.ts';

const HOUR_MS = 3_600_000;

/**
 * Stages rows and decides about each; nothing is imported yet. Rows count from 1, blank ones are left out; an id
 * that is there already is answered as it stands. Fails with `invalid` without rows or a required field,
 * `forbidden` without the right, `conflict`, reason `staged_limit`, without space for it beside other imports.
 */
export async function validateRows(
  db: Db,
  destinationOf: DestinationOf,
  importer: Importer,
  input: NewCsvImport,
  nowMs: number,
): Promise<CsvImport> {
  const { owner } = importer;
  const { importType: type, csvData, fileName = null, organisationId = null, settings } = input;
  const destination = await destinationOf(db, importer, { type, organisationId, settings }, nowMs);
  const mapping = readMapping(type, input.columnMapping);
  const id = input.id ?? newId();
  const before = await importById(db, owner, id);
  if (before && before.state !== 'validating') return toImportResponse(db, before);
  // A server that ended in the middle has left it.
  if (before) await dropImport(db, before);
  const row: ImportRow = {
    ownerId: owner,
    id,
    type,
    state: 'validating',
    organisationId: destination.organisationId,
    fileName,
    hash: null,
    decimal: input.decimal ?? '.',
    columns: await columnsOf(csvData),
    mapping,
    settings,
    sizeBytes: 0,
    ...NO_ROWS,
    createdAt: new Date(nowMs),
    committedAt: null,
    undoneAt: null,
    // A server that ends in the middle leaves no rows for longer.
    expiresAt: new Date(nowMs + HOUR_MS),
  };
  const space = await makeSpace(db, owner, row.createdAt);
  if (!(await addImport(db, row))) throw new StagingStopped();
  let done: ImportRow | null;
  try {
    const staged = await stageRows(db, row, destination, csvData, space);
    const totalRows = staged.totalRows ?? 0;
    if (totalRows === 0) {
      const message = 'The CSV file is empty';
      throw new AppError('invalid', { message, fields: { csvData: message } });
    }
    const expiresAt = new Date(nowMs + KEEP_DAYS * 24 * HOUR_MS);
    const change = { ...staged, state: 'validated' as const, expiresAt };
    done = await advanceImport(db, row, totalRows, change);
  } catch (error) {
    // Anyone who stopped it decides what is left of it.
    if (!(error instanceof StagingStopped)) await dropImport(db, row);
    throw error;
  }
  if (!done) throw new StagingStopped();
  return toImportResponse(db, done);
}

/**
 * One validation of a person at a time in this process: the same id again waits for the same answer, another file
 * is refused with `conflict`, reason `validating`.
 */
export function createValidation(): typeof validateRows {
  const running = new Map<OwnerId, { id: string | undefined; result: Promise<CsvImport> }>();
  return async (db, destinationOf, importer, input, nowMs) => {
    const { owner } = importer;
    const other = running.get(owner);
    if (other && other.id === input.id && input.id) return other.result;
    if (other) {
      const message = 'Your other file is still being checked. Try again when it’s done.';
      throw new AppError('conflict', { reason: 'validating', message });
    }
    const result = validateRows(db, destinationOf, importer, input, nowMs);
    running.set(owner, { id: input.id, result });
    try {
      return await result;
    } finally {
      running.delete(owner);
    }
  };
}
