import { tandoorExport } from '#features/recipe-import/testing/recipe-exports.ts';
import { expectAccessible } from './accessibility.ts';
import { undo } from './diary.ts';
import { expect, test } from './harness.ts';
import { signUp } from './person.ts';
import { expectToast } from './steps.ts';

const TEXT = `Nan’s pumpkin soup
Serves 6

Ingredients
1 kg pumpkin, chopped
1 cup truffled polenta
2 tbsp xyzzy paste

Method
1. Roast the pumpkin.
2. Blend everything.`;

test('recipes come from a text and a file, are checked, saved once and undone', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/meals/recipes/new');
  await page.getByRole('link', { name: 'Import' }).click();

  await test.step('what cannot be read says why', async () => {
    await page.getByText('Web page', { exact: true }).click();
    await page.getByLabel('Web address').fill('http://192.168.0.1/soup');
    await page.getByRole('button', { name: 'Read page' }).click();
    await expect(page.getByText(/leads into a private network/)).toBeVisible();
    await page.getByText('Photo', { exact: true }).click();
    await expect(page.getByText(/aren’t set up here/)).toBeVisible();
  });

  await test.step('a text is read, its doubtful line confirmed, and saved', async () => {
    await page.getByText('Text', { exact: true }).click();
    await page.getByLabel('Recipe text').fill(TEXT);
    await page.getByRole('button', { name: 'Read text' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check the recipe');
    await expect(page.getByText(/2 ingredients to check/)).toBeVisible();
    await expect(page.getByLabel(/^Servings/)).toHaveValue('6');
    await expectAccessible(page, 'an imported recipe to be checked');
    await page.getByRole('button', { name: 'Yes' }).first().click();
    await page.getByRole('button', { name: 'Save recipe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nan’s pumpkin soup');
  });

  await test.step('the same text again saves nothing', async () => {
    await page.goto('/meals/recipes/import');
    await page.getByLabel('Recipe text').fill(TEXT);
    await page.getByRole('button', { name: 'Read text' }).click();
    await expect(page.getByText('You have this recipe')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
  });

  await test.step('a file’s recipes are chosen, saved, and undone', async () => {
    await page.getByText('File', { exact: true }).click();
    await page.getByLabel('Recipe file').setInputFiles({
      name: 'tandoor.zip',
      mimeType: 'application/zip',
      buffer: await tandoorExport(),
    });
    await expect(page.getByText('2 recipes from Tandoor')).toBeVisible();
    await expectAccessible(page, 'recipes of a file to choose');
    await page.getByLabel(/Scones/).uncheck();
    await page.getByRole('button', { name: 'Save 1 recipe' }).click();
    await expectToast(page, '1 recipe saved');
    await undo(page);
    await expectToast(page, 'Import undone');
  });
});
