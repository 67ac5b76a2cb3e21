// Fails when the committed migrations are out of order, incomplete or not what the tables say.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { CASING } from '#platform/server/db/database.ts';
import { migrationsIn } from '#platform/server/db/migration-files.ts';

const ADVICE = 'Run npm run db:generate and commit what it writes.';

type Snapshot = { id: string; prevId: string; tables: Record<string, unknown> };

/** The tables as the migration generator sees them: the features', and the jobs. */
async function currentSnapshot(project: string): Promise<Snapshot> {
  const features = join(project, 'features');
  const tables: Record<string, unknown> = {};
  const files = readdirSync(features).map((feature) => join(features, feature, 'server/tables.ts'));
  for (const file of [...files, join(project, 'platform/server/jobs/tables.ts')]) {
    const found: Record<string, unknown> = await import(pathToFileURL(file).href).catch((error) => {
      if (error.code === 'ERR_MODULE_NOT_FOUND' && error.url === pathToFileURL(file).href)
        return {};
      throw error;
    });
    for (const [name, value] of Object.entries(found)) tables[`${file}/${name}`] = value;
  }
  return generateDrizzleJson(tables, undefined, undefined, CASING);
}

/** Compares what was generated last with the tables of today; names the tables that differ. */
function differences(last: Snapshot, now: Snapshot): string[] {
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
  const names = new Set([...Object.keys(last.tables), ...Object.keys(now.tables)]);
  return [...names]
    .filter((name) => !isDeepStrictEqual(plain(last.tables[name]), plain(now.tables[name])))
    .map((name) => `${name} is not in the database as tables.ts says. ${ADVICE}`);
}

/** One sentence for each thing that is wrong with the migrations of a project. */
export async function migrationFaults(project: string): Promise<string[]> {
  const folder = join(project, 'apps/server/migrations');
  const where = relative(project, folder);
  let names: string[];
  try {
    names = migrationsIn(folder).map(({ name }) => name);
  } catch (error) {
    return [(error as Error).message];
  }
  const faults = readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && !names.includes(file.slice(0, -'.sql'.length)))
    .map((file) => `${where}/${file} is not in the list of migrations: it is never applied.`);

  const snapshots: Snapshot[] = [];
  for (const name of names) {
    const file = join(folder, 'meta', `${name.slice(0, 4)}_snapshot.json`);
    try {
      snapshots.push(JSON.parse(readFileSync(file, 'utf8')) as Snapshot);
    } catch {
      faults.push(`${relative(project, file)} is missing or cannot be read. ${ADVICE}`);
      return faults;
    }
  }
  for (const [at, { prevId }] of snapshots.entries()) {
    const before = snapshots[at - 1];
    if (before && prevId !== before.id) {
      faults.push(`Migration ${names[at]} was not made after ${names[at - 1]}. ${ADVICE}`);
    }
  }
  const last = snapshots.at(-1);
  return last ? [...faults, ...differences(last, await currentSnapshot(project))] : faults;
}

if (import.meta.main) {
  const here = fileURLToPath(new URL('..', import.meta.url));
  const faults = await migrationFaults(here);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
