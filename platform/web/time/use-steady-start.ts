import { useEffect, useRef, useState } from 'react';

/** Smaller steps of a clock, as it is set right by the network now and then, are no matter. */
const MIN_STEP_MS = 1_000;

const aheadMs = (startMs: number): number => {
  const ahead = startMs - Date.now();
  return ahead >= MIN_STEP_MS ? ahead : 0;
};

/**
 * The start to count from, in milliseconds, by the device's clock of now: where the clock is turned back
 * meanwhile the count goes on, and a start that lies in the future counts from the moment it is seen
 * first. A clock that is turned forward looks like a phone that slept, so it is believed. `now` is the
 * time that the screen shows; another `key` is another start.
 */
export function useSteadyStart(key: string | null, startMs: number, now: number): number {
  const [shift, setShift] = useState(() => ({ key, byMs: aheadMs(startMs) }));
  if (shift.key !== key) setShift({ key, byMs: aheadMs(startMs) });
  const seen = useRef({ key, ms: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at the clock whenever the screen does
  useEffect(() => {
    const before = seen.current;
    seen.current = { key, ms: Date.now() };
    const backMs = before.ms - seen.current.ms;
    if (before.key !== key || backMs < MIN_STEP_MS) return;
    setShift((one) => (one.key === key ? { ...one, byMs: one.byMs + backMs } : one));
  }, [key, now]);
  return startMs - shift.byMs;
}
