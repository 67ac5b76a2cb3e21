import { type BrowserContext, type Page } from '@playwright/test';
import { signUp } from '../e2e/person.ts';
import { startServer } from '../e2e/server.ts';
import { launchChromium } from '../scripts/chromium.ts';

/** Of the goals that a browser has to meet. */
export const CPU_SLOWDOWN = 4;

/** Runs something as a new person on a phone, against a server of its own. */
export async function onPhone(
  run: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await launchChromium();
  const server = await startServer();
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      locale: 'en-AU',
      timezoneId: 'Australia/Sydney',
    });
    const page = await context.newPage();
    await signUp(page);
    await run(page, context);
  } finally {
    await browser.close();
    await server.dispose();
  }
}
