import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, prepareProduct } from './product.ts';

/** About what a first start takes: a kill comes at any moment of it. */
const KILL_WITHIN_MS = 4_000;

const settingsOf = (dataDir: string) => ({ DATA_DIR: dataDir, DATABASE_URL: '', APP_SECRET: '' });

async function startsAfterwards(product: Product): Promise<boolean> {
  try {
    await product.start();
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  } finally {
    await product.kill('both');
  }
}

/** Kills first starts at random moments; returns how many folders could not be started afterwards. */
export async function killFirstStarts(home: string, rounds: number): Promise<number> {
  await mkdir(home, { recursive: true });
  let broken = 0;
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = join(home, String(round));
    const product = await prepareProduct(settingsOf(dataDir));
    const starting = product.start().catch(() => {}); // it is killed
    await pause(Math.random() * KILL_WITHIN_MS);
    await product.kill('server');
    await starting;
    if (!(await startsAfterwards(product))) broken += 1;
    await rm(dataDir, { recursive: true, force: true });
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  return broken;
}

/** Starts two servers on one empty folder at once; returns how many run. */
export async function startTwice(dataDir: string): Promise<number> {
  const both = [
    await prepareProduct(settingsOf(dataDir)),
    await prepareProduct(settingsOf(dataDir)),
  ];
  const ends = await Promise.allSettled(both.map((product) => product.start()));
  for (const product of both) await product.kill('both');
  return ends.filter(({ status }) => status === 'fulfilled').length;
}
