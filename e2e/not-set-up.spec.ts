import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { signUp } from './person.ts';

test('photo analysis that nobody has set up says so before the camera opens', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('asked for the camera'));
  });
  await signUp(page);
  await page.goto('/log-food');
  const camera = page.getByRole('link', { name: /Camera \+ AI/ });
  await expect(camera).toContainText('Not set up');
  await camera.click();
  await expect(page.getByText('Photo analysis isn’t set up here.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search foods' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Scan Barcode' })).toBeVisible();
  await inBothThemes(page, (theme) => expectAccessible(page, `no analysis, ${theme}`));
});
