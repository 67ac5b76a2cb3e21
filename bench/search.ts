import { type ChildProcess, fork } from 'node:child_process';
import { startPostgres } from '../apps/server/testing/test-postgres.ts';
import { goal, reportGoals } from './goals.ts';
import type { SearchMeasured, SearchTarget } from './search/target.ts';

/**
 * As-you-type search over the catalogue and a million made-up products, through HTTP: how long an
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

const server = await startPostgres({ durable: true });
const { rows } = await measure({ url: server.url, products });
await server.stop();

console.log(
  '| products | way | queries | in first five | p50 ms | p95 ms | p99 ms | processor p50 ms | processor p95 ms |',
);
console.log('| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const { way, queries, share, p50, p95, p99, cpuP50, cpuP95 } of rows) {
  const quality = share === null ? '' : `${share.toFixed(1)} %`;
  const cells = [products.toLocaleString('en-AU'), way, queries, quality];
  console.log(
    `| ${[...cells, ...[p50, p95, p99, cpuP50, cpuP95].map((ms) => ms?.toFixed(1) ?? '')].join(' | ')} |`,
  );
}
const typing = rows.find(({ way }) => way === 'as you type');
const found = rows.find(({ way }) => way === 'this search');
const p95 = typing?.p95 ?? Number.NaN;
goal('as you type, p95', 'at most 50 ms', `${p95.toFixed(1)} ms`, p95 <= 50);
const share = found?.share ?? Number.NaN;
goal('right food in the first five', 'at least 97 %', `${share.toFixed(1)} %`, share >= 97);
const shareOf = (way: string) => rows.find((row) => row.way === way)?.share ?? Number.NaN;
for (const [place, wanted] of [
  ['first', 93],
  ['first five', 97],
] as const) {
  const got = shareOf(`what Australians type, ${place}`);
  goal(
    `what Australians type, ${place}`,
    `at least ${wanted} %`,
    `${got.toFixed(1)} %`,
    got >= wanted,
  );
}
reportGoals();
