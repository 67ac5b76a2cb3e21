import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/**
 * What `pg` takes for its socket: a stream over a port into the database's thread. No port or socket of
 * the machine is opened, so nothing else can reach the database, whichever system it runs on.
 */
export class EmbeddedStream extends Duplex {
  readonly #openPort: () => Promise<MessagePort>;
  #port: MessagePort | null = null;

  constructor(openPort: () => Promise<MessagePort>) {
    super();
    this.#openPort = openPort;
  }

  /** Called by `pg`, which means an address by it; there is only one place to connect to. */
  connect(): this {
    this.#openPort().then(
      (port) => {
        if (this.destroyed) return port.close();
        this.#port = port;
        port.on('message', (bytes: Uint8Array) => {
          if (!this.writableEnded && !this.destroyed) this.push(bytes);
        });
        port.on('close', () => this.destroy());
        this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port?.ref();
    return this;
  }

  unref(): this {
    this.#port?.unref();
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#post(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#post(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.#port?.close();
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#port?.close();
    done(error);
  }

  #post(bytes: Buffer): void {
    // A copy of its own: a Buffer is a view, and the whole pool behind it would travel.
    this.#port?.postMessage(new Uint8Array(bytes));
  }
}
