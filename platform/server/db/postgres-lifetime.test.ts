import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runScript } from '../../../apps/server/testing/script-process.ts';
import { copyDatabaseFolder, makeTestFolder } from '../../../apps/server/testing/test-folder.ts';
import { openDatabase } from './open-database.ts';

const holding = (directory: string) =>
  runScript(`
    import { openDatabase } from '#platform/server/db/open-database.ts';
    const database = await openDatabase({ kind: 'embedded', directory: ${JSON.stringify(directory)} });
    console.log('READY');
    setInterval(() => {}, 1000);
  `);

/** Everything that works in the folder: PostgreSQL's processes and the shell that holds them. */
function listProcesses(directory: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === directory;
      } catch {
        return false;
      }
    })
    .map(Number);
}
const readPostmaster = (directory: string) =>
  Number.parseInt(readFileSync(join(directory, 'postmaster.pid'), 'utf8'), 10);

describe.runIf(process.platform === 'linux')('the life of PostgreSQL', { timeout: 60_000 }, () => {
  let home: string;
  let directory: string;
  beforeAll(async () => {
    home = makeTestFolder();
    directory = join(home, 'database');
    await copyDatabaseFolder(directory);
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('ends with the server, even when that is killed', async () => {
    const server = holding(directory);
    await server.printed('READY');
    expect(listProcesses(directory).length).toBeGreaterThan(2);
    server.process.kill('SIGKILL');
    await vi.waitFor(() => expect(listProcesses(directory)).toEqual([]), { timeout: 20_000 });
  });

  it('leaves nothing when the server stops', async () => {
    const database = await openDatabase({ kind: 'embedded', directory });
    await database.close();
    await vi.waitFor(() => expect(listProcesses(directory)).toEqual([]), { timeout: 2_000 });
  });

  it.each([
    [
      'the server and the shell that holds PostgreSQL',
      (pid: number) => pid !== readPostmaster(directory),
    ],
    ['the server, the shell and the main process', () => true],
  ])('is stopped by the next start after kill -9 of %s', async (_what, kills) => {
    const server = holding(directory);
    await server.printed('READY');
    const main = readPostmaster(directory);
    const shells = listProcesses(directory).filter((pid) =>
      readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('sh'),
    );
    server.process.kill('SIGSTOP'); // it must not see its shell end and start again
    for (const pid of [...shells, main].filter(kills)) process.kill(pid, 'SIGKILL');
    server.process.kill('SIGKILL');
    await server.ended;
    const database = await openDatabase({ kind: 'embedded', directory });
    expect(readPostmaster(directory)).not.toBe(main);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('is started again when it ends by itself', async () => {
    const database = await openDatabase({ kind: 'embedded', directory });
    process.kill(readPostmaster(directory), 'SIGKILL');
    await vi.waitFor(async () => database.pool.query('select 1'), { timeout: 20_000 });
    await database.close();
    expect(listProcesses(directory)).toEqual([]);
  });

  it('is not kept from starting by another program with the number of the last main process', async () => {
    const database = await openDatabase({ kind: 'embedded', directory });
    const stale = readFileSync(join(directory, 'postmaster.pid'), 'utf8');
    await database.close();
    writeFileSync(join(directory, 'postmaster.pid'), stale.replace(/^\d+/, String(process.ppid)));
    await (await openDatabase({ kind: 'embedded', directory })).close();
  });

  it('has its socket elsewhere when the name of the folder is too long for one', async () => {
    const long = join(home, 'x'.repeat(120), 'database');
    mkdirSync(join(home, 'x'.repeat(120)));
    await copyDatabaseFolder(long);
    const database = await openDatabase({ kind: 'embedded', directory: long });
    const { rows } = await database.pool.query<{ folder: string }>(
      `select current_setting('unix_socket_directories') as folder`,
    );
    await database.close();
    expect(rows[0]?.folder).toMatch(/vigour-socket-/);
    expect(existsSync(rows[0]?.folder ?? '')).toBe(false);
  });

  it('belongs to one of two servers that start at once on an empty folder', async () => {
    const fresh = join(home, 'fresh', 'database');
    mkdirSync(join(home, 'fresh'));
    const both = [holding(fresh), holding(fresh)];
    const ends = await Promise.all(
      both.map((one) => Promise.race([one.printed('READY').then(() => 'open'), one.ended])),
    );
    for (const { process: child } of both) child.kill('SIGKILL');
    expect(ends.filter((end) => end === 'open')).toHaveLength(1);
    const refused = ends.find((end) => end !== 'open') as { code: number; output: string };
    expect(refused.output).toContain('Another process is using the database');
  });
});
