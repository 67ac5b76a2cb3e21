import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { fetchedAhead } from './offline.ts';
import { signUp } from './person.ts';

/** What a page asks of the API from now on: "GET /api/home". Tokens are not counted. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/csrf-token') {
      asked.push(`${request.method()} ${pathname}`);
    }
  });
  return asked;
}

/** What was asked until nothing more is, and forgets it. */
async function settled(page: Page, asked: string[]): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
  return asked.splice(0).toSorted();
}

test('an act asks again for what it changed and nothing else; nor does a network that is back @long', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page);
  await page.goto('/home');
  await fetchedAhead(page);
  const asked = listen(page);
  // What earlier pages have asked for stays fresh.
  await settled(page, asked);

  await page.goto('/log-food');
  await page.getByRole('link', { name: 'Quick add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Add' });
  await dialog.getByLabel('Calories').fill('400');
  await settled(page, asked);
  await dialog.getByLabel('Calories').press('Enter');
  await expect(page.getByText('Food Logged')).toBeVisible();
  expect(await settled(page, asked)).toEqual([
    'GET /api/food-logs',
    'GET /api/nutrition/targets',
    'GET /api/recurring-entries/due',
    'POST /api/food-logs',
  ]);

  await page.goto('/progress/weight');
  const weight = page.getByRole('textbox', { name: 'Weight' });
  await weight.fill('64.2');
  await settled(page, asked);
  await weight.press('Enter');
  // The person's weight is the latest weigh-in, and the target on this page is worked out from it.
  expect(await settled(page, asked)).toEqual([
    'GET /api/auth/user',
    'GET /api/nutrition/targets',
    'GET /api/weigh-ins',
    'POST /api/weigh-ins',
  ]);

  await page.goto('/profile/app');
  await settled(page, asked);
  await page.getByText('lb', { exact: true }).click();
  expect(await settled(page, asked)).toEqual(['PATCH /api/auth/units']);

  await page.goto('/home');
  await expect(page.getByText('400', { exact: false }).first()).toBeVisible();
  await settled(page, asked);
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You’re offline')).toBeHidden();
  expect(await settled(page, asked)).toEqual([]);
});
