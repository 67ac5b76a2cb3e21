import { accountApi } from '#features/account/contract.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { dayOf, logged, namesOn, rowOf, undo } from './diary.ts';
import { expect, test } from './harness.ts';
import { blockStore } from './offline.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
  await page.goto('/log-food');
  await expect(page.getByRole('heading', { name: 'Log Your Food' })).toBeVisible();
});

test('the calendar, all nutrients, quick add, and photos that nobody has set up @long', async ({
  page,
  problems,
}) => {
  await test.step('the calendar and all nutrients, in any size', async () => {
    await test.step('the calendar shows the days with entries, by keyboard too', async () => {
      const [today, earlier] = [await dayOf(page), await dayOf(page, 40)];
      await logged(page, 'Soup', { calories: 1234 });
      await logged(page, 'Bread', { date: earlier, calories: 900 });
      await page.getByRole('link', { name: 'Choose a day' }).click();
      const grid = page.getByRole('grid');
      await expect(grid).toBeVisible();
      const cell = page.locator(`[data-day="${today}"]`);
      await expect(cell).toHaveAccessibleName(/1 food, 1,234\skcal$/);
      await expect(cell).toHaveAttribute('aria-current', 'date');
      await inBothThemes(page, (theme) => expectAccessible(page, `calendar (${theme})`));

      await cell.focus();
      await page.keyboard.press('ArrowUp');
      await expect(page.locator(`[data-day="${await dayOf(page, 7)}"]`)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator(`[data-day="${await dayOf(page, 6)}"]`)).toBeFocused();
      // Back over the edges of months; the future stays shut.
      for (let presses = 0; presses < 34; presses += 1) await page.keyboard.press('ArrowLeft');
      await expect(page.locator(`[data-day="${earlier}"]`)).toBeFocused();
      await expect(page.locator(`[data-day="${earlier}"]`)).toHaveAccessibleName(
        /1 food, 900\skcal$/,
      );
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`date=${earlier}$`));
      await expect(rowOf(page, 'Lunch', 'Bread')).toBeVisible();

      await page.getByRole('link', { name: 'Choose a day' }).click();
      await page.getByRole('button', { name: 'Next month' }).click();
      await expect(page.getByRole('grid')).toBeVisible();
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectAccessible(page, 'calendar at 320 px with letters of twice the size');
    });

    await test.step('all nutrients: sums with their coverage, in a table, in either unit', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signUp(page);
      await page.goto('/log-food');
      await logged(page, 'Soup', { protein: 12, calories: 2251, otherNutrients: { iron: 1.5 } });
      await logged(page, 'Bread', { protein: 3, calories: 139, sodium: 480, mealType: 'dinner' });
      await callAs(page, accountApi.saveUnits, {
        body: { energyUnit: 'kj', weightUnit: 'kg', heightUnit: 'cm' },
      });
      await page.goto('/log-food/nutrients');
      const row = (name: string) =>
        page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      // Bars first; the foods behind one are a tap away.
      const iron = page.getByRole('button', { name: /^Iron/ });
      await expect(iron).toContainText('at least 1.5 mg');
      await expect(iron).toContainText('from 1 of 2 foods');
      await expect(iron).toContainText('8 % of 18 mg');
      await expect(page.getByRole('progressbar', { name: 'Energy' })).toHaveAttribute(
        'aria-valuetext',
        /^10,000.kJ, of [\d,]+ kJ$/,
      );
      await page.getByRole('button', { name: /^Protein/ }).press('Enter');
      await expect(page.getByRole('list', { name: 'Top foods' }).getByRole('listitem')).toHaveText([
        /^Soup12\.0 g · 80 %$/,
        /^Bread3\.0 g · 20 %$/,
      ]);
      await inBothThemes(page, (theme) => expectAccessible(page, `nutrient bars (${theme})`));
      const zoom = (size: string) =>
        page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
      const before = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 640 });
      await zoom('200%');
      await expectAccessible(page, 'nutrient bars at 320 px with letters of twice the size');
      await zoom('');
      if (before) await page.setViewportSize(before);
      await page.getByRole('radio', { name: 'Table' }).check();
      await expect(row('Energy')).toContainText('10,000 kJ');
      await expect(row('Protein')).toContainText('15.0 g');
      await expect(row('Sodium')).toContainText('at least 480 mg');
      await expect(row('Sodium')).toContainText('from 1 of 2 foods');
      await expect(row('Iron')).toContainText('at least 1.5 mg');
      await expect(row('Vitamin C')).toContainText('not known');
      await expect(page.getByRole('table', { name: 'Nutrients of Today' })).toBeVisible();
      await inBothThemes(page, (theme) => expectAccessible(page, `all nutrients (${theme})`));
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectAccessible(page, 'all nutrients at 320 px with letters of twice the size');
    });
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('photo analysis that nobody has set up says so before the camera opens', async () => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('asked for the camera'));
    });
    await signUp(page);
    await page.goto('/log-food');
    const camera = page.getByRole('link', { name: /Camera \+ AI/ });
    await expect(camera).toContainText('Not set up');
    await camera.click();
    await expect(page.getByText('Photo analysis isn’t set up here.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search foods' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Scan Barcode' })).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `no analysis, ${theme}`));
  });

  await test.step('quick add: an energy alone, wrong ones are explained, a failure loses nothing', async () => {
    await signUp(page);
    await page.goto('/log-food');
    problems.expect('/api/food-logs');
    const today = await dayOf(page);
    await blockStore(page);
    await page.reload();
    await page.getByRole('link', { name: 'Quick add' }).click();
    const dialog = page.getByRole('dialog', { name: 'Quick Add' });
    // It is opened to type.
    await expect(dialog.getByLabel('Calories')).toBeFocused();
    await inBothThemes(page, (theme) => expectAccessible(page, `quick add (${theme})`));
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Calories are required')).toBeVisible();
    await expect(dialog.getByLabel('Calories')).toBeFocused();
    await dialog.getByLabel('Calories').fill('lots');
    await expect(dialog.getByText('Enter a number like 12.5.')).toBeVisible();

    await dialog.getByLabel('Calories').fill('449,6');
    await dialog.getByRole('radio', { name: 'Snack' }).check();
    await page.route('**/api/food-logs', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
    );
    await dialog.getByLabel('Calories').press('Enter');
    await expect(dialog.getByText('Not saved yet')).toBeVisible();
    await expect(dialog.getByLabel('Calories')).toHaveValue('449,6');
    await page.unroute('**/api/food-logs');
    await dialog.getByLabel('Calories').press('Enter');
    await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
    await expect(rowOf(page, 'Snack', 'Quick add')).toContainText('450 kcal');
    await expect(dialog).toHaveCount(0);
    await undo(page);
    expect(await namesOn(page, today)).toEqual([]);
  });
});
