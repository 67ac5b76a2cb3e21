import { readdir, readFile } from 'node:fs/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';

/** The same browser of the same person, as it is opened again later: its profile stays in `folder`. */
export async function openBrowser(folder: string, baseURL: string): Promise<BrowserContext> {
  const executablePath = findChromium();
  return chromium.launchPersistentContext(folder, {
    args: chromiumArguments,
    ...(executablePath ? { executablePath } : {}),
    baseURL,
    serviceWorkers: 'allow',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': '10.250.0.1' },
  });
}

/** Ends every process of the browser with this profile at once, as an empty battery does. */
export async function killBrowser(context: BrowserContext, folder: string): Promise<void> {
  const isGone = new Promise<void>((resolve) => context.once('close', () => resolve()));
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (line.split('\0').includes(`--user-data-dir=${folder}`))
      process.kill(Number(pid), 'SIGKILL');
  }
  await isGone;
}
