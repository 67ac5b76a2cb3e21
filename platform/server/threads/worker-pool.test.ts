import { afterAll, expect, it } from 'vitest';
import { createWorkerPool } from './worker-pool.ts';

const pool = createWorkerPool({
  file: new URL('../testing/test-worker.ts', import.meta.url),
  maxHeapMb: 128,
});
afterAll(() => pool.close());

type Counted = { rows: { at: number; name: string }[]; total: number };

it('gives what a task gives', async () => {
  expect(await pool.run('count', { rows: 0 })).toEqual({ rows: [], total: 0 });
  const { rows, total } = await pool.run<Counted>('count', { rows: 2_000 });
  expect(total).toBe(2_000);
  expect(rows).toHaveLength(2_000);
  expect(rows.every(({ at, name }, index) => at === index && name === `row ${index}`)).toBe(true);
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
