import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { accountApi } from '#features/account/contract.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

const look = (page: Page, screen: string) =>
  inBothThemes(page, (theme) => expectAccessible(page, `${screen} (${theme})`));

/** Wide and upright only by its EXIF, with a place in it: as a phone takes them. */
async function takenByPhone(): Promise<Buffer> {
  const create = { width: 900, height: 1600, channels: 3 as const, background: '#2f7d6b' };
  const face = Buffer.from(
    '<svg width="900" height="1600"><circle cx="450" cy="800" r="260" fill="#f2c9a1"/></svg>',
  );
  return sharp({ create })
    .composite([{ input: face }])
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '33/1 51/1 0/1' } })
    .jpeg()
    .toBuffer();
}

const photo = async (name = 'me.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await takenByPhone(),
});

/** The picture really is on screen, not only its frame. */
async function expectPicture(page: Page): Promise<string> {
  const picture = page.locator('main img[src^="/api/profile/photo/"]').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  return (await picture.getAttribute('src')) ?? '';
}

test('a photo: chosen, changed, removed and put back; by keyboard; and what is none @long', async ({
  page,
  anotherContext,
  problems,
}) => {
  test.setTimeout(180_000);
  await test.step('a photo: chosen, seen, kept, changed, removed and put back', async () => {
    await signUp(page, { name: 'photo' });
    await page.goto('/profile/account');
    await page.getByLabel('Photo of you').setInputFiles(await photo());
    const dialog = page.getByRole('dialog', { name: 'Your photo' });
    await expect(dialog.getByRole('img', { name: /cut to a circle/ })).toBeVisible();
    await expect(dialog.getByRole('slider', { name: 'Left to right' })).toHaveValue('50');
    await look(page, 'photo before it is saved');
    const sent = page.waitForRequest(
      (one) => one.method() === 'PUT' && one.url().endsWith('/api/profile/photo'),
    );
    await dialog.getByRole('button', { name: 'Save photo' }).click();
    expect((await sent).postDataBuffer()?.length).toBeLessThan(400_000);
    await expectToast(page, 'Photo saved', 'Only you can see it.');
    await expect(dialog).toBeHidden();
    const address = await expectPicture(page);
    await look(page, 'account with a photo');

    await page.reload();
    expect(await expectPicture(page)).toBe(address);
    await page.goto('/profile');
    await expectPicture(page);
    await look(page, 'profile with a photo');
    const { photo: tag } = await callAs(page, accountApi.currentUser, {});
    expect(address).toContain(tag);
    const answer = await page.request.get(address);
    expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: 'webp' });

    const stranger = await (await anotherContext()).newPage();
    expect((await stranger.request.get(address)).status()).toBe(404);

    await page.goto('/profile/account');
    await page.getByLabel('Photo of you').setInputFiles(await photo());
    await dialog.getByRole('slider', { name: 'Left to right' }).focus();
    await page.keyboard.press('Home');
    await expect(dialog.getByRole('slider', { name: 'Left to right' })).toHaveValue('0');
    await dialog.getByRole('button', { name: 'Save photo' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => expectPicture(page)).not.toBe(address);

    // Without a network the device shows what it keeps, and of a stranger nothing.
    problems.expect(/net::ERR_|Failed to fetch|Failed to load/);
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.reload();
    const kept = page.locator('main img[src^="data:image/webp;base64,"]');
    await expect(kept).toBeVisible();
    expect(await kept.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(384);
    await page.unroute('**/api/**');
    await page.reload();
    await expectPicture(page);

    await page.getByRole('button', { name: 'Remove photo' }).click();
    await expect(page.locator('main img')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add a photo' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectPicture(page);
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
  });

  await test.step('a photo by keyboard alone; what is none is said beside it', async () => {
    await test.step('a photo by keyboard alone', async () => {
      await signUp(page, { name: 'keys' });
      await page.goto('/profile/account');
      await page.getByRole('button', { name: 'Add a photo' }).focus();
      const choosing = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await choosing).setFiles(await photo());
      const dialog = page.getByRole('dialog', { name: 'Your photo' });
      await expect(dialog).toBeVisible();
      await expect
        .poll(() => dialog.evaluate((one) => one.contains(document.activeElement)))
        .toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Add a photo' })).toBeFocused();

      const again = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await again).setFiles(await photo());
      const save = dialog.getByRole('button', { name: 'Save photo' });
      await expect(save).toBeVisible();
      for (let presses = 0; presses < 10; presses += 1) {
        if (await save.evaluate((one) => one === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(save).toBeFocused();
      await page.keyboard.press('Enter');
      await expectPicture(page);
    });

    await test.step('what cannot be a photo is said beside it, and a picture that fails leaves the initial', async () => {
      problems.expect('/api/profile/photo');
      await signUp(page, { name: 'nophoto' });
      await page.goto('/profile/account');
      const input = page.getByLabel('Photo of you');
      await input.setInputFiles({
        name: 'me.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('<script>alert(1)</script>'),
      });
      await expect(page.getByText('can’t open that file')).toBeVisible();
      await look(page, 'a file that is no picture');
      const create = { width: 30, height: 30, channels: 3 as const, background: '#fff' };
      const dot = await sharp({ create }).png().toBuffer();
      await input.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot });
      await expect(page.getByText('too small')).toBeVisible();

      // The server has the last word, and its sentence is shown where the picture is.
      await page.route(
        '**/api/profile/photo',
        (route) =>
          route.fulfill({
            status: 400,
            json: {
              code: 'invalid',
              message: 'That photo is damaged. Choose another.',
              fields: { photo: 'That photo is damaged. Choose another.' },
            },
          }),
        { times: 1 },
      );
      await input.setInputFiles(await photo());
      const dialog = page.getByRole('dialog', { name: 'Your photo' });
      await dialog.getByRole('button', { name: 'Save photo' }).click();
      await expect(dialog.getByText('That photo is damaged.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Save photo' }).click();
      await expect(dialog).toBeHidden();
      await expectPicture(page);

      await page.route('**/api/profile/photo/*', (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
      await page.goto('/profile');
      await expect(page.locator('main img')).toHaveCount(0);
      await expect(page.getByText('S', { exact: true })).toBeVisible();
    });
  });
});
