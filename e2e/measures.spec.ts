import { readingsApi } from '#features/measures/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { filesKept } from './offline.ts';
import { callAs, signUp } from './person.ts';

test.use({ serviceWorkers: 'allow' });

test('today is measured on one screen, offline too, and a change of unit loses nothing', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  // What is fetched ahead may be cut off.
  problems.expect(/net::ERR_FAILED.*\/catalogue-/);
  await signUp(page);
  const today = await dayOf(page);
  const readings = () => callAs(page, readingsApi.list, { query: { from: addDays(today, -7) } });

  await test.step('waist, mood and a measure of one’s own are chosen', async () => {
    await page.goto('/progress/measures');
    await page.getByRole('link', { name: 'Choose what to track' }).click();
    for (const name of ['Waist', 'Mood']) {
      const one = page.getByRole('switch', { name });
      await one.click();
      await expect(one).toBeChecked();
    }
    await page.getByLabel('Name').fill('Grip');
    await page.getByLabel('Unit').fill('lb');
    await page.getByRole('button', { name: 'Add measure' }).click();
    await expect(page.getByRole('switch', { name: 'Grip' })).toBeChecked();
    await page.getByRole('link', { name: 'Done' }).click();
  });

  await test.step('all are saved at once without a network, each once', async () => {
    await page.getByLabel('Waist').fill('8,4');
    await filesKept(page);
    await context.setOffline(true);
    await page.getByLabel('Grip').fill('100');
    await page.getByRole('radio', { name: /Good/ }).check({ force: true });
    await page.getByRole('button', { name: 'Save today' }).click();
    await expect(page.getByText('Use 40 to 250 cm for waist.')).toBeVisible();
    await page.getByLabel('Waist').fill('84,5');
    await page.getByRole('button', { name: 'Save today' }).click();
    const saved = page.getByRole('region', { name: 'Saved today' });
    await expect(saved).toContainText('84.5 cm');
    await expect(saved).toContainText('4 of 5, good');
    await context.setOffline(false);
    await expect.poll(async () => (await readings()).length, { timeout: 20_000 }).toBe(3);
  });

  await test.step('pounds become kilograms, and the value is shown converted', async () => {
    await page.getByRole('link', { name: /^Grip/ }).click();
    await page.getByRole('button', { name: 'Edit measure' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Unit').fill('kg');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText('Choose what happens to the values you have.')).toBeVisible();
    await form.getByRole('radio', { name: 'Convert them' }).check();
    await expect(form.getByLabel('How many kg make one lb?')).toHaveValue('0.45359237');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit 45.36 kg, Today' })).toBeVisible();
    expect((await readings()).find(({ unit }) => unit === 'lb')?.value).toBe(100);
  });
});
