import { foodLogApi } from '#features/food-log/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes, onDesktop } from './accessibility.ts';
import { act, dayOf, logged, mealOf, namesOn, rowOf, undo } from './diary.ts';
import { expect, test } from './harness.ts';
import { blockStore } from './offline.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
  await page.goto('/log-food');
  await expect(page.getByRole('heading', { name: 'Log Your Food' })).toBeVisible();
});

test('a meal and its foods: sums, and what can be done with one or several, each taken back', async ({
  page,
}) => {
  await test.step('a meal says what it adds up to, and how much of it is known', async () => {
    await logged(page, 'Soup', { protein: 12, carbs: 20, fat: 3, note: 'From the freezer' });
    await logged(page, 'Bread', { protein: null, carbs: 30.25, fat: null, brand: 'Mill & Sons' });
    await page.reload();
    const lunch = mealOf(page, 'Lunch');
    await expect(lunch).toContainText('260 kcal');
    await expect(lunch).toContainText('at least 12.0 g (from 1 of 2 foods)');
    await expect(lunch).toContainText('50.3 g');
    await expect(rowOf(page, 'Lunch', 'Soup')).toContainText('From the freezer');
    await expect(rowOf(page, 'Lunch', 'Bread')).toContainText('Mill & Sons · 100 g');
    await expect(mealOf(page, 'Dinner')).toContainText('Nothing yet');
    await expect(page.getByRole('link', { name: 'Add food to Dinner' })).toHaveAttribute(
      'href',
      '/log-food/search?meal=dinner',
    );
  });

  await test.step('a food is duplicated, moved, copied and deleted, and each is taken back', async () => {
    await signUp(page);
    await page.goto('/log-food');
    const [today, yesterday] = [await dayOf(page), await dayOf(page, 1)];
    await logged(page, 'Soup');
    await page.reload();
    const atFirst = ['Soup lunch'];

    await act(page, 'Soup', 'Duplicate');
    await expectToast(page, 'Food Copied', '1 food to Lunch, Today.');
    await expect(rowOf(page, 'Lunch', 'Soup')).toHaveCount(2);
    await undo(page);
    await expect(rowOf(page, 'Lunch', 'Soup')).toHaveCount(1);

    await act(page, 'Soup', 'Move…');
    await page.getByRole('radio', { name: 'Dinner' }).check();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expectToast(page, 'Food Moved', '1 food to Dinner, Today.');
    await expect(rowOf(page, 'Dinner', 'Soup')).toBeVisible();
    await undo(page);
    await expect(rowOf(page, 'Lunch', 'Soup')).toBeVisible();

    await act(page, 'Soup', 'Copy…');
    await page.getByRole('dialog').getByLabel('Day').fill(yesterday);
    await page.getByRole('radio', { name: 'Snack' }).check();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expectToast(page, 'Food Copied', '1 food to Snack, Yesterday.');
    expect(await namesOn(page, yesterday)).toEqual(['Soup snack']);
    await undo(page);
    expect(await namesOn(page, yesterday)).toEqual([]);

    await act(page, 'Soup', 'Delete');
    await expectToast(page, 'Entry Deleted', 'Soup');
    await expect(rowOf(page, 'Lunch', 'Soup')).toHaveCount(0);
    await undo(page);
    await expect(rowOf(page, 'Lunch', 'Soup')).toBeVisible();
    expect(await namesOn(page, today)).toEqual(atFirst);
  });

  await test.step('several foods are marked, moved and deleted together', async () => {
    await signUp(page);
    await page.goto('/log-food');
    for (const name of ['Soup', 'Bread', 'Apple']) await logged(page, name);
    await page.reload();
    await act(page, 'this day', 'Select foods');
    await page.getByRole('checkbox', { name: /Soup/ }).check();
    await page.getByRole('checkbox', { name: /Apple/ }).check();
    await expect(page.getByText('2 foods')).toBeVisible();
    await expectAccessible(page, 'foods marked');
    await page.getByRole('button', { name: 'Move the selected foods' }).click();
    await page.getByRole('radio', { name: 'Dinner' }).check();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expectToast(page, 'Foods Moved', '2 foods to Dinner, Today.');
    await expect(rowOf(page, 'Dinner', 'Apple')).toBeVisible();
    await expect(rowOf(page, 'Lunch', 'Bread')).toBeVisible();

    await act(page, 'this day', 'Select foods');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: 'Delete the selected foods' }).click();
    await expectToast(page, 'Entries Deleted', '3 foods.');
    await expect(page.getByRole('heading', { name: 'Nothing logged yet' })).toBeVisible();
    await undo(page);
    await expect(rowOf(page, 'Dinner', 'Soup')).toBeVisible();
  });
});

