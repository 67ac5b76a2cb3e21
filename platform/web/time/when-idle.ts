/** Runs `act` once the browser has nothing else to do. Returns the function that calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle time to tell of.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 2_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}
