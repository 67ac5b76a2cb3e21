import { deviceValue } from '#platform/web/device-value.ts';
import type { RestChange } from '../../rules/rest.ts';

/** What this device remembers of the clocks of a session: absolute times, so that a reload changes nothing. */
export type Clocks = {
  sessionId: string;
  rest: RestChange | null;
  /** the clock of an exercise or of a timed set */
  running: { itemId: string; setId: string | null; startMs: number } | null;
};

const device = deviceValue('vigour-log-clocks', (stored) => stored as Clocks | null);

/** The clocks of one session on this device. */
export function useClocks(sessionId: string) {
  const kept = device.useValue();
  const own = kept?.sessionId === sessionId ? kept : null;
  const change = (next: Partial<Omit<Clocks, 'sessionId'>>) =>
    device.set({ rest: own?.rest ?? null, running: own?.running ?? null, ...next, sessionId });
  return {
    rest: own?.rest ?? null,
    running: own?.running ?? null,
    changeRest: (rest: RestChange) => change({ rest }),
    start: (itemId: string, setId: string | null, startMs: number) =>
      change({ running: { itemId, setId, startMs } }),
    stop: () => change({ running: null }),
  };
}
