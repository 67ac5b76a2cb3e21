import type { Page } from '@playwright/test';
import { FOOD_NUTRIENT_KEYS } from '#features/food-facts/rules/nutrient-kinds.ts';
import { foodsApi } from '#features/foods/contract.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { dayOf, namesOn } from './diary.ts';
import { test as base, expect } from './harness.ts';
import { filesKept, pendingMarks, quickAdd } from './offline.ts';
import { callAs, signUp } from './person.ts';
import { type Site, startSite } from './site.ts';

const test = base.extend<object, { server: Site }>({
  server: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ serviceWorkers: 'allow' });

// One server for all of these; the next story waits for its turn rather than start another.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ server }) => server.reset());

/** A barcode of an own food. */
const CODE = '9300675024235';
const nothingKnown = Object.fromEntries(FOOD_NUTRIENT_KEYS.map((key) => [key, null]));

const releaseOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name=release]')?.getAttribute('content'));

test('without a network the app opens, finds foods, and keeps nobody’s data among its files', async ({
  page,
  context,
  server,
  problems,
}) => {
  await signUp(page);
  const goulash = { name: 'Gran’s goulash', basis: '100g', gtin: CODE } as const;
  await callAs(page, foodsApi.addOwn, {
    body: { ...goulash, nutrients: { ...nothingKnown, calories: 120 }, keepAnyway: true },
  });
  const weighIn = { id: newId(), date: await dayOf(page), weightKg: 65 };
  await callAs(page, weighInsApi.add, { body: weighIn });
  // Own foods and favourites are fetched ahead, a little after the page stands.
  const ahead = page.waitForResponse('**/api/foods/favourites');
  await page.goto('/home');
  await filesKept(page);
  const addresses = () =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(all.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await addresses()).join()).toContain('/assets/catalogue-');
  expect((await addresses()).length).toBeGreaterThan(50);
  expect((await addresses()).filter((path) => path.startsWith('/api'))).toEqual([]);
  await ahead;
  await page.goto('/progress');
  const trend = (shown: Page) => shown.getByRole('img', { name: /^Your weight from/ });
  await expect(trend(page)).toBeVisible();
  await page.close();

  problems.expect(/net::ERR_|Failed to fetch/);
  await context.setOffline(true);
  await server.stop();
  const later = await context.newPage();
  for (const path of ['/log-food', '/trainers', '/progress/weight', '/', '/pricing', '/home']) {
    const answer = await later.goto(path);
    expect([path, answer?.status(), answer?.fromServiceWorker()]).toEqual([path, 200, true]);
    await expect(later.locator('h1').first()).toBeVisible();
  }
  await expect(later.getByRole('heading', { level: 1, name: /Sam/ })).toBeVisible();
  // Both were never opened with a network.
  await later.goto('/progress/weight');
  await expect(later.getByRole('region', { name: 'Weigh-ins' })).toContainText('65 kg');
  await later.goto('/log-food/describe');
  await expect(later.getByRole('button', { name: 'Keep for later' })).toBeVisible();
  await later.goto('/progress');
  await expect(trend(later)).toBeVisible();
  const probe = await context.newPage();
  await expect(probe.goto('/api/auth/user')).rejects.toThrow('net::ERR_');
  await probe.close();

  // By keyboard alone: a typing error, down to the food, its portion, into the log.
  await later.goto('/log-food/search');
  const box = later.getByRole('searchbox', { name: 'Food, dish or brand' });
  await box.fill('bannana');
  await expect(later.getByText('Offline: foods on this device')).toBeVisible();
  await expect(later.getByRole('button', { name: /^Banana, raw/ })).toBeVisible();
  await expect(later.getByText('Connect to search packaged products.')).toBeVisible();
  await inBothThemes(later, (theme) => expectAccessible(later, `search offline, ${theme}`));
  await box.press('ArrowDown');
  await later.keyboard.press('Enter');
  await expect(later.getByRole('heading', { name: 'Banana, raw', level: 1 })).toBeFocused();
  await expect(later.getByLabel('Unit').locator(':checked')).toHaveText('1 medium (118 g)');
  // The address alone brings the same food back.
  await later.reload();
  const amount = later.getByLabel('Amount');
  await amount.fill('2');
  await amount.press('Enter');
  await expect(later.getByRole('link', { name: /Banana, raw/ })).toContainText('2 medium');

  // A barcode is answered from what is kept; photos say why they wait.
  await later.goto('/log-food/scan');
  await expect(
    later.getByText('You can still scan foods you created, starred or logged recently.'),
  ).toBeVisible();
  await inBothThemes(later, (theme) => expectAccessible(later, `scanner offline, ${theme}`));
  await later.getByLabel('Or type the digits').fill(CODE);
  await later.getByRole('button', { name: 'Look Up' }).click();
  await expect(later.getByRole('heading', { name: 'Log Food Details', level: 1 })).toBeVisible();
  await expect(later.getByLabel('Food name')).toHaveValue(goulash.name);
  await later.goto('/log-food/photo');
  await expect(later.getByText('Photos need a connection')).toBeVisible();
  await inBothThemes(later, (theme) => expectAccessible(later, `photo offline, ${theme}`));
  await context.setOffline(false);
  await server.start();
});

