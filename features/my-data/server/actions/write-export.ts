import { setImmediate as letOthersGo } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { emailOf } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { PersonalRow, PersonalTable } from '#platform/server/db/personal-table.ts';
import type { JobKind } from '#platform/server/jobs/job.ts';
import type { PostMail } from '#platform/server/mail/mail-queue.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { composeExportReady } from '../../rules/mails.ts';
import { dataFile, EXPORT_FORMAT, EXPORT_LIFE_MS, MAX_FILE_ROWS } from '../../rules.ts';
import { zipOf } from '../providers/zip.ts';
import { type ExportRow, exportById, failExport, finishExport, writeProgress } from '../queries.ts';

/** An export to write. Only the person behind a session requests one, so the owner is proven. */
export const exportJob: JobKind<{
  owner: OwnerId;
  id: string;
  /** with progress photos; jobs from before there were any do not say */
  photos?: boolean | undefined;
}> = {
  name: 'write-export',
  payload: z.strictObject({
    owner: z.custom<OwnerId>((value) => typeof value === 'string'),
    id: z.uuid(),
    photos: z.boolean().optional(),
  }),
  keepTryingMs: EXPORT_LIFE_MS,
};

/** What the work in the background needs. */
export type MyDataServices = {
  db: Db;
  post: PostMail;
  /** Milliseconds since 1970. */
  clock: () => number;
  publicUrl: string;
  personalData: PersonalTable[];
  log: { error(detail: object, message: string): void };
};

const README = `Your data in Vigour

data/        One JSON and one CSV file for each kind of data.
             Rows after 20,000 continue in files ending in -2, -3.
photos/      Pictures, named after their rows.
progress-photos/
             Photos of your progress, if you asked for them.
schema.json  What each file and column holds.

JSON files are complete. In CSV files, lists are written as JSON.
In CSV files, text that looks like a formula starts with '.

To move to another Vigour account, open Profile, Your data there and choose this zip file.
That account must be empty. The import reads the JSON files.
`;

/** The tables of an export: what is on request only with `photos`. */
export const tablesFor = (all: readonly PersonalTable[], photos: boolean): PersonalTable[] =>
  all.filter(({ isOnRequest }) => photos || !isOnRequest);

const cell = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** Rows that become text in a few milliseconds. */
const ROWS_PER_BATCH = 200;

/** The text of rows, a few at a time; other requests are answered in between. */
async function textOf(rows: PersonalRow[], toText: (part: PersonalRow[], start: number) => string) {
  const texts: Buffer[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_BATCH) {
    texts.push(Buffer.from(toText(rows.slice(start, start + ROWS_PER_BATCH), start)));
    await letOthersGo();
  }
  return texts;
}

async function jsonOf(rows: PersonalRow[]): Promise<Buffer> {
  const lines = await textOf(rows, (part, start) => {
    const text = part.map((row) => JSON.stringify(row)).join(',\n');
    return start === 0 ? `\n${text}` : `,\n${text}`;
  });
  return Buffer.concat([Buffer.from('['), ...lines, Buffer.from('\n]\n')]);
}

async function csvOf(table: PersonalTable, rows: PersonalRow[]): Promise<Buffer> {
  const columns = table.columns.map(({ name }) => name);
  const toCsv = (records: unknown[][], bom = false) =>
    stringify(records, {
      escape_formulas: true,
      bom,
      record_delimiter: 'windows',
      cast: { boolean: String },
    });
  const lines = await textOf(rows, (part) =>
    toCsv(part.map((row) => columns.map((name) => cell(row[name])))),
  );
  return Buffer.concat([Buffer.from(toCsv([columns], true)), ...lines]);
}

function schemaOf(tables: PersonalTable[]): string {
  const described = tables.map(({ name, about, columns, onImport, folder }) => ({
    name,
    about,
    files: [dataFile(name, 1, 'json'), dataFile(name, 1, 'csv'), ...(folder ? [folder] : [])],
    imported: onImport !== 'never',
    columns,
  }));
  return JSON.stringify({ ...EXPORT_FORMAT, tables: described }, null, 2);
}

/** Makes the zip of everything about a person; `onTable` hears how many tables are read. */
async function packed(
  db: Db,
  row: ExportRow,
  tables: PersonalTable[],
  onTable: (done: number) => Promise<void>,
): Promise<Buffer> {
  const files = new Map<string, string | Buffer>([
    ['README.txt', README],
    ['schema.json', schemaOf(tables)],
  ]);
  for (const [index, table] of tables.entries()) {
    const rows = await table.read(db, row.ownerId);
    for (let [file, start] = [1, 0]; file === 1 || start < rows.length; file += 1) {
      const part = rows.slice(start, start + MAX_FILE_ROWS);
      files.set(dataFile(table.name, file, 'json'), await jsonOf(part));
      files.set(dataFile(table.name, file, 'csv'), await csvOf(table, part));
      start += MAX_FILE_ROWS;
    }
    for (const [path, file] of (await table.readFiles?.(db, row.ownerId)) ?? []) {
      files.set(path, file);
    }
    await onTable(index + 1);
  }
  return zipOf(files, row.askedAt);
}

/**
 * Does the work of one export, from the beginning, and mails that it is ready: once, though two
 * servers should write it. An export that is gone or finished is left alone.
 */
export async function writeExport(
  services: MyDataServices,
  { owner, id, photos = false }: { owner: OwnerId; id: string; photos?: boolean | undefined },
): Promise<void> {
  const { db, post, clock, publicUrl, personalData, log } = services;
  const row = await exportById(db, owner, id);
  if (row?.state !== 'running') return;
  try {
    const file = await packed(db, row, tablesFor(personalData, photos), (done) =>
      writeProgress(db, row, done),
    );
    const expiresAt = new Date(clock() + EXPORT_LIFE_MS);
    await inTransaction(db, async (db) => {
      if (!(await finishExport(db, row, { file, expiresAt }))) return;
      const to = await emailOf(db, owner);
      if (!to) return;
      const message = composeExportReady(`${publicUrl}/profile/data`);
      await post(db, { to, ...message }, { usefulForMs: EXPORT_LIFE_MS });
    });
  } catch (error) {
    log.error({ err: error }, 'an export failed');
    await failExport(db, row);
  }
}
