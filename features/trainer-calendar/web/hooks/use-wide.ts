import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(min-width: 64rem)');

function follow(listener: () => void) {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether there is room for a week. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => query().matches,
    () => false,
  );
