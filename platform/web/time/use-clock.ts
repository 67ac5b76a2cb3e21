import { useSyncExternalStore } from 'react';
import { localTime } from './local-clock.ts';

let shown = localTime(new Date());

function follow(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    shown = localTime(new Date());
    listener();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** The clock on the wall (HH:MM) when the page was opened or last looked at again: it does not tick meanwhile. */
export const useClock = (): string =>
  useSyncExternalStore(
    follow,
    () => shown,
    () => shown,
  );
