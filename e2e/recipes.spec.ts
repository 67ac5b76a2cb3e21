import { expectAccessible } from './accessibility.ts';
import { undo } from './diary.ts';
import { expect, test } from './harness.ts';
import { banner, countStored, fetchedAhead, filesKept } from './offline.ts';
import { signUp } from './person.ts';
import { expectToast } from './steps.ts';

// Once Meals was opened the recipes are there without a network.
test.use({ serviceWorkers: 'allow' });

test('a recipe is found, scaled and kept; an own one is written, corrected and read without a network', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page);
  await page.goto('/home');
  await filesKept(page);
  await fetchedAhead(page);

  await test.step('search and filters find it, also without an allergen', async () => {
    await page.goto('/nutrition');
    await expect(page.getByRole('heading', { level: 1, name: 'Meals' })).toBeVisible();
    await page.getByLabel('Search recipes').fill('lentl dal');
    const found = page.getByRole('link', { name: /Red lentil dal with spiced oil/ });
    await expect(found).toBeVisible();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByText('No milk', { exact: true }).click();
    await page.getByText('Low cost', { exact: true }).click();
    await page.getByRole('button', { name: 'Show recipes' }).click();
    await expect(page.getByRole('button', { name: 'Remove No milk' })).toBeVisible();
    await expect(page).toHaveURL(/without=milk/);
    await found.click();
  });

  await test.step('it scales by servings and by what there is, and is kept', async () => {
    await expect(page.getByText('1½ cups gluten free red lentils').first()).toBeVisible();
    for (let more = 0; more < 4; more += 1)
      await page.getByRole('button', { name: 'More servings' }).click();
    await expect(page.getByText('3 cups gluten free red lentils').first()).toBeVisible();
    await page.getByRole('button', { name: 'Scale to what I have' }).click();
    await page.getByLabel('Ingredient', { exact: true }).selectOption({ label: 'basmati rice' });
    await page.getByLabel('How much you have').fill('97,5');
    await page.getByRole('button', { name: 'Scale the recipe' }).click();
    await expect(page.getByText('2 servings', { exact: true })).toBeVisible();
    const keep = page.getByRole('button', { name: /^Keep Red lentil dal/ });
    const stars = page.getByRole('button', { name: '4 stars' });
    // Nothing gets through, and the page is closed: the taps are on the device, and neither takes the other back.
    await page.route('**/api/recipe-marks/*', (route) => route.abort('internetdisconnected'));
    await keep.click();
    await stars.click();
    await expect.poll(async () => (await countStored(page)).writes).toBe(2);
    await page.unroute('**/api/recipe-marks/*');
    await page.reload();
    await expect.poll(async () => (await countStored(page)).writes).toBe(0);
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await expect(stars).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('an own recipe is written; what is not known is said, and corrected', async () => {
    await page.goto('/meals/recipes/new');
    await page.getByLabel('Name').fill('Nan’s pumpkin soup');
    await page.getByLabel('Ingredient 1', { exact: true }).fill('1 kg pumpkin, chopped');
    await page.keyboard.press('Enter');
    await page.keyboard.type('2 tbsp xyzzy paste');
    await page.keyboard.press('Enter');
    await page.keyboard.type('1/2 cup thickened cream');
    await expect(page.getByText('from 2 of 3 ingredients')).toBeVisible();
    await expectAccessible(page, 'a new recipe with lines as they were read');
    await page.getByRole('button', { name: 'Choose a food' }).click();
    await page.getByRole('searchbox', { name: 'Search foods' }).fill('tomato paste');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Tomato paste/i })
      .first()
      .click();
    await expect(page.getByText('from 2 of 3 ingredients')).toHaveCount(0);
    await page.getByLabel('Steps').fill('Roast the pumpkin.\nBlend it with the cream.');
    await page.getByRole('button', { name: 'Save recipe' }).click();
    await expectToast(page, 'Recipe saved', 'Nan’s pumpkin soup');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nan’s pumpkin soup');
    await expect(page.getByText('Milk', { exact: true })).toBeVisible();
    // Two taps at once: the second does not wait for the first to be with the server.
    await page.getByRole('button', { name: '5 stars' }).click();
    await page.getByRole('button', { name: /^Keep Nan/ }).click();
    await expect.poll(async () => (await countStored(page)).writes).toBe(0);
    await page.reload();
    await expect(page.getByRole('button', { name: '5 stars' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('button', { name: /^Keep Nan/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('without a network both are read, and the own one is changed', async () => {
    await page.goto('/meals');
    await expect(page.getByRole('link', { name: /Nan’s pumpkin soup/ })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await page.getByLabel('Kept', { exact: true }).click();
    await page.getByRole('link', { name: /Red lentil dal/ }).click();
    await expect(page.getByText('1 cup basmati rice').first()).toBeVisible();
    await page.goBack();
    await page.getByLabel('Kept', { exact: true }).click();
    await page.getByRole('link', { name: /Nan’s pumpkin soup/ }).click();
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Name').fill('Nan’s best soup');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Recipe changed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nan’s best soup');
  });

  await test.step('back online it is stored; a deletion is undone', async () => {
    await context.setOffline(false);
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nan’s best soup');
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Recipe deleted', 'Nan’s best soup');
    await undo(page);
    await expect(page.getByRole('link', { name: /Nan’s best soup/ })).toBeVisible();
  });
});
