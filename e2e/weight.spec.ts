import type { Page } from '@playwright/test';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { dayOf, undo } from './diary.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

const look = (page: Page, screen: string) =>
  inBothThemes(page, (theme) => expectAccessible(page, `${screen}, ${theme}`));

const list = (page: Page) => page.getByRole('region', { name: 'Weigh-ins' });

/** Weigh-ins of the last weeks, with a month of silence among them. */
async function weighedBefore(page: Page): Promise<void> {
  const today = await dayOf(page, 0);
  for (const back of [70, 66, 63, 20, 17, 12, 9, 5, 2]) {
    const weightKg = Math.round((71 + back / 40) * 10) / 10;
    await callAs(page, weighInsApi.add, {
      body: { id: newId(), date: addDays(today, -back), weightKg },
    });
  }
}

test('a weight is kept, changed and deleted by keyboard too; under 18 its trend waits to be asked for @long', async ({
  page,
}) => {
  await test.step('a weight is kept with two taps, changed, deleted and brought back, by keyboard too', async () => {
    await signUp(page);
    await page.goto('/progress');
    await page.getByRole('region', { name: 'More' }).getByRole('link', { name: 'Weight' }).click();
    await expect(page.getByRole('heading', { name: 'Weight', level: 1 })).toBeVisible();
    await expect(page.getByText('No weigh-ins in this period')).toBeVisible();
    const weight = page.getByRole('textbox', { name: 'Weight' });
    await expect(weight).toHaveValue('65');
    await look(page, 'weight, empty');

    await weight.fill('19');
    await weight.press('Enter');
    await expect(page.getByText('Use 20 to 400 kg.')).toBeVisible();
    await expect(weight).toBeFocused();
    await weight.fill('64,8');
    await weight.press('Enter');
    await expectToast(page, 'Weight Saved', '64.8 kg, Today');
    await undo(page);
    await expect(page.getByText('No weigh-ins in this period')).toBeVisible();

    await weighedBefore(page);
    await page.reload();
    await expect(weight).toHaveValue('71.1');
    await page.getByRole('button', { name: 'Save weight' }).dblclick();
    await expectToast(page, 'Weight Saved', '71.1 kg, Today');
    await expect(list(page).getByText(/^Today/)).toHaveCount(1);
    await expect(
      page.getByRole('img', { name: /Your weight from .* the trend went from/ }),
    ).toBeVisible();
    await look(page, 'weight with a trend');

    await page.getByText('Table', { exact: true }).click();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(11);
    await look(page, 'weight as a table');

    await list(page)
      .getByRole('button', { name: /^Edit .* Today$/ })
      .press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Weight' }).fill('70.6');
    await look(page, 'edit a weigh-in');
    await dialog.getByRole('button', { name: 'Save changes' }).press('Enter');
    await expectToast(page, 'Weight Changed', '70.6 kg, Today');
    await expect(list(page)).toContainText('70.6 kg');
    await list(page)
      .getByRole('button', { name: /^Delete 70\.6 kg/ })
      .press('Enter');
    await expectToast(page, 'Weigh-in Deleted', '70.6 kg, Today');
    await expect(list(page)).not.toContainText('70.6 kg');
    // Its button is gone with it: a keyboard goes on from the top.
    await expect(page.getByRole('heading', { name: 'Weight', level: 1 })).toBeFocused();
    await undo(page);
    await expect(list(page)).toContainText('70.6 kg');
  });

  await test.step('under 18 the trend is out of sight until it is asked for', async () => {
    const consents = [{ kind: 'parental_consent' as const, wordingVersion: '2026-11' }];
    await signUp(page, { profile: { age: 16, consents } });
    await weighedBefore(page);
    await page.goto('/progress/weight');
    await expect(page.getByText('Weight goes up while you grow')).toBeVisible();
    await expect(page.getByRole('img', { name: /Your weight/ })).toBeHidden();
    await page.getByRole('button', { name: 'Show the trend' }).press('Enter');
    await expect(page.getByRole('img', { name: /Your weight/ })).toBeVisible();
  });
});
