import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, it } from 'vitest';
import { createWorkerPool } from './worker-pool.ts';

const pool = createWorkerPool({
  file: new URL('../testing/test-worker.ts', import.meta.url),
  maxHeapMb: 128,
});
afterAll(() => pool.close());

type Counted = { rows: { at: number; name: string }[]; total: number };

it('gives what a task gives, also a list that comes in slices', async () => {
  expect(await pool.run('count', { rows: 0 })).toEqual({ rows: [], total: 0 });
  const { rows, total } = await pool.run<Counted>('count', { rows: 20_000 });
  expect(total).toBe(20_000);
  expect(rows).toHaveLength(20_000);
  expect(rows.every(({ at, name }, index) => at === index && name === `row ${index}`)).toBe(true);
});

it('receives a long list without holding up the main thread', async () => {
  await pool.run('count', { rows: 1 });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const began = performance.now();
  delay.enable();
  await pool.run<Counted>('count', { rows: 250_000 });
  delay.disable();
  // In one message it would be held up for most of the time.
  expect(delay.max / 1e6).toBeLessThan((performance.now() - began) / 4);
});

it('throws what a task throws', async () => {
  await expect(pool.run('refuse', {})).rejects.toMatchObject({
    code: 'conflict',
    message: 'Not now.',
    fields: { a: 'Not a.' },
  });
  await expect(pool.run('break', {})).rejects.toThrow('a defect');
});

it('refuses a task that needs too much memory, and goes on with the next', async () => {
  const [first, second] = await Promise.allSettled([
    pool.run('fill', {}),
    pool.run<Counted>('count', { rows: 3 }),
  ]);
  expect(first).toMatchObject({ reason: { code: 'too_large', message: /too large/ } });
  expect(second).toMatchObject({ value: { total: 3 } });
}, 30_000);
