/** Circuit breaker: pauses an external service after repeated failures. */
export type Circuit = { failures: number; closedUntilMs: number };

export const WORKING: Circuit = { failures: 0, closedUntilMs: 0 };

const FAILURES = 3;
export const PAUSE_MS = 60_000;

/** The state after a failure: three in a row stop the asking for a minute, and so does each further one. */
export function afterFailure(circuit: Circuit, nowMs: number): Circuit {
  const failures = circuit.failures + 1;
  return { failures, closedUntilMs: failures >= FAILURES ? nowMs + PAUSE_MS : 0 };
}

/** Remaining pause, milliseconds; 0 if calls are allowed. */
export const pauseLeft = (circuit: Circuit, nowMs: number): number =>
  Math.max(0, circuit.closedUntilMs - nowMs);

const MINUTE_MS = 60_000;

/**
 * Takes one of `most` calls a minute. Gives the calls of the last minute with this one, or how long until the
 * next is allowed, milliseconds.
 */
export function takeCall(
  calls: readonly number[],
  most: number,
  nowMs: number,
): { calls: number[]; waitMs: 0 } | { calls: number[]; waitMs: number } {
  const recent = calls.filter((at) => nowMs - at < MINUTE_MS);
  const oldest = recent.at(-most);
  if (recent.length >= most && oldest !== undefined) {
    return { calls: recent, waitMs: MINUTE_MS - (nowMs - oldest) };
  }
  return { calls: [...recent, nowMs], waitMs: 0 };
}
