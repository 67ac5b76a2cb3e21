import {
  chownSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseInUseError, DatabaseUnavailableError } from './database-errors.ts';
import { chownTree, ensureDatabaseFiles } from './embedded-files.ts';
import { chooseAccount, type PostgresAccount } from './postgres-account.ts';
import { findPostgres, type PostgresBinaries } from './postgres-binaries.ts';
import { initialise, readPassword } from './postgres-initialise.ts';
import { removeForgottenSocket, SOCKET_PREFIX, stopOrphans } from './postgres-orphans.ts';
import { type PostgresProcess, startProgram } from './postgres-process.ts';
import { toArguments } from './postgres-settings.ts';
import { takeProcessLock } from './process-lock.ts';

const START_TIMEOUT_MS = 60_000;
const LOOK_EVERY_MS = 10;
const RESTART_AFTER_MS = 500;
const RESTART_AGAIN_AFTER_MS = 5_000;
const MAX_LOG_LINES = 8;
/** Part of the name of the socket; no such port is opened. */
const SOCKET_PORT = '5432';

/** The longest path of a socket that Linux and macOS both take. */
const MAX_SOCKET_PATH_BYTES = 103;

export type EmbeddedServer = {
  url: string;
  /** For the terminal: how a server that root started runs PostgreSQL; null otherwise. */
  sentence: string | null;
  close(): Promise<void>;
};

export type EmbeddedOptions = {
  /** false switches off waiting for the disk: only for databases that may be lost, as in tests. */
  durable: boolean;
  /** The programs to run; without it those from npm. */
  binaries?: PostgresBinaries;
  /** Settings of PostgreSQL that differ from those of `postgres-settings.ts`. */
  settings?: Record<string, string>;
};

type Door = { url: string; settings: Record<string, string>; remove: () => void };

/** Takes the folder for this process; the kernel frees it however the process ends. */
function lockFolder(folder: string): () => void {
  const unlock = takeProcessLock(`${folder}.lock`);
  if (unlock) return unlock;
  throw new DatabaseInUseError(
    `Another process is using the database in ${folder}. Stop it, or set DATA_DIR to another folder.`,
  );
}

/** Runs `work` while nobody uses the database in `directory`. Throws DatabaseInUseError. */
export async function withStoppedDatabase<T>(
  directory: string,
  work: () => Promise<T>,
): Promise<T> {
  const folder = resolve(directory);
  const unlock = lockFolder(folder);
  try {
    if (existsSync(folder)) await stopOrphans(findPostgres(), realpathSync(folder));
    return await work();
  } finally {
    unlock();
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Opens the one way in: a socket in the data folder, or a port of this machine where there are no sockets. */
async function makeDoor({ directory, ids }: PostgresAccount, socketPort: string): Promise<Door> {
  const password = readPassword(directory);
  if (password !== null) {
    const port = await findFreePort();
    return {
      url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
      settings: { listen_addresses: '127.0.0.1', port: String(port) },
      remove: () => {},
    };
  }
  const isShort =
    Buffer.byteLength(join(directory, `.s.PGSQL.${socketPort}`)) <= MAX_SOCKET_PATH_BYTES;
  const folder = isShort ? directory : mkdtempSync(join(tmpdir(), SOCKET_PREFIX));
  if (!isShort && ids) chownSync(folder, ids.uid, ids.gid);
  return {
    url: `postgresql://postgres@localhost:${socketPort}/postgres?host=${encodeURIComponent(folder)}`,
    settings: {
      listen_addresses: '',
      port: socketPort,
      unix_socket_directories: folder,
      unix_socket_permissions: '0700',
    },
    remove: () => {
      if (!isShort) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Returns the last lines that PostgreSQL has logged. */
function readLog(directory: string): string[] {
  try {
    const [, file = ''] = readFileSync(join(directory, 'current_logfiles'), 'utf8').split(/\s/);
    const lines = readFileSync(join(directory, file), 'utf8').trim().split('\n');
    return lines.slice(-MAX_LOG_LINES);
  } catch {
    return []; // it did not come so far
  }
}

/** Starts PostgreSQL and waits until it responds. */
async function startServer(
  account: PostgresAccount,
  door: Door,
  options: EmbeddedOptions,
): Promise<PostgresProcess> {
  const { binaries, directory } = account;
  await stopOrphans(binaries, directory);
  const settings = { ...door.settings, ...options.settings };
  const args = ['-D', directory, ...toArguments(binaries.major, options.durable, settings)];
  const server = startProgram(account, 'postgres', args, directory);
  let ended: { output: string } | null = null;
  void server.ended.then((end) => {
    ended = end;
  });
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await answers(door.url))) {
    const output = (ended as { output: string } | null)?.output;
    if (output !== undefined || performance.now() > deadline) {
      server.stop();
      const reason = [output || 'it did not answer within a minute', ...readLog(directory)];
      throw new DatabaseUnavailableError(
        `The database in ${directory} cannot be started: ${reason.join('\n')}`,
      );
    }
    await pause(LOOK_EVERY_MS);
  }
  return server;
}

/** Opens the files of a first start, or of an earlier one, as the user who runs PostgreSQL. */
async function openFiles(folder: string, binaries: PostgresBinaries): Promise<PostgresAccount> {
  const linked = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink();
  const account = chooseAccount(binaries, linked ? realpathSync(folder) : folder);
  const { directory, ids } = account;
  await ensureDatabaseFiles(directory, binaries.major, (empty) => initialise(account, empty));
  const uid = ids?.uid ?? process.getuid?.();
  if (process.getuid?.() === 0 && uid !== undefined && statSync(directory).uid !== uid) {
    chownTree(directory, uid, ids?.gid ?? 0);
  }
  return account;
}

/**
 * Starts PostgreSQL on `directory`, which belongs to this process alone, and starts it again when it ends
 * by itself. Throws DatabaseInUseError or DatabaseUnavailableError.
 */
export async function openEmbedded(
  directory: string,
  options: EmbeddedOptions,
): Promise<EmbeddedServer> {
  const folder = resolve(directory);
  const unlock = lockFolder(folder);
  try {
    const account = await openFiles(folder, options.binaries ?? findPostgres());
    removeForgottenSocket(account.directory);
    const door = await makeDoor(account, options.settings?.['port'] ?? SOCKET_PORT);
    const keeper = await keepRunning(account, door, options);
    return {
      url: door.url,
      sentence: account.sentence,
      async close() {
        await keeper.stop();
        door.remove();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function keepRunning(account: PostgresAccount, door: Door, options: EmbeddedOptions) {
  let closing = false;
  let server: PostgresProcess | null = await startServer(account, door, options);

  async function restart(): Promise<void> {
    for (let waitMs = RESTART_AFTER_MS; !closing; waitMs = RESTART_AGAIN_AFTER_MS) {
      await pause(waitMs);
      if (closing) return;
      try {
        server = await startServer(account, door, options);
        return watch(server);
      } catch (error) {
        process.emitWarning((error as Error).message);
      }
    }
  }
  let restarting = Promise.resolve();
  function watch(one: PostgresProcess): void {
    void one.ended.then(({ output }) => {
      if (closing) return;
      server = null;
      process.emitWarning(`The database stopped and is restarting. ${output}`);
      restarting = restart();
    });
  }
  watch(server);

  return {
    async stop() {
      if (closing) return;
      closing = true;
      await restarting;
      server?.stop();
      await server?.ended;
      await stopOrphans(account.binaries, account.directory);
    },
  };
}
