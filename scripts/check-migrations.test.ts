import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const TABLES = `
  import { integer, pgTable } from 'drizzle-orm/pg-core';
  export const shoes = pgTable('shoes', { size: integer().notNull() });
`;
const META = 'apps/server/migrations/meta';

const run = promisify(execFile);

/** What the check says of each project; a project that it is content with is empty. */
async function faultsOf(projects: readonly string[]): Promise<string[]> {
  const check = JSON.stringify(join(root, 'scripts/check-migrations.ts'));
  // One process for all: the generator behind the check takes seconds to load.
  const script = `const { migrationFaults } = await import(${check});
    const said = [];
    for (const project of ${JSON.stringify(projects)}) said.push(await migrationFaults(project));
    console.log(JSON.stringify(said.map((faults) => faults.join('\\n'))));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
  });
  return JSON.parse(stdout) as string[];
}

type Change = (file: (name: string) => string) => void;

function addMigration(file: (name: string) => string, when: number): void {
  const journal = JSON.parse(readFileSync(file(`${META}/_journal.json`), 'utf8'));
  const entry = { ...journal.entries[0], idx: 1, tag: '0001_second', when };
  journal.entries.push(entry);
  writeFileSync(file(`${META}/_journal.json`), JSON.stringify(journal));
  writeFileSync(file('apps/server/migrations/0001_second.sql'), 'select 1;');
}

const cases: [about: string, change: Change, said: RegExp][] = [
  ['is content with migrations that say what the tables say', () => {}, /^$/],
  [
    'names a table that has changed since',
    (file) =>
      writeFileSync(
        file('features/shop/server/tables.ts'),
        TABLES.replace('size:', 'width: integer(), size:'),
      ),
    /^public\.shoes is not in the database as tables\.ts says\./,
  ],
  [
    'names a migration that the migrator would skip',
    (file) => addMigration(file, 1000),
    /^Migration 0001_second must come after 0000_first in number and time\./,
  ],
  [
    'names a migration that was made beside another one',
    (file) => {
      addMigration(file, Date.now() + 1000);
      const first = JSON.parse(readFileSync(file(`${META}/0000_snapshot.json`), 'utf8'));
      const second = { ...first, id: 'second', prevId: 'somewhere else' };
      writeFileSync(file(`${META}/0001_snapshot.json`), JSON.stringify(second));
    },
    /^Migration 0001_second was not made after 0000_first\./,
  ],
  [
    'names a file that nobody applies',
    (file) => writeFileSync(file('apps/server/migrations/0007_lost.sql'), 'select 1;'),
    /0007_lost\.sql is not in the list of migrations: it is never applied\./,
  ],
  [
    'names a file that is missing',
    (file) => rmSync(file(`${META}/0000_snapshot.json`)),
    /0000_snapshot\.json is missing or cannot be read\./,
  ],
];

describe('the check of the migrations', { timeout: 60_000 }, () => {
  let home: string;
  let sound: string;
  let said: string[];

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'vigour-check-'));
    symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'));
    sound = join(home, 'sound');
    for (const name of ['package.json', 'drizzle.config.ts', 'platform/server/db/database.ts']) {
      mkdirSync(dirname(join(sound, name)), { recursive: true });
      cpSync(join(root, name), join(sound, name));
    }
    mkdirSync(join(sound, 'features/shop/server'), { recursive: true });
    mkdirSync(join(sound, 'features/no-tables'));
    writeFileSync(join(sound, 'features/shop/server/tables.ts'), TABLES);
    const generate = [join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--name=first'];
    await run(process.execPath, generate, { cwd: sound });
    const projects = cases.map(([, change], at) => {
      const project = join(home, `project-${at}`);
      cpSync(sound, project, { recursive: true });
      change((name) => join(project, name));
      return project;
    });
    said = await faultsOf(projects);
  }, 60_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it.each(cases.map(([about, , wanted], at) => ({ about, wanted, at })))(
    '$about',
    ({ wanted, at }) => {
      expect(said[at]).toMatch(wanted);
    },
  );
});
