import type { Page } from '@playwright/test';

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
