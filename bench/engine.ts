import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connections, type Kind, load } from './api/load.ts';
import type { TargetReady } from './api/target.ts';
import { Diarist } from './durability/diarist.ts';
import { listDatabase, prepareProduct } from './durability/product.ts';
import { goal, reportGoals } from './goals.ts';

/**
 * The database that the server starts itself: how much memory both take at rest and under load, and how long others
 * wait beside a long statement. `npm run bench -- engine`.
 */
const SETTLE_MS = 20_000;
const LOAD_SECONDS = 20;
const MB = 1_024;
const date = new Date().toISOString().slice(0, 10);

/** Proportional memory: what processes share counts once. In megabytes. */
async function readMemory(pids: number[]): Promise<number> {
  const shares = pids.map(async (pid) => {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
  });
  return (await Promise.all(shares)).reduce((sum, share) => sum + share, 0) / MB;
}

async function measureProduct(home: string): Promise<void> {
  const dataDir = join(home, 'data');
  const product = await prepareProduct({ DATA_DIR: dataDir, DATABASE_URL: '', APP_SECRET: '' });
  await product.start();
  try {
    const memory = () => readMemory([product.pid(), ...listDatabase(dataDir)]);
    await pause(SETTLE_MS);
    const atRest = await memory();
    goal('memory at rest, MB (PSS)', 'at most 260', Math.round(atRest), atRest <= 260);

    const people = Array.from(
      { length: connections },
      (_, index) => new Diarist(product.url, index),
    );
    for (const person of people) await person.signUp();
    const target: TargetReady = {
      product: product.url,
      bare: '',
      people: people.map((person) => person.toPerson()),
    };
    let peak = 0;
    const watch = setInterval(() => {
      void memory().then((now) => {
        peak = Math.max(peak, now);
      });
    }, 500);
    for (const kind of ['write', 'read', 'home'] as Kind[]) {
      await load(target, 'product', kind, { date, seconds: LOAD_SECONDS / 3 });
    }
    clearInterval(watch);
    goal('memory under load, MB (PSS)', 'at most 400', Math.round(peak), peak <= 400);
    await measureLongStatement(dataDir, target);
  } finally {
    await product.kill('both');
  }
}

/** A person's statement runs for as long as a person reads their day again and again. */
async function measureLongStatement(dataDir: string, target: TargetReady): Promise<void> {
  const host = encodeURIComponent(join(dataDir, 'database'));
  const client = new pg.Client({
    connectionString: `postgresql://postgres@localhost/postgres?host=${host}`,
  });
  await client.connect();
  const person = target.people[0];
  const readOften = async (isOver: () => boolean): Promise<number> => {
    const times: number[] = [];
    while (!isOver()) {
      const before = performance.now();
      await fetch(`${target.product}/api/food-logs?date=${date}`, {
        headers: { cookie: person?.cookie ?? '' },
      }).then((response) => response.text());
      times.push(performance.now() - before);
      await pause(20);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  };
  const endsAt = performance.now() + 5_000;
  const alone = await readOften(() => performance.now() > endsAt);
  let isOver = false;
  const long = client
    .query(`select count(*) from generate_series(1, 40000000) n where md5(n::text) like 'ffff%'`)
    .then(() => {
      isOver = true;
    });
  const beside = await readOften(() => isOver);
  await long;
  await client.end();
  goal(
    `p99 of another beside a long statement, ms (${alone.toFixed(0)} without it)`,
    'under 100',
    beside.toFixed(0),
    beside < 100,
  );
}

const home = await mkdtemp(join(tmpdir(), 'vigour-engine-'));
try {
  await measureProduct(home);
} finally {
  await rm(home, { recursive: true, force: true });
}
reportGoals();
