import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER_FLAGS, SERVER_MEMORY } from '../../scripts/server-process.mjs';

const START_LIMIT_MS = 120_000;

export type Killed = 'server' | 'database' | 'both';

export type Product = {
  url: string;
  /** The number of the server's process. */
  pid(): number;
  /** Starts what does not run and answers how many milliseconds passed until it was healthy. */
  start(): Promise<number>;
  /** Ends processes in an instant, without a chance to finish anything. */
  kill(what: Killed): Promise<void>;
};

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

/** The numbers of PostgreSQL's processes, the main one first. */
export function listDatabase(dataDir: string): number[] {
  const file = join(dataDir, 'database', 'postmaster.pid');
  if (!existsSync(file)) return [];
  const main = Number.parseInt(readFileSync(file, 'utf8'), 10);
  const children = `/proc/${main}/task/${main}/children`;
  if (!existsSync(children)) return [];
  return [main, ...readFileSync(children, 'utf8').trim().split(' ').map(Number)];
}

function killAll(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

let isBuilt = false;
function build(): void {
  if (isBuilt) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The product could not be built.');
  isBuilt = true;
}

/** The real product, built, and started as `npm start` does once nothing is left to build. */
export async function prepareProduct(
  env: Record<string, string> & { DATA_DIR: string },
): Promise<Product> {
  build();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ReturnType<typeof spawn> | null = null;
  let complaints = '';

  function spawnServer(): void {
    complaints = '';
    child = spawn(process.execPath, [...SERVER_FLAGS, 'build/server/main.js'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        ...SERVER_MEMORY,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        TRUST_PROXY: '1', // each person comes from an address of their own
        LOG_LEVEL: 'warn',
        ...env,
      },
    });
    child.stderr?.on('data', (chunk) => {
      complaints += chunk;
    });
  }

  const hasEnded = () => child === null || child.exitCode !== null || child.signalCode !== null;

  async function killServer(): Promise<void> {
    const running = child;
    if (!running || hasEnded()) return;
    const gone = new Promise<void>((ended) => running.once('close', () => ended()));
    running.kill('SIGKILL');
    await gone;
  }

  return {
    url,
    pid: () => child?.pid ?? 0,
    async start() {
      const startedAt = performance.now();
      if (hasEnded()) spawnServer();
      while (performance.now() - startedAt < START_LIMIT_MS) {
        if (hasEnded()) throw new Error(`The product did not start:\n${complaints}`);
        const healthy = await fetch(`${url}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (healthy) return performance.now() - startedAt;
        await pause(20);
      }
      await killServer();
      throw new Error(`The product was not healthy in time:\n${complaints}`);
    },
    async kill(what) {
      const database = what === 'server' ? [] : listDatabase(env.DATA_DIR);
      if (what === 'both') child?.kill('SIGSTOP'); // it must not start the database again first
      killAll(database);
      if (what !== 'database') await killServer();
    },
  };
}
