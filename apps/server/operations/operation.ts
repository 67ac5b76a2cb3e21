import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseError } from '#platform/server/db/database-errors.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { DataFolderError } from '../data-folder.ts';

export const MIGRATIONS = resolve(import.meta.dirname, '../migrations');

/** Folder of the embedded database. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');

/** The file of an external database inside a backup. */
export const DUMP = 'database.dump';

/** An error that the operator can fix; the message is a sentence for the terminal. */
export class OperationError extends Error {}

/** Runs an operator command and prints its last line; known failures print without a stack. */
export async function operate(work: (config: Config) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work(readConfig())}\n`);
  } catch (error) {
    const known =
      error instanceof OperationError ||
      error instanceof DatabaseError ||
      error instanceof DataFolderError ||
      error instanceof ConfigError;
    process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

/** Runs a program of the system; what it complains of becomes the error. */
export function run(program: string, args: string[]): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaints = '';
    child.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    child.on('error', () => failed(new OperationError(`${program} is needed and was not found.`)));
    child.on('close', (code) => {
      if (code === 0) done();
      else failed(new OperationError(`${program} failed: ${complaints.trim()}`));
    });
  });
}

/**
 * The address for `pg_dump` and `pg_restore`, whose arguments other users of the machine can read:
 * the password goes into a file in `folder`, which only we may read.
 */
export function addressForClients(url: string, folder: string): string {
  const address = new URL(url);
  if (address.password === '') return url;
  const passwords = join(folder, '.passwords');
  const password = decodeURIComponent(address.password).replace(/[\\:]/g, '\\$&');
  writeFileSync(passwords, `*:*:*:*:${password}\n`, { mode: 0o600 });
  address.password = '';
  address.searchParams.set('passfile', passwords);
  return address.href;
}
