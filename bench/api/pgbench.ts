import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connections } from './load.ts';

const run = promisify(execFile);

/** Transactions a second of one statement at 32 connections; null where pgbench is not installed. */
export async function pgbench(
  program: string,
  url: string,
  script: string,
  seconds: number,
): Promise<number | null> {
  const folder = await mkdtemp(join(tmpdir(), 'vigour-pgbench-'));
  try {
    const file = join(folder, 'statement.sql');
    await writeFile(file, script);
    const how = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(connections),
      '-j',
      '2',
      '-T',
      String(seconds),
    ];
    const { stdout } = await run(program, [...how, '-f', file, url]);
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
    return tps === undefined ? null : Number(tps);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
