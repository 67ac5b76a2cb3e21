import pg from 'pg';
import { startPostgres } from './apps/server/testing/test-postgres.ts';
import { connections, load } from './bench/api/load.ts';
import { endTarget, startTarget } from './bench/api/start-target.ts';

const date = new Date().toISOString().slice(0, 10);
const server = await startPostgres({ durable: true });
const client = new pg.Client({ connectionString: server.url });
client.on('error', () => {});
await client.connect();
await client.query('create database small');
const url = new URL(server.url);
url.pathname = '/small';
const target = await startTarget({
  engine: 'postgres',
  url: url.href,
  rows: 10_000,
  people: connections,
  date,
});
for (const kind of (process.argv[2] ?? 'home').split(',') as any[]) {
  for (const side of ['product', 'bare'] as const)
    await load(target.ready, side, kind, { date, seconds: 3 });
  const ratios = [];
  for (let i = 0; i < 4; i += 1) {
    const a = await load(target.ready, 'product', kind, { date, seconds: 3 });
    const b = await load(target.ready, 'bare', kind, { date, seconds: 3 });
    ratios.push(a.perSecond / b.perSecond);
    console.log(
      kind,
      a.perSecond.toFixed(0),
      b.perSecond.toFixed(0),
      (a.perSecond / b.perSecond).toFixed(3),
      'p50',
      a.p50,
      'p99',
      a.p99,
    );
  }
}
await endTarget(target);
await client.end();
await server.stop();
