import type { Page } from '@playwright/test';
import { foodLogApi } from '#features/food-log/contract.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { cachedForSession } from './offline.ts';
import { callAs, signUp } from './person.ts';

async function log(page: Page, foodName: string): Promise<void> {
  const figures = { quantity: 1, unit: 'serving', calories: 620 } as const;
  await callAs(page, foodLogApi.add, {
    body: { date: await dayOf(page), mealType: 'lunch', foodName, ...figures },
  });
}

/** From now on the server answers the page nothing, until the function that this gives is called. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute('**/api/**');
  };
}

test('home stands before the server has answered; offline it opens under its own session alone @long', async ({
  page,
  problems,
  context,
  anotherContext,
}) => {
  await test.step('home stands before the server has answered, and then says what the server says', async () => {
    problems.expect(/401/);
    await signUp(page);
    await log(page, 'Laksa');
    await page.goto('/home');
    await expect(page.getByText('Laksa')).toBeVisible();
    await cachedForSession(page);

    // Something came in on another device meanwhile.
    await log(page, 'Rice pudding');
    const release = await holdAnswers(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /Sam$/ })).toBeVisible();
    await expect(page.getByText('Laksa')).toBeVisible();
    await expect(page.getByRole('img', { name: /^620 of/ })).toBeVisible();
    // A page with forms waits until it is known who is there.
    await page.getByRole('link', { name: 'Goals and body data' }).click();
    await expect(page).toHaveURL(/profile/);
    await expect(page.getByText('Loading', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Laksa')).toBeVisible();
    await release();
    await expect(page.getByText('Laksa, Rice pudding')).toBeVisible();
    await expect(page.getByRole('img', { name: /^1,240 of/ })).toBeVisible();

    // A session that is over: the page stands until the server has said so, and no longer.
    await page.context().clearCookies({ name: 'vigour_session' });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeVisible();
    await expect(page.getByText('Laksa')).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step('offline and over: home opens under its own session alone', async () => {
    await test.step('a tab without a network shows nothing more once another tab has signed out', async () => {
      problems.expect(/401|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      await signUp(page);
      await log(page, 'Laksa');
      await page.goto('/home');
      await expect(page.getByText('Laksa')).toBeVisible();
      await cachedForSession(page);
      await cutOff(page);
      const other = await context.newPage();
      await other.goto('/profile');
      await other.getByRole('button', { name: 'Sign out' }).click();
      await expect(other.getByText(/Sam/)).toHaveCount(0);
      await expect(page.getByText(/Sam|Laksa/)).toHaveCount(0);
      await page.reload();
      await expect(page.getByText('This page couldn’t be loaded')).toBeVisible();
      await expect(page.getByText(/Sam|Laksa/)).toHaveCount(0);
    });

    await test.step('offline, home opens under its own session alone, also after a first visit to another page', async () => {
      await page.unrouteAll();
      problems.expect(/401|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      await signUp(page);
      await log(page, 'Laksa');
      // The last of what is fetched ahead.
      const ahead = page.waitForResponse('**/api/foods/favourites');
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1, name: 'Sam' })).toBeVisible();
      await cachedForSession(page);
      await ahead;
      await cutOff(page);
      await page.goto('/home');
      await expect(page.getByText('Laksa')).toBeVisible();
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1, name: 'Sam' })).toBeVisible();

      const theirs = await (await anotherContext()).newPage();
      await signUp(theirs, { profile: { firstName: 'Robin' } });
      const own = await page.context().cookies();
      const nothingOfSam = async () => {
        for (const path of ['/home', '/log-food', '/profile', '/progress/weight']) {
          await page.goto(path);
          await expect(page.getByText('This page couldn’t be loaded')).toBeVisible();
          await expect(page.getByText(/Sam|Laksa/)).toHaveCount(0);
        }
      };
      // Another person's session, and none: expired, or deleted with the browser's data.
      await page.context().clearCookies();
      await page.context().addCookies(await theirs.context().cookies());
      await nothingOfSam();
      await page.context().clearCookies();
      await nothingOfSam();

      // Back under the own session it is there again; when the cookies go, it leaves with the next look.
      await page.context().addCookies(own);
      await page.goto('/home');
      await expect(page.getByText('Laksa')).toBeVisible();
      await page.context().clearCookies();
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(page.getByText('This page couldn’t be loaded')).toBeVisible();
      await expect(page.getByText(/Sam|Laksa/)).toHaveCount(0);
    });
  });
});

test('what the device keeps of one person is never drawn for another, nor for nobody', async ({
  page,
  anotherContext,
  problems,
}) => {
  problems.expect(/401/);
  await signUp(page);
  await log(page, 'Laksa');
  await page.goto('/home');
  await expect(page.getByText('Laksa')).toBeVisible();
  await cachedForSession(page);

  // Anyone who signs in past the app, as through another service: the next page is opened with their session.
  const theirs = await (await anotherContext()).newPage();
  await signUp(theirs, { profile: { firstName: 'Robin' } });
  await page.context().clearCookies();
  await page.context().addCookies(await theirs.context().cookies());
  const seen: string[] = [];
  await page.exposeFunction('sees', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const tell = () => {
      const text = document.getElementById('root')?.textContent ?? '';
      (window as unknown as { sees: (text: string) => void }).sees(text);
      requestAnimationFrame(tell);
    };
    requestAnimationFrame(tell);
  });
  const release = await holdAnswers(page);
  await page.reload();
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  await release();
  await expect(page.getByRole('heading', { level: 1, name: /Robin$/ })).toBeVisible();
  await expect(page.getByText('Your first meal goes here')).toBeVisible();
  await cachedForSession(page);

  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeVisible();
  // What a frame showed arrives here a little later.
  await expect.poll(() => seen.join()).toContain('Continue with Email');
  expect(seen.join()).toContain('Robin');
  expect(seen.filter((text) => /Laksa|Sam/.test(text))).toEqual([]);
  // The last start showed nobody's day either.
  expect(seen.lastIndexOf(seen.findLast((text) => /Robin/.test(text)) ?? '')).toBeLessThan(
    seen.findIndex((text) => text.includes('Continue with Email')),
  );
});

/** From now on the API cannot be reached; the app's own files can. */
const cutOff = (page: Page) =>
  page.route('**/api/**', (route) => route.abort('internetdisconnected'));
