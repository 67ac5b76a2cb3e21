import pg from 'pg';
import { startPostgres } from '../apps/server/testing/test-postgres.ts';
import { connections, type Kind, load, type Measured } from './api/load.ts';
import { pgbench } from './api/pgbench.ts';
import { endTarget, startTarget, type Target } from './api/start-target.ts';
import { pgbenchScripts } from './api/statements.ts';
import { goal, reportGoals } from './goals.ts';

/**
 * Requests a second for logging one entry, reading one day and reading the whole first screen, beside
 * a bare Fastify route with the same statements (those of the first screen are recorded from the
 * product) and pgbench with the statement alone; and the same with a hundred times the entries. Everything that is compared takes turns, round by round, so that
 * the ratios do not depend on how busy the machine is.
 */
const seconds = 3;
const rounds = 5;
const sizes = { small: 10_000, large: 1_000_000 };
const kinds: Record<Kind, string> = {
  read: 'read one day',
  home: 'first screen',
  write: 'log one entry',
};
const wantedOfBare: Record<Kind, number> = { read: 0.5, home: 0.6, write: 0.5 };
const date = new Date().toISOString().slice(0, 10);

type Round = Measured & { toBare: number };

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function oneRound({ ready }: Target, kind: Kind): Promise<Round> {
  const ours = await load(ready, 'product', kind, { date, seconds });
  const bare = await load(ready, 'bare', kind, { date, seconds });
  return { ...ours, toBare: ours.perSecond / bare.perSecond };
}

function report(target: Target, kind: Kind, all: Round[], growth: number, tps: number | null) {
  const of = (key: keyof Round): number => median(all.map((round) => round[key]));
  const cells = [
    target.options.rows.toLocaleString('en-AU'),
    kinds[kind],
    of('perSecond').toFixed(0),
    of('p50').toFixed(1),
    of('p95').toFixed(1),
    of('p99').toFixed(1),
    of('toBare').toFixed(2),
    tps === null ? '' : (of('perSecond') / tps).toFixed(2),
    target.options.rows === sizes.large ? `${growth.toFixed(2)}x` : '',
  ];
  console.log(`| ${cells.join(' | ')} |`);
  const isLarge = target.options.rows === sizes.large;
  if (isLarge)
    goal(`${kinds[kind]}: growth to a million`, 'at most 1.2', growth.toFixed(2), growth <= 1.2);
  else {
    const toBare = of('toBare');
    const wanted = wantedOfBare[kind];
    goal(
      `${kinds[kind]}: of the bare route`,
      `at least ${wanted}`,
      toBare.toFixed(2),
      toBare >= wanted,
    );
  }
}

async function measure(small: Target, large: Target): Promise<void> {
  for (const kind of Object.keys(kinds) as Kind[]) {
    for (const target of [small, large]) {
      for (const side of ['product', 'bare'] as const) {
        await load(target.ready, side, kind, { date, seconds: 2 });
      }
    }
    const rows = { small: [] as Round[], large: [] as Round[] };
    for (let round = 0; round < rounds; round += 1) {
      rows.small.push(await oneRound(small, kind));
      rows.large.push(await oneRound(large, kind));
    }
    const growth = median(rows.large.map((one, i) => one.p50 / (rows.small[i]?.p50 ?? Number.NaN)));
    for (const [target, all] of [
      [small, rows.small],
      [large, rows.large],
    ] as const) {
      const { options } = target;
      const alone =
        kind !== 'home'
          ? await pgbench(
              'pgbench',
              options.url,
              pgbenchScripts(options.rows / 100, date)[kind],
              seconds,
            )
          : null;
      report(target, kind, all, growth, alone);
    }
  }
}

const people = connections;

console.log(
  '| entries | call | requests/s | p50 ms | p95 ms | p99 ms | of bare Fastify | of pgbench | growth of p50 |\n' +
    '| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
);
const server = await startPostgres({ durable: true });
const client = new pg.Client({ connectionString: server.url });
await client.connect();
const open = async (name: string, rows: number): Promise<Target> => {
  await client.query(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return startTarget({ url: url.href, rows, people, date });
};
const small = await open('small', sizes.small);
const large = await open('large', sizes.large);
await measure(small, large);
await endTarget(small);
await endTarget(large);
await client.end();
await server.stop();
reportGoals();
