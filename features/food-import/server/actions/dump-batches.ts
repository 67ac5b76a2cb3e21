import { on } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Refusal } from '#features/food-facts/rules/imported-food.ts';
import type { FoodColumns } from '#features/foods/server/public.ts';
import { type Dump, UnknownDumpError } from '../providers/food-dumps.ts';

export type RefusedRecord = { record: number; code: string; name: string; reason: Refusal };

/** Some records of a dump, in its order: read, checked, and ready to be stored. */
export type DumpBatch = {
  /** how many of the dump's records these are, refused ones included */
  records: number;
  foods: FoodColumns;
  refused: RefusedRecord[];
  /** how much of the file is read */
  bytesRead: number;
};

/** What the thread is started with: the dump, and how many of its records are passed over. */
export type ReadingOrder = { path: string; source: Dump['source']; passOver: number };
export type FromReader =
  | { kind: 'batch'; batch: DumpBatch }
  | { kind: 'end' }
  | { kind: 'unknown-dump'; message: string };
/** `more` for each batch that is taken, `stop` when no more is wanted. */
export type ToReader = 'more' | 'stop';

const readerFile = new URL(`./dump-reader${extname(import.meta.url)}`, import.meta.url);

/**
 * Reads a dump in a thread of its own, which is a little ahead of its consumer: reading costs as much as
 * storing, and here nothing keeps the database waiting. Throws UnknownDumpError.
 */
export async function* dumpBatches(dump: Dump, passOver: number): AsyncGenerator<DumpBatch> {
  const workerData: ReadingOrder = { path: dump.path, source: dump.source, passOver };
  const reader = new Worker(readerFile, { workerData, execArgv: [] });
  reader.on('error', () => {}); // below it counts; once nobody listens there it must not end the process
  const ended = new Promise((resolve) => reader.once('exit', resolve));
  const tell = (message: ToReader) => reader.postMessage(message);
  try {
    for await (const [message] of on(reader, 'message') as AsyncIterable<[FromReader]>) {
      if (message.kind === 'end') return;
      if (message.kind === 'unknown-dump') throw new UnknownDumpError(message.message);
      yield message.batch;
      tell('more');
    }
  } finally {
    // It ends by itself, so that what it has put on the disk is cleared away.
    tell('stop');
    await ended;
  }
}
