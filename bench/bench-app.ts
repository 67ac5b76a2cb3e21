import type { Database } from '#platform/server/db/open-database.ts';
import { createServerApp, type ServerApp, type ServerDependencies } from '../apps/server/app.ts';

/** The product as benches measure it: no mail, no limits of rate, and no pages but those of `webRoot`. */
export const createBenchApp = (
  database: Database,
  level: 'silent' | 'info' = 'silent',
  webRoot: string | null = null,
  ai: ServerDependencies['ai'] = null,
): Promise<ServerApp> =>
  createServerApp({
    database,
    mailer: { send: async () => {}, pretend: async () => {}, close: async () => {} },
    clock: Date.now,
    secret: 'a secret for benchmarks only, long enough to sign',
    publicUrl: 'http://127.0.0.1',
    webRoot,
    log: { level },
    ai,
    rateLimits: 'off',
    trustProxy: false,
  });