test('another day’s foods are one tap away, and a long day fits any screen @long', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await test.step('yesterday’s breakfast is one tap away, on an empty day too', async () => {
    const [today, yesterday] = [await dayOf(page), await dayOf(page, 1)];
    for (const name of ['Porridge', 'Banana']) {
      await logged(page, name, {
        date: yesterday,
        mealType: 'breakfast',
        note: 'good',
        protein: 5,
      });
    }
    await logged(page, 'Soup', { date: yesterday });
    await page.getByRole('button', { name: 'Actions for Breakfast' }).click();
    await expect(page.getByRole('dialog')).toContainText('Porridge, Banana');
    await page.getByRole('button', { name: /Copy yesterday’s breakfast/ }).click();
    await expectToast(page, 'Foods Copied', '2 foods to Breakfast, Today.');
    expect(await namesOn(page, today)).toEqual(['Porridge breakfast', 'Banana breakfast']);
    const [copy] = await callAs(page, foodLogApi.ofDay, { query: { date: today } });
    expect(copy).toMatchObject({ origin: 'copy', note: 'good', protein: 5, version: 1 });

    // One food of another meal, for this one.
    await act(page, 'Dinner', 'Copy from another day…');
    await page.getByLabel('From meal').selectOption('lunch');
    await page.getByRole('button', { name: 'Copy 1 food' }).click();
    await expect(rowOf(page, 'Dinner', 'Soup')).toBeVisible();
  });

  await test.step('a long day with long names, in both themes, wide, narrow and with large letters', async () => {
    await signUp(page);
    await page.goto('/log-food');
    const long =
      'Slow-cooked lamb shoulder with rosemary, garlic and Donaudampfschifffahrtsgesellschaft';
    const meals = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
    const date = await dayOf(page);
    const entries = Array.from({ length: 30 }, (_, index) => ({
      id: newId(),
      date,
      mealType: meals[index % 4] ?? 'snack',
      foodName: index % 7 === 0 ? `${long} ${index}` : `Food ${index}`,
      quantity: 100,
      unit: 'g' as const,
      calories: 1000 + index,
      protein: index % 3 ? 4.5 : null,
      note: index % 9 === 0 ? `${long}, which I liked` : null,
      aiAnalyzed: index % 5 === 0,
    }));
    await callAs(page, foodLogApi.addMany, { body: { entries } });
    await page.reload();
    await expect(page.getByRole('heading', { name: "Today's Meals" })).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `a long day (${theme})`));
    await onDesktop(page, async () => {
      await expectAccessible(page, 'a long day on a desktop');
      await page.getByRole('button', { name: 'Actions for Lunch' }).click();
      await expectAccessible(page, 'what a meal offers on a desktop');
      await page.keyboard.press('Escape');
    });
    await page.getByRole('button', { name: 'Actions for Lunch' }).click();
    await inBothThemes(page, (theme) => expectAccessible(page, `what a meal offers (${theme})`));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Actions for Food 1', exact: true }).click();
    await inBothThemes(page, (theme) => expectAccessible(page, `what a food offers (${theme})`));
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectAccessible(page, 'a long day at 320 px with letters of twice the size');
    await act(page, 'this day', 'Select foods');
    await expectAccessible(page, 'marking at 320 px with letters of twice the size');

    // Nothing lies over the bar: neither where it is in reach, nor where there is no room for that.
    await page.getByRole('checkbox').first().check();
    for (const percent of ['200%', '125%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, percent);
      await page.getByRole('button', { name: 'Delete the selected foods' }).click({ trial: true });
      await page.setViewportSize({ width: 390, height: 844 });
    }
  });
});

test('two tabs, no network and a lost answer: nothing is moved unseen or copied twice @long', async ({
  page,
  context,
  problems,
}) => {
  await test.step('two tabs: a food changed in one is not moved by the other unseen', async () => {
    problems.expect(/409|conflict/);
    const soup = await logged(page, 'Soup');
    await page.reload();
    await expect(rowOf(page, 'Lunch', 'Soup')).toBeVisible();
    const other = await context.newPage();
    await callAs(other, foodLogApi.edit, {
      params: { id: soup.id },
      body: { ...soup, foodName: 'Goulash', calories: 500 },
    });

    await act(page, 'Soup', 'Move…');
    await page.getByRole('radio', { name: 'Dinner' }).check();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expectToast(page, 'Error', 'Goulash was changed on another device. Nothing was moved.');
    expect(await namesOn(page, soup.date)).toEqual(['Goulash lunch']);
  });

  await test.step('offline, where nothing can be kept, what was asked for stays open until it came through', async () => {
    await signUp(page);
    await page.goto('/log-food');
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load/);
    await logged(page, 'Soup');
    await blockStore(page);
    await page.reload();
    await page.getByRole('button', { name: 'Actions for Soup' }).click();
    await page.getByRole('button', { name: /Move…/ }).click();
    await page.getByRole('radio', { name: 'Snack' }).check();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expectToast(page, 'Error', 'This browser can’t save offline.');
    await expect(page.getByRole('radio', { name: 'Snack' })).toBeChecked();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(rowOf(page, 'Snack', 'Soup')).toBeVisible();
  });

  await test.step('a day is copied once, however often the button is pressed', async () => {
    await page.unrouteAll();
    await signUp(page);
    await page.goto('/log-food');
    problems.expect('/api/food-logs/batch');
    const yesterday = await dayOf(page, 1);
    for (const name of ['Porridge', 'Soup', 'Rice']) await logged(page, name);
    await page.reload();
    let lost = 0;
    await page.route('**/api/food-logs/batch', async (route) => {
      if (lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    // Back closes the sheet and stays on the day; closed by its button the sheet leaves no step behind.
    const open = page.getByRole('button', { name: 'Actions for this day' });
    await open.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).not.toHaveURL(/log-food/);
    await page.goForward();
    await act(page, 'this day', 'Copy this day to…');
    await page.getByRole('dialog').getByLabel('Day').fill(yesterday);
    await page.getByRole('button', { name: 'Copy', exact: true }).dblclick();
    await expectToast(page, 'Error', 'This browser can’t save offline.');
    await page.getByRole('button', { name: 'Copy', exact: true }).dblclick();
    await expectToast(page, 'Foods Copied', '3 foods to Lunch, Yesterday.');
    expect(await namesOn(page, yesterday)).toEqual(['Porridge lunch', 'Soup lunch', 'Rice lunch']);
  });
});
