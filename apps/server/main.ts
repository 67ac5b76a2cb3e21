import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadCatalogue } from '#features/food-import/server/public.ts';
import { DatabaseError } from '#platform/server/db/database-errors.ts';
import { migrateDatabase } from '#platform/server/db/migrate.ts';
import { type Database, openDatabase } from '#platform/server/db/open-database.ts';
import { createMailer, type Mailer } from '#platform/server/mail/mailer.ts';
import { createServerApp } from './app.ts';
import { appSecretIn } from './app-secret.ts';
import { type Config, ConfigError, notSetUp, readConfig } from './config.ts';
import { DataFolderError, mustHaveRoom, openDataFolder } from './data-folder.ts';
import { emptySampleFolder, NotASample } from './demo/folder.ts';

/** Time for running requests after a stop signal. */
const DRAIN_MS = 10_000;
const IDLE_CHECK_MS = 50;

// The same distance from the sources (apps/server) and from the bundle (build/server).
const root = resolve(import.meta.dirname, '../..');

/** A failure to start that the operator can act on. */
class StartFailure extends Error {}

type Running = {
  app: FastifyInstance;
  database: Database;
  mailer: Mailer;
  /** Sign-in of the sample data, if any. */
  sampleLines: readonly string[];
};

async function start(config: Config): Promise<Running> {
  await openDataFolder(config.dataDir);
  if (config.demo) await emptySampleFolder(config.dataDir);
  const database = await openDatabase(
    config.databaseUrl === null
      ? {
          kind: 'embedded',
          directory: join(config.dataDir, 'database'),
          // The sample may be lost: the next start makes it again.
          durable: !config.demo,
        }
      : { kind: 'external', url: config.databaseUrl },
  );
  let app: FastifyInstance | undefined;
  try {
    await migrateDatabase(database, join(root, 'apps/server/migrations'));
    const catalogue = join(root, 'features/food-facts/catalogue/catalogue.ndjson');
    if (existsSync(catalogue)) await loadCatalogue(database.db, catalogue, new Date());
    const secret = config.appSecret ?? (await appSecretIn(config.dataDir));
    const { publicUrl } = config;
    // Loaded only where it is wanted: it is no part of the product.
    const sample = config.demo && (await import('./demo/fill.ts'));
    if (sample) await sample.fillSample(database, { secret, publicUrl });
    const mailer = createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      outboxDirectory: join(config.dataDir, 'outbox'),
      log: { info: (detail, message) => app?.log.info(detail, message) },
    });
    const webRoot = join(root, 'build/web');
    app = await createServerApp({
      database,
      mailer,
      clock: Date.now,
      secret,
      olderSecrets: config.olderSecrets,
      publicUrl,
      webRoot: existsSync(join(webRoot, 'index.html')) ? webRoot : null,
      google: config.google,
      facebook: config.facebook,
      openFoodFactsUrl: config.openFoodFactsUrl,
      recipePageHosts: config.recipePageHosts,
      operatorEmails: sample ? [sample.SAMPLE_OPERATOR] : config.operatorEmails,
      ai: config.ai,
      checkDisk: () => mustHaveRoom(config.dataDir),
      pageLabel: config.demo ? 'Sample data' : null,
      log: { level: config.logLevel },
      trustProxy: config.trustProxy,
    });
    await listen(app, config);
    return { app, database, mailer, sampleLines: sample ? sample.SIGN_IN_LINES : [] };
  } catch (error) {
    await app?.close();
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: () => `listening on ${host}:${port}` });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      EADDRINUSE: 'another program is using it. Stop that program or set PORT to another number',
      EACCES: 'this user may not. Choose a port from 1024 on',
      EADDRNOTAVAIL: 'this machine does not have that address. Check HOST',
      ENOTFOUND: 'there is no such host. Check HOST',
    };
    const reason = code && reasons[code];
    if (!reason) throw error;
    throw new StartFailure(`Vigour cannot listen on ${host}:${port}: ${reason}.`);
  }
}

function announce(config: Config, { database, sampleLines }: Running): void {
  const lines = [`Vigour is ready at ${config.publicUrl}`, ...sampleLines];
  if (database.sentence) lines.push(database.sentence);
  const missing = notSetUp(config);
  if (missing.length > 0) {
    lines.push('Not set up (README.md says how):', ...missing.map((line) => `  - ${line}`));
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Stops taking work, finishes running requests within a limit, closes the database and exits. */
async function stop({ app, database, mailer }: Running): Promise<void> {
  const late = setTimeout(() => {
    app.log.warn('requests under way took too long and were cut off');
    app.server.closeAllConnections();
  }, DRAIN_MS);
  // A connection whose last answer went out after the close began is kept open by nobody else.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  await app.close();
  clearInterval(idle);
  clearTimeout(late);
  await mailer.close();
  await database.close();
}

function endOnSignals(running: Running): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop(running).then(
      () => process.exit(0),
      (error: unknown) => {
        running.app.log.fatal({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  // The starter that holds the other end of this channel has been killed.
  if (process.send) process.on('disconnect', end);
}

function endOnDefects({ app }: Running): void {
  const end = (error: unknown) => {
    app.log.fatal({ err: error }, 'a defect was not handled; the process ends');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

try {
  const config = readConfig();
  const running = await start(config);
  endOnSignals(running);
  endOnDefects(running);
  announce(config, running);
} catch (error) {
  const known =
    error instanceof ConfigError ||
    error instanceof DatabaseError ||
    error instanceof DataFolderError ||
    error instanceof NotASample ||
    error instanceof StartFailure;
  process.stderr.write(`${known ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
}
