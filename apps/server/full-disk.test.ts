import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { DataFolderError, mustHaveRoom, openDataFolder } from './data-folder.ts';
import { copyDatabaseFolder, makeTestFolder } from './testing/test-folder.ts';

const disk = makeTestFolder();
/** A small disk of its own, which only root can make. */
const mounted =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', disk], { stdio: 'ignore' })
    .status === 0;
afterAll(() => {
  if (mounted) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

describe.runIf(mounted)('a full disk', () => {
  const ballast = join(disk, 'ballast');
  const fill = () => {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize, 1));
  };
  beforeAll(() => copyDatabaseFolder(join(disk, 'database')));

  it('loses nothing that was acknowledged, and is over when there is room again', async () => {
    const database = await openDatabase({ kind: 'embedded', directory: join(disk, 'database') });
    await database.pool.query('create table kept (n int primary key, text text)');
    fill();
    await expect(mustHaveRoom(disk)).rejects.toMatchObject({ reason: 'disk_full' });
    await expect(openDataFolder(disk)).rejects.toThrow(DataFolderError);
    const acknowledged: number[] = [];
    let failed = 0;
    for (let n = 1; failed < 3 && n < 20_000; n += 1) {
      await database.pool
        .query(`insert into kept values ($1, repeat(md5($1::text), 200))`, [n])
        .then(() => acknowledged.push(n))
        .catch(() => {
          failed += 1;
        });
    }
    expect(failed).toBe(3);
    rmSync(ballast);
    const stored = await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query<{ n: number }>('select n from kept order by n');
        return rows.map(({ n }) => n);
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(acknowledged.filter((n) => !stored.includes(n))).toEqual([]);
    await database.pool.query(`insert into kept values (-1, 'again')`);
    await mustHaveRoom(disk);
    await database.close();
  }, 90_000);
});
