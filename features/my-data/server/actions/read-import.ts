import { setImmediate as letOthersGo } from 'node:timers/promises';
import { z } from 'zod';
import {
  type ArchiveToOpen,
  OPEN_ARCHIVE,
  type OpenedArchive,
  type PieceRead,
  type PieceToRead,
  READ_PIECE,
  refuseFile,
} from '#platform/server/archive/read-archive.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { postgresCodeOf } from '#platform/server/db/database-errors.ts';
import type { PersonalFiles, PersonalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { RELEASE } from '#platform/server/threads/held.ts';
import type { WorkerPool } from '#platform/server/threads/worker-pool.ts';
import { AppError } from '#platform/shared/errors.ts';
import { unstorableText } from '#platform/shared/text-safety.ts';
import { ARCHIVE_LIMITS, dataFile, EXPORT_FORMAT, MAX_ZIP_BYTES } from '../../rules.ts';

const schemaFile = z.looseObject({
  format: z.literal(EXPORT_FORMAT.format),
  version: z.literal(EXPORT_FORMAT.version),
});

/** Rows that are validated in a few milliseconds. */
const ROWS_PER_BATCH = 100;
const SCHEMA = 'schema.json';

const changed = (what: string) => refuseFile(`That zip file has been changed: ${what} is wrong.`);

/** What the database itself says of a row: a figure out of range (class 22), or two of one name (23). */
const isRefusedRow = (error: unknown) => /^2[23]/.test(postgresCodeOf(error) ?? '');

/** What to say of the rows that a table does not hold; anything else is no fault of the file. */
function wrongRows(table: PersonalTable, error: unknown, firstRow = 0): unknown {
  if (isRefusedRow(error)) return changed(table.name);
  if (!(error instanceof z.ZodError)) return error;
  const [row, ...column] = error.issues[0]?.path ?? [];
  const place = typeof row === 'number' ? [row + firstRow, ...column] : [];
  return changed(`${table.name} ${place.join('.')}`.trim());
}

function parseRows(table: PersonalTable, rows: unknown, firstRow: number): unknown {
  const unstorable = unstorableText(rows);
  if (unstorable !== undefined) throw changed(`${table.name} ${unstorable}`);
  try {
    return table.parse ? table.parse(rows) : rows;
  } catch (error) {
    throw wrongRows(table, error, firstRow);
  }
}

/** Rows as their table takes them; other requests are answered in between. */
async function parsePiece(table: PersonalTable, content: unknown, firstRow: number) {
  if (!Array.isArray(content)) return parseRows(table, content, firstRow);
  const rows: unknown[] = [];
  for (let start = 0; start === 0 || start < content.length; start += ROWS_PER_BATCH) {
    const part = content.slice(start, start + ROWS_PER_BATCH);
    const parsed = parseRows(table, part, firstRow + start);
    if (!Array.isArray(parsed)) throw changed(table.name);
    rows.push(...parsed);
    await letOthersGo();
  }
  return rows;
}

/** A zip file in the worker, which gives a piece of a part at a time. */
type OpenImport = { worker: WorkerPool; id: string; files: PersonalFiles };

function readPiece({ worker, id }: OpenImport, name: string, at: number): Promise<PieceRead> {
  const order: PieceToRead = { id, name, at };
  return worker.run<PieceRead>(READ_PIECE, order);
}

/** What the file holds of one table, piece by piece. */
async function* piecesOf(file: OpenImport, table: PersonalTable): AsyncGenerator<unknown> {
  for (let part = 1; ; part += 1) {
    const name = dataFile(table.name, part, 'json');
    for (let [at, pieces] = [0, 1]; at < pieces; at += 1) {
      const read = await readPiece(file, name, at);
      // An export made before a table existed does not have its file: what is there stays.
      if (read.pieces === 0) return;
      yield read.content;
      pieces = read.pieces;
    }
  }
}

/** Answers how many rows. */
async function importTable(
  db: Db,
  owner: OwnerId,
  table: PersonalTable,
  file: OpenImport,
): Promise<number> {
  if (table.onImport === 'into-empty' && (await table.read(db, owner)).length > 0) {
    throw new AppError('conflict', {
      reason: 'not_empty',
      message: 'This account already has data. Import into a new account.',
    });
  }
  let [isFirst, rows] = [true, 0];
  for await (const content of piecesOf(file, table)) {
    // Another piece would replace the first.
    if (!isFirst && table.onImport === 'replace') throw changed(table.name);
    isFirst = false;
    const parsed = await parsePiece(table, content, rows);
    await table.write(db, owner, parsed, file.files).catch((error: unknown) => {
      throw wrongRows(table, error, rows);
    });
    if (Array.isArray(parsed)) rows += parsed.length;
  }
  return rows;
}

/** The bytes in memory of their own, which can be moved to the worker; large ones are not copied for that. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(base64, 'base64');
  const isOwn = bytes.buffer.byteLength === bytes.length;
  return isOwn ? new Uint8Array(bytes.buffer) : new Uint8Array(bytes);
}

/**
 * Takes an export into an account that has no diary and no foods of its own yet; all of it or
 * nothing. Answers how many rows. Throws `conflict` when something is there already, `invalid`
 * when the file is not such an export.
 */
export async function readImport(
  db: Db,
  worker: WorkerPool,
  owner: OwnerId,
  base64: string,
  personalData: PersonalTable[],
): Promise<number> {
  const zip = bytesOf(base64);
  if (zip.length > MAX_ZIP_BYTES) throw refuseFile('That zip file is too large.');
  const tables = personalData.filter(({ onImport }) => onImport !== 'never');
  const order: ArchiveToOpen = {
    zip,
    json: [SCHEMA, ...tables.map(({ name }) => dataFile(name, 1, 'json'))],
    folders: tables.flatMap(({ folder }) => folder ?? []),
    limits: ARCHIVE_LIMITS,
  };
  const { id, files } = await worker.run<OpenedArchive>(OPEN_ARCHIVE, order, [zip.buffer]);
  const buffers = [...files].map(([name, bytes]) => [name, Buffer.from(bytes)] as const);
  const file: OpenImport = { worker, id, files: new Map(buffers) };
  try {
    const schema = await readPiece(file, SCHEMA, 0);
    if (!schemaFile.safeParse(schema.content).success) {
      throw refuseFile('That export is from another version of Vigour.');
    }
    return await inTransaction(db, async (db) => {
      let rows = 0;
      for (const table of tables) rows += await importTable(db, owner, table, file);
      return rows;
    });
  } finally {
    await worker.run(RELEASE, { id });
  }
}
