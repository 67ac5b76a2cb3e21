import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser to test with: CHROMIUM, then PATH, then the one Playwright downloads; null when there is none. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM;
  if (named) return isExecutable(named) ? named : null;
  for (const directory of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const file = join(directory, name);
      if (isExecutable(file)) return file;
    }
  }
  const own = chromium.executablePath();
  return isExecutable(own) ? own : null;
}

/** Switches that keep the browser quiet and make it start in a container. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Else it keeps a process in reserve for the page after this one: a tenth of all that a journey costs.
  '--renderer-process-limit=1',
];
