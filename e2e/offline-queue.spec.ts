import type { Page } from '@playwright/test';
import { foodLogApi } from '#features/food-log/contract.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { act, dayOf, logged, namesOn, rowOf } from './diary.ts';
import { expect, test } from './harness.ts';
import {
  banner,
  countStored,
  fetchedAhead,
  fillDevice,
  pendingMarks,
  quickAdd,
} from './offline.ts';
import { callAs, signUp } from './person.ts';
import { expectToast, signIn, tab } from './steps.ts';

const look = (page: Page, screen: string) =>
  inBothThemes(page, (theme) => expectAccessible(page, `${screen} (${theme})`));

/** Opens the list of what waits from the banner. */
async function showQueue(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offline' })).toBeVisible();
}

const weighInsOf = async (page: Page) =>
  (await callAs(page, weighInsApi.list, { query: { from: await dayOf(page, 30) } })).map(
    ({ weightKg }) => weightKg,
  );

test.beforeEach(async ({ page, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page, { name: 'ana' });
});

test('without a network a day is logged, changed and deleted at once, and sent when it is back', async ({
  page,
  context,
}) => {
  const today = await dayOf(page);
  for (const name of ['Soup', 'Bread']) await logged(page, name, { protein: 5 });
  await page.goto('/home');
  await fetchedAhead(page);
  await page.goto('/log-food');
  await expect(rowOf(page, 'Lunch', 'Soup')).toBeVisible();

  await context.setOffline(true);
  await quickAdd(page, '450');
  await expectToast(page, 'Food Logged', 'Saved on this device. Syncs when you’re online.');
  await expect(banner(page)).toContainText('1 change to sync.');
  await expect(pendingMarks(page)).toHaveCount(1);
  await expect(page.getByText('710', { exact: true })).toBeVisible();
  // Created, changed and deleted without the server ever hearing of it in between.
  await page.getByRole('link', { name: /Quick add.*450/ }).click();
  await page.getByLabel('Calories').fill('460');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('720', { exact: true })).toBeVisible();
  await act(page, 'Bread', 'Delete');
  await expect(page.getByText('590', { exact: true })).toBeVisible();
  await act(page, 'Soup', 'Move…');
  await page.getByRole('radio', { name: 'Dinner' }).check();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(rowOf(page, 'Dinner', 'Soup')).toContainText('To sync');
  await expect(banner(page)).toContainText('4 changes to sync.');
  await look(page, 'the log, offline');

  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/log-food');
  await expect(rowOf(page, 'Dinner', 'Soup')).toBeVisible();
  await expect(pendingMarks(page)).toHaveCount(0);
  expect(await namesOn(page, today)).toEqual(['Soup dinner', expect.stringMatching(/^Quick add/)]);
  const entries = await callAs(page, foodLogApi.ofDay, { query: { date: today } });
  expect(entries[1]).toMatchObject({ calories: 460, version: 2 });
});

test('weight, home and earlier days go on without a network; the queue says what waits, in large letters too @long', async ({
  page,
  context,
}) => {
  const lastWeek = addDays(await dayOf(page), -7);
  await logged(page, 'Laksa', { date: lastWeek });
  await logged(page, 'Soup');
  await callAs(page, weighInsApi.add, {
    body: { id: newId(), date: await dayOf(page), weightKg: 65 },
  });
  await page.goto('/log-food');
  await fetchedAhead(page);
  await tab(page, 'Home').click();
  await expect(page.getByRole('heading', { name: 'Today’s meals' })).toBeVisible();
  // Pages come with their own scripts: each was open once.
  for (const name of ['Progress', 'Profile']) await tab(page, name).click();
  await page.getByRole('link', { name: /^Offline/ }).click();
  await expect(page.getByText('All synced')).toBeVisible();
  await tab(page, 'Progress').click();
  await page.getByRole('link', { name: 'Weight' }).click();
  const list = page.getByRole('region', { name: 'Weigh-ins' });
  await expect(list).toContainText('65 kg');

  await context.setOffline(true);
  const weight = page.getByRole('textbox', { name: 'Weight' });
  await weight.fill('64,6');
  await weight.press('Enter');
  await expectToast(page, 'Weight Saved', '64.6 kg, Today');
  await expect(list.getByText('To sync')).toHaveCount(1);
  await list.getByRole('button', { name: /^Delete 65 kg/ }).click();
  await expect(list).not.toContainText('65 kg');
  await look(page, 'weight, offline');

  await tab(page, 'Home').click();
  await page.getByRole('link', { name: 'Open food log' }).click();
  await quickAdd(page, '333');
  // A day of the last two weeks that was never opened here.
  for (let back = 0; back < 7; back += 1) {
    await page.getByRole('button', { name: 'Previous day' }).click();
  }
  await expect(rowOf(page, 'Lunch', 'Laksa')).toBeVisible();
  await tab(page, 'Home').click();
  await expect(page.getByRole('img', { name: /^463 of/ })).toBeVisible();
  await showQueue(page);
  const queue = page.getByRole('region', { name: 'To sync' });
  await expect(queue.getByRole('listitem')).toHaveCount(3);
  await expect(queue).toContainText('Weigh in: 64.6 kg');
  await expect(queue).toContainText(/Log: Quick add.*333 kcal/);
  await queue.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Still offline.')).toBeVisible();
  await look(page, 'what waits');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectAccessible(page, 'what waits, at 320 px with letters of twice the size');
  await context.setOffline(false);
  await expect(page.getByText('All synced')).toBeVisible();
  expect(await weighInsOf(page)).toEqual([64.6]);
});

