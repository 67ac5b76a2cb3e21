import { setImmediate as letOthersGo } from 'node:timers/promises';
import { z } from 'zod';
import {
  type Archive,
  type ArchiveToRead,
  READ_ARCHIVE,
  refuseFile,
} from '#platform/server/archive/read-archive.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { postgresCodeOf } from '#platform/server/db/database-errors.ts';
import type { PersonalFiles, PersonalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { WorkerPool } from '#platform/server/threads/worker-pool.ts';
import { AppError } from '#platform/shared/errors.ts';
import { unstorableText } from '#platform/shared/text-safety.ts';
import { ARCHIVE_LIMITS, EXPORT_FORMAT, MAX_ZIP_BYTES } from '../../rules.ts';

const schemaFile = z.looseObject({
  format: z.literal(EXPORT_FORMAT.format),
  version: z.literal(EXPORT_FORMAT.version),
});

/** Rows that are validated in a few milliseconds. */
const MAX_ROWS_AT_ONCE = 100;
const SCHEMA = 'schema.json';
const fileOf = (table: PersonalTable) => `data/${table.name}.json`;

const changed = (what: string) =>
  refuseFile(`That zip file has been changed: ${what} is not right.`);

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

/** The rows of one part as its table takes them; other requests go in between. */
async function parsePart(table: PersonalTable, content: unknown): Promise<unknown> {
  if (!Array.isArray(content)) return parseRows(table, content, 0);
  const rows: unknown[] = [];
  for (let start = 0; start === 0 || start < content.length; start += MAX_ROWS_AT_ONCE) {
    const parsed = parseRows(table, content.slice(start, start + MAX_ROWS_AT_ONCE), start);
    if (!Array.isArray(parsed)) throw changed(table.name);
    rows.push(...parsed);
    await letOthersGo();
  }
  return rows;
}

/** Unpacks and parses the zip file in the worker. */
async function unpack(worker: WorkerPool, zip: Buffer, tables: PersonalTable[]): Promise<Archive> {
  const order: ArchiveToRead = {
    zip,
    json: [SCHEMA, ...tables.map(fileOf)],
    folders: tables.flatMap(({ folder }) => folder ?? []),
    limits: ARCHIVE_LIMITS,
  };
  const archive = await worker.run<Archive>(READ_ARCHIVE, order);
  if (!schemaFile.safeParse(archive[SCHEMA]).success) {
    throw refuseFile('That zip file is not an export of this version of Vigour.');
  }
  return archive;
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
  const zip = Buffer.from(base64, 'base64');
  if (zip.length > MAX_ZIP_BYTES) throw refuseFile('That zip file is too large.');
  const tables = personalData.filter(({ onImport }) => onImport !== 'never');
  const archive = await unpack(worker, zip, tables);
  const files: PersonalFiles = new Map(
    [...archive.files].map(([name, bytes]) => [name, Buffer.from(bytes)]),
  );
  // All of it is looked at before any of it is written.
  const contents = new Map<PersonalTable, unknown>();
  for (const table of tables) {
    // An export made before a table existed does not have its file.
    contents.set(table, await parsePart(table, archive[fileOf(table)] ?? []));
  }
  return inTransaction(db, async (db) => {
    let rows = 0;
    for (const [table, content] of contents) {
      if (table.onImport === 'into-empty' && (await table.read(db, owner)).length > 0) {
        throw new AppError('conflict', {
          reason: 'not_empty',
          message: 'This account has data already. Import into a new account.',
        });
      }
      await table.write(db, owner, content, files).catch((error: unknown) => {
        throw wrongRows(table, error);
      });
      if (Array.isArray(content)) rows += content.length;
    }
    return rows;
  });
}
