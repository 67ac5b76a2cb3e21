import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { foodLogApi } from '#features/food-log/contract.ts';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import { dayOf } from './diary.ts';
import { type LossyProxy, lossyProxy } from './lossy-proxy.ts';
import { banner, countStored, fetchedAhead, pendingMarks, quickAdd } from './offline.ts';
import { callAs, signUp } from './person.ts';
import { type RunningServer, startServer } from './server.ts';

let server: RunningServer;
let proxy: LossyProxy;
let folder: string;
let browser: BrowserContext;

/** The same browser of the same person, as it is opened again later. */
async function openBrowser(): Promise<BrowserContext> {
  const executablePath = findChromium();
  return chromium.launchPersistentContext(folder, {
    args: chromiumArguments,
    ...(executablePath ? { executablePath } : {}),
    baseURL: proxy.url,
    serviceWorkers: 'allow',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'x-forwarded-for': '10.250.0.1' },
  });
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigour-browser-'));
  proxy = await lossyProxy(() => server.url);
  server = await startServer({ PUBLIC_URL: proxy.url });
});
test.afterAll(async () => {
  await browser?.close();
  await proxy.close();
  await server.dispose();
  await rm(folder, { recursive: true, force: true });
});

const energiesOn = async (page: Page, date: string) =>
  (await callAs(page, foodLogApi.ofDay, { query: { date } })).map(({ calories }) => calories);

test('ten foods over two tabs, the browser closed, a lossy network, the server killed in the middle: ten, once each', async () => {
  test.setTimeout(150_000);
  browser = await openBrowser();
  let page = await browser.newPage();
  await signUp(page);
  await page.goto('/log-food');
  await expect(page.getByRole('heading', { name: 'Nothing logged yet' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await fetchedAhead(page);
  const date = await dayOf(page);

  proxy.weather = 'down';
  const other = await browser.newPage();
  await other.goto('/log-food');
  await expect(other.getByRole('heading', { name: 'Nothing logged yet' })).toBeVisible();
  const energies = Array.from({ length: 10 }, (_, index) => 101 + index);
  for (const [index, energy] of energies.entries()) {
    await quickAdd(index % 2 === 0 ? page : other, String(energy));
  }
  for (const tab of [page, other]) {
    await expect(pendingMarks(tab)).toHaveCount(10);
    await expect(banner(tab)).toContainText('10 changes to sync.');
  }
  await browser.close();

  browser = await openBrowser();
  page = await browser.newPage();
  await page.goto('/log-food');
  await expect(pendingMarks(page)).toHaveCount(10);
  await expect(page.getByText('1,055', { exact: true })).toBeVisible();
  const second = await browser.newPage();
  await second.goto('/profile/offline');
  await expect(second.getByRole('region', { name: 'To sync' }).getByRole('listitem')).toHaveCount(
    10,
  );

  proxy.weather = 'slow and lossy';
  const tryNow = second.getByRole('button', { name: 'Try now' });
  const press = () => tryNow.click({ timeout: 500 }).catch(() => undefined);
  await expect(async () => {
    await press();
    expect(proxy.writes).toBeGreaterThanOrEqual(5);
  }).toPass({ intervals: [200] });
  await server.kill();
  await press();
  await page.reload();
  await server.start();
  await expect(async () => {
    await press();
    expect((await countStored(second)).writes).toBe(0);
  }).toPass({ intervals: [200], timeout: 60_000 });
  expect(proxy.lost).toBeGreaterThanOrEqual(5);

  proxy.weather = 'fine';
  expect(await energiesOn(page, date)).toEqual(energies);
  await page.goto('/log-food');
  await expect(page.getByRole('link', { name: /Quick add.*kcal/ })).toHaveCount(10);
  await expect(pendingMarks(page)).toHaveCount(0);

  // What was sent is what the device shows from now on without a network.
  proxy.weather = 'down';
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /Quick add.*kcal/ })).toHaveCount(10);
  await expect(pendingMarks(page)).toHaveCount(0);
});
