import type { Page } from '@playwright/test';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { forgetSession, signUp } from './person.ts';

/** Ends what the page still fetches ahead, which another session would refuse. */
const leaveApp = (page: Page) => page.goto('about:blank');

test('what is typed early, an unknown address, a wrong password, the theme, and nothing that slides', async ({
  page,
  problems,
}) => {
  await test.step('what is typed before the code arrives is kept', async () => {
    let letThrough = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/login/email', { waitUntil: 'commit' });
    await page.getByLabel(/^Email/).fill('robin@example.test');
    // A press before the code is there would be lost, and sent by the browser itself it would show
    // in the address: the buttons wait.
    const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
    await expect(signIn).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
    await page.getByLabel(/^Email/).press('Enter');
    letThrough();
    await signIn.click();
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await expect(page).toHaveURL(/\/login\/email$/);
    await expect(page.getByLabel(/^Email/)).toHaveValue('robin@example.test');
    await page.unrouteAll();
  });

  await test.step('an unknown address, a wrong password, the theme, and nothing that slides', async () => {
    await test.step('an unknown address shows the 404 page', async () => {
      problems.expect('/no/such/place');
      await page.goto('/no/such/place');
      await expect(page.getByText('404 Page Not Found')).toBeVisible();
      await inBothThemes(page, (theme) => expectAccessible(page, `404 (${theme})`));
    });

    await test.step('a wrong password says so and keeps the address; the right one leads to the wanted page', async () => {
      problems.expect('/api/auth/sign-in/email');
      const person = await signUp(page);
      await leaveApp(page);
      await forgetSession(page);
      await page.goto('/progress');
      await page.getByRole('button', { name: 'Continue with Email' }).click();
      const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
      await page.getByLabel(/^Email/).fill(person.email);
      await page.getByLabel(/^Password/).fill('not the password');
      await signIn.click();
      await expect(page.getByRole('alert').filter({ hasText: 'password' })).toBeVisible();
      await expect(page.getByLabel(/^Email/)).toHaveValue(person.email);
      await inBothThemes(page, (theme) => expectAccessible(page, `wrong password (${theme})`));
      await page.getByLabel(/^Password/).fill(person.password);
      await signIn.click();
      await expect(page).toHaveURL(/\/progress$/);
    });

    await test.step('the theme chosen in the profile survives a reload', async () => {
      await leaveApp(page);
      await signUp(page);
      await page.goto('/profile/app');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('radio', { name: 'Light' }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });

    await test.step('nothing slides, and the starfield stands still', async () => {
      await leaveApp(page);
      await signUp(page, { profile: null });
      await page.goto('/home');
      await page.getByRole('button', { name: 'Next' }).click();
      // Colours may fade; nothing may travel, grow or turn.
      const moving = await page.evaluate(() =>
        document.getAnimations().flatMap((animation) => {
          const { effect, playState } = animation;
          if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
          const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
          return changed.filter((name) => /transform|translate|scale|rotate|width|left/.test(name));
        }),
      );
      expect(moving).toEqual([]);
      const canvas = page.locator('canvas').first();
      await expect(canvas).toBeAttached();
      const first = await canvas.evaluate((node: HTMLCanvasElement) => node.toDataURL());
      await page.waitForTimeout(400);
      expect(await canvas.evaluate((node: HTMLCanvasElement) => node.toDataURL())).toBe(first);
    });
  });
});
