import { AppError } from '#platform/shared/errors.ts';
import { serveTasks } from '../threads/task-worker.ts';

/** The tasks of worker-pool.test.ts. */
serveTasks({
  count: ({ rows }: { rows: number }) => ({
    rows: Array.from({ length: rows }, (_, at) => ({ at, name: `row ${at}` })),
    total: rows,
  }),
  refuse: () => {
    throw new AppError('conflict', { message: 'Not now.', fields: { a: 'Not a.' } });
  },
  break: () => {
    throw new Error('a defect');
  },
  fill: () => {
    const kept: unknown[] = [];
    for (;;) kept.push(Array(100_000).fill({}));
  },
});
