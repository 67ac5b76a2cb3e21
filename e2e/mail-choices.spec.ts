import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountApi } from '#features/account/contract.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';

test('a person chooses what is mailed by keyboard, and stops it by the link in an email', async ({
  page,
  server,
  anotherContext,
}) => {
  await signUp(page, { name: 'reader' });
  await page.goto('/profile/emails');
  const daily = page.getByRole('switch', { name: 'Daily reminder' });
  await expect(page.getByRole('switch', { name: 'New devices' })).toBeChecked();
  await expect(daily).not.toBeChecked();
  await expect(page.getByText('Verify your email to get these')).toBeVisible();

  await daily.focus();
  await page.keyboard.press('Space');
  await expect(daily).toBeChecked();
  const time = page.getByLabel('Reminder time');
  await expect(time).toHaveValue('19:00');
  await time.selectOption('7:30 pm');
  await expect(time).toBeEnabled();
  await inBothThemes(page, (theme) => expectAccessible(page, `what is mailed (${theme})`));
  await page.reload();
  await expect(page.getByLabel('Reminder time')).toHaveValue('19:30');

  // The link as the email has it: signed by the server for this person and this kind of mail.
  const { id } = await callAs(page, accountApi.currentUser, {});
  const account = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  const secret = (await readFile(join(server.dataDir, 'app-secret'), 'utf8')).trim();
  const signature = createHmac('sha256', secret)
    .update(`stop mail d ${account}`)
    .digest('base64url');

  const stranger = await (await anotherContext()).newPage();
  await stranger.goto(`/notifications/stop/d.${account}.${signature}`);
  await expect(stranger.getByRole('heading', { name: 'Stop the daily reminder?' })).toBeVisible();
  await inBothThemes(stranger, (theme) => expectAccessible(stranger, `stop an email (${theme})`));
  await stranger.getByRole('button', { name: 'Stop this email' }).click();
  await expect(stranger.getByText('You won’t get the daily reminder any more.')).toBeVisible();
  await expectAccessible(stranger, 'an email stopped');
  await page.reload();
  await expect(daily).not.toBeChecked();
});
