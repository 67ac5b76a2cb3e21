import { expectAccessible } from './accessibility.ts';
import { undo } from './diary.ts';
import { expect, test } from './harness.ts';
import { banner, fetchedAhead, filesKept } from './offline.ts';
import { signUp } from './person.ts';
import { expectToast } from './steps.ts';

// Once it was opened the library is there without a network.
test.use({ serviceWorkers: 'allow' });

test('an exercise of one’s own is added without a network, and a page of the library is read by anybody @long', async ({
  page,
  context,
  anotherContext,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page);
  await page.goto('/home');
  await filesKept(page);
  await fetchedAhead(page);
  const ownListed = page.waitForResponse('**/api/own-exercises');
  await page.goto('/workouts/exercises');
  await (await ownListed).finished();
  await expect(page.getByText('Back squat', { exact: true })).toBeVisible();

  await test.step('without a network: searched for, added, changed, made a favourite', async () => {
    await context.setOffline(true);
    await page.goto('/workouts/exercises');
    await expect(banner(page)).toBeVisible();
    await page.getByLabel('Search exercises').fill('Bag clean');
    await page.getByRole('link', { name: 'Add “Bag clean” as your own' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Bag clean');
    await page.getByLabel('Movement').selectOption('hinge');
    await page.getByRole('button', { name: 'Save exercise' }).click();
    await expectToast(page, 'Exercise saved');
    await expect(page.getByText('Yours', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Favourite Bag clean' }).click();
    await page.getByRole('link', { name: 'Edit Bag clean' }).click();
    await page.getByRole('button', { name: 'How to do it' }).click();
    await page.getByLabel('Steps').fill('Grip it low.\nStand up fast.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Stand up fast.')).toBeVisible();
    await expectAccessible(page, 'an own exercise without a network');
  });

  await test.step('back online it is kept, searched for, and deleted with Undo', async () => {
    await context.setOffline(false);
    // Chromium may not tell a page that was opened offline: then the next try finds out.
    await expect(banner(page)).toHaveCount(0, { timeout: 60_000 });
    await page.reload();
    await expect(page.getByText('Stand up fast.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Favourite Bag clean' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'Delete Bag clean' }).click();
    await expectToast(page, 'Exercise deleted', 'Bag clean');
    await undo(page);
    await page.getByLabel('Search exercises').fill('bag cleans');
    await page.getByRole('link', { name: /Bag clean/ }).click();
    await expect(page.getByText('Stand up fast.')).toBeVisible();
  });

  await test.step('a stranger without scripts reads an exercise and finds others', async () => {
    const stranger = await (await anotherContext()).newPage();
    problems.expect(/ERR_BLOCKED_BY_CLIENT|net::ERR_FAILED/);
    await stranger.route('**/*.js', (route) => route.abort());
    await stranger.goto('/exercises/goblet-squat');
    await expect(stranger.getByRole('img', { name: /^Goblet squat: position 1/ })).toBeVisible();
    await expect(stranger.getByText('Keep your heels down and chest up.')).toBeVisible();
    await stranger.getByRole('link', { name: 'Front squat', exact: true }).click();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Front squat');
    const missing = await stranger.request.get('/exercises/no-such-exercise');
    expect(missing.status()).toBe(404);
  });
});
