import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/server/db/open-database.ts';
import type { Route } from '#platform/server/http/handle.ts';
import { createHttpApp, type ProxyTrust } from '#platform/server/http/http-app.ts';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import type { SessionGate } from '#platform/server/sessions/caller.ts';

export type ServerDependencies = {
  database: Database;
  mailer: Mailer;
  /** The present instant in milliseconds since 1970. */
  clock: () => number;
  /** Signs cookies and tokens. */
  secret: string;
  /** The address people type, without a trailing slash. */
  publicUrl: string;
  /** The built web application; null serves the API alone. */
  webRoot: string | null;
  services: { google: boolean; facebook: boolean };
  log: { level: string };
  /** Tests that are not about limits switch them off. */
  rateLimits?: 'on' | 'off';
  trustProxy: ProxyTrust;
};

/** The product's server: the features' routes, in order, behind one HTTP application. */
export async function createServerApp(deps: ServerDependencies): Promise<FastifyInstance> {
  const { db } = deps.database;
  const sessionGate: SessionGate = async () => null;
  const routes: Route[] = [];
  return createHttpApp({
    routes,
    db,
    sessionGate,
    clock: deps.clock,
    secret: deps.secret,
    publicUrl: deps.publicUrl,
    log: deps.log,
    rateLimits: deps.rateLimits ?? 'on',
    trustProxy: deps.trustProxy,
  });
}
