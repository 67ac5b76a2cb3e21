import type { Page } from '@playwright/test';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { signUp } from './person.ts';

/** Text of twice the size on the narrowest phone. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

test('the sign-in form stands still, a long dialog scrolls, and deletion fits large text @long', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await test.step('the sign-in form does not move once it is there', async () => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/login/email', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      const sum = shifts.reduce((all, one) => all + one, 0);
      expect(sum, `layout shift of ${path}`).toBeLessThan(0.002);
    }
  });

  await test.step('a dialog that scrolls is reached by keyboard and says so to axe', async () => {
    await signUp(page, { name: 'long' });
    await page.setViewportSize({ width: 390, height: 560 });
    await page.goto('/home');
    await page.getByRole('button', { name: /How it’s worked out/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const middle = dialog.locator('div[tabindex="0"]');
    await expect(middle).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `a long dialog (${theme})`));
    await middle.focus();
    await page.keyboard.press('End');
    await expect.poll(() => middle.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  });

  await test.step('the profile area fits 320 px with text of twice the size, with its banners', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signUp(page, { name: 'large' });
    await page.goto('/profile/data');
    await enlarge(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await inBothThemes(page, (theme) => expectAccessible(page, `deletion, large (${theme})`));
    // Both buttons can be scrolled to, and pressed.
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByRole('button', { name: 'Delete in 14 days' }).click();
    await expect(page.getByRole('region', { name: 'Account deletion' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Verify your email' })).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await enlarge(page);
    await inBothThemes(page, (theme) => expectAccessible(page, `profile, large (${theme})`));
  });
});
