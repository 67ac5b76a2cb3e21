import { Workbox } from 'workbox-window';
import { offerNewerVersion } from './newer-version.ts';
import { hasTypedHere } from './typed-here.ts';

/** Minimum time between version checks on focus. */
const ASK_EVERY_MS = 15 * 60_000;

/**
 * Lets the worker at `address` keep the app on this device. A newer version waits until the person
 * takes it; then the tabs load again, except those in which something was typed: they offer it again.
 * Resolves once it looks after this page. Where the browser has no workers, or no room, the app stays
 * an ordinary web page.
 */
export async function cacheForOffline(address: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = new Workbox(address, { updateViaCache: 'none' });
  let asked = false;
  worker.addEventListener('waiting', () =>
    offerNewerVersion(() => {
      asked = true;
      worker.messageSkipWaiting();
    }),
  );
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const newer = controlled;
    controlled = true;
    // The very first version takes over a page of the same version: nothing changes.
    if (!newer) return;
    if (asked || !hasTypedHere()) location.reload();
    else offerNewerVersion(() => location.reload());
  });
  await worker.register();
  let askedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - askedAt < ASK_EVERY_MS)
      return;
    askedAt = performance.now();
    worker.update().catch(() => undefined);
  });
  // From here on, fetched files are cached too.
  await worker.controlling;
}
