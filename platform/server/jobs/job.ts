import type { z } from 'zod';
import { newId } from '#platform/shared/ids.ts';
import type { Db } from '../db/database.ts';
import { afterCommit } from '../db/transaction-guard.ts';
import { addJob } from './job-rows.ts';

/** A kind of work, and what has to be known to do it. The payload holds ids, or what is sealed. */
export type JobKind<Payload> = {
  name: string;
  payload: z.ZodType<Payload>;
  /** How long after it first fell due it is still tried again. */
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

/** Work that comes round. Its own rows say what is due at `nowMs`; several servers may do it at once. */
export type Round = { name: string; everyMs: number; run: (nowMs: number) => Promise<void> };

/** What a feature does in the background. */
export type BackgroundWork = { handlers?: JobHandler[]; rounds?: Round[] };

/** Thrown by a handler that knows that trying again is of no use. */
export class HopelessJob extends Error {}

/** Where work is put for later. */
export type JobQueue = {
  /** Keeps a job within the caller's transaction: it is done if, and only if, that is committed. */
  add<Payload>(
    db: Db,
    kind: JobKind<Payload>,
    payload: Payload,
    options?: { keepTryingMs?: number | undefined },
  ): Promise<void>;
  /** Hears, in this process, of each job that can be begun. */
  onAdded(listener: () => void): void;
};

/** Makes the queue of one server. `clock` gives milliseconds since 1970. */
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
