import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { organisationsApi } from '#features/organisations/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { workoutsApi } from '#features/workouts/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes, onDesktop } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { mailedLink } from './outbox.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

const SCRIPT = '<img src=x onerror=alert(1)>';
const look = (page: Page, screen: string) =>
  inBothThemes(page, (theme) => expectAccessible(page, `${screen}, ${theme}`));

const lookTwice = async (page: Page, screen: string) => {
  await look(page, screen);
  await onDesktop(page, () => expectAccessible(page, `${screen}, wide`));
};

const choose = (page: Page, type: string) => page.getByRole('radio', { name: type }).check();

/** Chooses a file the way a person does. */
async function give(
  page: Page,
  name: string,
  content: string | Buffer,
  rows: number | null = null,
) {
  await page.getByLabel('CSV file', { exact: true }).setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  });
  if (rows !== null) await expectToast(page, 'File Loaded', `Loaded ${rows} rows from ${name}`);
}

const validate = (page: Page) => page.getByRole('button', { name: 'Validate Import' }).click();
const statOf = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Summary' }).getByText(label, { exact: true }).locator('..');

test('meals: mapped, reviewed, corrected, imported, found again, undone', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: /CSV Bulk Import/ }).click();
  await expect(page.getByRole('heading', { name: 'Step 1: Upload & Map' })).toBeVisible();
  await expect(page.getByText(/To import trainees, you need to run a gym/)).toBeVisible();
  await expect(page.getByLabel('CSV file', { exact: true })).toHaveAttribute('accept', '.csv');
  await lookTwice(page, 'upload');

  await choose(page, 'Meal Plans');
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download template' }).click();
  expect((await template).suggestedFilename()).toBe('meals-template.csv');

  await give(page, 'workbook.csv', Buffer.from('PK\u0003\u0004rest of a zip'));
  await expectToast(page, 'Parse Error', 'zip file or an Excel workbook');
  await give(page, 'empty.csv', 'Name,Calories\n');
  await expectToast(page, 'Empty File', 'The CSV file is empty');

  // Windows-1252, semicolons, decimal commas.
  const text = `Name;kJ;Protein (g);Note\r\nCrème;836,8;1,5;x\r\n${SCRIPT};418,4;;\r\n;100;;\r\ncrème;836,8;1,5;y\r\n`;
  await give(page, 'meals.csv', Buffer.from(text, 'latin1'), 4);
  await expect(
    page.getByText('Detected: Windows-1252 · Semicolon · Double quotes · Decimal comma'),
  ).toBeVisible();
  // What is wrong is corrected, and a file that cannot be read leaves the last one as it is.
  await page.getByRole('button', { name: 'Change the format' }).click();
  await page.getByLabel('Delimiter').selectOption({ label: 'Tab' });
  await expect(page.getByText('0 of 2 required fields mapped')).toBeVisible();
  await page.getByLabel('Delimiter').selectOption({ label: 'Semicolon' });
  await expect(page.getByText('1 of 2 required fields mapped')).toBeVisible();
  await page.getByLabel('Encoding').selectOption({ label: 'UTF-8' });
  await expectToast(page, 'Parse Error', 'Choose another encoding.');
  await expect(page.getByLabel('Encoding')).toHaveValue('windows-1252');
  await expect(page.getByText('1 of 2 required fields mapped')).toBeVisible();
  await validate(page);
  await expectToast(page, 'Missing Required Fields', 'Please map: Calories');
  await page.getByLabel('kJ', { exact: true }).selectOption({ label: 'Calories *' });
  await expect(page.getByText('2 of 2 required fields mapped')).toBeVisible();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
  await expect(page.getByRole('region', { name: 'First rows of the file' })).toContainText(
    'Name: Missing. Fill it in.',
  );
  await lookTwice(page, 'map columns');

  // Another type clears the mapping and keeps the rows.
  await choose(page, 'Workouts');
  await expect(page.getByText('0 of 2 required fields mapped')).toBeVisible();
  await choose(page, 'Meal Plans');
  await page.getByRole('button', { name: 'Match columns by name' }).click();
  await page.getByLabel('kJ', { exact: true }).selectOption({ label: 'Calories *' });
  await validate(page);
  await expectToast(page, 'Validation Complete', '2 valid rows, 2 errors found.');
  await expect(page.getByRole('heading', { name: 'Step 2: Review' })).toBeFocused();
  await expect(statOf(page, 'Total Rows')).toContainText('4');
  await expect(statOf(page, 'Failed Rows')).toContainText('2');
  await expect(statOf(page, 'Duplicates Found')).toContainText('1');
  await lookTwice(page, 'review');

  const errors = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Error CSV' }).click();
  await expectToast(page, 'Downloaded', 'Error CSV downloaded successfully');
  const file = await errors;
  expect(file.suggestedFilename()).toMatch(/^import-errors-[0-9a-f-]{36}\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('Name,kJ,Protein (g),Note,row,error');

  // By the keyboard alone.
  await page.getByRole('button', { name: 'Correct row 3' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Missing. Fill it in.')).toBeVisible();
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await look(page, 'correct a row');
  await dialog.getByLabel(/^Name/).fill('Broth');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(statOf(page, 'Valid Rows')).toContainText('3');
  await expect(page.getByRole('button', { name: 'Correct row 4' })).toBeFocused();

  await page.getByRole('button', { name: 'Confirm Import' }).dblclick();
  await expectToast(page, 'Import Complete', 'CSV data has been successfully imported.');
  await expect(page.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/dashboard');
  await lookTwice(page, 'imported');
  await page.getByRole('link', { name: 'Open recipes' }).click();
  await expect(page.getByRole('link', { name: SCRIPT })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Crème' })).toHaveCount(1);
  await expect(page.getByText('200 kcal').first()).toBeVisible();

  await page.goto('/csv-import');
  await expect(page.getByRole('listitem').filter({ hasText: 'meals.csv' })).toContainText(
    'Imported',
  );
  await lookTwice(page, 'history');
  await page.getByRole('button', { name: 'Undo meals.csv' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('3 rows from meals.csv will be removed.');
  await look(page, 'undo');
  await page.getByRole('button', { name: 'Undo import' }).press('Enter');
  await expectToast(page, 'Import Undone', '3 rows removed.');
  await expect(page.getByRole('list', { name: 'Imports' })).toBeFocused();
  // Files of this shape are mapped as the last one was, whichever device they come from.
  await choose(page, 'Meal Plans');
  await give(page, 'again.csv', 'Name;kJ;Protein (g);Note;row;error\nPie;900;;;3;old\n', 1);
  await expect(page.getByText('2 of 2 required fields mapped')).toBeVisible();
  await page.goto('/meals?mine=yes');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Crème' })).toHaveCount(0);
});

test('workouts: a file that is dropped, Back, and a large file: cancelled, interrupted, sent @long', async ({
  page,
  problems,
}) => {
  await signUp(page);
  await page.goto('/csv-import');
  await choose(page, 'Workouts');
  const text = 'name,Duration (minutes),category\nLegs,45 min,Strength\nRun,1h 15,Cardio\n';
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'workouts.csv'));
    return transfer;
  }, text);
  await page.getByText('Drop a .csv file here').dispatchEvent('drop', { dataTransfer: data });
  await expectToast(page, 'File Loaded', 'Loaded 2 rows from workouts.csv');
  await validate(page);
  await expectToast(page, 'Validation Successful', 'All 2 rows are valid and ready to import.');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('2 of 2 required fields mapped')).toBeVisible();

  const line = (at: number) => `Run ${at},30,${'x'.repeat(50)},${'y'.repeat(240)}`;
  const lines = Array.from({ length: 36_000 }, (_, at) => line(at));
  const large = `name,duration,category,description\n${lines.join('\n')}\nWalk,soon,,\n`;
  await give(page, 'large.csv', large, 36_001);
  problems.expect('/api/csv-imports');
  // Nothing answers: what is cancelled leaves nothing behind.
  const isPost = (route: Route) => route.request().method() === 'POST';
  await page.route('**/api/csv-imports', async (route) => {
    if (!isPost(route)) await route.fallback();
  });
  await validate(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Validate Import' })).toBeFocused();
  await expect(page.getByText('No imports yet.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/csv-imports', (route) =>
    isPost(route) ? route.abort('internetdisconnected') : route.fallback(),
  );
  await validate(page);
  await expect(page.getByText('No response')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await validate(page);
  await expectToast(page, 'Validation Complete', '10000 valid rows, 26001 errors found.');
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await give(page, 'workouts.csv', text, 2);
  await validate(page);
  await page.getByRole('button', { name: 'Confirm Import' }).click();
  await expectToast(page, 'Import Complete', 'CSV data has been successfully imported.');
  await page.getByRole('link', { name: 'Open workouts' }).click();
  const yours = page.getByRole('region', { name: 'Your workouts' });
  await expect(yours.getByText('75 min · Cardio')).toBeVisible();
  await look(page, 'your workouts');
});

test('a gym brings its trainees and trainers, as far as there are seats, and nobody is mailed @long', async ({
  page,
  server,
}) => {
  const { email } = await signUp(page);
  await callAs(page, organisationsApi.create, {
    body: { id: newId(), name: 'Iron House', kind: 'gym', priceId: 'price_gym_starter_monthly' },
  });
  await page.goto('/csv-import');
  const type = page.getByRole('region', { name: 'Import type' });
  await expect(type.getByText(/^Verify your email to import people/)).toBeVisible();
  await lookTwice(page, 'address not verified');
  await type.getByRole('button', { name: 'Resend' }).click();
  await expectToast(page, 'Verification Email Sent', 'Check your inbox');
  const link = await mailedLink(server, email, '/verify-email/');
  const token = link.split('/').at(-1) ?? '';
  await callAs(page, signInApi.verifyEmail, { params: { token } });
  await page.goto('/csv-import');
  await expect(page.getByText('Iron House has 50 free seats.')).toBeVisible();
  const people = Array.from({ length: 51 }, (_, at) => `p${at}@example.test,Ari,Ng ${at}`);
  await give(page, 'trainees.csv', `E-mail,Given name,Surname\n${people.join('\n')}\n`, 51);
  await expect(page.getByText('3 of 3 required fields mapped')).toBeVisible();
  const large = async (screen: string) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectAccessible(page, `${screen} at 320 px with letters of twice the size`);
    const cut = await page
      .locator('[data-shown]')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(cut, 'values that are cut off').toBe(0);
  };
  await large('map columns');
  await validate(page);
  await expectToast(page, 'Validation Complete', '50 valid rows, 1 errors found.');
  await expect(page.getByText('Seat limit exceeded for some entries')).toBeVisible();
  await large('seat limit');
  await page.getByRole('button', { name: 'Confirm Import' }).click();
  await expectToast(page, 'Import Complete', 'CSV data has been successfully imported.');
  await expect(page.getByRole('link', { name: 'Send invitations' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/dashboard');
  await large('imported');
  await page.getByRole('link', { name: 'See members' }).click();
  await expect(page).toHaveURL(/\/gym\/members/);
  await expect(page.getByText('p7@example.test')).toBeVisible();

  await page.goto('/csv-import');
  await choose(page, 'Trainers');
  await give(
    page,
    'trainers.csv',
    'Email,First Name,Last Name,Bio\nc@example.test,Jo,B,Ten years\n',
    1,
  );
  await validate(page);
  await page.getByRole('button', { name: 'Confirm Import' }).click();
  await expectToast(page, 'Import Complete', 'CSV data has been successfully imported.');
});

test('by the keyboard alone, with answers that get lost: left, continued, imported once, undone @long', async ({
  page,
  problems,
}) => {
  await signUp(page);
  await page.goto('/csv-import');
  const focused = (role: 'button' | 'radio' | 'heading' | 'combobox' | 'link', name: string) =>
    expect(page.getByRole(role, { name, exact: true })).toBeFocused();
  /** Tabs on until this has the focus, and it can be seen that it has. */
  const tabTo = async (role: 'button' | 'combobox' | 'link', name: string) => {
    const wanted = page.getByRole(role, { name, exact: true });
    for (let step = 0; step < 60; step += 1) {
      if (await wanted.evaluate((one) => one === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await focused(role, name);
  };
  await page.getByRole('radio', { name: 'Trainees' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await focused('radio', 'Workouts');
  await tabTo('button', 'Choose a file');
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  const text = 'Title,duration\nLegs,45\n,30\nRun,soon\n';
  await (await chooser).setFiles({
    name: 'plan.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await focused('button', 'Choose another file');
  await tabTo('button', 'Change the format');
  await page.keyboard.press('Enter');
  await tabTo('combobox', 'Encoding');
  await tabTo('combobox', 'Title');
  const shown = page.getByLabel('Title').locator('xpath=following-sibling::span[1]');
  await expect(shown).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('N');
  await expect(page.getByText('2 of 2 required fields mapped')).toBeVisible();

  // The rows arrive, the answer does not: sent once more they are staged once.
  const lost = async (route: Route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await route.fetch();
    await route.abort('internetdisconnected');
  };
  problems.expect('/api/csv-imports');
  await page.route('**/api/csv-imports', lost);
  await tabTo('button', 'Validate Import');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Validation Failed', 'Failed to validate CSV');
  await expect(page.getByText('Your file is still here.')).toBeVisible();
  await focused('button', 'Validate Import');
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('Enter');
  await focused('heading', 'Step 2: Review');

  await tabTo('button', 'Correct row 2');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.type('Core');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await focused('button', 'Correct row 3');

  // Left, and continued from the history, as it was: also after Back.
  await page.goto('/home');
  await page.goto('/csv-import');
  await expect(page.getByRole('listitem').filter({ hasText: 'plan.csv' })).toHaveCount(1);
  for (const next of ['Back', 'Correct row 3']) {
    await tabTo('button', 'Review plan.csv');
    await page.keyboard.press('Enter');
    await focused('heading', 'Step 2: Review');
    await tabTo('button', next);
    await page.keyboard.press('Enter');
    if (next === 'Back') await focused('heading', 'Step 1: Upload & Map');
  }
  await dialog.getByLabel(/^Duration/).fill('30');
  await page.keyboard.press('Enter');
  // The last one is right: the page says so.
  await focused('heading', 'Step 2: Review');
  await expect(page.getByText('Ready to import')).toBeVisible();

  await page.route('**/commit', lost);
  await tabTo('button', 'Confirm Import');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Import Failed', 'Failed to commit import');
  await expect(page.getByText(/Nothing is imported twice/)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('Enter');
  await focused('heading', 'Step 2: Review');
  await expect(page.getByText('3 rows imported, 0 errors')).toBeVisible();
  expect((await callAs(page, workoutsApi.list, { query: {} })).total).toBe(3);

  await tabTo('button', 'Undo this import plan.csv');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Undo import' }).press('Enter');
  await focused('heading', 'Step 1: Upload & Map');
  expect((await callAs(page, workoutsApi.list, { query: {} })).total).toBe(0);
});
