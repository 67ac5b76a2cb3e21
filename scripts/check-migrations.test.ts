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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const TABLES = `
  import { integer, pgTable } from 'drizzle-orm/pg-core';
  export const shoes = pgTable('shoes', { size: integer().notNull() });
`;
const META = 'apps/server/migrations/meta';

const node = (cwd: string, ...args: string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (_, _stdout, complaints) => resolve(complaints));
  });

describe('the check of the migrations', { timeout: 60_000 }, () => {
  let home: string;
  let sound: string;

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
    await node(sound, join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--name=first');
  }, 60_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  /** What the check says of the sound project after one change to it; empty when it is content. */
  async function saidAfter(change: (file: (name: string) => string) => void): Promise<string> {
    const project = mkdtempSync(join(home, 'project-'));
    cpSync(sound, project, { recursive: true });
    change((name) => join(project, name));
    return node(project, join(root, 'scripts/check-migrations.ts'), project);
  }

  function addMigration(file: (name: string) => string, when: number): void {
    const journal = JSON.parse(readFileSync(file(`${META}/_journal.json`), 'utf8'));
    const entry = { ...journal.entries[0], idx: 1, tag: '0001_second', when };
    journal.entries.push(entry);
    writeFileSync(file(`${META}/_journal.json`), JSON.stringify(journal));
    writeFileSync(file('apps/server/migrations/0001_second.sql'), 'select 1;');
  }

  it('is content with migrations that say what the tables say', async () => {
    expect(await saidAfter(() => {})).toBe('');
  });

  it('names a table that has changed since', async () => {
    const change = TABLES.replace('size:', 'width: integer(), size:');
    const said = await saidAfter((file) =>
      writeFileSync(file('features/shop/server/tables.ts'), change),
    );
    expect(said).toMatch(/^public\.shoes is not in the database as tables\.ts says\./);
  });

  it('names a migration that the migrator would skip', async () => {
    const said = await saidAfter((file) => addMigration(file, 1000));
    expect(said).toMatch(/^Migration 0001_second must come after 0000_first in number and time\./);
  });

  it('names a migration that was made beside another one', async () => {
    const said = await saidAfter((file) => {
      addMigration(file, Date.now() + 1000);
      const first = JSON.parse(readFileSync(file(`${META}/0000_snapshot.json`), 'utf8'));
      const second = { ...first, id: 'second', prevId: 'somewhere else' };
      writeFileSync(file(`${META}/0001_snapshot.json`), JSON.stringify(second));
    });
    expect(said).toMatch(/^Migration 0001_second was not made after 0000_first\./);
  });

  it('names a file that nobody applies', async () => {
    const said = await saidAfter((file) =>
      writeFileSync(file('apps/server/migrations/0007_lost.sql'), 'select 1;'),
    );
    expect(said).toMatch(/0007_lost\.sql is not in the list of migrations: it is never applied\./);
  });

  it('names a file that is missing', async () => {
    const said = await saidAfter((file) => rmSync(file(`${META}/0000_snapshot.json`)));
    expect(said).toMatch(/0000_snapshot\.json is missing or cannot be read\./);
  });
});
