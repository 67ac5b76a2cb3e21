import type { Page } from '@playwright/test';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { dayOf, logged, namesOn, rowOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { signUp } from './person.ts';
import { expectToast } from './steps.ts';

const banner = (page: Page) => page.getByText('What you log is kept on this phone and sent later');

/** Logs a food with the quick way, as a thumb does. */
async function quickAdd(page: Page, calories: string): Promise<void> {
  await page.getByRole('link', { name: 'Quick add' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Add' });
  await dialog.getByLabel('Calories').fill(calories);
  await dialog.getByLabel('Calories').press('Enter');
  await expect(dialog).toHaveCount(0);
}

test('without a network a day is logged, changed and deleted at once, and sent when it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page);
  await logged(page, 'Soup');
  await page.goto('/home');
  await expect(page.getByText('130').first()).toBeVisible();
  await page.goto('/log-food');
  await expect(rowOf(page, 'Lunch', 'Soup')).toBeVisible();
  await context.setOffline(true);
  await quickAdd(page, '450');
  await expectToast(page, 'Food Logged', 'Kept on this device. It is sent when you are connected.');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('1 change waits.')).toBeVisible();
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();
  await expect(page.getByText('580')).toBeVisible();
  await inBothThemes(page, (theme) => expectAccessible(page, `offline log (${theme})`));
  await page.screenshot({ path: '/tmp/queue-log.png' });
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText('Waiting', { exact: true })).toHaveCount(0);
  expect(await namesOn(page, await dayOf(page))).toEqual([
    'Soup lunch',
    expect.stringMatching(/^Quick add/),
  ]);
});
