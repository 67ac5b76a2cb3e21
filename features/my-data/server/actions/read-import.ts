import { z } from 'zod';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { postgresCodeOf } from '#platform/server/db/database-errors.ts';
import type { PersonalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { unstorableText } from '#platform/shared/text-safety.ts';
import { EXPORT_FORMAT, MAX_ENTRIES, MAX_UNPACKED_BYTES, MAX_ZIP_BYTES } from '../../rules.ts';
import { unzip } from '../providers/zip.ts';

const schemaFile = z.looseObject({
  format: z.literal(EXPORT_FORMAT.format),
  version: z.literal(EXPORT_FORMAT.version),
});

const LIMITS = { entries: MAX_ENTRIES, unpackedBytes: MAX_UNPACKED_BYTES };
const fileOf = (table: PersonalTable) => `data/${table.name}.json`;

function refuse(message: string): AppError {
  return new AppError('invalid', { reason: 'bad_file', message, fields: { zip: message } });
}

const changed = (what: string) => refuse(`That zip file has been changed: ${what} is not right.`);

/** What the database itself says of a row: a figure out of range (class 22), or two of one name (23). */
const isRefusedRow = (error: unknown) => /^2[23]/.test(postgresCodeOf(error) ?? '');

/** What to say of the rows that a table does not hold; anything else is no fault of the file. */
function wrongRows(table: PersonalTable, error: unknown): unknown {
  if (isRefusedRow(error)) return changed(table.name);
  if (!(error instanceof z.ZodError)) return error;
  return changed(`${table.name} ${error.issues[0]?.path.join('.')}`);
}

function parsedRows(table: PersonalTable, content: unknown): unknown {
  try {
    return table.parse ? table.parse(content) : content;
  } catch (error) {
    throw wrongRows(table, error);
  }
}

function parsed(file: Buffer | undefined): unknown {
  try {
    return JSON.parse(file?.toString() ?? '');
  } catch {
    throw refuse('That zip file is not a whole export of Vigour.');
  }
}

/**
 * Takes an export into an account that has no diary and no foods of its own yet; all of it or
 * nothing. Answers how many rows. Throws `conflict` when something is there already, `invalid`
 * when the file is not such an export.
 */
export async function readImport(
  db: Db,
  owner: OwnerId,
  base64: string,
  personalData: PersonalTable[],
): Promise<number> {
  const zip = Buffer.from(base64, 'base64');
  if (zip.length > MAX_ZIP_BYTES) throw refuse('That zip file is too large.');
  const tables = personalData.filter(({ onImport }) => onImport !== 'never');
  const names = new Set(['schema.json', ...tables.map(fileOf)]);
  const folders = tables.flatMap(({ folder }) => folder ?? []);
  const isWanted = (name: string) =>
    names.has(name) || folders.some((folder) => name.startsWith(folder));
  const files = await unzip(zip, isWanted, LIMITS);
  if (!schemaFile.safeParse(parsed(files.get('schema.json'))).success) {
    throw refuse('That zip file is not an export of this version of Vigour.');
  }
  // All of it is looked at before any of it is written.
  const contents = new Map<PersonalTable, unknown>();
  for (const table of tables) {
    // An export made before a table existed does not have its file.
    const content = files.has(fileOf(table)) ? parsed(files.get(fileOf(table))) : [];
    const unstorable = unstorableText(content);
    if (unstorable !== undefined) throw changed(`${table.name} ${unstorable}`);
    contents.set(table, parsedRows(table, content));
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
