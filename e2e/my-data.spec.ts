import { readFile } from 'node:fs/promises';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { signUp } from './person.ts';

test('a person downloads their data, brings it in elsewhere, and leaves', async ({
  page,
  anotherContext,
}) => {
  await signUp(page, { name: 'leaver' });
  await page.goto('/profile');
  await page.getByRole('link', { name: /Your data/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a copy' }).click();
  const link = page.getByRole('link', { name: /^Download/ });
  await expect(link).toBeVisible();
  await inBothThemes(page, (theme) => expectAccessible(page, `your data (${theme})`));
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
