import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { foodLogApi } from '#features/food-log/contract.ts';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { dayOf } from './diary.ts';
import { type LossyProxy, lossyProxy } from './lossy-proxy.ts';
import {
  banner,
  countStored,
  fetchedAhead,
  filesKept,
  pendingMarks,
  quickAdd,
  trainingFetchedAhead,
} from './offline.ts';
import { killBrowser, openBrowser } from './own-browser.ts';
import { callAs, signUp } from './person.ts';
import { type RunningServer, startServer } from './server.ts';
import { logSet, threeLifts } from './training-plan.ts';

let server: RunningServer;
let proxy: LossyProxy;
let folder: string;
let browser: BrowserContext;

// One server for both stories.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  proxy = await lossyProxy(() => server.url, ['/api/food-logs', '/api/training-sessions']);
  server = await startServer({ PUBLIC_URL: proxy.url });
});
test.afterAll(async () => {
  await proxy.close();
  await server.dispose();
});
test.beforeEach(async () => {
  proxy.weather = 'fine';
  proxy.lost = 0;
  proxy.writes = 0;
  folder = await mkdtemp(join(tmpdir(), 'vigour-browser-'));
  browser = await openBrowser(folder, proxy.url);
});
test.afterEach(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

const energiesOn = async (page: Page, date: string) =>
  (await callAs(page, foodLogApi.ofDay, { query: { date } })).map(({ calories }) => calories);

test('ten foods over two tabs, the browser closed, a lossy network, the server killed in the middle: ten, once each @long', async () => {
  test.setTimeout(150_000);
  let page = await browser.newPage();
  await signUp(page);
  await page.goto('/log-food');
  await expect(page.getByRole('heading', { name: 'Nothing logged yet' })).toBeVisible();
  await filesKept(page);
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

  browser = await openBrowser(folder, proxy.url);
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

/** What is typed of each of nine sets: each figure stands once. */
const VALUES = Array.from({ length: 9 }, (_, at) => ({ loadKg: 40 + at * 2.5, reps: 5 + at }));

test('a session without a network, the browser killed twice and the server once: every set, once each', async () => {
  test.setTimeout(150_000);
  let page = await browser.newPage();
  await signUp(page);
  const date = await dayOf(page);
  const past = threeLifts({
    date,
    startedAt: `${date}T00:00:00.000Z`,
    finishedAt: `${date}T00:40:00.000Z`,
  });
  const pastId = newId();
  await callAs(page, trainingSessionsApi.add, { body: { id: pastId, ...past } });
  await page.goto('/home');
  await filesKept(page);
  await trainingFetchedAhead(page);
  // Closed as usual once: a browser writes who is signed in half a minute later.
  await browser.close();

  const reopen = async (path: string) => {
    browser = await openBrowser(folder, proxy.url);
    page = await browser.newPage();
    await page.goto(path);
  };
  const log = (at: number) => logSet(page, at, VALUES[at] ?? { loadKg: 0, reps: 0 });
  proxy.weather = 'down';
  proxy.writes = 0;
  await reopen(`/workouts/log?again=${pastId}`);
  await expect(page).toHaveURL(/\/workouts\/log\/[\da-f-]+$/);
  for (const at of [0, 1, 2]) await log(at);
  await killBrowser(browser, folder);

  // Opened again, it goes on where it stopped.
  await reopen('/workouts');
  await page
    .getByRole('link', { name: /Three lifts/ })
    .first()
    .click();
  await expect(page.getByText('3 of 9 sets')).toBeVisible();
  // What opens over the session is here too, and what is set in it stays.
  await page.getByRole('button', { name: 'Session options' }).click();
  const options = page.getByRole('dialog');
  await options.getByRole('radio', { name: 'RPE' }).click();
  await page.keyboard.press('Escape');
  await expect(options).toBeHidden();
  await expect(page.getByRole('textbox', { name: /effort from 1 to 10$/ }).first()).toBeVisible();
  for (const at of [3, 4, 5, 6]) await log(at);
  await killBrowser(browser, folder);

  await reopen('/workouts');
  await page
    .getByRole('link', { name: /Three lifts/ })
    .first()
    .click();
  await expect(page.getByText('7 of 9 sets')).toBeVisible();
  for (const at of [7, 8]) await log(at);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
  expect(proxy.writes).toBe(0);

  proxy.weather = 'slow and lossy';
  await page.goto('/profile/offline');
  const tryNow = page.getByRole('button', { name: 'Try now' });
  const press = () => tryNow.click({ timeout: 500 }).catch(() => undefined);
  await expect(async () => {
    await press();
    expect(proxy.writes).toBeGreaterThanOrEqual(1);
  }).toPass({ intervals: [20] });
  await server.kill();
  await press();
  await server.start();
  await expect(async () => {
    await press();
    expect((await countStored(page)).writes).toBe(0);
  }).toPass({ intervals: [200], timeout: 60_000 });

  proxy.weather = 'fine';
  const kept = await callAs(page, trainingSessionsApi.list, { query: { from: date } });
  expect(kept).toHaveLength(2);
  const done = kept.find(({ id }) => id !== pastId);
  expect(done?.finishedAt).not.toBeNull();
  const sets = done?.work.items.flatMap((item) => item.sets) ?? [];
  expect(sets.map(({ loadKg, reps }) => ({ loadKg, reps }))).toEqual(VALUES);
  expect(new Set(sets.map(({ id }) => id)).size).toBe(VALUES.length);
  expect(sets.every(({ doneAt, others }) => doneAt !== null && others.length === 0)).toBe(true);
  await page.goto('/workouts/history');
  // The one before was only planned.
  await expect(page.getByRole('link', { name: /Three lifts/ })).toHaveCount(1);
});
