import { createHash } from 'node:crypto';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { newId } from '#platform/shared/ids.ts';
import type { CsvImport, NewCsvImport } from '../../contract.ts';
import { type ColumnMapping, missingFields } from '../../rules/column-mapping.ts';
import { isBlankRow } from '../../rules/csv-reader.ts';
import type { FileFormat } from '../../rules/file-format.ts';
import { IMPORT_FIELDS, type ImportType, TYPE_LABELS } from '../../rules/import-fields.ts';
import { KEEP_DAYS, MAX_COLUMNS } from '../../rules/limits.ts';
import { addBatch } from '../queries/staged-batches.ts';
import {
  addImport,
  changeImport,
  dropImport,
  type ImportRow,
  importById,
  openImports,
} from '../queries.ts';
import type { DestinationOf, Importer } from './destination.ts';
import { createBatcher, judgeRows, planOf } from './judge-rows.ts';
import { shownImport } from './shown-import.ts';

const DAY_MS = 86_400_000;
/** Of imports that wait for their commit; the oldest one makes place. */
const MOST_OPEN = 20;

/** The mapping without columns that are skipped. Throws `invalid` for what no import could be made with. */
export function readMapping(type: ImportType, given: Record<string, string | null>): ColumnMapping {
  const mapping: ColumnMapping = Object.fromEntries(
    Object.entries(given).flatMap(([key, field]) =>
      field === null || field === '' || field === 'skip' ? [] : [[key, field]],
    ),
  );
  const wrong = (message: string) =>
    new AppError('invalid', { message, fields: { columnMapping: message } });
  const known = new Set(IMPORT_FIELDS[type].map(({ value }) => value));
  const used = new Set<string>();
  for (const [key, field] of Object.entries(mapping)) {
    if (!known.has(field)) {
      throw wrong(`${TYPE_LABELS[type]} have no field “${field}”. Map “${key}” to another one.`);
    }
    if (used.has(field)) throw wrong(`Map “${field}” to one column only.`);
    used.add(field);
  }
  const missing = missingFields(mapping, type).map(({ label }) => label);
  if (missing.length > 0) throw wrong(`Please map: ${missing.join(', ')}`);
  return mapping;
}

/** An import as it begins. */
export function newImport(
  owner: OwnerId,
  given: Pick<ImportRow, 'id' | 'type' | 'state' | 'mapping' | 'organisationId' | 'fileName'> & {
    format: FileFormat;
    columns: string[];
    sizeBytes: number;
    hash: string | null;
  },
  nowMs: number,
): ImportRow {
  return {
    ...given,
    ownerId: owner,
    bytesRead: 0,
    position: null,
    totalRows: 0,
    validRows: 0,
    duplicates: 0,
    beyondSeats: 0,
    failure: null,
    createdAt: new Date(nowMs),
    committedAt: null,
    undoneAt: null,
    expiresAt: new Date(nowMs + KEEP_DAYS * DAY_MS),
  };
}

/** Forgets the oldest of many imports that were never committed. */
export async function makePlace(db: Db, owner: OwnerId): Promise<void> {
  for (const key of (await openImports(db, owner)).slice(MOST_OPEN - 1)) await dropImport(db, key);
}

/**
 * Stages rows that came as JSON and decides about each; nothing is imported yet. Rows count from 1, blank
 * ones are left out; an id that is there already is answered as it stands. Fails with `invalid` without rows or
 * a required field, `forbidden` without the right.
 */
export async function validateRows(
  db: Db,
  destinationOf: DestinationOf,
  importer: Importer,
  input: NewCsvImport,
  nowMs: number,
): Promise<CsvImport> {
  const { owner } = importer;
  const { importType: type, csvData, fileName = null, organisationId = null } = input;
  const destination = await destinationOf(db, importer, { type, organisationId }, nowMs);
  const mapping = readMapping(type, input.columnMapping);
  const columns = [...new Set(csvData.flatMap((row) => Object.keys(row)))];
  if (columns.length > MAX_COLUMNS) {
    throw new AppError('invalid', { message: `Use at most ${MAX_COLUMNS} columns.` });
  }
  const rows = csvData
    .map((row) => columns.map((key) => String(row[key] ?? '')))
    .filter((cells) => !isBlankRow(cells));
  if (rows.length === 0) {
    const message = 'The CSV file is empty';
    throw new AppError('invalid', { message, fields: { csvData: message } });
  }
  const content = JSON.stringify([columns, rows]);
  const row = newImport(
    owner,
    {
      id: input.id ?? newId(),
      type,
      state: 'validated',
      organisationId: destination.organisationId,
      fileName,
      columns,
      mapping,
      format: { encoding: 'utf-8', delimiter: ',', quote: '"', decimal: input.decimal ?? '.' },
      hash: createHash('sha256').update(content).digest('hex'),
      sizeBytes: Buffer.byteLength(content),
    },
    nowMs,
  );
  return inTransaction(db, async (db) => {
    const there = () => importById(db, owner, row.id);
    const before = await there();
    if (before) return shownImport(db, before);
    await makePlace(db, owner);
    // The first call with this id may just have ended.
    if (!(await addImport(db, row))) return shownImport(db, (await there()) ?? row);
    const batcher = createBatcher(planOf(row));
    for (const cells of rows) {
      const full = batcher.add(cells);
      if (full) await addBatch(db, row, full);
    }
    const rest = batcher.rest();
    if (rest) await addBatch(db, row, rest);
    const counts = await judgeRows(db, row, destination);
    const change = { ...counts, bytesRead: row.sizeBytes };
    return shownImport(db, (await changeImport(db, row, change)) ?? row);
  });
}
