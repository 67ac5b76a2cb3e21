import { foodsApi } from '#features/foods/contract.ts';
import { targetsApi } from '#features/nutrition/contract.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { dayOf, mealOf, rowOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

test('0 kcal is 0; an energy that nobody said is a dash, and makes the day “at least” @long', async ({
  page,
}) => {
  await signUp(page, { profile: { goals: ['lose_weight'] } });
  const date = await dayOf(page);

  // Black coffee: 0 kcal is typed, and the rest is not known.
  await page.goto('/log-food?mode=manual');
  await page.getByLabel('Food name').fill('Black coffee');
  for (const name of [/^Protein/, /^Carbs/, /^Fat/]) {
    await page.getByRole('textbox', { name }).fill('');
  }
  await page.getByLabel('Calories').fill('');
  await page.getByRole('button', { name: 'Save Food Log' }).click();
  await expect(page.getByText('Calories are required')).toBeVisible();
  await page.getByLabel('Calories').fill('0');
  await page.getByRole('button', { name: 'Save Food Log' }).click();
  await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
  await expect(rowOf(page, 'Lunch', 'Black coffee')).toContainText('0 kcal');
  const summary = page.getByRole('region', { name: "Today's Nutrition" });
  await expect(summary).toContainText('Nutrition0calories');
  await page.goto('/home');
  await expect(page.getByRole('img', { name: /^0 of 1,510 kcal eaten/ })).toBeVisible();

  // A food whose source says nothing of its energy, chosen and gathered.
  await callAs(page, foodsApi.addOwn, {
    body: { name: 'Silent clusters', basis: '100g', nutrients: { protein: 13 }, keepAnyway: true },
  });
  await page.goto('/log-food/search?q=silent+clusters&meal=lunch');
  await page.getByRole('button', { name: /^Silent clusters/ }).click();
  await expect(page.getByText('Energy unknown', { exact: true })).toBeVisible();
  await inBothThemes(page, (theme) => expectAccessible(page, `a portion without energy, ${theme}`));
  await page.getByRole('button', { name: 'Save Food Log' }).click();
  await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
  await page.goto('/log-food/search?q=silent+clusters&meal=dinner');
  await page.getByRole('button', { name: 'Add Silent clusters', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Gathered foods' });
  await expect(bar).toContainText('1 food · –');
  await page.getByRole('searchbox').fill('banana');
  await page.getByRole('button', { name: 'Add Banana, raw', exact: true }).click();
  await expect(bar).toContainText(/2 foods · at least \d+\skcal/);
  await bar.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Save Food Log' }).click();
  await expectToast(page, 'Food Logged', 'Your 2 foods have been successfully logged.');
  await expect(rowOf(page, 'Dinner', 'Silent clusters')).toContainText('energy not known');
  await expect(mealOf(page, 'Dinner')).toContainText(/at least \d+\skcal/);

  // In the gentle mode nothing need be said; afterwards it is still not known.
  const { settings } = await callAs(page, targetsApi.read, { query: { date } });
  await callAs(page, targetsApi.save, { body: { ...settings, safeMode: true } });
  await page.goto('/log-food?mode=manual&meal=breakfast');
  // The specified start, however the form is reached.
  await expect(page.getByRole('radio', { name: 'Lunch' })).toBeChecked();
  await page.getByRole('radio', { name: 'Breakfast' }).check({ force: true });
  await page.getByLabel('Food name').fill('Curry');
  await page.getByRole('button', { name: 'Save Food Log' }).click();
  await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
  const { settings: gentle } = await callAs(page, targetsApi.read, { query: { date } });
  await callAs(page, targetsApi.save, { body: { ...gentle, safeMode: false } });
  await page.reload();
  await expect(rowOf(page, 'Breakfast', 'Curry')).toContainText('energy not known');
  await expect(summary).toContainText(/at least\d+calories/);
  await inBothThemes(page, (theme) =>
    expectAccessible(page, `a day of which not all is known, ${theme}`),
  );

  // Its amount is changed without an energy being asked for; one that is typed is known.
  await rowOf(page, 'Breakfast', 'Curry').click();
  await page.getByLabel('Quantity').fill('200');
  await expect(page.getByLabel('Calories')).toHaveValue('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(rowOf(page, 'Breakfast', 'Curry')).toContainText('200 g');
  await expect(rowOf(page, 'Breakfast', 'Curry')).toContainText('energy not known');

  await page.goto('/home');
  const ring = page.getByRole('img', {
    name: /^At least \d+ of 1,510 kcal eaten\. Left today, at most: 1,\d+ kcal\.$/,
  });
  await expect(ring).toBeVisible();
  await expect(page.getByRole('link', { name: /Dinner/ })).toContainText(/at least \d+\skcal/);
  await inBothThemes(page, (theme) =>
    expectAccessible(page, `a home of which not all is known, ${theme}`),
  );
  await page.goto('/log-food/nutrients');
  await page.getByRole('radio', { name: 'Table' }).check();
  await expect(page.getByRole('row', { name: /^Energy/ })).toContainText('from 2 of 5 foods');
  await page.goto('/log-food/calendar');
  await expect(page.locator(`[data-day="${date}"]`)).toHaveAccessibleName(
    /5 foods, at least \d+\skcal$/,
  );
});
