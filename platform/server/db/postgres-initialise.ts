import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailableError } from './database-errors.ts';
import type { PostgresAccount } from './postgres-account.ts';
import { startProgram } from './postgres-process.ts';

/** Without a private Unix socket, a password protects the database. */
const PASSWORD_FILE = 'vigour-password';
const onWindows = process.platform === 'win32';

/** The first version that sorts by code point alike on every system. */
const MIN_BUILTIN_LOCALE_MAJOR = 17;

function toLocaleArguments(major: number): string[] {
  // Which letters belong to a word comes from the system all the same.
  const system = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' }[process.platform as string] ?? 'C';
  return major >= MIN_BUILTIN_LOCALE_MAJOR
    ? [`--locale=${system}`, '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : [`--locale=${system}`];
}

/** Creates a database cluster in an empty folder. */
export async function initialise(account: PostgresAccount, directory: string): Promise<void> {
  const { ids, binaries } = account;
  if (ids) chownSync(directory, ids.uid, ids.gid);
  const door = ['-A', 'trust'];
  const password = join(directory, '..', `.${PASSWORD_FILE}`);
  if (onWindows) {
    writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
    door.splice(0, 2, '-A', 'scram-sha-256', `--pwfile=${password}`);
  }
  const locale = toLocaleArguments(binaries.major);
  // The caller syncs the folder once it is complete.
  const args = ['-D', directory, '-U', 'postgres', '-E', 'UTF8', '--no-sync', ...door, ...locale];
  const { code, output } = await startProgram(account, 'initdb', args, directory).ended;
  if (code !== 0) {
    throw new DatabaseUnavailableError(`The database in ${directory} cannot be created: ${output}`);
  }
  if (onWindows) writeFileSync(join(directory, PASSWORD_FILE), readFileSync(password));
}

/** Returns the password of a cluster that listens on a port; null with a socket. */
export function readPassword(directory: string): string | null {
  const file = join(directory, PASSWORD_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
