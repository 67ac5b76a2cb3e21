import type { PGlite } from '@electric-sql/pglite';

const QUERY = 'Q'.charCodeAt(0);
const EXTENDED = new Set(Array.from('PBDEC', (type) => type.charCodeAt(0)));
const SYNC = 'S'.charCodeAt(0);

/** How long a client may hold a transaction without sending anything, in milliseconds. */
const IDLE_IN_TRANSACTION_MS = 30_000;

type Client = {
  send: (bytes: Uint8Array<ArrayBuffer>) => void;
  end: () => void;
  started: boolean;
  /** What has arrived and is not yet a whole message. */
  partial: Buffer;
  /** Whole messages since the last one that asks for an answer. */
  unit: Buffer[];
  /** Units that wait for their turn. */
  ready: Buffer[];
};

/** Cuts off the first whole message; the very first one of a client has no type byte. */
function nextMessage(client: Client): Buffer | null {
  const header = client.started ? 1 : 0;
  if (client.partial.length < header + 4) return null;
  const length = header + client.partial.readInt32BE(header);
  if (client.partial.length < length) return null;
  const message = client.partial.subarray(0, length);
  client.partial = client.partial.subarray(length);
  return message;
}

/**
 * Lets several clients of the wire protocol share PGlite's single session. Statements of the extended
 * protocol run as one unit, from Parse to Sync, however many packets they arrive in: all clients share one
 * unnamed statement, and a unit cut in two would bind its values to another client's statement.
 * (`pglite-socket` runs message by message; above 64 kB its clients receive each other's rows.)
 * While a transaction is open only its owner's units run. Any message that is not of these protocols ends
 * its client: Terminate, which means that, and COPY and Flush, which are not spoken here.
 * `onFailure` hears when the engine itself has failed.
 */
export function shareSession(pglite: PGlite, onFailure: (failure: unknown) => void) {
  const clients = new Set<Client>();
  let owner: Client | null = null;
  let running = false;
  let idle: NodeJS.Timeout | undefined;

  async function run(client: Client, unit: Buffer): Promise<void> {
    clearTimeout(idle);
    const answer: Uint8Array<ArrayBuffer>[] = [];
    await pglite.runExclusive(() =>
      pglite.execProtocolRawStream(unit, {
        // A view into WASM memory, overwritten by the next statement.
        onRawData: (bytes) => answer.push(bytes.slice()),
      }),
    );
    owner = pglite.isInTransaction() ? client : null;
    // Somebody who stays silent in a transaction would keep everybody else waiting.
    if (owner) idle = setTimeout(() => leave(client), IDLE_IN_TRANSACTION_MS);
    const [only, ...more] = answer;
    if (only) client.send(more.length === 0 ? only : new Uint8Array(Buffer.concat(answer)));
  }

  async function nextClient(): Promise<Client | undefined> {
    if (owner && !clients.has(owner)) {
      owner = null;
      await pglite.exec('rollback');
    }
    if (owner) return owner.ready.length > 0 ? owner : undefined;
    for (const client of clients) {
      if (client.ready.length === 0) continue;
      clients.delete(client); // to the end of the queue: everybody gets a turn
      clients.add(client);
      return client;
    }
    return undefined;
  }

  async function runReady(): Promise<void> {
    if (running) return;
    running = true;
    for (let client = await nextClient(); client; client = await nextClient()) {
      const unit = client.ready.shift();
      if (unit) await run(client, unit);
    }
    running = false;
  }

  const runAll = () => void runReady().catch(onFailure);

  function leave(client: Client): void {
    if (!clients.delete(client)) return;
    client.end();
    runAll();
  }

  function take(client: Client, message: Buffer): void {
    const type = message.readUInt8(0);
    if (!client.started) {
      client.started = true;
      client.ready.push(message);
    } else if (type === QUERY || type === SYNC) {
      client.ready.push(Buffer.concat([...client.unit, message]));
      client.unit = [];
    } else if (EXTENDED.has(type)) {
      client.unit.push(message);
    } else {
      clients.delete(client);
      client.end();
    }
  }

  /** Adds a client. */
  return function join(send: Client['send'], end: Client['end']) {
    const client: Client = {
      send,
      end,
      started: false,
      partial: Buffer.alloc(0),
      unit: [],
      ready: [],
    };
    clients.add(client);
    return {
      receive(bytes: Uint8Array): void {
        client.partial = Buffer.concat([client.partial, bytes]);
        let message = nextMessage(client);
        while (message && clients.has(client)) {
          take(client, message);
          message = nextMessage(client);
        }
        runAll();
      },
      leave: () => leave(client),
    };
  };
}
