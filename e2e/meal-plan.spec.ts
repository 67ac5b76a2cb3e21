import { mealPlansApi } from '#features/meal-plans/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { expectAccessible } from './accessibility.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { callAs, dialogClosed, signUp } from './person.ts';
import { expectToast } from './steps.ts';

test('a week is wished for in words, planned, changed by hand and by keyboard, and kept @long', async ({
  page,
}) => {
  await signUp(page);
  const today = await dayOf(page);
  const tomorrow = addDays(today, 1);
  const days = () =>
    callAs(page, mealPlansApi.days, { query: { from: today, to: addDays(today, 6) } });

  await test.step('wishes are understood and corrected', async () => {
    await page.goto('/meals/plan');
    const box = page.getByLabel('What would you like to eat?');
    await box.fill('less fish, Thai on Friday, xyzzy');
    await box.press('Enter');
    await expect(page.getByRole('button', { name: 'Change: Less fish' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Change: Thai: Fri/ })).toBeVisible();
    await page.getByRole('button', { name: 'Change: Less fish' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Never', { exact: true }).click();
    await expectAccessible(page, 'a wish to correct');
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Change: No fish' })).toBeVisible();
  });

  await test.step('a week is planned', async () => {
    await page.getByRole('button', { name: 'Plan my week' }).click();
    await expect(page.getByRole('button', { name: 'Plan again' })).toBeVisible({
      timeout: 30_000,
    });
    const countPlanned = async () => (await days()).filter(({ meals }) => meals.length > 0).length;
    await expect.poll(countPlanned).toBeGreaterThan(5);
  });

  await test.step('it is printed on one page', async () => {
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  await test.step('eating out is added, and a day is cleared and put back', async () => {
    await page.getByRole('button', { name: 'More for Tomorrow' }).click();
    await page.getByRole('button', { name: /^Clear this day/ }).click();
    await expectToast(page, 'Day cleared');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(async () => (await days()).find(({ date }) => date === tomorrow)?.meals.length)
      .toBeGreaterThan(2);
    await page.getByRole('button', { name: 'More for Tomorrow' }).click();
    await page.getByRole('button', { name: 'Add a meal' }).click();
    await page.getByRole('dialog').getByText('Eating out', { exact: true }).click();
    await page.getByLabel('Where').fill('Sam’s place');
    await page.getByRole('button', { name: 'Add to plan' }).click();
    await expect(page.getByText('Sam’s place').first()).toBeVisible();
  });

  await test.step('the keyboard moves a meal; only the days concerned change', async () => {
    const before = await days();
    const handle = page.getByRole('button', { name: 'Move Sam’s place' });
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect.poll(async () => JSON.stringify(await days())).not.toBe(JSON.stringify(before));
    const after = await days();
    const changed = after.filter(
      ({ date, version }) => before.find((day) => day.date === date)?.version !== version,
    );
    expect(changed.length).toBeLessThanOrEqual(2);
  });

  await test.step('settings, templates and the calendar have pages', async () => {
    await page.goto('/meals/plan/settings');
    await page.getByRole('button', { name: 'Add a meal' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('After training');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: /After training/ })).toBeVisible();
    await dialogClosed(page);
    await page.goto(`/meals/plan/templates?from=${tomorrow}&to=${tomorrow}`);
    await page.getByRole('button', { name: 'Save template' }).click();
    await expectToast(page, 'Template saved');
    await page.goto('/meals/plan/calendar');
    await page.getByRole('button', { name: 'Make an address' }).click();
    const address = await page.getByLabel('Secret address').inputValue();
    const feed = await page.request.get(address);
    expect(await feed.text()).toContain('BEGIN:VEVENT');
  });
});
