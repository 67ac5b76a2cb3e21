import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { signUp } from '../e2e/person.ts';
import { startServer } from '../e2e/server.ts';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';

/** Of the goals that a browser has to meet. */
export const CPU_SLOWDOWN = 4;

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** Runs something as a new person on a phone, against a server of its own. */
export async function onPhone(
  run: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath ? { executablePath } : {}),
  });
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
