import sharp from 'sharp';
import { progressPhotosApi } from '#features/progress-photos/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('photos are taken by file, compared, hidden, deleted and brought back', async ({
  page,
  anotherContext,
}) => {
  await signUp(page, { name: 'photos' });
  const today = await dayOf(page);
  const front = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photo('#775544') };
  const file = () => page.getByLabel('Picture file', { exact: true });

  await test.step('a first one, with an outline to stand in', async () => {
    await page.goto('/progress/photos');
    await page.getByRole('link', { name: 'Add photos' }).click();
    await expect(page.locator('[data-guide="outline"]')).toBeVisible();
    await page.getByRole('button', { name: 'Save photo' }).click();
    await expect(page.getByText('Take a photo or choose a picture first.')).toBeVisible();
    await file().setInputFiles({ ...front, buffer: Buffer.from('no picture at all') });
    await expect(page.getByText('We can’t open that file.')).toBeVisible();
    await file().setInputFiles(front);
    await expect(page.getByAltText('Your photo')).toBeVisible();
    await page.getByLabel(/^Day/).fill(addDays(today, -30));
    await page.getByRole('button', { name: 'Save photo' }).click();
    await expectToast(page, 'Photo Saved', 'Front photo');
    // The next pose of the day is asked for.
    await expect(page.getByRole('radio', { name: 'Side' })).toBeChecked();
  });

  await test.step('the next one of the pose is taken with the last one as a guide', async () => {
    const { photos } = await callAs(page, progressPhotosApi.list, {});
    await page.goto('/progress/photos/new');
    const guide = page.locator(`[data-guide="${photos[0]?.id}"] img`);
    await expect(guide).toBeVisible();
    await expect.poll(() => guide.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(600);
    await file().setInputFiles({ ...front, buffer: await photo('#556677') });
    await page.getByRole('button', { name: 'Save photo' }).click();
    await expectToast(page, 'Photo Saved', 'Front photo');
    const stranger = await (await anotherContext()).newPage();
    const address = `/api/progress-photos/${photos[0]?.id}/picture`;
    expect((await stranger.request.get(address)).status()).toBe(404);
    expect((await page.request.get(address)).headers()['cache-control']).toBe('no-store');
  });

  await test.step('two dates are compared by keyboard, and side by side', async () => {
    await page.goto('/progress/photos/compare');
    await expect(page.getByText('30 days apart')).toBeVisible();
    const divider = page.getByRole('slider', { name: 'Divider' });
    await divider.focus();
    await page.keyboard.press('End');
    await expect(divider).toHaveValue('100');
    await page.getByText('Side by side').click();
    await expect(page.getByRole('figure')).toHaveCount(2);
  });

  await test.step('one is deleted, and brought back', async () => {
    await page.goto('/progress/photos');
    const first = page.getByRole('button', { name: 'Open front photo, Today' });
    await first.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete photo' }).click();
    await expectToast(page, 'Photo Deleted', 'Front photo');
    await expect(first).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(first).toBeVisible();
  });

  await test.step('they can be hidden until it is confirmed who looks', async () => {
    await page.getByRole('switch', { name: 'Confirm it’s you first' }).click();
    await expectToast(page, 'Saved', 'We ask before your photos show.');
    // Just signed in: they show.
    await expect(page.getByRole('button', { name: 'Open front photo, Today' })).toBeVisible();
  });
});
