/** A busy device may never be idle: what waits comes then all the same. */
const MAX_WAIT_MS = 5_000;

/** Runs `act` once the browser has nothing else to do, soon in any case. Returns the function that calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle time to tell of.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 2_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(request);
}
