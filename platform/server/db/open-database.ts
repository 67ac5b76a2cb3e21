import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { CASING, type Db } from './database.ts';
import { DatabaseUnavailableError } from './database-errors.ts';
import { openEmbedded } from './embedded.ts';
import { MIN_SERVER_MAJOR } from './postgres-binaries.ts';
import { guardTransactions } from './transaction-guard.ts';

export type Database = {
  db: Db;
  pool: pg.Pool;
  /** For the terminal: how PostgreSQL runs when root started the server; null otherwise. */
  sentence: string | null;
  /** Waits for what is running, then closes. */
  close(): Promise<void>;
};

export type DatabaseOptions =
  | {
      kind: 'embedded';
      directory: string;
      /** false switches off waiting for the disk: only for databases that may be lost, as in tests. */
      durable?: boolean;
    }
  | {
      kind: 'external';
      /** `postgresql://user:password@host/name?sslmode=verify-full`; TLS is chosen in it. */
      url: string;
    };

/** Each client costs a process of some megabytes, but those that write at once share one wait for the disk. */
const MAX_EMBEDDED_CLIENTS = 20;
const MAX_EXTERNAL_CLIENTS = 20;
const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 15_000;

/** `date` and `timestamp` (without a zone): labels of a calendar and a clock. */
const LABELS = [1082, 1114];

/** A label stays the text it is; `pg` would make it an instant in the zone of this process. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    LABELS.includes(Number(id)) && format !== 'binary'
      ? (text: string) => text
      : pg.types.getTypeParser(id, format),
};

function connect(url: string, maxClients: number): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxClients,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'vigour',
    // Text forms and `current_date` must not depend on how a person set up the server.
    options: '-c timezone=UTC -c datestyle=ISO',
    keepAlive: true,
    types,
  });
  // An idle connection that breaks is replaced at the next use; unheard, the event would end the process.
  pool.on('error', () => {});
  // So would that of one in use; its statement fails, and its caller gets the error.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const db = drizzle(pool, { casing: CASING });
  guardTransactions(pool, db);
  return { db, pool };
}

async function openEmbeddedDatabase(directory: string, durable: boolean): Promise<Database> {
  const server = await openEmbedded(directory, { durable });
  const { db, pool } = connect(server.url, MAX_EMBEDDED_CLIENTS);
  return {
    db,
    pool,
    sentence: server.sentence,
    async close() {
      await pool.end();
      await server.close();
    },
  };
}

async function openExternalDatabase(url: string): Promise<Database> {
  const { db, pool } = connect(url, MAX_EXTERNAL_CLIENTS);
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < MIN_SERVER_MAJOR) {
      throw new Error(`it is PostgreSQL ${version}, and ${MIN_SERVER_MAJOR} or newer is needed`);
    }
  } catch (cause) {
    await pool.end();
    // Names the place and never the password.
    const { host, database: name } = new pg.Client({ connectionString: url });
    const reason = cause instanceof AggregateError ? cause.errors[0] : cause;
    throw new DatabaseUnavailableError(
      `The database "${name}" on ${host} (DATABASE_URL) cannot be used: ${(reason as Error).message}.`,
      { cause },
    );
  }
  return { db, pool, sentence: null, close: () => pool.end() };
}

/**
 * Opens the database: one that we run ourselves in `directory`, or one that is somewhere else.
 * Throws DatabaseInUseError (the data folder belongs to another process) or DatabaseUnavailableError.
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.kind === 'embedded'
    ? openEmbeddedDatabase(options.directory, options.durable ?? true)
    : openExternalDatabase(options.url);
}
