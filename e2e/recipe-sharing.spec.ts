import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { recipesApi } from '#features/recipes/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { heicPicture } from './heic-picture.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

const NOTES = 'Dad hates this one';

async function addRecipe(page: Page): Promise<string> {
  const id = newId();
  await callAs(page, recipesApi.add, {
    body: {
      id,
      name: 'Nan’s pumpkin soup',
      description: 'From the card in her kitchen drawer.',
      servings: 4,
      totalMinutes: 45,
      fridgeDays: 3,
      ingredients: [
        {
          id: 'a',
          text: '1 kg pumpkin, chopped',
          food: { foodId: 'catalogue:pumpkin-raw', name: 'Pumpkin', key: null },
          grams: 1000,
        },
        { id: 'b', text: 'a handful of whatever grows' },
      ],
      steps: ['Roast the pumpkin.', 'Blend it with stock.'],
      notes: NOTES,
    },
  });
  return id;
}

test('a photo of a recipe is the person’s own; a shared link is read by anyone until it is taken back @long', async ({
  page,
  problems,
  anotherContext,
}) => {
  await signUp(page);
  const id = await addRecipe(page);
  const photo = page.locator('main img[src^="/api/recipe-photos/"]').first();
  const photoPath = async () => (await photo.getAttribute('src')) ?? '';
  const open = async (action: string | RegExp) => {
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
  };
  const choose = async (action: string, name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await open(action);
    await (await chooser).setFiles({ name, mimeType, buffer });
  };
  let first = '';

  await test.step('a picture of an iPhone is shown, and another takes its place', async () => {
    await page.goto(`/meals/recipes/${id}`);
    await choose('Add a photo', 'IMG_1.HEIC', 'image/heic', heicPicture);
    await expect(photo).toBeVisible();
    await expect
      .poll(() => photo.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBe(960);
    first = await photoPath();
    const green = sharp({
      create: { width: 800, height: 600, channels: 3, background: '#3a7d44' },
    });
    await choose('Change the photo', 'soup.jpg', 'image/jpeg', await green.jpeg().toBuffer());
    await expect.poll(photoPath).not.toBe(first);
    await page.goto('/meals');
    await expect(page.locator(`main img[src="${await photoPath()}"]`).first()).toBeVisible();
    await page.goto(`/meals/recipes/${id}`);
  });

  const stranger = await (await anotherContext()).newPage();
  await test.step('nobody else reads it', async () => {
    const path = await photoPath();
    expect((await page.request.get(path)).status()).toBe(200);
    expect((await stranger.request.get(path)).status()).toBe(404);
    const other = await (await anotherContext()).newPage();
    await signUp(other, { name: 'ben' });
    expect((await other.request.get(path)).status()).toBe(404);
  });

  let link = '';
  await test.step('a link is made', async () => {
    await open(/^Share link/);
    await page.getByRole('button', { name: 'Make a link' }).click();
    link = await page.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toContain('/shared/recipes/');
  });

  await test.step('it is read without an account, in both themes, on phone and desktop, and on paper', async () => {
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Nan’s pumpkin soup');
    await expect(stranger.getByText('1 kg pumpkin, chopped')).toBeVisible();
    await expect(stranger.locator('img')).toBeVisible();
    await expect(stranger.getByText(NOTES)).toHaveCount(0);
    for (const colorScheme of ['dark', 'light'] as const) {
      await stranger.emulateMedia({ colorScheme });
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const) {
        await stranger.setViewportSize({ width, height });
        await expectAccessible(stranger, `a shared recipe, ${colorScheme}, ${width}`);
      }
    }
    await stranger.emulateMedia({ media: 'print' });
    await expect(stranger.getByText('Blend it with stock.')).toBeVisible();
    await expect(stranger.getByText('Shared with Vigour')).toBeHidden();
  });

  await test.step('without its photo the page shows none; taken back, the link says so', async () => {
    await page.keyboard.press('Escape');
    await open('Remove the photo');
    await expect(photo).toHaveCount(0);
    await stranger.reload();
    await expect(stranger.locator('img')).toHaveCount(0);
    await open(/^Share link/);
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expectToast(page, 'Sharing stopped');
    problems.expect(/shared\/recipes/);
    await stranger.emulateMedia({ media: 'screen' });
    await stranger.reload();
    await expect(stranger.getByText('This recipe is no longer shared').first()).toBeVisible();
    await expectAccessible(stranger, 'a recipe that is no longer shared');
  });
});
