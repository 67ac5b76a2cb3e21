import type { Locator, Page } from '@playwright/test';
import { expectAccessible, inBothThemes, onDesktop } from './accessibility.ts';
import { dayOf, loggedBefore, namesOn, undo } from './diary.ts';
import { expect, test } from './harness.ts';
import { banner, fetchedAhead } from './offline.ts';
import { signUp } from './person.ts';
import { expectToast, tab } from './steps.ts';

const chip = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Log(ged:)? ${name}`) });
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Porridge' });
const look = (page: Page, screen: string) =>
  inBothThemes(page, (theme) => expectAccessible(page, `${screen}, ${theme}`));

/** Keeps a finger on a control, as long as it takes to be a second act. */
async function hold(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('nothing to hold');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(800);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a usual food is logged, undone, and its portion changed first, by finger and by keyboard @long', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/home');
  await expect(page.getByText('Your first meal goes here')).toBeVisible();
  await expect(page.getByText('Usual at this time')).toHaveCount(0);

  const meal = await loggedBefore(page, 'Porridge');
  await loggedBefore(page, 'Coffee', { quantity: 1, unit: 'cup', calories: null });
  const today = await dayOf(page);
  await page.reload();
  await expect(chip(page, 'Porridge')).toContainText('100 g · 130 kcal');
  await expect(chip(page, 'Coffee')).toContainText('1 cup');
  await look(page, 'home with usual foods');

  await chip(page, 'Porridge').dblclick();
  await expectToast(page, 'Food Logged', 'Porridge to');
  await expect(chip(page, 'Porridge')).toHaveAccessibleName(/^Logged: Porridge/);
  await expect(page.getByRole('img', { name: /^130 of/ })).toBeVisible();
  await look(page, 'home with a usual food that is logged');
  await undo(page);
  await expect(chip(page, 'Porridge')).toHaveAccessibleName(/^Log Porridge/);
  expect(await namesOn(page, today)).toEqual([]);

  await hold(page, chip(page, 'Porridge'));
  await expect(sheet(page)).toBeVisible();
  await look(page, 'the portion of a usual food');
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  expect(await namesOn(page, today)).toEqual([]);

  await tab(page, 'Home').click();
  await page.getByRole('link', { name: 'Open food log' }).click();
  await chip(page, 'Porridge').focus();
  await page.keyboard.press('Shift+Enter');
  const amount = sheet(page).getByLabel('Amount');
  await expect(amount).toBeFocused();
  await amount.fill('0');
  await amount.press('Enter');
  await expect(sheet(page)).toContainText('Use more than 0.');
  await amount.fill('150');
  await expect(sheet(page)).toContainText('195 kcal');
  await amount.press('Enter');
  await expectToast(page, 'Food Logged', 'Porridge to');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByText(/^Left today: [\d,]+ of [\d,]+ kcal$/)).toBeVisible();
  await chip(page, 'Coffee').click({ button: 'right' });
  await expect(page.getByRole('dialog', { name: 'Coffee' })).toBeVisible();
  await page.keyboard.press('Escape');
  await look(page, 'the log with usual foods');
  await onDesktop(page, () => look(page, 'the log with usual foods, wide'));
  expect(await namesOn(page, today)).toEqual([`Porridge ${meal}`]);

  // What is logged in this meal is not offered again.
  await tab(page, 'Home').click();
  await expect(chip(page, 'Coffee')).toBeVisible();
  await expect(chip(page, 'Porridge')).toHaveCount(0);
});

test('without a network a usual food is there, and logged once @long', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page);
  const meal = await loggedBefore(page, 'Porridge');
  const today = await dayOf(page);
  await page.goto('/log-food');
  await fetchedAhead(page);
  await tab(page, 'Home').click();
  await expect(chip(page, 'Porridge')).toBeVisible();
  await tab(page, 'Profile').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sam' })).toBeVisible();
  await context.setOffline(true);
  await tab(page, 'Home').click();
  await chip(page, 'Porridge').dblclick();
  await expectToast(page, 'Food Logged', 'Porridge to');
  await expect(banner(page)).toContainText('1 change to sync.');
  await expect(chip(page, 'Porridge')).toHaveAccessibleName(/^Logged: Porridge/);
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
  expect(await namesOn(page, today)).toEqual([`Porridge ${meal}`]);
});