test('what two devices changed or the server refuses is listed, chosen and saved', async ({
  page,
  context,
  problems,
}) => {
  await test.step('changed on two devices: both are shown, and the person chooses, by keyboard', async () => {
    problems.expect(/409/);
    const soup = await logged(page, 'Soup');
    const bread = await logged(page, 'Bread');
    await page.goto('/log-food');
    await fetchedAhead(page);
    await page.goto('/profile/offline');
    await tab(page, 'Home').click();
    await page.getByRole('link', { name: 'Open food log' }).click();
    // Its code is there once this is: this browser keeps no files.
    await expect(page.getByText('Left today')).toBeVisible();
    await context.setOffline(true);
    for (const [name, calories] of [
      ['Soup', '200'],
      ['Bread', '300'],
    ] as const) {
      await page.getByRole('link', { name: new RegExp(name) }).click();
      await page.getByLabel('Calories').fill(calories);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(rowOf(page, 'Lunch', name)).toContainText(calories);
    }
    for (const entry of [soup, bread]) {
      const body = { ...entry, foodName: `${entry.foodName} elsewhere` };
      await callAs(page, foodLogApi.edit, { params: { id: entry.id }, body });
    }
    await context.setOffline(false);
    await expect(page.getByText('2 changes couldn’t be saved.')).toBeVisible();
    await showQueue(page);
    const problemsList = page.getByRole('region', { name: 'Could not be saved' });
    await expect(problemsList).toContainText('Yours:Soup, 100 g, 200 kcal, Lunch');
    await expect(problemsList).toContainText('Other device:Soup elsewhere, 100 g, 130 kcal, Lunch');
    await look(page, 'changed on two devices');
    await problemsList.getByRole('button', { name: 'Save mine instead' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(problemsList.getByRole('listitem')).toHaveCount(1);
    await problemsList.getByRole('button', { name: 'Keep the other' }).press('Space');
    await expect(page.getByText('All synced')).toBeVisible();
    await expect(page.getByText('couldn’t be saved')).toHaveCount(0);
    const entries = await callAs(page, foodLogApi.ofDay, { query: { date: soup.date } });
    expect(entries.map(({ foodName, calories }) => [foodName, calories])).toEqual([
      ['Soup', 200],
      ['Bread elsewhere', 130],
    ]);
  });

  await test.step('what the server refuses is listed with the reason, mended and saved', async () => {
    await signUp(page, { name: 'ben' });
    problems.expect(/400|\/api\/food-logs/);
    await page.goto('/log-food');
    await fetchedAhead(page);
    await context.setOffline(true);
    await quickAdd(page, '450');
    await page.route('**/api/food-logs', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { code: 'invalid', message: 'That is too spicy.' } })
        : route.fallback(),
    );
    await context.setOffline(false);
    await expect(page.getByText('1 change couldn’t be saved.')).toBeVisible();
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await showQueue(page);
    await expect(page.getByText('That is too spicy.')).toBeVisible();
    await page.unroute('**/api/food-logs');
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Calories').fill('400');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('couldn’t be saved')).toHaveCount(0);
    const date = await dayOf(page);
    await expect
      .poll(async () =>
        (await callAs(page, foodLogApi.ofDay, { query: { date } })).map(({ calories }) => calories),
      )
      .toEqual([400]);
  });
});

