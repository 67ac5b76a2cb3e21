import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseUnavailableError } from './database-errors.ts';

/** PostgreSQL's major version inside PGlite. Data of another one needs a dump and a restore. */
const POSTGRES_MAJOR = '18';

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

/**
 * Makes the database in a folder beside `directory` and puts it in place with one rename, so that a kill
 * at any moment leaves either no database or a whole one. The caller holds the lock.
 */
export async function ensureDatabaseFiles(
  directory: string,
  initialise: (emptyDirectory: string) => Promise<void>,
): Promise<void> {
  const parent = dirname(directory);
  const unfinished = `${basename(directory)}.init-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(unfinished)) await rm(join(parent, name), { recursive: true, force: true });
  }
  const versionFile = join(directory, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim();
    if (version === POSTGRES_MAJOR) return;
    throw new DatabaseUnavailableError(
      `The data in ${directory} was written by PostgreSQL ${version}; this program reads ${POSTGRES_MAJOR}. ` +
        'Take a backup with the version that wrote it and restore it with this one.',
    );
  }
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new DatabaseUnavailableError(
      `${directory} holds files but no database. Move them away or set DATA_DIR to another folder.`,
    );
  }
  const temporary = join(parent, `${unfinished}${process.pid}`);
  await initialise(temporary);
  chmodSync(temporary, 0o700);
  syncTree(temporary);
  await rm(directory, { recursive: true, force: true });
  await rename(temporary, directory);
  syncToDisk(parent);
}
