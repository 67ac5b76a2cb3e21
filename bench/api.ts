import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRealPostgres } from '../apps/server/testing/real-postgres.ts';
import { connections, load, type Measured } from './api/load.ts';
import { pgbench } from './api/pgbench.ts';
import { pgbenchScripts } from './api/statements.ts';
import type { TargetOptions, TargetReady } from './api/target.ts';

/**
 * Requests a second for logging one entry and for reading one day with its totals, beside a bare
 * Fastify route with the same statement and pgbench with the statement alone. Product and bare take
 * turns within one process, so the ratios do not depend on how busy the machine is.
 */
const seconds = 4;
const rounds = 3;
const sizes = [10_000, 1_000_000];
const date = new Date().toISOString().slice(0, 10);

type Row = { engine: string; rows: number; kind: 'write' | 'read' } & Measured & {
    toBare: number;
    pgbench: number | null;
  };

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function startTarget(options: TargetOptions): Promise<{ child: ChildProcess; ready: TargetReady }> {
  return new Promise((resolve, reject) => {
    const child = fork('bench/api/target.ts', [JSON.stringify(options)], {
      // The product writes its log, as it does in earnest; nobody reads it.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('message', (ready) => resolve({ child, ready: ready as TargetReady }));
    child.once('exit', (code) => reject(new Error(`The target ended with ${code}.`)));
  });
}

async function measure(options: TargetOptions, program: string | null): Promise<Row[]> {
  const { child, ready } = await startTarget(options);
  const rows: Row[] = [];
  try {
    for (const kind of ['read', 'write'] as const) {
      await load(ready, 'product', kind, { date, seconds: 2 });
      await load(ready, 'bare', kind, { date, seconds: 2 });
      const product: Measured[] = [];
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const ours = await load(ready, 'product', kind, { date, seconds });
        const bare = await load(ready, 'bare', kind, { date, seconds });
        product.push(ours);
        ratios.push(ours.perSecond / bare.perSecond);
      }
      const script = pgbenchScripts(options.rows / 100, date)[kind];
      const alone =
        program !== null && options.engine === 'postgres'
          ? await pgbench(program, options.url, script, seconds)
          : null;
      rows.push({
        engine: options.engine,
        rows: options.rows,
        kind,
        perSecond: median(product.map((one) => one.perSecond)),
        p50: median(product.map((one) => one.p50)),
        p95: median(product.map((one) => one.p95)),
        p99: median(product.map((one) => one.p99)),
        toBare: median(ratios),
        pgbench: alone,
      });
    }
  } finally {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.send('stop');
    await gone;
  }
  return rows;
}

async function onPostgres(rows: number): Promise<Row[]> {
  const server = await startRealPostgres({ durable: true });
  try {
    const program = server.binaries ? join(server.binaries, 'pgbench') : 'pgbench';
    return await measure(
      { engine: 'postgres', url: server.url, rows, people: connections, date },
      program,
    );
  } finally {
    await server.stop();
  }
}

async function onEmbedded(rows: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vigour-bench-'));
  try {
    const directory = join(folder, 'database');
    return await measure({ engine: 'embedded', directory, rows, people: connections, date }, null);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ms = (value: number): string => value.toFixed(1);

// The stopped PostgreSQL does not keep this process running; we want to see it end.
const awake = setInterval(() => {}, 60_000);
const results: Row[] = [];
for (const rows of sizes) results.push(...(await onPostgres(rows)), ...(await onEmbedded(rows)));
clearInterval(awake);

console.log(
  `| engine | entries | call | requests/s | p50 ms | p95 ms | p99 ms | of bare Fastify | of pgbench | p50 to ${sizes[0]} entries |`,
);
console.log('| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const row of results) {
  const small = results.find(
    (other) => other.engine === row.engine && other.kind === row.kind && other.rows === sizes[0],
  );
  const cells = [
    row.engine,
    row.rows.toLocaleString('en-AU'),
    row.kind === 'write' ? 'log one entry' : 'read one day',
    row.perSecond.toFixed(0),
    ms(row.p50),
    ms(row.p95),
    ms(row.p99),
    row.toBare.toFixed(2),
    row.pgbench === null ? '' : (row.perSecond / row.pgbench).toFixed(2),
    small ? `${(row.p50 / small.p50).toFixed(2)}x` : '',
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
