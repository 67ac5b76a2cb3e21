import { foodLogApi } from '#features/food-log/contract.ts';
import { expectAccessible } from './accessibility.ts';
import { logged, rowOf, undo } from './diary.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

const milk = {
  foodName: 'Milk',
  brand: 'Meadow',
  quantity: 100,
  unit: 'ml',
  calories: 63,
  protein: 3.4,
  carbs: 4.8,
  fat: 3.5,
  sodium: null,
  otherNutrients: { calcium: 120 },
} as const;

test.beforeEach(async ({ page }) => {
  await signUp(page);
  await page.goto('/log-food');
  await expect(page.getByRole('heading', { name: 'Log Your Food' })).toBeVisible();
});

test('an entry is edited: figures, keyboard, and two tabs that lose nothing @long', async ({
  page,
  context,
  problems,
}) => {
  await test.step('the amount leads the figures, a typed figure stays, and the keyboard reaches it all', async () => {
    await test.step('the figures follow the amount, units convert, a note is kept, and all is taken back', async () => {
      const entry = await logged(page, 'Milk', milk);
      const stored = async () =>
        (await callAs(page, foodLogApi.ofDay, { query: { date: entry.date } }))[0];
      await page.reload();
      await rowOf(page, 'Lunch', 'Milk').click();
      await expect(page.getByText('Brand: Meadow')).toBeVisible();
      await page.getByLabel('Quantity').fill('250');
      await expect(page.getByLabel('Calories')).toHaveValue('158');
      await expect(page.getByLabel('Protein')).toHaveValue('8.5');
      await page.getByLabel('Unit').selectOption('cup');
      await expect(page.getByLabel('Quantity')).toHaveValue('1');
      await expect(page.getByLabel('Calories')).toHaveValue('158');
      await page.getByLabel('Unit').selectOption('piece');
      await expect(page.getByLabel('Quantity')).toHaveValue('');
      await expect(page.getByText('the values stay the same')).toBeVisible();
      await page.getByLabel('Unit').selectOption('ml');
      await expect(page.getByLabel('Quantity')).toHaveValue('250');
      await page.getByLabel('Note').fill('In the coffee');
      await expectAccessible(page, 'editing with a note');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expectToast(page, 'Changes Saved', 'Your food log entry has been updated.');
      await expect(rowOf(page, 'Lunch', 'Milk')).toContainText('In the coffee');
      // One goes on where one was.
      await expect(rowOf(page, 'Lunch', 'Milk')).toBeFocused();
      expect(await stored()).toMatchObject({
        quantity: 250,
        unit: 'ml',
        calories: 158,
        protein: 8.5,
        carbs: 12,
        sodium: null,
        otherNutrients: { calcium: 300 },
        note: 'In the coffee',
      });
      await undo(page);
      expect(await stored()).toMatchObject({ ...milk, note: null });
    });

    await test.step('a figure that was typed stays, and an empty amount is asked for', async () => {
      await signUp(page);
      await page.goto('/log-food');
      await logged(page, 'Milk', milk);
      await page.reload();
      await rowOf(page, 'Lunch', 'Milk').click();
      await page.getByLabel('Protein').fill('20');
      await page.getByLabel('Quantity').fill('');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Quantity is required')).toBeVisible();
      await page.getByLabel('Quantity').fill('200');
      await expect(page.getByLabel('Protein')).toHaveValue('20');
      await expect(page.getByLabel('Calories')).toHaveValue('126');
    });

    await test.step('by the keyboard alone: a food is found in its menu, moved and taken back', async () => {
      await signUp(page);
      await page.goto('/log-food');
      await logged(page, 'Milk', milk);
      await page.reload();
      const actions = page.getByRole('button', { name: 'Actions for Milk' });
      await actions.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(actions).toBeFocused();

      await page.keyboard.press('Enter');
      const move = dialog.getByRole('button', { name: /^Move…/ });
      for (let presses = 0; presses < 8; presses += 1) {
        if (await move.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(move).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toBeVisible();
      const lunch = dialog.getByRole('radio', { name: 'Lunch' });
      for (let presses = 0; presses < 10; presses += 1) {
        if (await lunch.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(lunch).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('radio', { name: 'Dinner' })).toBeChecked();
      await page.keyboard.press('Enter');
      await expectToast(page, 'Food Moved', '1 food to Dinner, Today.');
      await expect(rowOf(page, 'Dinner', 'Milk')).toBeVisible();
      // What opened the sheet is gone: the heading of its list is nearest.
      await expect(page.locator('main [data-way-back]')).toBeFocused();
    });
  });

  await test.step('two tabs edit the same food: both versions are shown, and none is lost', async () => {
    await signUp(page);
    await page.goto('/log-food');
    problems.expect(/409/);
    await logged(page, 'Milk', milk);
    await page.reload();
    const other = await context.newPage();
    await other.goto('/log-food');
    await rowOf(page, 'Lunch', 'Milk').click();
    await rowOf(other, 'Lunch', 'Milk').click();
    await other.getByLabel('Food name').fill('Oat milk');
    await other.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(other, 'Changes Saved', 'Your food log entry has been updated.');

    await page.bringToFront();
    await page.getByLabel('Note').fill('Warm');
    await page.getByLabel('Quantity').fill('200');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('It’s now Oat milk, 100 ml, 63 kcal, Lunch.')).toBeVisible();
    await expectAccessible(page, 'a conflict');
    await page.getByRole('button', { name: 'Show the other version' }).click();
    await expect(page.getByLabel('Food name')).toHaveValue('Oat milk');
    await expect(page.getByLabel('Quantity')).toHaveValue('100');
    await page.getByRole('button', { name: 'Restore mine' }).click();
    await expect(page.getByLabel('Note')).toHaveValue('Warm');
    await expect(page.getByLabel('Quantity')).toHaveValue('200');
    await page.getByLabel('Food name').fill('Oat milk, warm');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(rowOf(page, 'Lunch', 'Oat milk, warm')).toContainText('200 ml');
  });
});
