import { trainingPlacesApi, trainingProfileApi } from '#features/training-profile/contract.ts';
import { expect, test } from './harness.ts';
import { fetchedAhead, pendingMarks } from './offline.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

test('a place from a preset gets its plates, days use it, and both are changed offline @long', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page, { profile: { schedule: { trainingDays: [1, 4], sessionMinutes: 45 } } });
  await page.goto('/workouts/profile');

  await test.step('one tap fills a place in, plates are counted down', async () => {
    await page.getByRole('link', { name: /Add a place to train/ }).click();
    await page.getByRole('link', { name: /^Home with a barbell/ }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Home');
    await page.getByLabel('Name').fill('Garage');
    await page.getByLabel('Bar', { exact: true }).fill('15,5');
    await page.getByRole('button', { name: 'Fewer pairs of 20 kg' }).click();
    await page.getByRole('button', { name: 'More pairs of 10 kg' }).click();
    await page.getByRole('button', { name: 'Save place' }).click();
    await expectToast(page, 'Place saved', 'Garage');
    const [place] = await callAs(page, trainingPlacesApi.list, {});
    expect(place).toMatchObject({ name: 'Garage', barKg: 15.5 });
    expect(place?.platesKg?.slice(0, 2)).toEqual([
      { kg: 10, pairs: 2 },
      { kg: 5, pairs: 1 },
    ]);
  });

  await test.step('days get their time and place', async () => {
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByLabel('Minutes on Thursday').fill('9');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Minutes on Thursday')).toBeFocused();
    await page.getByLabel('Minutes on Thursday').fill('60');
    await page.getByLabel('Place on Thursday').selectOption('Garage');
    await page.getByRole('checkbox', { name: 'Saturday' }).check();
    await page.getByRole('checkbox', { name: 'Knees' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'Saved', 'Your next plan uses this.');
    const { days, avoid } = await callAs(page, trainingProfileApi.read, {});
    expect(days.map(({ weekday, minutes }) => [weekday, minutes])).toEqual([
      [1, 45],
      [4, 60],
      [6, 45],
    ]);
    expect(avoid).toEqual(['knee']);
  });

  await test.step('offline the place is renamed and deleted, which says what follows, and Undo brings it back', async () => {
    await page.goto('/home');
    await fetchedAhead(page);
    await page.goto('/workouts/places');
    await expect(page.getByText('Used on Thursday')).toBeVisible();
    await page.getByRole('link', { name: 'Edit Garage' }).click();
    await expect(page.getByLabel('Bar', { exact: true })).toHaveValue('15.5');

    await context.setOffline(true);
    await page.getByLabel('Name').fill('Shed');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(pendingMarks(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete Shed' }).click();
    await expectToast(page, 'Place deleted', 'Thursday: no equipment until');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByText('Used on Thursday')).toBeVisible();

    await context.setOffline(false);
    await expect(pendingMarks(page)).toHaveCount(0);
    const places = await callAs(page, trainingPlacesApi.list, {});
    expect(places).toMatchObject([{ name: 'Shed', barKg: 15.5 }]);
  });
});
