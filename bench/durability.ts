import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '#platform/shared/calendar-day.ts';
import { type DayRecord, type DayVerdict, Diarist } from './durability/diarist.ts';
import { killFirstStarts, startTwice } from './durability/first-starts.ts';
import { type Killed, prepareProduct } from './durability/product.ts';
import { goal, reportGoals } from './goals.ts';

// Kills the server, the database or both in the middle of a burst of new entries, again and again, and looks
// whether every entry that was acknowledged is there afterwards, once. Kills first starts at random moments too.
// Use: npm run bench -- durability [rounds of each kind of kill]
const rounds = Number(process.argv[2] ?? 20);
const kinds: Killed[] = ['server', 'database', 'both'];
const people = 16;
const writersEach = 2;
/** The kill comes at any moment of this stretch of the burst. */
const killWithinMs = [200, 1_500] as const;

type Total = DayVerdict & { restartMs: number[] };

const today = new Date().toISOString().slice(0, 10);

async function trial(dataDir: string, killed: Killed): Promise<Total> {
  const product = await prepareProduct({ DATA_DIR: dataDir, DATABASE_URL: '', APP_SECRET: '' });
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
      await product.kill(killed);
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
    await product.kill('both');
  }
  process.stderr.write('\n');
  return total;
}

const home = await mkdtemp(join(tmpdir(), 'vigour-durability-'));
const table: Record<string, Record<string, number>> = {};
try {
  for (const killed of kinds) {
    const { restartMs, ...counts } = await trial(join(home, killed), killed);
    const sorted = restartMs.toSorted((a, b) => a - b);
    table[killed] = {
      kills: rounds,
      ...counts,
      'restart median ms': Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
      'restart slowest ms': Math.round(sorted.at(-1) ?? 0),
    };
  }
  console.table(table);
  const sum = (key: string) => Object.values(table).reduce((all, row) => all + (row[key] ?? 0), 0);
  const wrong = sum('lost') + sum('twice') + sum('strange');
  goal(
    `entries lost or duplicated of ${sum('acknowledged')} acknowledged, ${sum('kills')} kills`,
    '0',
    wrong,
    wrong === 0 && sum('acknowledged') > 0,
  );
  const broken = await killFirstStarts(join(home, 'first'), rounds);
  goal(
    `of ${rounds} killed first starts, starts that failed afterwards`,
    '0',
    broken,
    broken === 0,
  );
  const started = await startTwice(join(home, 'twice'));
  goal('servers that run of two started at once', '1', started, started === 1);
} finally {
  await rm(home, { recursive: true, force: true });
}
reportGoals();
