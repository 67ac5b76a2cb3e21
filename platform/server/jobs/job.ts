import type { z } from 'zod';
import { newId } from '#platform/shared/ids.ts';
import type { Db } from '../db/database.ts';
import { afterCommit } from '../db/transaction-guard.ts';
import { addJob } from './job-rows.ts';

/** A kind of job. Its payload has only ids and sealed data. */
export type JobKind<Payload> = {
  name: string;
  payload: z.ZodType<Payload>;
  /** Retry period after it was first due. */
  keepTryingMs: number;
};

/** What a kind of work is done by. It may run twice, after a kill even at the same time: it must not matter. */
export type JobHandler = {
  name: string;
  run: (payload: unknown, job: { id: string; nowMs: number }) => Promise<void>;
};

/** Joins a kind of work to the function that does it. */
export function handler<Payload>(
  kind: JobKind<Payload>,
  run: (payload: Payload, job: { id: string; nowMs: number }) => Promise<void>,
): JobHandler {
  return { name: kind.name, run: (payload, job) => run(kind.payload.parse(payload), job) };
}

/** Work that runs at intervals and queries what is due at `nowMs`. Several servers may run it at once. */
export type ScheduledTask = {
  name: string;
  everyMs: number;
  run: (nowMs: number) => Promise<void>;
};

export type BackgroundWork = { handlers?: JobHandler[]; scheduledTasks?: ScheduledTask[] };

/** Thrown by a handler that knows that trying again is of no use. */
export class HopelessJob extends Error {}

/** Queue for background work. */
export type JobQueue = {
  /** Adds a job in the caller's transaction, so it runs only if that commits. */
  add<Payload>(
    db: Db,
    kind: JobKind<Payload>,
    payload: Payload,
    options?: { keepTryingMs?: number | undefined },
  ): Promise<void>;
  /** Hears, in this process, of each job that can be begun. */
  onAdded(listener: () => void): void;
};

/** Creates a server's queue. `clock` returns milliseconds since 1970. */
export function createJobQueue(clock: () => number): JobQueue {
  const listeners: (() => void)[] = [];
  return {
    async add(db, kind, payload, options) {
      const nowMs = clock();
      await addJob(db, {
        id: newId(),
        name: kind.name,
        payload: kind.payload.parse(payload),
        dueAt: new Date(nowMs),
        giveUpAt: new Date(nowMs + (options?.keepTryingMs ?? kind.keepTryingMs)),
      });
      afterCommit(() => {
        for (const listener of listeners) listener();
      });
    },
    onAdded: (listener) => void listeners.push(listener),
  };
}
