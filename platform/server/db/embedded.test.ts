import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runScript } from '../../../apps/server/testing/script-process.ts';
import { copyDatabaseFolder, makeTestFolder } from '../../../apps/server/testing/test-folder.ts';
import { ENGINE_FILE } from './embedded-files.ts';
import { openDatabase } from './open-database.ts';

const opening = (directory: string, then: string) => `
  import { openDatabase } from '#platform/server/db/open-database.ts';
  const database = await openDatabase({ kind: 'embedded', directory: ${JSON.stringify(directory)} });
  ${then}
`;
const HOLD = "console.log('open'); setInterval(() => {}, 1000);";

describe('the embedded database', () => {
  let home: string;
  let directory: string;
  beforeAll(async () => {
    home = makeTestFolder();
    directory = join(home, 'database');
    await copyDatabaseFolder(directory);
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('belongs to one process, and is free at once when that is killed', async () => {
    const holder = runScript(opening(directory, HOLD));
    await holder.printed('open');
    await expect(openDatabase({ kind: 'embedded', directory })).rejects.toMatchObject({
      name: 'DatabaseInUseError',
      message: `Another process is using the database in ${directory}. Stop it, or set DATA_DIR to another folder.`,
    });
    holder.process.kill('SIGKILL');
    await holder.ended;
    const database = await openDatabase({ kind: 'embedded', directory });
    await database.close();
  });

  it('belongs to one owner within a process too', async () => {
    const database = await openDatabase({ kind: 'embedded', directory });
    await expect(openDatabase({ kind: 'embedded', directory })).rejects.toThrow('Another process');
    await database.close();
    await (await openDatabase({ kind: 'embedded', directory })).close();
  });

  it('keeps what it acknowledged before a kill', async () => {
    const writer = runScript(
      opening(
        directory,
        `await database.pool.query('create table kept (n int)');
         for (let n = 1; ; n += 1) {
           await database.pool.query('insert into kept values ($1)', [n]);
           console.log('kept ' + n + ';');
         }`,
      ),
    );
    await writer.printed('kept 40;');
    writer.process.kill('SIGKILL');
    const { output } = await writer.ended;
    const acknowledged = Number(output.match(/kept (\d+);\s*$/)?.[1]);
    const database = await openDatabase({ kind: 'embedded', directory });
    const { rows } = await database.pool.query(
      'select count(*)::int as n, max(n) as last from kept',
    );
    await database.close();
    expect(rows[0].n).toBe(rows[0].last);
    expect([acknowledged, acknowledged + 1]).toContain(rows[0].last); // the last answer may not have been printed
  });

  it('opens after a first start that was killed at any stage', async () => {
    const fresh = join(home, 'fresh', 'database');
    const stages = [
      async () => pause(300),
      async () => {
        while (!readdirSync(join(home, 'fresh')).some((name) => name.includes('.init-'))) {
          await pause(5);
        }
      },
      async () => {
        while (!existsSync(fresh)) await pause(1);
      },
    ];
    mkdirSync(join(home, 'fresh'));
    for (const stage of stages) {
      const starter = runScript(opening(fresh, HOLD));
      await stage();
      starter.process.kill('SIGKILL');
      await starter.ended;
    }
    const database = await openDatabase({ kind: 'embedded', directory: fresh });
    const { rows } = await database.pool.query('show fsync');
    await database.close();
    expect(rows).toEqual([{ fsync: 'on' }]);
    expect(readdirSync(join(home, 'fresh')).sort()).toEqual(['database', 'database.lock']);
    expect(statSync(fresh).mode & 0o777).toBe(0o700);
  }, 60_000);

  it('never takes a folder with other files, nor data of another PostgreSQL', async () => {
    const other = join(home, 'photos');
    mkdirSync(other);
    writeFileSync(join(other, 'holiday.jpg'), 'x');
    await expect(openDatabase({ kind: 'embedded', directory: other })).rejects.toMatchObject({
      name: 'DatabaseUnavailableError',
      message: expect.stringContaining('holds files but no database'),
    });
    expect(readdirSync(other)).toEqual(['holiday.jpg']);

    const old = join(home, 'old');
    mkdirSync(old);
    writeFileSync(join(old, 'PG_VERSION'), '18\n');
    await expect(openDatabase({ kind: 'embedded', directory: old })).rejects.toThrow(
      'was written by the old database engine (PGlite), which this version cannot read.',
    );
    expect(readdirSync(old)).toEqual(['PG_VERSION']);

    writeFileSync(join(old, 'PG_VERSION'), '17\n');
    writeFileSync(join(old, ENGINE_FILE), 'PostgreSQL 17\n');
    await expect(openDatabase({ kind: 'embedded', directory: old })).rejects.toThrow(
      'was written by PostgreSQL 17; this program runs PostgreSQL 18',
    );
  });
});
