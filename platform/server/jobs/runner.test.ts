import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { makeTestDatabase } from '../../../apps/server/testing/test-database.ts';
import { inTransaction } from '../db/database.ts';
import type { Database } from '../db/open-database.ts';
import { createJobQueue, HopelessJob, handler, type JobKind, type ScheduledTask } from './job.ts';
import { createJobRunner, type JobRunner, retryAfterMs } from './runner.ts';

const START_MS = Date.UTC(2026, 10, 20, 21, 30);
const HELD_MS = 60_000;
const note: JobKind<{ id: number }> = {
  name: 'note',
  payload: z.strictObject({ id: z.int() }),
  keepTryingMs: 3_600_000,
};

let database: Database;
let nowMs = START_MS;
let upMs = 0;
const clock = () => nowMs;
let failures: object[] = [];
const made: JobRunner[] = [];

beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const runner of made.splice(0)) await runner.stop();
  await database.pool.query('delete from jobs');
  nowMs = START_MS;
  upMs = 0;
  failures = [];
});

/** One server: its queue and its runner. */
function server(
  run: (payload: { id: number }) => Promise<void>,
  scheduledTasks: ScheduledTask[] = [],
) {
  const queue = createJobQueue(clock);
  const runner = createJobRunner({
    db: database.db,
    queue,
    clock,
    uptimeMs: () => upMs,
    work: [{ handlers: [handler(note, run)], scheduledTasks }],
    log: { error: (detail) => failures.push(detail) },
  });
  made.push(runner);
  const add = (id: number) => queue.add(database.db, note, { id });
  return { queue, runner, add };
}

const waiting = async () =>
  (await database.pool.query<{ tries: number }>('select tries from jobs')).rows;

