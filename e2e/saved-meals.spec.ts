import type { Page } from '@playwright/test';
import { recurringEntriesApi, savedMealsApi } from '#features/food-log/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { act, dayOf, logged, mealOf, namesOn, rowOf, undo } from './diary.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

const SCRIPT = '<script>alert(1)</script>';
const oats = { foodName: 'Oats', quantity: 40, unit: 'g', calories: 152, protein: 5 } as const;
const milk = { foodName: 'Milk', quantity: 1, unit: 'cup', calories: 160 } as const;

test.beforeEach(async ({ page }) => {
  await signUp(page);
  await page.goto('/log-food');
  await expect(page.getByRole('heading', { name: 'Log Your Food' })).toBeVisible();
});

const look = (page: Page, screen: string) =>
  inBothThemes(page, (theme) => expectAccessible(page, `${screen}, ${theme}`));

const savedMeal = (page: Page, name: string, items: object[] = [oats, milk]) =>
  callAs(page, savedMealsApi.add, { body: { id: newId(), name, items } as never });

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('foods of a meal are kept, logged once however pressed, changed and deleted @long', async ({
  page,
  context,
  problems,
}) => {
  await test.step('foods of a meal are kept, and logged again in half the portion, once however it is pressed', async () => {
    await logged(page, 'Oats', { quantity: 40, calories: 152, protein: 5 });
    await logged(page, '<img src=x onerror=alert(1)>', { calories: 100 });
    await logged(page, 'Crumbs', { calories: 1 });
    await page.reload();
    await act(page, 'Lunch', 'Save as meal…');
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel('Name');
    await expect(name).toHaveValue('Oats, <img src=x onerror=alert(1)> and 1 more');
    await expect(dialog).toContainText('253 kcal');
    await look(page, 'save as meal');

    await dialog.getByRole('button', { name: 'Remove Crumbs' }).click();
    await dialog.getByLabel('Amount of Oats').fill('0');
    await dialog.getByRole('button', { name: 'Save meal' }).click();
    await expect(dialog.getByLabel('Amount of Oats')).toBeFocused();
    await dialog.getByLabel('Amount of Oats').fill('80');
    await expect(dialog).toContainText('404 kcal');
    await name.fill(SCRIPT);
    await dialog.getByRole('button', { name: 'Save meal' }).click();
    await expectToast(page, 'Meal Saved', `${SCRIPT} can be logged in one tap from Saved meals.`);
    await expect(dialog).toBeHidden();

    await page.getByRole('link', { name: 'Saved meals' }).click();
    await expect(cardOf(page, SCRIPT)).toContainText('Oats · <img src=x onerror=alert(1)>');
    await expect(cardOf(page, SCRIPT)).toContainText('404 kcal');
    await look(page, 'saved meals');
    await page.getByRole('radio', { name: 'Dinner' }).check();
    await page.getByRole('radio', { name: '½', exact: true }).check();
    await expect(cardOf(page, SCRIPT)).toContainText('202 kcal');
    await cardOf(page, SCRIPT).getByRole('button', { name: /^Log/ }).dblclick();
    await expectToast(page, 'Food Logged', `${SCRIPT} to Dinner, Today.`);

    await page.getByRole('link', { name: 'Back' }).click();
    await expect(mealOf(page, 'Dinner')).toContainText('202 kcal');
    await expect(rowOf(page, 'Dinner', 'Oats')).toHaveCount(1);
    await expect(rowOf(page, 'Dinner', 'Oats')).toContainText('40 g');
    await expect(rowOf(page, 'Dinner', 'img src')).toHaveCount(1);
  });

  await test.step('two meals pressed one after the other are both logged, to the day and meal of the address', async () => {
    await signUp(page);
    await page.goto('/log-food');
    await savedMeal(page, 'Porridge');
    await savedMeal(page, 'Glass of milk', [milk]);
    const yesterday = await dayOf(page, 1);
    // The hour says nothing about a day in the past.
    await page.goto(`/log-food/meals?date=${yesterday}`);
    await cardOf(page, 'Porridge').getByRole('button', { name: /^Log/ }).click();
    await expect(page.getByText('Choose the meal it belongs to.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Breakfast' })).toBeFocused();
    await page.getByLabel('Day').fill(await dayOf(page));
    await expect(page.getByText('Choose the meal it belongs to.')).toBeHidden();
    await page.goto(`/log-food/meals?date=${yesterday}&meal=snack`);
    await expect(page.getByLabel('Day')).toHaveValue(yesterday);
    await cardOf(page, 'Porridge').getByRole('button', { name: /^Log/ }).click();
    await cardOf(page, 'Glass of milk').getByRole('button', { name: /^Log/ }).click();
    await expectToast(page, 'Food Logged', 'Glass of milk to Snack, Yesterday.');
    await expect
      .poll(async () => (await namesOn(page, yesterday)).toSorted())
      .toEqual(['Milk snack', 'Milk snack', 'Oats snack']);
    await undo(page);
    expect((await namesOn(page, yesterday)).toSorted()).toEqual(['Milk snack', 'Oats snack']);

    await page.getByRole('radio', { name: 'Other' }).check();
    const log = cardOf(page, 'Porridge').getByRole('button', { name: /^Log/ });
    await expect(log).toBeDisabled();
    await page.getByLabel('How many portions').fill('0,25');
    await expect(cardOf(page, 'Porridge')).toContainText('78 kcal');
    // By the keyboard too.
    await log.focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Food Logged', 'Porridge to Snack, Yesterday.');
    await expect(log).toBeFocused();
    expect(await namesOn(page, yesterday)).toHaveLength(4);
  });

  await test.step('a saved meal is changed, also after another device has, and deleted with a way back', async () => {
    await signUp(page);
    await page.goto('/log-food');
    problems.expect('/api/saved-meals');
    const meal = await savedMeal(page, 'Porridge');
    await page.goto('/log-food/meals');
    await page.getByRole('button', { name: 'Edit Porridge' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Oats with milk');
    const body = { name: 'From the other phone', items: meal.items, version: meal.version };
    await callAs(page, savedMealsApi.edit, { params: { id: meal.id }, body });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByRole('alert')).toContainText('changed on another device');
    await look(page, 'a meal that was changed elsewhere');
    await dialog.getByRole('button', { name: 'Show latest' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('From the other phone');
    await dialog.getByLabel('Name').fill('Just oats');
    await dialog.getByRole('button', { name: 'Remove Milk' }).click();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Meal Updated', 'Just oats');
    await expect(cardOf(page, 'Just oats')).toContainText('152 kcal');

    // Another food goes into it; what was typed before that is still there, and Back leaves it at that.
    await page.getByRole('button', { name: 'Edit Just oats' }).click();
    await dialog.getByLabel('Name').fill('Oats and banana');
    await dialog.getByRole('link', { name: 'Add a food' }).click();
    await page.getByRole('searchbox').fill('banana');
    await look(page, 'a food for a saved meal');
    await page.getByRole('button', { name: /^Banana, raw/ }).click();
    await page.getByLabel('Amount').fill('2');
    await page.getByRole('button', { name: 'Add to Meal' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Oats and banana');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Banana, raw' })).toBeVisible();
    await page.reload();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Meal Updated', 'Oats and banana');
    await expect(cardOf(page, 'Oats and banana')).toContainText('Oats · Banana, raw');
    await page.getByRole('button', { name: 'Edit Oats and banana' }).click();
    await dialog.getByLabel('Name').fill('Just oats');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Meal Updated', 'Just oats');

    // Without a network the change waits on the device.
    problems.expect('net::ERR_INTERNET_DISCONNECTED');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Edit Just oats' }).click();
    await dialog.getByLabel('Name').fill('Offline oats');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(cardOf(page, 'Offline oats')).toContainText('To sync');
    await context.setOffline(false);
    await expect(cardOf(page, 'Offline oats')).not.toContainText('To sync');
    expect((await callAs(page, savedMealsApi.list, {})).map(({ name }) => name)).toEqual([
      'Offline oats',
    ]);
    await page.getByRole('button', { name: 'Edit Offline oats' }).click();
    await dialog.getByLabel('Name').fill('Just oats');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Meal Updated', 'Just oats');

    await page.getByRole('button', { name: 'Delete Just oats' }).click();
    await expectToast(page, 'Saved Meal Deleted', 'Just oats');
    await undo(page);
    await expect(cardOf(page, 'Just oats')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Just oats' }).click();
    await expect(page.getByRole('heading', { name: 'No saved meals yet' })).toBeVisible();
    await look(page, 'no saved meals');
  });
});

test('what repeats is proposed, logged by a tap alone, skipped, changed and ended @long', async ({
  page,
}) => {
  await test.step('what repeats is proposed on its days, and logged by a tap alone, once from two tabs', async () => {
    const [today, yesterday] = [await dayOf(page), await dayOf(page, 1)];
    const tomorrow = await dayOf(page, -1);
    await logged(page, 'Flat white', { date: yesterday, mealType: 'breakfast' });
    await page.goto(`/log-food?date=${yesterday}`);
    await act(page, 'Flat white', 'Repeat…');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('First day')).toHaveValue(today);
    for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
    await dialog.getByRole('button', { name: 'Repeat', exact: true }).click();
    await expect(dialog).toContainText('Choose at least one day.');
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await look(page, 'repeating an entry');
    await dialog.getByRole('button', { name: 'Repeat', exact: true }).click();
    await expectToast(
      page,
      'Repeat Saved',
      'Flat white: Every day. We’ll suggest it; you tap to log.',
    );

    await page.goto('/log-food');
    const due = page.getByRole('region', { name: 'Usually on this day' });
    await expect(due).toContainText('Flat white');
    expect(await namesOn(page, today)).toEqual([]);
    await look(page, 'a day with proposals');
    const otherTab = await page.context().newPage();
    await otherTab.goto('/log-food');
    const there = otherTab.getByRole('region', { name: 'Usually on this day' });
    await expect(there).toContainText('Flat white');
    await Promise.all([
      due.getByRole('button', { name: 'Log Flat white' }).click(),
      there.getByRole('button', { name: 'Log Flat white' }).click(),
    ]);
    // One of them logs it; the other says that it was done already.
    const said = (tab: Page, words: string) => tab.getByRole('status').filter({ hasText: words });
    const done = 'Flat white to Breakfast, Today.';
    await expect(said(page, 'Flat white')).toBeVisible();
    const winner = (await said(page, done).isVisible()) ? page : otherTab;
    const loser = winner === page ? otherTab : page;
    await expectToast(winner, 'Food Logged', done);
    await expectToast(loser, 'Already Logged', 'Nothing was logged twice.');
    await expect(due).toBeHidden();
    await expect(there).toBeHidden();
    expect(await namesOn(page, today)).toEqual(['Flat white breakfast']);

    // A logging that is undone leaves all as it was before; what is deleted can be skipped.
    await undo(winner);
    expect(await namesOn(page, today)).toEqual([]);
    await page.reload();
    await due.getByRole('button', { name: 'Log Flat white' }).click();
    await expect(rowOf(page, 'Breakfast', 'Flat white')).toHaveCount(1);
    await expect(due).toBeHidden();
    await act(page, 'Flat white', 'Delete');
    await expect(rowOf(page, 'Breakfast', 'Flat white')).toHaveCount(0);
    await due.getByRole('button', { name: 'Skip Flat white' }).click();
    await expectToast(page, 'Skipped for This Day', 'Flat white');
    // The day to come waits for its tap.
    await page.goto(`/log-food?date=${tomorrow}`);
    await expect(due).toContainText('You can log it on the day.');
    await expect(due.getByRole('button', { name: /^Log/ })).toHaveCount(0);
    await otherTab.close();
  });

  await test.step('proposals are skipped and taken back, logged together, changed and ended', async () => {
    await signUp(page);
    await page.goto('/log-food');
    const today = await dayOf(page);
    for (const item of [oats, milk, { ...milk, foodName: 'Vitamin D', calories: 0 }]) {
      await callAs(page, recurringEntriesApi.add, {
        body: {
          id: newId(),
          item,
          mealType: 'breakfast',
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          startsOn: today,
        },
      });
    }
    await page.reload();
    const due = page.getByRole('region', { name: 'Usually on this day' });
    await due.getByRole('button', { name: 'Skip Milk' }).click();
    await expectToast(page, 'Skipped for This Day', 'Milk');
    await expect(due.getByRole('list', { name: 'Skipped' })).toContainText('Milk');
    await undo(page);
    await expect(due.getByRole('list', { name: 'Skipped' })).toBeHidden();
    await due.getByRole('button', { name: 'Skip Vitamin D' }).click();
    await expect(due.getByRole('list', { name: 'Skipped' })).toContainText('Vitamin D');
    await look(page, 'a skipped proposal');
    await due.getByRole('button', { name: 'Log all 2' }).click();
    await expectToast(page, 'Food Logged', '2 foods to Today.');
    await expect(mealOf(page, 'Breakfast')).toContainText('312 kcal');
    await due.getByRole('button', { name: 'Suggest again Vitamin D' }).click();
    await expect(due.getByRole('button', { name: 'Log Vitamin D' })).toBeVisible();

    await due.getByRole('link', { name: 'Repeating foods' }).click();
    await expect(page.getByRole('heading', { name: 'Repeating foods' })).toBeVisible();
    await look(page, 'what repeats');
    await page.getByRole('button', { name: 'Edit Milk' }).click();
    const dialog = page.getByRole('dialog');
    for (const day of ['Saturday', 'Sunday']) {
      await dialog.getByRole('checkbox', { name: day }).uncheck();
    }
    await dialog.getByLabel('Amount').fill('0,5');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Repeat Updated', 'Milk');
    await expect(page.getByRole('listitem').filter({ hasText: 'Milk' })).toContainText(
      'Weekdays½ cup · Breakfast · 80 kcal',
    );
    await page.getByRole('button', { name: 'Delete Milk' }).click();
    await expectToast(page, 'Repeat Deleted', 'Milk. What you logged stays.');
    await expect(page.getByRole('listitem').filter({ hasText: 'Milk' })).toHaveCount(0);
    await undo(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Milk' })).toHaveCount(1);
  });
});
