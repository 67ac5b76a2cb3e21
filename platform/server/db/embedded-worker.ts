import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { installFsync, onEngineFailure, startParameters } from './embedded-durability.ts';
import { ensureDatabaseFiles } from './embedded-files.ts';
import { shareSession } from './embedded-session.ts';

/** What the main thread sends: a new client's port, a sign of life asked for, or the end. */
export type ToWorker = { kind: 'client'; port: MessagePort } | { kind: 'ping' } | { kind: 'close' };
export type FromWorker = { kind: 'ready' } | { kind: 'pong' } | { kind: 'failed'; reason: string };

const { directory, durable } = workerData as { directory: string; durable: boolean };
const main = parentPort;
if (!main) throw new Error('embedded-worker.ts runs in a worker thread');
const tell = (message: FromWorker) => main.postMessage(message);

const options = {
  startParams: startParameters(PGlite.defaultStartParams, durable),
  extensions: { btree_gist, citext, pg_trgm, unaccent },
};

await ensureDatabaseFiles(directory, async (empty) => {
  const fresh = await PGlite.create(empty, options);
  await fresh.close();
});
const pglite = await PGlite.create(directory, options);
if (durable) installFsync(pglite);

// Nothing that is in memory can be trusted any more: end the thread before another byte is answered.
const fail = (failure: unknown): never => {
  tell({ kind: 'failed', reason: String(failure) });
  process.exit(1);
};
onEngineFailure(pglite, fail);
const join = shareSession(pglite, fail);

function serve(port: MessagePort): void {
  const client = join(
    (bytes) => port.postMessage(bytes, [bytes.buffer]),
    () => port.close(),
  );
  port.on('message', (bytes: Uint8Array) => client.receive(bytes));
  port.on('close', () => client.leave());
}

async function close(): Promise<void> {
  await pglite.exec('checkpoint');
  await pglite.close();
  process.exit(0);
}

main.on('message', (message: ToWorker) => {
  if (message.kind === 'client') serve(message.port);
  else if (message.kind === 'ping') tell({ kind: 'pong' });
  else close().catch(fail);
});
tell({ kind: 'ready' });
