import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { filesKept } from './offline.ts';
import { startServer } from './server.ts';

test('the demo: made anew at its start, labelled on every page, somebody to sign in as @long', async ({
  browser,
  contextOptions,
  problems,
}) => {
  test.setTimeout(300_000);
  // What a page fetches ahead when it rests is given up when it is left.
  problems.expect(/net::ERR_FAILED.*(-worker-|\.wasm|\/catalogue-)/);
  // What an earlier demo has left, so spoiled that no server would start on it.
  const folder = await mkdtemp(join(tmpdir(), 'vigour-e2e-demo-'));
  const database = join(folder, 'demo', 'database');
  await mkdir(database, { recursive: true });
  await writeFile(join(database, 'of an earlier demo'), '');
  await writeFile(join(folder, 'demo', 'SAMPLE-DATA'), '');
  const server = await startServer({ DEMO: 'on', DATA_DIR: folder });
  try {
    expect(await readdir(database)).not.toContain('of an earlier demo');
    let page = await newPage();
    const label = () => page.getByText('Sample data', { exact: true });
    const at = (path: string) => page.goto(path);

    async function newPage(): Promise<Page> {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: server.url,
        timezoneId: 'Australia/Sydney',
      });
      problems.watch(context);
      return context.newPage();
    }

    /** Once it has asked for all that it keeps for later. */
    async function leave(): Promise<void> {
      await page.waitForLoadState('networkidle');
      await page.context().close();
    }

    /** Each on a device of their own. */
    async function signIn(name: string): Promise<void> {
      await leave();
      page = await newPage();
      await at('/login/email');
      await page.getByLabel('Email').fill(`${name}@vigour.example`);
      await page.getByLabel('Password', { exact: true }).fill('sample people only');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('navigation').first()).toBeVisible();
    }

    await test.step('says so where nobody is signed in', async () => {
      for (const path of ['/', '/pricing', '/terms', '/login', '/nothing-here']) {
        if (path === '/nothing-here') problems.expect(path);
        await at(path);
        await expect(label()).toBeInViewport();
      }
    });

    await test.step('shows a trainee three months', async () => {
      await signIn('robin.walsh');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
      await expect(label()).toBeInViewport();
      await expectAccessible(page, 'home of the demo');
      await at('/progress/weight');
      await page.getByRole('radio', { name: 'Table' }).click();
      expect(await page.getByRole('row').count()).toBeGreaterThan(50);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(label()).toBeInViewport();
      await at('/profile/plan');
      await expect(page.getByText('No. 2, Starter, monthly')).toBeVisible();
    });

    await test.step('opens without a network, label and all', async () => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: server.url,
        storageState: await page.context().storageState(),
        serviceWorkers: 'allow',
        timezoneId: 'Australia/Sydney',
      });
      problems.watch(context);
      const installed = await context.newPage();
      await installed.goto('/home');
      await filesKept(installed);
      await installed.waitForLoadState('networkidle');
      problems.expect(/ERR_INTERNET_DISCONNECTED/);
      await context.setOffline(true);
      for (const path of ['/home', '/log-food', '/profile']) {
        const answer = await installed.goto(path);
        expect([path, answer?.status(), answer?.fromServiceWorker()]).toEqual([path, 200, true]);
        await expect(installed.getByText('Sample data', { exact: true })).toBeInViewport();
        await expect(installed.locator('main h1')).toBeVisible();
      }
      await context.close();
    });

    await test.step('shows who runs a gym and who has clients', async () => {
      await signIn('jordan.reid');
      await at('/profile/plan');
      await expect(page.getByText('8 of 50 used')).toBeVisible();
      await signIn('sam.costa');
      await at('/profile/plan');
      await expect(page.getByText('45 of 200 used')).toBeVisible();
      await signIn('alex.chen');
      await signIn('priya.nair');
      await leave();
    });
  } finally {
    await server.dispose();
    await rm(folder, { recursive: true, force: true });
  }
});
