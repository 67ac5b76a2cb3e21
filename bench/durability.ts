import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '#platform/shared/calendar-day.ts';
import { startPostgres } from '../apps/server/testing/test-postgres.ts';
import { type DayRecord, type DayVerdict, Diarist } from './durability/diarist.ts';
import { prepareProduct } from './durability/product.ts';

// Kills the product in the middle of a burst of new entries, again and again, and looks whether every
// entry that it had acknowledged is there afterwards, once.
// Use: npm run bench -- durability [rounds] [embedded|postgres]
const rounds = Number(process.argv[2] ?? 20);
const engines = process.argv[3] ? [process.argv[3]] : ['embedded', 'postgres'];
const people = 16;
const writersEach = 2;
/** The kill comes at any moment of this stretch of the burst. */
const killWithinMs = [200, 1_500] as const;

type Total = DayVerdict & { restartMs: number[] };

const today = new Date().toISOString().slice(0, 10);

async function trial(env: Record<string, string>): Promise<Total> {
  const product = await prepareProduct(env);
  const total: Total = {
    acknowledged: 0,
    lost: 0,
    twice: 0,
    strange: 0,
    unanswered: 0,
    restartMs: [],
  };
  await product.start();
  try {
    const diarists = Array.from({ length: people }, (_, index) => new Diarist(product.url, index));
    for (const diarist of diarists) await diarist.signUp();
    const days: { date: string; records: DayRecord[] }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const date = addDays(today, -round);
      const records = diarists.map((): DayRecord => ({ sent: new Map(), acknowledged: new Set() }));
      days.push({ date, records });
      let gone = false;
      const logging = diarists.flatMap((diarist, index) =>
        Array.from({ length: writersEach }, () =>
          diarist.logUntilGone(date, records[index] as DayRecord, () => gone),
        ),
      );
      const [from, to] = killWithinMs;
      await Promise.race([pause(from + Math.random() * (to - from)), Promise.all(logging)]);
      gone = true;
      await product.kill();
      await Promise.all(logging);
      total.restartMs.push(await product.start());
      process.stderr.write('.');
    }
    // All days after all kills: a later crash must not take what an earlier one has left.
    for (const { date, records } of days) {
      const verdicts = await Promise.all(
        diarists.map((diarist, index) => diarist.verify(date, records[index] as DayRecord)),
      );
      for (const verdict of verdicts) {
        for (const key of ['acknowledged', 'lost', 'twice', 'strange', 'unanswered'] as const) {
          total[key] += verdict[key];
        }
      }
    }
  } finally {
    await product.kill();
  }
  process.stderr.write('\n');
  return total;
}

async function trialOn(engine: string): Promise<Total> {
  const home = await mkdtemp(join(tmpdir(), 'vigour-durability-'));
  try {
    const common = { DATA_DIR: join(home, 'data'), DATABASE_URL: '', APP_SECRET: '' };
    if (engine === 'embedded') return await trial(common);
    const postgres = await startPostgres({ durable: true });
    try {
      const secret = 'a secret for this trial only, long enough';
      return await trial({ ...common, DATABASE_URL: postgres.url, APP_SECRET: secret });
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

const table: Record<string, Record<string, number>> = {};
for (const engine of engines) {
  const { restartMs, ...counts } = await trialOn(engine);
  const sorted = restartMs.toSorted((a, b) => a - b);
  table[engine] = {
    kills: rounds,
    ...counts,
    'restart median ms': Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    'restart slowest ms': Math.round(sorted.at(-1) ?? 0),
  };
}
console.table(table);
const broken = Object.values(table).some(
  ({ acknowledged = 0, lost, twice, strange }) => acknowledged === 0 || lost || twice || strange,
);
console.log(broken ? 'FAILED: see the table.' : 'Every acknowledged entry was there, once.');
process.exitCode = broken ? 1 : 0;
