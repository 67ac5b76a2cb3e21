import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const START_LIMIT_MS = 120_000;

export type Product = {
  url: string;
  /** Starts it and answers how many milliseconds passed until it was healthy. */
  start(): Promise<number>;
  /** Ends it in an instant, without a chance to finish anything. */
  kill(): Promise<void>;
};

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

/** The real product, built, and started as `npm start` does once nothing is left to build. */
export async function prepareProduct(env: Record<string, string>): Promise<Product> {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The product could not be built.');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let end = async () => {};
  return {
    url,
    async start() {
      const startedAt = performance.now();
      const child = spawn(process.execPath, ['--max-semi-space-size=16', 'build/server/main.js'], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          HOST: '127.0.0.1',
          PUBLIC_URL: url,
          TRUST_PROXY: '1', // each person comes from an address of their own
          LOG_LEVEL: 'warn',
          ...env,
        },
      });
      let complaints = '';
      child.stderr.on('data', (chunk) => {
        complaints += chunk;
      });
      const gone = new Promise<void>((ended) => child.once('close', () => ended()));
      end = async () => {
        if (child.exitCode === null) child.kill('SIGKILL');
        await gone;
      };
      while (performance.now() - startedAt < START_LIMIT_MS) {
        if (child.exitCode !== null) throw new Error(`The product did not start:\n${complaints}`);
        const healthy = await fetch(`${url}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (healthy) return performance.now() - startedAt;
        await pause(20);
      }
      await end();
      throw new Error(`The product was not healthy in time:\n${complaints}`);
    },
    kill: () => end(),
  };
}
