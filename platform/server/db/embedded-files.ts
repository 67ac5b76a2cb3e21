import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseUnavailableError } from './database-errors.ts';
import { stopInitialisation } from './postgres-orphans.ts';

/** Marks folders made by PostgreSQL; the old engine's folders lack it. */
export const ENGINE_FILE = 'vigour-engine';

/** Forces a file or a folder's list of names onto the disk. */
function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The same for a folder and all that is in it. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncToDisk(path);
  }
  syncToDisk(directory);
}

/** Gives a folder and all that is in it to another user; the folder itself last, so that a kill is repeated. */
export function chownTree(directory: string, uid: number, gid: number): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) chownTree(path, uid, gid);
    else lchownSync(path, uid, gid);
  }
  chownSync(directory, uid, gid);
}

/** Throws DatabaseUnavailableError when the files are not those of PostgreSQL `major`, made by this program. */
function mustBeOurs(directory: string, major: number): void {
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  if (!existsSync(join(directory, ENGINE_FILE))) {
    throw new DatabaseUnavailableError(
      `The data in ${directory} was written by the old database engine (PGlite), which this version cannot read. ` +
        'Open it with the version of Vigour that wrote it. Nothing was changed.',
    );
  }
  if (version === String(major)) return;
  throw new DatabaseUnavailableError(
    `The data in ${directory} was written by PostgreSQL ${version}; this program runs PostgreSQL ${major}. ` +
      `Start it with PostgreSQL ${version}, or restore a backup.`,
  );
}

/** Removes what first starts that were killed have left beside `directory`. */
async function removeUnfinished(parent: string, prefix: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue;
    await stopInitialisation(join(parent, name));
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Makes the database in a folder beside `directory` and puts it in place with one rename, so that a kill
 * at any moment leaves either no database or a whole one. The caller holds the lock.
 */
export async function ensureDatabaseFiles(
  directory: string,
  major: number,
  initialise: (emptyDirectory: string) => Promise<void>,
): Promise<void> {
  const parent = dirname(directory);
  const unfinished = `${basename(directory)}.init-`;
  await removeUnfinished(parent, unfinished);
  if (existsSync(join(directory, 'PG_VERSION'))) return mustBeOurs(directory, major);
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new DatabaseUnavailableError(
      `${directory} holds files but no database. Move them away or set DATA_DIR to another folder.`,
    );
  }
  const temporary = join(parent, `${unfinished}${process.pid}`);
  mkdirSync(temporary, { mode: 0o700 });
  await initialise(temporary);
  writeFileSync(join(temporary, ENGINE_FILE), `PostgreSQL ${major}\n`);
  syncTree(temporary);
  await rm(directory, { recursive: true, force: true });
  await rename(temporary, directory);
  syncToDisk(parent);
}
