import { extname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { DatabaseInUseError, DatabaseUnavailableError } from './database-errors.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import type { FromWorker, ToWorker } from './embedded-worker.ts';
import { takeProcessLock } from './process-lock.ts';

const PING_EVERY_MS = 5_000;
/** The engine knows no statement_timeout; a statement that runs longer than this ends with its thread. */
const STUCK_AFTER_MS = 120_000;
const RESTART_AFTER_MS = 500;

/** `embedded-worker.ts` beside this source, `embedded-worker.js` beside the bundle. */
const workerFile = new URL(`./embedded-worker${extname(import.meta.url)}`, import.meta.url);

export type EmbeddedEngine = {
  /** A new connection for `pg`. */
  stream: () => EmbeddedStream;
  close: () => Promise<void>;
};

/** Starts the thread; resolves when it answers, rejects when it ends before that. */
function startWorker(workerData: { directory: string; durable: boolean }) {
  const worker = new Worker(workerFile, { workerData, execArgv: [] });
  const thread = { worker, lastSignMs: performance.now(), failure: 'the thread ended' };
  const ready = new Promise<void>((resolveReady, reject) => {
    worker.on('message', (message: FromWorker) => {
      thread.lastSignMs = performance.now();
      if (message.kind === 'ready') resolveReady();
      if (message.kind === 'failed') thread.failure = message.reason;
    });
    worker.on('error', (error: Error) => {
      thread.failure = error.message;
    });
    worker.once('exit', () => reject(new Error(thread.failure)));
  });
  return { thread, ready };
}

/**
 * Opens PGlite on `directory` in a thread of its own (it runs synchronously: a slow query would stop the
 * whole server) and under a lock (PGlite takes none: two processes destroy each other's data).
 * When the thread fails or hangs it is started again; the files recover as after a crash.
 * Throws DatabaseInUseError or DatabaseUnavailableError.
 */
export async function openEmbedded(directory: string, durable: boolean): Promise<EmbeddedEngine> {
  const folder = resolve(directory);
  const unlock = takeProcessLock(`${folder}.lock`);
  if (!unlock) {
    throw new DatabaseInUseError(
      `Another process is using the database in ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  let closing = false;
  let { thread, ready } = startWorker({ directory: folder, durable });
  try {
    await ready;
  } catch (cause) {
    unlock();
    const { message } = cause as Error;
    throw new DatabaseUnavailableError(`The database in ${folder} cannot be opened: ${message}`);
  }

  const ports = new Set<MessagePort>();
  function restartWhenGone(): void {
    thread.worker.once('exit', () => {
      // A port that was on its way to the thread when it ended would stay silent for ever.
      for (const port of ports) port.close();
      if (closing) return;
      process.emitWarning(`The embedded database starts again: ${thread.failure}`);
      ready = pause(RESTART_AFTER_MS).then(() => {
        const next = startWorker({ directory: folder, durable });
        thread = next.thread;
        restartWhenGone();
        return next.ready;
      });
      ready.catch(() => {}); // whoever waits for it is told; another start is under way
    });
  }
  restartWhenGone();

  const tell = (message: ToWorker, transfer: MessagePort[] = []) =>
    thread.worker.postMessage(message, transfer);

  const watch = setInterval(() => {
    if (performance.now() - thread.lastSignMs > STUCK_AFTER_MS) {
      thread.failure = 'a statement ran too long';
      void thread.worker.terminate();
    } else tell({ kind: 'ping' });
  }, PING_EVERY_MS);
  watch.unref();

  async function openPort(): Promise<MessagePort> {
    await ready;
    const { port1, port2 } = new MessageChannel();
    ports.add(port1);
    port1.once('close', () => ports.delete(port1));
    tell({ kind: 'client', port: port2 }, [port2]);
    return port1;
  }

  return {
    stream: () => new EmbeddedStream(openPort),
    async close() {
      if (closing) return;
      closing = true;
      clearInterval(watch);
      const alive = await ready.then(
        () => thread.worker.threadId !== -1,
        () => false,
      );
      if (alive) {
        const gone = new Promise((exited) => thread.worker.once('exit', exited));
        tell({ kind: 'close' });
        await gone;
      }
      unlock();
    },
  };
}
