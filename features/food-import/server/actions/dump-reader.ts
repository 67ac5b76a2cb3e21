import { parentPort, workerData } from 'node:worker_threads';
import { FoodColumnsWriter } from '#features/foods/server/public.ts';
import { dumpRecords, UnknownDumpError } from '../providers/food-dumps.ts';
import type {
  DumpBatch,
  FromReader,
  ReadingOrder,
  RefusedRecord,
  ToReader,
} from './dump-batches.ts';

/** Enough that a statement's own cost counts for little, few enough that memory stays flat. */
const BATCH = 4_000;
/** Batches that may wait to be stored. */
const AHEAD = 2;

const main = parentPort;
if (!main) throw new Error('dump-reader.ts runs in a worker thread');
const { path, source, passOver } = workerData as ReadingOrder;
const counter = { bytes: 0 };

let room = AHEAD;
let stopped = false;
let wake = (): void => {};
main.on('message', (message: ToReader) => {
  if (message === 'stop') stopped = true;
  else room += 1;
  wake();
});

async function hand(batch: DumpBatch): Promise<void> {
  while (room === 0 && !stopped) {
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  room -= 1;
  const bytes = batch.foods.values.flatMap((values) => (values ? [values.buffer] : []));
  main?.postMessage({ kind: 'batch', batch } satisfies FromReader, bytes);
}

const emptyBatch = () => ({
  records: 0,
  ids: new Set<string>(),
  foods: new FoodColumnsWriter(),
  refused: [] as RefusedRecord[],
});

async function readAll(): Promise<void> {
  let batch = emptyBatch();
  let record = 0;
  async function handOver(): Promise<void> {
    const { records, foods, refused } = batch;
    batch = emptyBatch();
    await hand({ records, foods: foods.finish(), refused, bytesRead: counter.bytes });
  }
  for await (const records of dumpRecords(path, counter)) {
    for (const one of records) {
      record += 1;
      if (record <= passOver) continue;
      const { result, code, name } = one.read();
      if ('refused' in result) batch.refused.push({ record, code, name, reason: result.refused });
      else {
        const { sourceId } = result.food;
        // The same food again: of the two the later one counts, which is for the database to say.
        if (batch.ids.has(sourceId)) await handOver();
        batch.ids.add(sourceId);
        batch.foods.add({ ...result.food, source });
      }
      batch.records += 1;
      if (batch.records === BATCH) await handOver();
      if (stopped) return;
    }
  }
  if (batch.records > 0) await handOver();
}

const last: FromReader = await readAll().then(
  () => ({ kind: 'end' }),
  (error: unknown) => {
    if (!(error instanceof UnknownDumpError)) throw error;
    return { kind: 'unknown-dump', message: error.message };
  },
);
main.postMessage(last);
main.close();
