import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseInUseError } from '#platform/server/db/database-errors.ts';
import { withStoppedDatabase } from '#platform/server/db/embedded.ts';
import type { Config } from '../config.ts';
import {
  addressForClients,
  DUMP,
  databaseFolder,
  OperationError,
  operate,
  run,
} from './operation.ts';

/** The data folder's files, without locks and unfinished work. */
const listBackupPaths = (dataDir: string): string[] =>
  existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => !/^\.|\.lock$|\.init-/.test(name))
    : [];

async function archive(file: string, folders: [folder: string, names: string[]][]): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const members = folders.flatMap(([folder, names]) =>
    names.length > 0 ? ['-C', folder, ...names] : [],
  );
  try {
    // The database folder may be a link to where PostgreSQL's own user can reach it.
    await run('tar', ['-czhf', unfinished, ...members]);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** The data folder as it lies: nobody writes while we hold the lock, and PostgreSQL recovers the rest. */
async function backUpEmbedded({ dataDir }: Config, file: string): Promise<void> {
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder)) throw new OperationError(`There is no database in ${dataDir}.`);
  try {
    await withStoppedDatabase(folder, () => archive(file, [[dataDir, listBackupPaths(dataDir)]]));
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    throw new OperationError('Vigour is running. Stop it, then take the backup.');
  }
}

/** A consistent dump of the running external database, then the data folder. */
async function backUpExternal({ dataDir }: Config, url: string, file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vigour-backup-'));
  try {
    const address = addressForClients(url, folder);
    const dump = ['--format=custom', '--no-owner', '--no-comments', `--file=${join(folder, DUMP)}`];
    await run('pg_dump', [...dump, `--dbname=${address}`]);
    const names = listBackupPaths(dataDir).filter((name) => name !== 'database');
    await archive(file, [
      [folder, [DUMP]],
      [dataDir, names],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await operate(async (config) => {
  process.umask(0o077); // a backup holds people's data and the server's secret
  const given = process.argv[2];
  if (!given) throw new OperationError('Use: npm run backup -- FILE');
  const file = resolve(given);
  if (existsSync(file)) throw new OperationError(`${file} exists already.`);
  if (config.databaseUrl === null) await backUpEmbedded(config, file);
  else await backUpExternal(config, config.databaseUrl, file);
  return `Backup written to ${file}. It holds personal data and secrets: keep it where only you can read it.`;
});
