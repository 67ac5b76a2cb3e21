import { useEffect } from 'react';
import { keepFiles } from '#platform/web/installed-app/keep-files.ts';
import { whenIdle } from '#platform/web/time/when-idle.ts';
import { bringParts } from '../components/log/log-parts.ts';

/** The log stands by then, ms. */
const AHEAD_AFTER_MS = 4_000;

/**
 * Has what is opened over the log where reception may end: kept by the worker, and where there is none in this
 * page, from the first touch on or a little after the log stands.
 */
export function usePartsAhead(): void {
  useEffect(() => {
    void keepFiles(['exercise-catalogue', 'exercise-figures']);
    if (navigator.serviceWorker?.controller) return;
    let stop: (() => void) | undefined;
    const bring = () => {
      // A browser remembers a file that it could not fetch, and does not ask for it again.
      if (!navigator.onLine) return;
      calm();
      stop = whenIdle(() => void bringParts().catch(() => undefined));
    };
    const timer = setTimeout(bring, AHEAD_AFTER_MS);
    const calm = () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', bring);
    };
    addEventListener('pointerdown', bring);
    return () => {
      calm();
      stop?.();
    };
  }, []);
}
