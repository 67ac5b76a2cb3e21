import { useEffect } from 'react';
import { cacheCatalogue } from '#features/foods/web/public.ts';
import { noticeTyping } from '#platform/web/installed-app/typed-here.ts';
import { whenIdle } from '#platform/web/time/when-idle.ts';

let begun = false;

/**
 * Keeps the app on this device, so that it opens without a network, and after it the foods to search.
 * Only as it is built: while developing, a worker would hide changes.
 */
export function useKeptOnDevice(ready: boolean): void {
  useEffect(() => {
    if (!ready || begun || !import.meta.env.PROD) return;
    begun = true;
    noticeTyping();
    whenIdle(() => {
      import('#platform/web/installed-app/cache-for-offline.ts')
        .then(({ cacheForOffline }) => cacheForOffline('/sw.js'))
        // Private windows and full disks have no workers: the app stays an ordinary page.
        .catch(() => undefined)
        .then(cacheCatalogue)
        .catch(() => undefined);
    });
  }, [ready]);
}
