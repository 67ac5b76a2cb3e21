import type { Page } from '@playwright/test';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { test as base, expect } from './harness.ts';
import { signUp } from './person.ts';
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

/** Waits until a worker looks after the page: by then it has every file. */
const kept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const releaseOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name=release]')?.getAttribute('content'));

test('the app opens without a network, and keeps nobody’s data among its files', async ({
  page,
  context,
  server,
  problems,
}) => {
  await signUp(page);
  await page.goto('/home');
  await kept(page);
  const addresses = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((path) => path.startsWith('/api'))).toEqual([]);
  await page.close();

  problems.expect(/net::ERR_|Failed to fetch/);
  await context.setOffline(true);
  await server.stop();
  const later = await context.newPage();
  for (const path of ['/home', '/log-food', '/nutrition', '/progress/weight', '/', '/pricing']) {
    const answer = await later.goto(path);
    expect([path, answer?.status(), answer?.fromServiceWorker()]).toEqual([path, 200, true]);
    await expect(later.locator('h1, h2').first()).toBeVisible();
  }
  await expect(later.goto('/api/auth/user')).rejects.toThrow('net::ERR_');
  await context.setOffline(false);
  await server.start();
});

test('a newer version waits until somebody takes it, and never takes away what is being typed', async ({
  page,
  context,
  server,
}) => {
  await signUp(page);
  await page.goto('/home');
  await kept(page);
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

  // The other tab has kept what was typed; it loads anew when its person says so.
  await expect(typing.locator('input').first()).toHaveValue('porri');
  const other = typing.getByRole('region', { name: 'New version' });
  const otherReloaded = typing.waitForEvent('load');
  await other.getByRole('button', { name: 'Update' }).click();
  await otherReloaded;
  await expect(other).toBeHidden();

  // The operator's emergency switch: the worker goes, and what it kept of the app with it.
  server.removeWorker();
  await page.reload();
  // The tabs load anew once more, so a look may fall into the change of pages.
  await expect(async () => {
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
