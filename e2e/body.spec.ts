import { accountApi } from '#features/account/contract.ts';
import { targetsApi, weighInsApi } from '#features/nutrition/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a weigh-in is the profile’s weight; a pregnancy changes the target by its date @long', async ({
  page,
}) => {
  await test.step('the profile shows the latest weigh-in, and another weight there is one', async () => {
    await signUp(page, { profile: { weight: 78.4 } });
    const date = dayFromNow(-3);
    await callAs(page, weighInsApi.add, { body: { id: newId(), date, weightKg: 75.1 } });
    await callAs(page, accountApi.saveUnits, { body: { weightUnit: 'lb' } });
    await page.goto('/profile');
    await expect(page.getByText('165.6')).toBeVisible();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const weight = dialog.getByRole('textbox', { name: /^Weight/ });
    await weight.fill('1.5.0');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toContainText('Enter your weight.');
    await weight.fill('150,5');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('150.5')).toBeVisible();

    await page.goto('/progress/weight');
    const list = page.getByRole('region', { name: 'Weigh-ins' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await list
      .getByRole('button', { name: /Delete/ })
      .first()
      .click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await page.goto('/profile');
    await expect(page.getByText('165.6')).toBeVisible();
  });

  await test.step('a pregnancy changes the target by its date, and without a reference value none is shown', async () => {
    const look = (screen: string) =>
      inBothThemes(page, (theme) => expectAccessible(page, `${screen} (${theme})`));
    await signUp(page, { profile: { goals: ['lose_weight'] } });
    const date = dayFromNow(0);
    const energy = async () =>
      (await callAs(page, targetsApi.read, { query: { date } })).target?.energyKcal ?? null;
    expect(await energy()).toBe(1510);

    await page.goto('/progress/targets');
    const save = page.getByRole('button', { name: 'Save targets' });
    await page.getByRole('switch', { name: /Pregnant or breastfeeding/ }).click();
    await page.getByRole('radio', { name: 'Pregnant' }).check();
    await page.getByLabel('Due date').fill(dayFromNow(100));
    await look('stage of a pregnancy');
    await save.click();
    await expect(page.getByText(/Targets Saved/).first()).toBeVisible();
    await expect.poll(energy).toBe(2220);

    await page.getByRole('radio', { name: /Partly breastfeeding/ }).check();
    await save.click();
    await expect(page.getByText('No target for now')).toBeVisible();
    await look('no target');
    await page.goto('/home');
    await expect(page.getByText(/There’s no reference value/)).toBeVisible();
    await page.getByRole('link', { name: 'Targets', exact: true }).click();
    await expect(page).toHaveURL(/\/progress\/targets$/);
    await page.goto('/progress/check-in');
    await expect(page.getByRole('heading', { name: 'No target for now' })).toBeVisible();
  });
});
