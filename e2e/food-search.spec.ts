import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { savedMealsApi } from '#features/food-log/contract.ts';
import { foodsApi } from '#features/foods/contract.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { dayOf, namesOn } from './diary.ts';
import { expect, test } from './harness.ts';
import { blockStore } from './offline.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

test('foods, favourites and saved meals are found and logged; a script in a name is text', async ({
  page,
}) => {
  await test.step('a food is found while typing, logged in a portion, and logged again in three taps', async () => {
    await signUp(page);
    await page.goto('/log-food');
    await page.getByRole('link', { name: 'Search foods' }).click();
    await expect(page.getByRole('heading', { name: 'What did you eat?' })).toBeVisible();

    const box = page.getByRole('searchbox', { name: 'Food, dish or brand' });
    await box.fill('banan');
    const banana = page.getByRole('button', { name: /^Banana, raw/ });
    await expect(banana).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `food search, ${theme}`));

    // By keyboard: down to a result, Enter opens it.
    await box.press('ArrowDown');
    await expect(page.locator('[data-result]').first()).toBeFocused();
    await banana.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Banana, raw', level: 1 })).toBeFocused();
    const amount = page.getByLabel('Amount');
    const unit = page.getByLabel('Unit');
    await expect(amount).toHaveValue('1');
    await expect(unit.locator(':checked')).toHaveText('1 medium (118 g)');

    const energy = page.getByRole('region', { name: 'In this portion' }).getByRole('status');
    const ofOne = await energy.textContent();
    await unit.selectOption('g');
    await expect(amount).toHaveValue('118');
    await expect(energy).toHaveText(ofOne ?? '');
    await amount.fill('1,5');
    await unit.selectOption({ label: '1 medium (118 g)' });
    await amount.fill('1,5');
    await expect(energy).not.toHaveText(ofOne ?? '');
    const eaten = /\d+/.exec((await energy.textContent()) ?? '')?.[0] ?? 'no figure';
    await page.getByText('Snack', { exact: true }).click();
    await inBothThemes(page, (theme) => expectAccessible(page, `portion, ${theme}`));
    await amount.press('Enter');
    await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
    const entry = page.getByRole('link', { name: /Banana, raw/ });
    await expect(entry).toContainText('1½ medium');
    await expect(entry).toContainText(eaten);

    const taps = [
      page.getByRole('link', { name: 'Search foods' }),
      page.getByRole('button', { name: /^Banana, raw/ }),
      page.getByRole('button', { name: 'Save Food Log' }),
    ];
    for (const one of taps) await one.click();
    await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
    await expect(entry).toHaveCount(2);
    await expect(entry.last()).toContainText('1½ medium');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Undone', 'no longer in your log');
    await expect(entry).toHaveCount(1);
  });

  await test.step('a saved meal is found and logged twice over', async () => {
    await signUp(page);
    const oats = { foodName: 'Oats of the house', quantity: 60, unit: 'g' as const, calories: 230 };
    const milk = { foodName: 'Milk', quantity: 1, unit: 'cup' as const, calories: 160 };
    const body = { id: randomUUID(), name: 'Weekday porridge', items: [oats, milk] };
    await callAs(page, savedMealsApi.add, { body });
    await page.goto('/log-food/search');
    const meal = page.getByRole('button', { name: /^Weekday porridge/ });
    await expect(meal).toContainText('390 kcal');
    await meal.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Weekday porridge' })).toBeVisible();
    await page.getByLabel('How many times').fill('1,5');
    await expect(page.getByRole('region', { name: '2 foods' })).toContainText('585 kcal');
    await inBothThemes(page, (theme) => expectAccessible(page, `a saved meal, ${theme}`));
    await page.getByRole('button', { name: 'Save Food Log' }).click();
    await expectToast(page, 'Food Logged', 'Your 2 foods have been successfully logged.');
    await expect(page.getByRole('link', { name: /Oats of the house/ })).toContainText('90 g');
  });

  await test.step('a food with a star moves up, and an edited food says that it has changed', async () => {
    await signUp(page);
    await page.goto('/log-food/search');
    await find(page, 'banana', /^Banana/);
    const rows = page.locator('[data-result]');
    const stars = page.getByRole('button', { name: /^Favourite / });
    const last = ((await stars.last().getAttribute('aria-label')) ?? '').replace('Favourite ', '');
    const star = page.getByRole('button', { name: `Favourite ${last}`, exact: true });
    await star.first().click();
    await expect(star.first()).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(async () => (await rows.locator('bdi:first-child').allTextContents()).slice(0, 6))
      .toContain(last);

    const own = { name: 'Nana’s slice', basis: '100g' as const, nutrients: { calories: 400 } };
    const portions = [{ label: '1 slice', grams: 40 }];
    const { food } = await callAs(page, foodsApi.addOwn, { body: { ...own, portions } });
    const id = food?.id ?? '';
    await page.goto(`/log-food/search?pick=${id}`);
    await page.getByRole('button', { name: 'Save Food Log' }).click();
    await expect(page.getByRole('link', { name: /Nana’s slice/ })).toContainText('160');
    const edit = { ...own, portions, nutrients: { calories: 500 }, version: 1 };
    await callAs(page, foodsApi.editOwn, { params: { id }, body: edit });
    await page.goto('/log-food/search');
    await page.getByRole('button', { name: /^Nana’s slice/ }).click();
    await expect(page.getByText('This food has changed')).toBeVisible();
    await expect(page.getByLabel('Unit').locator(':checked')).toHaveText('1 slice (40 g)');
    await expect(page.getByRole('region', { name: 'In this portion' })).toContainText('200');
    await expectAccessible(page, 'a food that has changed');
    await page.goto('/log-food');
    await expect(page.getByRole('link', { name: /Nana’s slice/ })).toContainText('160');
  });

  await test.step('a name with script in it is text wherever it stands', async () => {
    await signUp(page);
    const name = '<img src=x onerror="window.caught=1">{{7*7}}</script>';
    const nutrients = { calories: 100 };
    await callAs(page, foodsApi.addOwn, {
      body: { name, brand: '<b>Brand</b>', basis: '100g', nutrients },
    });
    await page.goto('/log-food/search');
    await page.getByRole('searchbox').fill('img onerror');
    const row = page.locator('[data-result]').filter({ hasText: name });
    await expect(row).toContainText('<b>Brand</b>');
    await add(page, name).click();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByRole('dialog')).toContainText(name);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await row.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('button', { name: 'Save Food Log' }).click();
    await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
    await expect(page.getByRole('link', { name: /onerror/ })).toContainText(name);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Entry Deleted', name);
    expect(await page.evaluate(() => 'caught' in window)).toBe(false);
  });
});