test('a hotel’s page among the files, or no room, leaves the app a web page until it is mended @long', async ({
  page,
  context,
  server,
  problems,
}) => {
  problems.expect(/integrity|Quota|ServiceWorker|MIME type/i);
  const install = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register('/sw.js');
      const { installing, active } = registration;
      const worker = installing ?? active;
      if (!worker) return 'none';
      return new Promise<string>((resolve) => {
        const look = () =>
          ['redundant', 'activated'].includes(worker.state) && resolve(worker.state);
        worker.addEventListener('statechange', look);
        look();
      });
    });
  // Where not even the app's own script comes, there is a sentence and no white page.
  server.intercept(/^\/assets\/index-[^/]*\.js$/);
  await page.goto('/home');
  await expect(page.getByText('Vigour couldn’t be loaded.')).toBeInViewport();
  server.intercept(/^\/assets\/food-calendar-page-[^/]*\.js$/);
  await signUp(page);
  await page.goto('/log-food');
  expect(await install()).toBe('redundant');
  await expect(page.getByRole('link', { name: 'Search foods' })).toBeVisible();
  server.intercept(null);

  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(server.url);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
  await page.reload();
  expect(await install()).toBe('redundant');
  await expect(page.getByRole('link', { name: 'Search foods' })).toBeVisible();

  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.reload();
  expect(await install()).toBe('activated');
});

test('a newer version waits until somebody takes it, and never takes away what is being typed @long', async ({
  page,
  context,
  server,
}) => {
  // Workers take their time on a busy machine.
  test.setTimeout(150_000);
  await signUp(page);
  await page.goto('/home');
  await filesKept(page);
  const typing = await context.newPage();
  await typing.goto('/log-food/search');
  await typing.getByRole('searchbox').or(typing.getByRole('combobox')).first().fill('porri');

  server.release('2');
  await page.reload();
  // Still the version before: nothing changes under anybody's hands.
  expect(await releaseOf(page)).toBeUndefined();
  const update = page.getByRole('region', { name: 'New version' });
  await expect(update).toContainText('A new version is ready');
  await inBothThemes(page, (theme) => expectAccessible(page, `an update, ${theme}`));
  await expect(typing.getByRole('region', { name: 'New version' })).toBeVisible();

  const reloaded = page.waitForEvent('load');
  await update.getByRole('button', { name: 'Update' }).focus();
  await page.keyboard.press('Enter');
  await reloaded;
  expect(await releaseOf(page)).toBe('2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(update).toBeHidden();

  // The other tab has kept what was typed; it loads again when its person says so.
  await expect(typing.locator('input').first()).toHaveValue('porri');
  const other = typing.getByRole('region', { name: 'New version' });
  const otherReloaded = typing.waitForEvent('load');
  await other.getByRole('button', { name: 'Update' }).click();
  await otherReloaded;
  await expect(other).toBeHidden();

  // The operator's emergency switch: the worker goes, and what it kept of the app with it, at the latest
  // when no tab is open any more.
  server.removeWorker();
  await page.reload();
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting || registration?.active?.state !== 'activated';
  });
  await typing.close();
  await page.goto('about:blank');
  await expect(async () => {
    expect((await page.goto('/home'))?.fromServiceWorker()).toBe(false);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a newer version sends what the older one could not @long', async ({
  page,
  context,
  server,
  problems,
}) => {
  problems.expect(/503/);
  await signUp(page);
  await page.goto('/home');
  await filesKept(page);
  await page.goto('/log-food');
  // The server takes no food now, but answers: a newer version of the app is found all the same.
  const isWrite = (url: URL) => url.pathname.startsWith('/api/food-logs');
  await context.route(isWrite, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 503, body: '' }),
  );
  await quickAdd(page, '450');
  await expect(pendingMarks(page)).toHaveCount(1);

  server.release('2');
  await page.goto('/home');
  const update = page.getByRole('region', { name: 'New version' });
  const reloaded = page.waitForEvent('load');
  await update.getByRole('button', { name: 'Update' }).click();
  await reloaded;
  expect(await releaseOf(page)).toBe('2');
  await page.goto('/log-food');
  await expect(pendingMarks(page)).toHaveCount(1);

  await context.unroute(isWrite);
  await page.reload();
  const today = await dayOf(page);
  await expect.poll(() => namesOn(page, today)).toEqual([expect.stringMatching(/^Quick add/)]);
  await expect(pendingMarks(page)).toHaveCount(0);
});
