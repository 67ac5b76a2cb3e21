import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, inBothThemes, onDesktop } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { signUp } from './person.ts';

test('a person downloads their data, brings it in elsewhere, and leaves, by keyboard too', async ({
  page,
  anotherContext,
}) => {
  await test.step('a person downloads their data, brings it in elsewhere, and leaves', async () => {
    await signUp(page, { name: 'leaver' });
    await page.goto('/profile');
    await page.getByRole('link', { name: /Your data/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
    await page.getByRole('button', { name: 'Make a copy' }).click();
    const link = page.getByRole('link', { name: /^Download/ });
    await expect(link).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `your data (${theme})`));
    await onDesktop(page, () => expectAccessible(page, 'your data on a desktop'));
    const downloading = page.waitForEvent('download');
    await link.click();
    const file = await (await downloading).path();

    const newer = await (await anotherContext()).newPage();
    await signUp(newer, { name: 'newer' });
    await newer.goto('/profile/data');
    await newer.getByLabel('Zip file with your data').setInputFiles({
      name: 'vigour-data.zip',
      mimeType: 'application/zip',
      buffer: await readFile(file),
    });
    await expect(newer.getByText('Import complete')).toBeVisible();

    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Delete in 14 days' }).click();
    const banner = page.getByRole('region', { name: 'Account deletion' });
    await expect(banner).toContainText('Your account will be deleted on');
    await inBothThemes(page, (theme) => expectAccessible(page, `deletion asked for (${theme})`));
    await banner.getByRole('button', { name: 'Cancel deletion' }).click();
    await expect(banner).toBeHidden();
    await expect(page.getByText('Your account stays')).toBeVisible();
  });

  await test.step('by keyboard alone: a copy, a file brought in, deletion asked for and taken back', async () => {
    await signUp(page, { name: 'keyboard' });
    await page.goto('/profile');
    await tabTo(page, page.getByRole('link', { name: /Your data/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Make a copy' }));
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: /^Download/ });
    await tabTo(page, link);
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await (await downloading).path();

    await tabTo(page, page.getByRole('button', { name: 'Choose a file' }));
    const choosing = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await choosing).setFiles({
      name: 'vigour-data.zip',
      mimeType: 'application/zip',
      buffer: await readFile(file),
    });
    await expect(page.getByText('Import complete')).toBeVisible();

    const ask = page.getByRole('button', { name: 'Delete my account' });
    await tabTo(page, ask);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(ask).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Delete in 14 days' }));
    await page.keyboard.press('Enter');
    const banner = page.getByRole('region', { name: 'Account deletion' });
    await expect(banner).toBeVisible();
    await tabTo(page, banner.getByRole('button', { name: 'Cancel deletion' }));
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
  });
});

/** Presses Tab until the control has the focus, as a person without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