const find = async (page: Page, typed: string, name: RegExp) => {
  await page.getByRole('searchbox').fill(typed);
  await expect(page.getByRole('button', { name }).first()).toBeVisible();
};
const add = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name}`, exact: true });

test('a breakfast is gathered; a slow or failing server flashes nothing @long', async ({
  page,
  problems,
}) => {
  await test.step('a breakfast is gathered from several searches and logged by one press', async () => {
    await signUp(page);
    await page.goto('/log-food/search?meal=breakfast');
    const bar = page.getByRole('region', { name: 'Gathered foods' });
    await find(page, 'banana', /^Banana, raw/);
    await add(page, 'Banana, raw').click();
    await expect(add(page, 'Banana, raw')).toHaveAttribute('aria-pressed', 'true');
    await expect(bar).toContainText('1 food');
    await find(page, 'rolled oats', /^Oats, rolled/i);
    const oats = page.getByRole('button', { name: /^Add Oats, rolled/i }).first();
    const oatsName = ((await oats.getAttribute('aria-label')) ?? '').replace('Add ', '');
    await oats.click();
    await expect(bar).toContainText('2 foods');
    await inBothThemes(page, (theme) => expectAccessible(page, `search with a tray, ${theme}`));

    // A look at a portion and back, and a reload: the tray is still there.
    await page
      .getByRole('button', { name: new RegExp(`^${oatsName}`) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: oatsName })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Breakfast' })).toBeChecked();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(bar).toContainText('2 foods');
    await page.reload();
    await expect(bar).toContainText('2 foods');
    await find(page, 'flat white', /^.*flat white/i);
    await page
      .getByRole('button', { name: /^Add .*flat white/i })
      .first()
      .click();
    await expect(bar).toContainText('3 foods');

    await bar.getByRole('button', { name: 'Review' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading', { name: '3 foods' })).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `review, ${theme}`));
    await sheet.getByRole('button', { name: /^Remove .*flat white/i }).click();
    await expect(sheet.getByRole('heading', { name: '2 foods' })).toBeVisible();
    const banana = sheet.getByRole('group', { name: 'Banana, raw' });
    await banana.getByLabel('Amount').fill('2');
    await expect(sheet.getByRole('radio', { name: 'Breakfast' })).toBeChecked();
    await banana.getByLabel('Amount').press('Enter');
    await expectToast(page, 'Food Logged', 'Your 2 foods have been successfully logged.');
    await expect(page.getByRole('link', { name: /Banana, raw/ })).toContainText('2 medium');
    await expect(page.getByRole('link', { name: new RegExp(oatsName) })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Undone', 'The 2 foods are no longer in your log.');
    await expect(page.getByRole('link', { name: /Banana, raw/ })).toHaveCount(0);

    await page.goto('/log-food/search');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  await test.step('while a slow server thinks, the last answer stays and nothing flashes', async () => {
    await signUp(page);
    await page.goto('/log-food/search');
    await find(page, 'banana', /^Banana, raw/);
    await page.route('**/api/foods/search?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    // Whatever stands between the box and the end of the list, with every change of it.
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const list = document.querySelector('search');
      const look = () => seen.push(document.querySelectorAll('[data-result]').length);
      if (list) new MutationObserver(look).observe(list, { childList: true, subtree: true });
    });
    await page.getByRole('searchbox').pressSequentially(' chips', { delay: 60 });
    await expect(page.getByRole('button', { name: /^Banana chips/i }).first()).toBeVisible();
    await page.getByRole('searchbox').fill('zzxqwv');
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    const counts = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    // Never empty until the answer was that nothing fits.
    expect(counts.filter((count, at) => count === 0 && counts.slice(at).some(Boolean))).toEqual([]);
    await page.getByRole('searchbox').fill('zzxqwvv');
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    await expect(page.getByText('“zzxqwvv”')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('a search that cannot be answered says so, and what no food fits can be searched online', async () => {
    problems.expect('/api/foods/search');
    await signUp(page);
    await page.goto('/log-food/search');
    await page.route('**/api/foods/search?q=soup**', (route) => route.fulfill({ status: 500 }));
    const box = page.getByRole('searchbox', { name: 'Food, dish or brand' });
    await box.fill('soup');
    await expect(page.getByText('Foods couldn’t be loaded')).toBeVisible();
    await page.unroute('**/api/foods/search?q=soup**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: /soup/i }).first()).toBeVisible();

    // A server that cannot be reached is stood in for by the device, until the next time.
    await page.route('**/api/foods/search?q=stew**', (route) => route.abort('connectionreset'));
    await box.fill('stew');
    await expect(page.getByText('Offline: foods on this device')).toBeVisible();
    await expect(page.getByRole('button', { name: /stew/i }).first()).toBeVisible();
    await page.unroute('**/api/foods/search?q=stew**');
    await box.fill('soup');
    await expect(page.getByText('Offline: foods on this device')).toHaveCount(0);
    await box.fill('stew');
    await expect(page.getByText('Offline: foods on this device')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /stew/i }).first()).toBeVisible();

    await box.fill('zzxqwv');
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    await page.route('**/api/foods/search-online', (route) =>
      route.fulfill({
        json: {
          status: 'busy',
          sentence: 'Open Food Facts is busy. Try again in a minute.',
          provider: 'Open Food Facts',
          results: [],
        },
      }),
    );
    await page.getByRole('button', { name: 'Search online' }).click();
    await expect(page.getByText('Open Food Facts is busy. Try again in a minute.')).toBeVisible();
    await expectAccessible(page, 'nothing fits, online search busy');
  });
});

test('without a connection the search goes on; a lost answer logs once @long', async ({
  page,
  context,
  problems,
}) => {
  await test.step('without a connection the search says so, and goes on when there is one again', async () => {
    problems.expect('net::ERR_INTERNET_DISCONNECTED');
    await signUp(page);
    // What finds foods here is fetched a little after the page stands.
    const fetched = page.waitForResponse('**/assets/catalogue-*');
    await page.goto('/log-food/search');
    await find(page, 'banana', /^Banana, raw/);
    await (await fetched).finished();
    await context.setOffline(true);
    await page.getByRole('searchbox').fill('capsicum');
    // This browser keeps no app (one that does: offline-app.spec.ts); the foods last while the page is open.
    const onDevice = page.getByText('Offline: foods on this device');
    await expect(onDevice).toBeVisible();
    await expect(page.getByRole('button', { name: /^Capsicum/ }).first()).toBeVisible();
    await expect(page.getByText('Keep this page open')).toBeVisible();
    await expectAccessible(page, 'search without a connection');
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: /^Capsicum/ }).first()).toBeVisible();
    await expect(onDevice).toHaveCount(0);
  });

  await test.step('an answer that is lost does not log the tray twice', async () => {
    problems.expect('/api/food-logs/batch');
    await blockStore(page);
    await signUp(page);
    await page.goto('/log-food/search');
    await find(page, 'banana', /^Banana, raw/);
    await add(page, 'Banana, raw').click();
    await page.getByRole('button', { name: 'Review' }).click();
    // The server logs it; the phone never hears of it.
    await page.route('**/api/food-logs/batch', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save Food Log' });
    await save.click();
    await expectToast(page, 'Error', 'This browser can’t save offline.');
    // Taken off the tray, also after a reload, it is taken out of the log as well.
    await page.reload();
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Remove Banana, raw' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await namesOn(page, await dayOf(page))).toEqual([]);
    await add(page, 'Banana, raw').click();
    await page.getByRole('button', { name: 'Review' }).click();
    await save.click();
    await expectToast(page, 'Error', 'This browser can’t save offline.');
    await page.unroute('**/api/food-logs/batch');
    await page.getByRole('dialog').getByLabel('Amount').fill('3');
    await save.click();
    await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
    const entry = page.getByRole('link', { name: /Banana, raw/ });
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText('3 medium');
  });
});
