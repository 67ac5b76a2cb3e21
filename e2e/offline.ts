import { expect, type Page } from '@playwright/test';

/** From the next load on the page's browser keeps nothing, as some private windows do. */
export async function blockStore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
}

/** From the next load on the device has room for nothing more. */
export async function fillDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

/** Waits until a worker looks after the page: by then it has every file, two megabytes on a busy machine. */
export async function filesKept(page: Page): Promise<void> {
  const looksAfter = () => navigator.serviceWorker.controller?.state === 'activated';
  await page.waitForFunction(looksAfter, undefined, { timeout: 60_000 });
}

/** A built file that is kept once it was wanted lies on the device, by its name without the hash. */
export async function fileKept(page: Page, name: string): Promise<void> {
  const isThere = (wanted: string) =>
    caches
      .open('kept-when-used')
      .then((cache) => cache.keys())
      .then((kept) => kept.some(({ url }) => new URL(url).pathname.startsWith(wanted)));
  await expect
    .poll(() => page.evaluate(isThere, `/assets/${name}-`), { timeout: 30_000 })
    .toBe(true);
}

/** Whether a write that says so waits on the device. */
export function isStored(page: Page, words: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('vigour-offline'));
    const writes = await done(db.transaction('writes').objectStore('writes').getAll());
    db.close();
    return JSON.stringify(writes).includes(wanted);
  }, words);
}

/** How many answers and writes the device keeps. */
export function countStored(page: Page): Promise<{ answers: number; writes: number }> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const there = await indexedDB.databases();
    // Opening it here first would make an empty one.
    if (!there.some(({ name }) => name === 'vigour-offline')) return { answers: 0, writes: 0 };
    const db = await done(indexedDB.open('vigour-offline'));
    const tx = db.transaction(['answers', 'writes']);
    const answers = await done(tx.objectStore('answers').count());
    const writes = await done(tx.objectStore('writes').count());
    db.close();
    return { answers, writes };
  });
}

/** The device knows under which session it keeps what it keeps: the next start shows it at once. */
export async function cachedForSession(page: Page): Promise<void> {
  const noted = () =>
    page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('vigour-offline');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const get = db.transaction('device').objectStore('device').get('mark');
      await new Promise((resolve) => get.addEventListener('success', resolve));
      db.close();
      return (get.result as { value: string } | undefined)?.value;
    });
  const mark = (await page.context().cookies()).find(({ name }) => name === 'vigour_mark');
  await expect.poll(noted).toBe(mark?.value);
}

/** What training wants lies on the device too; it is fetched after the first screen. */
export async function trainingFetchedAhead(page: Page): Promise<void> {
  const hasLifts = () =>
    page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('vigour-offline');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const get = db.transaction('answers').objectStore('answers').getAllKeys();
      await new Promise((resolve) => get.addEventListener('success', resolve));
      db.close();
      return JSON.stringify(get.result).includes('/api/exercise-settings');
    });
  await expect.poll(hasLifts, { timeout: 30_000 }).toBe(true);
}

/** The last two weeks lie on the device. */
export async function fetchedAhead(page: Page): Promise<void> {
  await expect.poll(async () => (await countStored(page)).answers).toBeGreaterThan(18);
}

export const banner = (page: Page) => page.getByText('What you log syncs later');

/** Rows and days that say so. */
export const pendingMarks = (page: Page) => page.getByText('To sync', { exact: true });

/** Logs an energy by Quick add, as a thumb does. */
export async function quickAdd(page: Page, calories: string): Promise<void> {
  await page.getByRole('link', { name: 'Quick add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Add' });
  await dialog.getByLabel('Calories').fill(calories);
  await dialog.getByLabel('Calories').press('Enter');
  await expect(dialog).toHaveCount(0);
}