describe('a job', () => {
  it('is done at once by the server that adds it, and is then gone', async () => {
    const done: number[] = [];
    const { runner, add } = server(async ({ id }) => void done.push(id));
    await add(7);
    await runner.settled();
    expect(done).toEqual([7]);
    expect(await waiting()).toEqual([]);
  });

  it('belongs to the act that it was added with: both or neither', async () => {
    const done: number[] = [];
    const { queue, runner } = server(async ({ id }) => void done.push(id));
    const undone = inTransaction(database.db, async (db) => {
      await queue.add(db, note, { id: 1 });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await inTransaction(database.db, async (db) => {
      await queue.add(db, note, { id: 2 });
      expect(done).toEqual([]);
    });
    await runner.settled();
    await runner.runDue();
    expect(done).toEqual([2]);
  });

  it('is done by another server when the one that added it has died', async () => {
    const done: number[] = [];
    const dead = server(() => new Promise(() => {}));
    await dead.add(1);
    await expect.poll(waiting).toEqual([{ tries: 1 }]);
    const { runner } = server(async ({ id }) => void done.push(id));
    nowMs += HELD_MS - 1;
    await runner.runDue();
    expect(done).toEqual([]);
    nowMs += 1;
    await runner.runDue();
    expect(done).toEqual([1]);
    made.splice(made.indexOf(dead.runner), 1);
  });

  it('is tried again after a failure, later each time, until it is given up', async () => {
    const triedAt: number[] = [];
    const { runner, add } = server(async () => {
      triedAt.push(nowMs - START_MS);
      throw new Error('not now');
    });
    await add(1);
    await runner.settled();
    while ((await waiting()).length > 0) {
      nowMs += 15_000;
      await runner.runDue();
    }
    expect(triedAt.slice(0, 4)).toEqual([0, 15_000, 45_000, 105_000]);
    expect(Math.max(...triedAt)).toBeLessThan(note.keepTryingMs);
    expect(nowMs - START_MS).toBeLessThan(2 * note.keepTryingMs);
    expect(failures.length).toBe(triedAt.length + 1);
  });

  it('that is hopeless is dropped at once', async () => {
    const { runner, add } = server(async () => {
      throw new HopelessJob('never');
    });
    await add(1);
    await runner.settled();
    expect(await waiting()).toEqual([]);
    expect(failures).toHaveLength(1);
  });

  it('of a kind that this server does not know is left to one that does', async () => {
    const { runner, queue } = server(async () => {});
    await queue.add(database.db, { ...note, name: 'of tomorrow' }, { id: 1 });
    await runner.runDue();
    expect(await waiting()).toEqual([{ tries: 0 }]);
  });

  it('is done once though two servers look for it', async () => {
    const done: number[] = [];
    const run = async ({ id }: { id: number }) => void done.push(id);
    const adding = createJobQueue(clock);
    const ids = Array.from({ length: 60 }, (_, id) => id);
    for (const id of ids) await adding.add(database.db, note, { id });
    const [one, two] = [server(run), server(run)];
    await Promise.all([one.runner.runDue(), two.runner.runDue()]);
    expect(done.sort((a, b) => a - b)).toEqual(ids);
    expect(await waiting()).toEqual([]);
  });
});

describe('the end of a server', () => {
  it('waits for what is under way and takes nothing more', async () => {
    const done: number[] = [];
    let go = () => {};
    const { runner, add } = server(async ({ id }) => {
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      done.push(id);
    });
    await add(1);
    await expect.poll(waiting).toEqual([{ tries: 1 }]);
    const stopped = runner.stop();
    await add(2);
    go();
    await stopped;
    expect(done).toEqual([1]);
    expect(await waiting()).toEqual([{ tries: 0 }]);
  });
});

describe('a clock that jumps', () => {
  const HOUR_MS = 3_600_000;
  const DAY_MS = 24 * HOUR_MS;

  it.each([
    ['back', -DAY_MS],
    ['forward', DAY_MS],
  ])('%s leaves scheduledTasks as often as they were', async (_, jumpMs) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      let went = 0;
      const { runner } = server(async () => {}, [
        { name: 'hourly', everyMs: HOUR_MS, run: async () => void (went += 1) },
      ]);
      runner.start();
      await runner.settled();
      expect(went).toBe(1);
      const tick = async () => {
        vi.advanceTimersByTime(5_000);
        await runner.settled();
      };
      nowMs += jumpMs;
      upMs += HOUR_MS - 1;
      await tick();
      expect(went).toBe(1);
      upMs += 1;
      await tick();
      expect(went).toBe(2);
      await runner.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('back leaves no job waiting for the day that it was put off to', async () => {
    const done: number[] = [];
    let fails = true;
    const { runner, add } = server(async ({ id }) => {
      if (fails) throw new Error('not now');
      done.push(id);
    });
    await add(1);
    await runner.settled();
    fails = false;
    nowMs -= DAY_MS;
    await runner.runDue();
    expect(done).toEqual([1]);
    await add(2);
    await runner.settled();
    expect(done).toEqual([1, 2]);
  });

  it('forward by less than a job is of use loses none', async () => {
    const done: number[] = [];
    let fails = true;
    const { runner, add } = server(async ({ id }) => {
      if (fails) throw new Error('not now');
      done.push(id);
    });
    await add(1);
    await runner.settled();
    fails = false;
    nowMs += HOUR_MS - 1;
    await runner.runDue();
    expect(done).toEqual([1]);
  });
});

describe('scheduledTasks', () => {
  it('come when their time is over by the clock, one failing or not', async () => {
    const went: string[] = [];
    const { runner } = server(async () => {}, [
      { name: 'broken', everyMs: 60_000, run: () => Promise.reject(new Error('no')) },
      { name: 'whole', everyMs: 60_000, run: async (at) => void went.push(String(at)) },
    ]);
    runner.start();
    await runner.settled();
    expect(went).toEqual([String(START_MS)]);
    expect(failures).toHaveLength(1);
  });
});

it('waits longer after each failure, half an hour at most', () => {
  expect([1, 2, 3, 8, 50].map(retryAfterMs)).toEqual([
    15_000, 30_000, 60_000, 1_800_000, 1_800_000,
  ]);
});
