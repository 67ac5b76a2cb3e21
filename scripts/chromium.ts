import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

/** The headless shell draws no window: it uses a quarter less of the processor for the same page. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

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
  const directories = (process.env.PATH ?? '').split(delimiter);
  const files = names.flatMap((name) => directories.map((directory) => join(directory, name)));
  const found = files.find(isExecutable);
  if (found) return found;
  const own = chromium.executablePath();
  return isExecutable(own) ? own : null;
}

/**
 * What each new window would draw below its address bar, seen or not: a third of what a short journey costs.
 * The name of a feature that the browser does not know is passed over.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright switches off: its list counts for nothing beside another one (chromium.test.ts compares them). */
export const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Switches that keep the browser quiet and make it start in a container. */
export const chromiumArguments = [
  `--disable-features=${[...offForPlaywright, ...unseen].join(',')}`,
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

/** The browser of `findChromium`, or Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: chromiumArguments,
    ...(executablePath ? { executablePath } : {}),
  });
}
