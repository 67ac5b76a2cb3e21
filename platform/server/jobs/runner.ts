import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import { type BackgroundWork, HopelessJob, type JobQueue } from './job.ts';
import { dropJob, type JobRow, putOff, takeDueJobs } from './job-rows.ts';

/** Polling interval for jobs of other servers; own jobs start at once. */
const LOOK_EVERY_MS = 5_000;
/** A job whose server has not been heard of for so long is begun again. */
const HELD_MS = 60_000;
const HOLD_ON_EVERY_MS = 15_000;
/** The database has twenty clients; people's requests need most of them. */
const MAX_CONCURRENCY = 2;
const FIRST_RETRY_MS = 15_000;
const MAX_RETRY_MS = 30 * 60_000;
/** A job that takes its server down with it must not do so for ever. */
const MAX_ATTEMPTS = 200;
/** Time that shutdown waits for jobs; interrupted ones become due again. */
const STOP_MS = 8_000;

type Log = { error(detail: object, message: string): void };

/** How long to wait after a failed try (1 for the first), in milliseconds: 15 s, doubled each time, half an hour at most. */
export const retryAfterMs = (tries: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), MAX_RETRY_MS);

export type JobRunner = {
  /** Begins to look for what falls due. Without it only jobs that this process adds are done. */
  start(): void;
  /** Stops taking jobs and waits for running ones. */
  stop(): Promise<void>;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** Runs every scheduled task and every job that is due now, and waits for them. */
  runDue(): Promise<void>;
};

/**
 * Makes the runner of one server. `clock` gives milliseconds since 1970; `uptimeMs` never jumps, so a
 * clock that is set back stops no scheduled task.
 */
export function createJobRunner(options: {
  db: Db;
  queue: JobQueue;
  clock: () => number;
  uptimeMs: () => number;
  work: BackgroundWork[];
  log: Log;
}): JobRunner {
  const { db, clock, log, uptimeMs } = options;
  const handlers = new Map(
    options.work.flatMap(({ handlers = [] }) => handlers).map((one) => [one.name, one]),
  );
  const scheduledTasks = options.work.flatMap(({ scheduledTasks = [] }) => scheduledTasks);
  const names = [...handlers.keys()];
  const lastRunMs = new Map<string, number>();
  const running = new Set<Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let taking: Promise<void> | null = null;
  let lookAgain = false;
  let scheduledRun: Promise<void> | null = null;

  const at = (ms: number) => new Date(ms);

  async function run(job: JobRow): Promise<void> {
    const detail = { job: job.name, tries: job.tries };
    if (job.giveUpAt.getTime() <= clock() || job.tries > MAX_ATTEMPTS) {
      log.error(detail, 'a job was given up');
      return dropJob(db, job);
    }
    const holdOn = setInterval(() => {
      putOff(db, job, at(clock() + HELD_MS)).catch(() => {}); // not held on to, it is done twice
    }, HOLD_ON_EVERY_MS);
    holdOn.unref();
    try {
      await handlers.get(job.name)?.run(job.payload, { id: job.id, nowMs: clock() });
      await dropJob(db, job);
    } catch (error) {
      const hopeless = error instanceof HopelessJob;
      log.error({ err: error, ...detail }, hopeless ? 'a job was given up' : 'a job failed');
      await (hopeless ? dropJob(db, job) : putOff(db, job, at(clock() + retryAfterMs(job.tries))));
    } finally {
      clearInterval(holdOn);
    }
  }

  function begin(job: JobRow): void {
    const one = run(job)
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job was left'))
      .finally(() => {
        running.delete(one);
        look();
      });
    running.add(one);
  }

  async function take(): Promise<void> {
    while (!stopped && names.length > 0 && running.size < MAX_CONCURRENCY) {
      const limit = MAX_CONCURRENCY - running.size;
      const nowMs = clock();
      const due = await takeDueJobs(db, {
        names,
        now: at(nowMs),
        // Longest delay: a job due later was written before the clock was set back.
        putOffUntil: at(nowMs + MAX_RETRY_MS),
        heldUntil: at(nowMs + HELD_MS),
        limit,
      });
      for (const job of due) begin(job);
      if (due.length < limit) return;
    }
  }

  /** Takes due jobs; a call meanwhile causes one more pass. */
  function look(): void {
    if (stopped) return;
    lookAgain = taking !== null;
    taking ??= take()
      .catch((error: unknown) => log.error({ err: error }, 'jobs could not be looked for'))
      .finally(() => {
        taking = null;
        if (lookAgain) look();
      });
  }

  async function runScheduledTasks(which: 'all' | 'due'): Promise<void> {
    for (const { name, everyMs, run } of scheduledTasks) {
      const upMs = uptimeMs();
      const since = upMs - (lastRunMs.get(name) ?? Number.NEGATIVE_INFINITY);
      if (stopped || (which === 'due' && since < everyMs)) continue;
      lastRunMs.set(name, upMs);
      await run(clock()).catch((error: unknown) =>
        log.error({ err: error, task: name }, 'a scheduled task failed'),
      );
    }
  }

  function tick(): void {
    look();
    scheduledRun ??= runScheduledTasks('due').finally(() => {
      scheduledRun = null;
    });
  }

  async function settled(): Promise<void> {
    while (taking || scheduledRun || running.size > 0)
      await Promise.all([taking, scheduledRun, ...running]);
  }

  options.queue.onAdded(look);

  return {
    start() {
      if (stopped) return;
      tick();
      timer = setInterval(tick, LOOK_EVERY_MS);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.race([settled(), pause(STOP_MS, undefined, { ref: false })]);
    },
    settled,
    async runDue() {
      await runScheduledTasks('all');
      look();
      await settled();
    },
  };
}
