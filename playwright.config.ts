import { defineConfig } from '@playwright/test';
import { refusedCamera } from './e2e/fake-camera.ts';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';

/** `npm test` leaves out the journeys that only `npm run test:long` and `--since` take. */
const leftOut = process.env['USUAL'] ? /@long/ : /^$/;

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results/e2e',
  // A story has several parts, and takes its time on a busy machine.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // Stories wait for a server or a frame half of their time.
  workers: 4,
  // Where nobody can try again a journey is given one more try; npm test names each that needed it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'en-AU',
    // Nothing floats by: the stars alone keep a core busy. Stories about motion turn it on again.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Australia/Sydney',
    serviceWorkers: 'block',
    // A trace of every story costs a quarter of the run; see CONTRIBUTING.md for how to have one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...chromiumArguments, ...refusedCamera],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    {
      name: 'phone',
      // What a phone has not, such as keys.
      grepInvert: [/@wide/, leftOut],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grep: /@wide/,
      grepInvert: leftOut,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
