import { useSyncExternalStore } from 'react';
import type { RestChange } from '../../rules/rest.ts';

/** What this device remembers of the clocks of a session: absolute times, so that a reload changes nothing. */
export type Clocks = {
  sessionId: string;
  rest: RestChange | null;
  /** the clock of an exercise or of a timed set */
  running: { itemId: string; setId: string | null; startMs: number } | null;
};

const KEY = 'vigour-log-clocks';
let clocks: Clocks | null | undefined;
const listeners = new Set<() => void>();

function stored(): Clocks | null {
  if (clocks !== undefined) return clocks;
  try {
    clocks = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Clocks | null;
  } catch {
    clocks = null;
  }
  return clocks;
}

function store(next: Clocks | null): void {
  clocks = next;
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    // They run until the page is closed.
  }
  for (const listener of listeners) listener();
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The clocks of one session on this device. */
export function useClocks(sessionId: string) {
  const kept = useSyncExternalStore(follow, stored, stored);
  const own = kept?.sessionId === sessionId ? kept : null;
  const change = (next: Partial<Omit<Clocks, 'sessionId'>>) =>
    store({ rest: own?.rest ?? null, running: own?.running ?? null, ...next, sessionId });
  return {
    rest: own?.rest ?? null,
    running: own?.running ?? null,
    changeRest: (rest: RestChange) => change({ rest }),
    start: (itemId: string, setId: string | null, startMs: number) =>
      change({ running: { itemId, setId, startMs } }),
    stop: () => change({ running: null }),
  };
}
