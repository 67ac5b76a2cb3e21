import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { signUp } from './person.ts';
import { expectToast } from './steps.ts';

test('a food is found while typing, logged in a portion, and logged again in three taps', async ({
  page,
}) => {
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
  const entry = page.getByRole('link', { name: /Banana, raw \(1 medium\)/ });
  await expect(entry).toContainText('1.5 pieces');
  await expect(entry).toContainText(eaten);

  await page.getByRole('link', { name: 'Search foods' }).click();
  await page.getByRole('button', { name: /^Banana, raw/ }).click();
  await page.getByRole('button', { name: 'Save Food Log' }).click();
  await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
  await expect(entry).toHaveCount(2);
});

test('a search that cannot be answered says so, and what no food fits can be searched online', async ({
  page,
  problems,
}) => {
  problems.expect('/api/foods/search');
  await signUp(page);
  await page.goto('/log-food/search');
  await page.route('**/api/foods/search?q=soup**', (route) => route.abort('connectionreset'));
  const box = page.getByRole('searchbox', { name: 'Food, dish or brand' });
  await box.fill('soup');
  await expect(page.getByText('The foods could not be loaded')).toBeVisible();
  await page.unroute('**/api/foods/search?q=soup**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: /soup/i }).first()).toBeVisible();

  await box.fill('zzxqwv');
  await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible();
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