test('a session that ended offline loses nothing, somebody else sees and sends nothing of it', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/401/);
  const ana = await signUp(page, { name: 'ana' });
  await page.goto('/log-food');
  await fetchedAhead(page);
  await context.setOffline(true);
  await quickAdd(page, '450');
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeVisible();
  await expect(page.getByText('1 change to sync on this device')).toBeVisible();
  await look(page, 'signed out with something waiting');
  expect(await countStored(page)).toEqual({ answers: 0, writes: 1 });

  // Ben signs in on the same device.
  const ben = await signUp(page, { name: 'ben' });
  await page.goto('/log-food');
  await expect(page.getByRole('heading', { name: 'Nothing logged yet' })).toBeVisible();
  await expect(pendingMarks(page)).toHaveCount(0);
  await quickAdd(page, '111');
  await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
  await page.goto('/profile/offline');
  await expect(page.getByText('All synced')).toBeVisible();
  await expect(page.getByText('1 change to sync on this device')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).not.toHaveURL(/\/profile/);
  expect(await countStored(page)).toEqual({ answers: 0, writes: 1 });

  // Ana comes back: what she logged is sent.
  await page.goto('/login/email');
  await signIn(page, ana);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/log-food');
  await expect(page.getByRole('link', { name: /Quick add.*kcal/ })).toBeVisible();
  await expect(pendingMarks(page)).toHaveCount(0);
  const energyToday = async () =>
    (await callAs(page, foodLogApi.ofDay, { query: { date: await dayOf(page) } })).map(
      ({ calories }) => calories,
    );
  expect(await energyToday()).toEqual([450]);

  // And what waits for good is deleted by the person who holds the device, once they say so.
  await context.setOffline(true);
  await quickAdd(page, '222');
  await context.clearCookies();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Delete them' }).click();
  await look(page, 'deleting what was never sent');
  await page.getByRole('button', { name: 'Delete 1 change' }).click();
  await expect(page.getByText('1 change to sync on this device')).toHaveCount(0);
  expect(await countStored(page)).toEqual({ answers: 0, writes: 0 });
  expect(ben.email).not.toBe(ana.email);
});

test('signing out asks first when something waits, and leaves nothing on the device', async ({
  page,
  context,
  problems,
}) => {
  problems.expect('/api/food-logs');
  problems.expect(/net::ERR_FAILED/);
  // The other tab may fetch ahead until it hears of it.
  problems.expect(/\b401\b/);
  await page.goto('/log-food');
  await fetchedAhead(page);
  const other = await context.newPage();
  await other.goto('/log-food');
  await page.route('**/api/food-logs', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await quickAdd(page, '450');
  await expect(pendingMarks(page)).toBeVisible();
  // The other tab knows of it.
  await expect(pendingMarks(other)).toBeVisible();
  await other.route('**/api/food-logs', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await tab(page, 'Profile').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog', { name: 'You have 1 unsent change' });
  await look(page, 'signing out with something waiting');
  await expect(dialog.getByRole('button', { name: 'Send now' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out and delete 1 unsent change' }).click();
  await expect(page).not.toHaveURL(/\/profile/);
  await expect(other.getByRole('button', { name: 'Continue with Email' })).toBeVisible();
  expect(await countStored(page)).toEqual({ answers: 0, writes: 0 });
});

test('a full device says so, and pretends nothing', async ({ page, context }) => {
  await fillDevice(page);
  await page.goto('/log-food');
  await expect(page.getByRole('heading', { name: 'Nothing logged yet' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Quick add' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Add' });
  await dialog.getByLabel('Calories').fill('450');
  await dialog.getByLabel('Calories').press('Enter');
  await expectToast(page, 'Error', 'This device is full. Free some space or connect.');
  await expect(dialog.getByText('Not saved yet')).toBeVisible();
  await expect(dialog.getByLabel('Calories')).toHaveValue('450');
  await expect(pendingMarks(page)).toHaveCount(0);
  await context.setOffline(false);
  await dialog.getByLabel('Calories').press('Enter');
  await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
});
