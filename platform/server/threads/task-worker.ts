import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { AppError, type ErrorCode } from '#platform/shared/errors.ts';

/** What a task throws as an AppError, as it crosses the thread. */
export type Refusal = { code: ErrorCode; message: string; reason?: string; fields?: object };

export type FromWorker =
  | { kind: 'slice'; name: string; items: unknown[] }
  | { kind: 'done'; value: unknown }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; error: string };
export type ToWorker = { kind: 'task'; name: string; input: unknown } | { kind: 'more' };

export type Task = (input: never) => unknown;

/** A slice is received in a few milliseconds. */
const MAX_SLICE_VALUES = 4_000;

const valuesIn = (item: unknown): number =>
  typeof item === 'object' && item !== null ? 1 + Object.keys(item).length : 1;

/** Cuts a long list into parts of about as many values each. */
function* slicesOf(items: unknown[]): Generator<unknown[]> {
  let slice: unknown[] = [];
  let values = 0;
  for (const item of items) {
    slice.push(item);
    values += valuesIn(item);
    if (values < MAX_SLICE_VALUES) continue;
    yield slice;
    slice = [];
    values = 0;
  }
  yield slice;
}

const port = parentPort;

/** Sends the long lists of a result in slices, so that receiving them never holds up the main thread. */
async function send(value: unknown): Promise<void> {
  if (!port) return;
  const rest = { ...(value as Record<string, unknown>) };
  for (const [name, items] of Object.entries(rest)) {
    if (!Array.isArray(items)) continue;
    rest[name] = [];
    for (const slice of slicesOf(items)) {
      port.postMessage({ kind: 'slice', name, items: slice } satisfies FromWorker);
      await once(port, 'message');
    }
  }
  port.postMessage({ kind: 'done', value: rest } satisfies FromWorker);
}

function refusalOf({ code, message, reason, fields }: AppError): Refusal {
  return { code, message, ...(reason && { reason }), ...(fields && { fields }) };
}

async function answer(task: Task | undefined, input: unknown): Promise<void> {
  try {
    await send(await task?.(input as never));
  } catch (error) {
    const failure: FromWorker =
      error instanceof AppError
        ? { kind: 'refused', refusal: refusalOf(error) }
        : { kind: 'failed', error: String((error as Error).stack ?? error) };
    port?.postMessage(failure);
  }
}

/** Answers the tasks of a worker pool, one at a time. Every result is an object. */
export function serveTasks(tasks: Record<string, Task>): void {
  port?.on('message', (message: ToWorker) => {
    if (message.kind === 'task') void answer(tasks[message.name], message.input);
  });
}
