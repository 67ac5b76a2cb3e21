import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRealPostgres } from '../apps/server/testing/real-postgres.ts';
import type { SearchMeasured, SearchTarget } from './search/target.ts';

/**
 * As-you-type search over the catalogue and a million made-up products, through HTTP, on both engines: how long an
 * answer takes at each keystroke, and how often the right food is among the first five, beside plain ILIKE and
 * plain trigrams over the same rows in the same run. `npm run bench -- search 100000` takes fewer products.
 */
const products = Number(process.argv[2] ?? 1_000_000);

function measure(target: SearchTarget): Promise<SearchMeasured> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork('bench/search/target.ts', [JSON.stringify(target)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('message', (measured) => resolve(measured as SearchMeasured));
    child.once('exit', (code) => reject(new Error(`The target ended with ${code}.`)));
  });
}

async function onPostgres(): Promise<SearchMeasured> {
  const server = await startRealPostgres({ durable: true });
  try {
    return await measure({ engine: 'postgres', at: server.url, products });
  } finally {
    await server.stop();
  }
}

async function onEmbedded(): Promise<SearchMeasured> {
  const folder = await mkdtemp(join(tmpdir(), 'vigour-bench-'));
  try {
    return await measure({ engine: 'embedded', at: join(folder, 'database'), products });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// The stopped PostgreSQL does not keep this process running; we want to see it end.
const awake = setInterval(() => {}, 60_000);
const results = [await onPostgres(), await onEmbedded()];
clearInterval(awake);

console.log(
  '| engine | products | way | queries | in first five | p50 ms | p95 ms | p99 ms | processor p50 ms | processor p95 ms |',
);
console.log('| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const { engine, rows } of results) {
  for (const { way, queries, share, p50, p95, p99, cpuP50, cpuP95 } of rows) {
    const quality = share === null ? '' : `${share.toFixed(1)} %`;
    const cells = [engine, products.toLocaleString('en-AU'), way, queries, quality];
    console.log(
      `| ${[...cells, ...[p50, p95, p99, cpuP50, cpuP95].map((ms) => ms?.toFixed(1) ?? '')].join(' | ')} |`,
    );
  }
}
