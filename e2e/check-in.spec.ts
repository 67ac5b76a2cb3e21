import type { Page } from '@playwright/test';
import { foodLogApi } from '#features/food-log/contract.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

const look = (page: Page, screen: string) =>
  inBothThemes(page, (theme) => expectAccessible(page, `${screen}, ${theme}`));

/** Three weeks of days with a meal and a weigh-in. */
async function threeWeeks(page: Page): Promise<void> {
  const today = await dayOf(page);
  const days = Array.from({ length: 21 }, (_, at) => addDays(today, -1 - at));
  const food = { mealType: 'lunch', foodName: 'All', quantity: 1, unit: 'serving' } as const;
  const entries = days.map((date) => ({ ...food, id: newId(), date, calories: 1900 }));
  await callAs(page, foodLogApi.addMany, { body: { entries } });
  const weigh = (date: string) =>
    callAs(page, weighInsApi.add, { body: { id: newId(), date, weightKg: 65 } });
  await Promise.all(days.map(weigh));
}

test('the adaptive target proposes, explains, and changes nothing until it is accepted, once, in two tabs', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/progress/check-in');
  await expect(page.getByText('Needs more data')).toBeVisible();
  await look(page, 'check-in that needs more data');

  await page.getByRole('link', { name: 'Choose how it is made' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Targets', level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: 'Adaptive' }).check();
  await page
    .getByLabel('What you want')
    .selectOption({ label: 'Lose 0.5 % of your weight a week' });
  await page.getByRole('button', { name: 'Save targets' }).press('Enter');
  await expectToast(page, 'Targets Saved', 'Your target follows from now on.');

  await threeWeeks(page);
  await page.goto('/progress/check-in');
  const proposal = page.getByRole('region', { name: 'Proposed target' });
  await expect(proposal).toContainText('What you use');
  await expect(proposal).toContainText('To lose weight');
  await look(page, 'check-in with a proposal');
  const [, figure = ''] = /to ([\d,]+) kcal a day/.exec((await proposal.textContent()) ?? '') ?? [];
  expect(figure).not.toBe('');

  const other = await page.context().newPage();
  await other.goto('/progress/check-in');
  const second = other.getByRole('button', { name: 'Accept this target' });
  await expect(second).toBeVisible();
  await page.getByRole('button', { name: 'Accept this target' }).press('Enter');
  await expectToast(page, 'Target Accepted', `${figure} kcal a day from now on.`);
  await expect(page.getByText('You have checked in')).toBeVisible();
  await second.click();
  await expectToast(other, 'Target Accepted', `${figure} kcal a day from now on.`);
  await other.close();
  await page.reload();
  const history = page.getByRole('region', { name: 'Accepted before' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await look(page, 'check-in that is done');

  await page.goto('/home');
  await expect(page.getByRole('button', { name: new RegExp(`Why ${figure} kcal`) })).toBeVisible();
});

test('in the gentle mode numbers are out of sight, and somebody to talk to is in sight', async ({
  page,
}) => {
  await signUp(page, { profile: { goals: ['lose_weight'] } });
  await page.goto('/progress/targets');
  await page.getByRole('switch', { name: 'Gentle mode' }).press('Space');
  await expect(page.getByRole('link', { name: '1800 33 4673' })).toHaveAttribute(
    'href',
    'tel:1800334673',
  );
  await page.getByRole('button', { name: 'Save targets' }).click();
  await expectToast(page, 'Targets Saved', 'Your target follows from now on.');
  await expect(page.getByText('Nothing is taken away').first()).toBeVisible();
  await look(page, 'targets in the gentle mode');
  for (const path of ['/progress/weight', '/progress/check-in']) {
    await page.goto(path);
    await expect(page.getByText('Numbers are out of sight')).toBeVisible();
    await look(page, `${path} in the gentle mode`);
  }
  await page.goto('/home');
  await expect(page.getByText('Numbers are out of sight')).toBeVisible();
  await expect(page.getByText(/\d kcal/)).toHaveCount(0);
  await look(page, 'home in the gentle mode');
});
