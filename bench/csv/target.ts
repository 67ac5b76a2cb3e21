import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PLANS } from '#features/plans/rules.ts';
import { migrateDatabase } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { createServerApp } from '../../apps/server/app.ts';
import type { Memory } from './messages.ts';

const MB = 1_048_576;
const root = process.cwd();

/** Runs the product in a process of its own, so that its memory is that of the server. */
async function run(databaseUrl: string): Promise<void> {
  // No gym has a hundred thousand seats: the plan of the bench has.
  Object.assign(PLANS.gymPro.limits, { traineeSeats: 10_000_000 });
  const database = await openDatabase({ kind: 'external', url: databaseUrl });
  await migrateDatabase(database, join(root, 'apps/server/migrations'));
  const app = await createServerApp({
    database,
    mailer: { send: async () => {}, pretend: async () => {}, close: async () => {} },
    clock: Date.now,
    secret: 'a secret for the bench only, long enough to sign',
    publicUrl: 'http://127.0.0.1:3999',
    webRoot: join(root, 'build/web'),
    log: { level: 'warn' },
    rateLimits: 'off',
    trustProxy: false,
  });
  await app.listen({ host: '127.0.0.1', port: 3999 });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  watch.unref();
  async function answer(question: unknown): Promise<void> {
    if (question === 'verify') {
      await database.pool.query('update users set email_verified = true');
      process.send?.('verified');
    } else if (question === 'memory') {
      await pause(50);
      const now = process.memoryUsage().rss;
      process.send?.({ nowMb: now / MB, peakMb: Math.max(peak, now) / MB } satisfies Memory);
      peak = 0;
    } else process.exit(0);
  }
  process.on('disconnect', () => process.exit(0));
  process.on('message', (question) => void answer(question));
  process.send?.('ready');
}

if (process.send && process.argv[2]) await run(process.argv[2]);
