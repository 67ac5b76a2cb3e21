import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The demo lives through three months at its start, which takes a minute while others use the machine. */
const startLimitMs = 150_000;
const stopLimitMs = 15_000;

/** Where journeys find the product and what it keeps. */
export type SharedServer = { url: string; dataDir: string };

/** The real product: the production build behind the real starter, on a folder and a port of its own. */
export type RunningServer = SharedServer & {
  /** Stops and starts on the same data, as an operator would. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it at once, in the middle of whatever it does, as a failing machine would. */
  kill(): Promise<void>;
  dispose(): Promise<void>;
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Where global-setup.ts keeps a data folder as a first start leaves it. */
export const TEMPLATE = 'VIGOUR_E2E_TEMPLATE';

/** Where global-setup.ts says which server most journeys share. */
export const SHARED = 'VIGOUR_E2E_SHARED';

export function findSharedServer(): SharedServer {
  const found = process.env[SHARED];
  if (!found) throw new Error('Run this with Playwright: its global setup starts the server.');
  return JSON.parse(found) as SharedServer;
}

export async function startServer(
  env: Record<string, string> = {},
  name: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vigour-e2e-'));
  // A first start makes a database and fills in two thousand foods: once for all stories is enough.
  const template = process.env[TEMPLATE];
  if (template) await cp(template, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://${name}:${port}`;
  let child: ChildProcess | null = null;
  let output = '';

  async function start(): Promise<void> {
    output = '';
    const started = spawn(process.execPath, ['scripts/start.mjs'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        // The build of `npm test` is compressed quickly, and must not be compressed again.
        ...(process.env.USUAL ? { USUAL: process.env.USUAL } : {}),
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        // Every test comes from an address of its own (see harness.ts), so rate limits stay on.
        TRUST_PROXY: '1',
        LOG_LEVEL: 'warn',
        ...env,
      },
    });
    child = started;
    started.stdout?.on('data', (text) => (output += text));
    started.stderr?.on('data', (text) => (output += text));
    const deadline = Date.now() + startLimitMs;
    while (Date.now() < deadline) {
      if (started.exitCode !== null) throw new Error(`The server stopped at start:\n${output}`);
      const healthy = await fetch(`${url}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (healthy) return;
      await pause(50);
    }
    await kill();
    throw new Error(`The server was not healthy in ${startLimitMs / 1000} s:\n${output}`);
  }

  async function stop(): Promise<void> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    running.kill('SIGTERM');
    const late = pause(stopLimitMs, 'late', { ref: false });
    if ((await Promise.race([gone, late])) === 'late') {
      running.kill('SIGKILL');
      throw new Error(`The server did not stop within ${stopLimitMs / 1000} s:\n${output}`);
    }
  }

  async function kill(): Promise<void> {
    const running = child;
    child = null;
    if (!running?.pid) return;
    const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    // The starter and the server that it started.
    const own = await readFile(`/proc/${running.pid}/task/${running.pid}/children`, 'utf8');
    for (const pid of [...own.trim().split(' ').map(Number), running.pid]) {
      if (pid > 0) process.kill(pid, 'SIGKILL');
    }
    await gone;
  }

  await start();
  return {
    url,
    dataDir,
    start,
    stop,
    kill,
    async restart() {
      await stop();
      await start();
    },
    async dispose() {
      try {
        await stop();
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  };
}
