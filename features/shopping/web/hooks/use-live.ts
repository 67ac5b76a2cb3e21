import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ShoppingState } from '../../contract.ts';
import { askStamp, listQuery } from '../api.ts';

/** A shared list that is on the screen asks so often whether it has changed, ms. */
const ASK_EVERY_MS = 10_000;
/** Nobody shops for longer: then it asks only when one comes back to it, ms. */
const ASK_FOR_MS = 90 * 60_000;

/**
 * Keeps a list that is on the screen up to date: when the person opens it or comes back to it, and while it is shared every
 * few seconds. Only a number is asked for; the list itself comes when that has grown.
 */
export function useLive(isShared: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = listQuery;
    const until = Date.now() + ASK_FOR_MS;
    const look = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      const { stamp } = await askStamp();
      const known = client.getQueryData<ShoppingState>(queryKey);
      if (known && known.stamp !== stamp) await client.invalidateQueries({ queryKey });
    };
    const lookQuietly = () => void look().catch(() => undefined);
    // What the device kept may be older than what another person did.
    lookQuietly();
    document.addEventListener('visibilitychange', lookQuietly);
    addEventListener('online', lookQuietly);
    const timer = isShared
      ? setInterval(() => Date.now() < until && lookQuietly(), ASK_EVERY_MS)
      : undefined;
    return () => {
      document.removeEventListener('visibilitychange', lookQuietly);
      removeEventListener('online', lookQuietly);
      clearInterval(timer);
    };
  }, [client, isShared]);
}
