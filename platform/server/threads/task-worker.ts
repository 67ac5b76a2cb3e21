import { parentPort } from 'node:worker_threads';
import { AppError, type ErrorCode } from '#platform/shared/errors.ts';

/** What a task throws as an AppError, as it crosses the thread. */
export type Refusal = { code: ErrorCode; message: string; reason?: string; fields?: object };

export type FromWorker =
  | { kind: 'done'; value: unknown }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; error: string };
export type ToWorker = { name: string; input: unknown };

export type Task = (input: never) => unknown;

const port = parentPort;

function refusalOf({ code, message, reason, fields }: AppError): Refusal {
  return { code, message, ...(reason && { reason }), ...(fields && { fields }) };
}

async function answer(task: Task | undefined, input: unknown): Promise<void> {
  try {
    port?.postMessage({ kind: 'done', value: await task?.(input as never) } satisfies FromWorker);
  } catch (error) {
    const failure: FromWorker =
      error instanceof AppError
        ? { kind: 'refused', refusal: refusalOf(error) }
        : { kind: 'failed', error: String((error as Error).stack ?? error) };
    port?.postMessage(failure);
  }
}

/** Answers the tasks of a worker pool, one at a time. Every result is an object that is received in a few milliseconds. */
export function serveTasks(tasks: Record<string, Task>): void {
  port?.on('message', (message: ToWorker) => {
    void answer(tasks[message.name], message.input);
  });
}
