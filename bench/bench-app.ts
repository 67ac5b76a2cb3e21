import type { Database } from '#platform/server/db/open-database.ts';
import { createServerApp, type ServerApp } from '../apps/server/app.ts';

/** The product as benches measure it: no mail, no pages, no limits of rate. */
export const createBenchApp = (
  database: Database,
  level: 'silent' | 'info' = 'silent',
): Promise<ServerApp> =>
  createServerApp({
    database,
    mailer: { send: async () => {}, pretend: async () => {}, close: async () => {} },
    clock: Date.now,
    secret: 'a secret for benchmarks only, long enough to sign',
    publicUrl: 'http://127.0.0.1',
    webRoot: null,
    log: { level },
    rateLimits: 'off',
    trustProxy: false,
  });
