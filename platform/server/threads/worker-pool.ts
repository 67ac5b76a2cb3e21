import { Worker } from 'node:worker_threads';
import { AppError, type FieldErrors } from '#platform/shared/errors.ts';
import type { FromWorker, ToWorker } from './task-worker.ts';

type Job = {
  message: ToWorker;
  transfer: ArrayBuffer[];
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
};

export type WorkerPool = {
  /** Runs a task of the worker's file; `transfer` moves memory into the worker. Throws what the task throws. */
  run<Output extends object>(
    name: string,
    input: object,
    transfer?: ArrayBuffer[],
  ): Promise<Output>;
  close(): Promise<void>;
};

const MAX_IDLE_MS = 60_000;
const MAX_TASK_MS = 60_000;

const tooLarge = () =>
  new AppError('too_large', {
    reason: 'too_much_work',
    message: 'This is too large to be processed. Send less at once.',
  });

/**
 * One thread for work that would hold up the main thread, one task at a time. It may use `maxHeapMb`; when it needs
 * more or takes too long, its task is refused and the next one gets a new thread. It ends when it is idle.
 */
export function createWorkerPool({
  file,
  maxHeapMb,
  maxTaskMs = MAX_TASK_MS,
}: {
  file: URL;
  maxHeapMb: number;
  maxTaskMs?: number;
}): WorkerPool {
  const waiting: Job[] = [];
  let worker: Worker | null = null;
  let current: Job | null = null;
  let timer: NodeJS.Timeout | undefined;

  function startWorker(): Worker {
    const started = new Worker(file, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 16 },
    });
    started.on('message', (message: FromWorker) => receive(started, message));
    started.on('error', () => {}); // its end counts
    started.on('exit', () => {
      if (worker !== started) return;
      worker = null;
      settle((job) => job.reject(tooLarge()));
    });
    return started;
  }

  function settle(how: (job: Job) => void): void {
    const job = current;
    current = null;
    clearTimeout(timer);
    if (job) how(job);
    startNext();
  }

  function stopWorker(): Promise<unknown> {
    const stopped = worker;
    worker = null;
    return stopped?.terminate() ?? Promise.resolve();
  }

  function startNext(): void {
    if (current) return;
    current = waiting.shift() ?? null;
    clearTimeout(timer);
    if (!current) {
      worker?.unref();
      timer = setTimeout(() => void stopWorker(), MAX_IDLE_MS).unref();
      return;
    }
    worker ??= startWorker();
    worker.ref();
    worker.postMessage(current.message, current.transfer);
    timer = setTimeout(() => {
      void stopWorker();
      settle((job) => job.reject(tooLarge()));
    }, maxTaskMs);
  }

  function receive(from: Worker, message: FromWorker): void {
    const job = current;
    if (!job || from !== worker) return;
    if (message.kind === 'done') {
      settle(() => job.resolve(message.value));
    } else if (message.kind === 'refused') {
      const { code, fields, ...detail } = message.refusal;
      const refusal = { ...detail, ...(fields && { fields: fields as FieldErrors }) };
      settle(() => job.reject(new AppError(code, refusal)));
    } else {
      settle(() => job.reject(new Error(`A worker's task failed: ${message.error}`)));
    }
  }

  return {
    run<Output extends object>(name: string, input: object, transfer: ArrayBuffer[] = []) {
      return new Promise<Output>((resolve, reject) => {
        waiting.push({
          message: { name, input },
          transfer,
          resolve: resolve as (value: unknown) => void,
          reject,
        });
        startNext();
      });
    },
    async close() {
      clearTimeout(timer);
      await stopWorker();
    },
  };
}
