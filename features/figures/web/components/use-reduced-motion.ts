import { useSyncExternalStore } from 'react';

const wish = () => matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(changed: () => void): () => void {
  const query = wish();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the person wants nothing to move. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wish().matches,
    () => true,
  );
