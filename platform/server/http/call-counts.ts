import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** Callers remembered at once; the longest silent is forgotten first. */
const MAX_CALLERS = 20_000;

type Window = { calls: number; startedMs: number };

/**
 * The calls of each caller in its present window. The plugin's own store reads the wall clock: set back
 * by a day, it would keep anyone who is over a limit out for that day.
 */
export class CallCounts implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, Window>({ max: MAX_CALLERS });

  incr(
    caller: string,
    answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const nowMs = performance.now();
    const known = this.#windows.get(caller);
    const window =
      known && nowMs - known.startedMs < windowMs ? known : { calls: 0, startedMs: nowMs };
    window.calls += 1;
    this.#windows.set(caller, window);
    answer(null, { current: window.calls, ttl: windowMs - (nowMs - window.startedMs) });
  }

  child(): CallCounts {
    return new CallCounts();
  }
}
