import type { Page } from '@playwright/test';
import { foodLogApi } from '#features/food-log/contract.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes, onDesktop } from './accessibility.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';

const look = (page: Page, screen: string) =>
  inBothThemes(page, (theme) => expectAccessible(page, `${screen}, ${theme}`));

/** A card by its topic: its title says what it found too. */
const card = (page: Page, topic: string) =>
  page.getByRole('region', { name: new RegExp(`^${topic}( ?:|$)`) });

/** Forty days up to yesterday: whole days but the last, which is a snack, and a weigh-in on each. */
async function livedFortyDays(page: Page): Promise<void> {
  const today = await dayOf(page);
  const days = Array.from({ length: 40 }, (_, at) => addDays(today, -1 - at));
  const food = { mealType: 'lunch', foodName: 'All', quantity: 1, unit: 'serving' } as const;
  const whole = { calories: 1900, protein: 100, carbs: 210, fat: 70 };
  const snack = { calories: 150, protein: 3, carbs: 30, fat: 2 };
  const entries = days.map((date, at) => ({
    ...food,
    ...(at === 0 ? snack : whole),
    id: newId(),
    date,
  }));
  await callAs(page, foodLogApi.addMany, { body: { entries } });
  const weigh = (date: string, at: number) =>
    callAs(page, weighInsApi.add, { body: { id: newId(), date, weightKg: 65 + at / 20 } });
  await Promise.all(days.map(weigh));
}

test('weight, energy and macros over time, as charts and as tables, to their owner alone', async ({
  page,
  anotherContext,
}) => {
  await signUp(page, { name: 'ana' });
  await livedFortyDays(page);
  await page.goto('/progress');
  await expect(
    page.getByText('How your weeks add up, seen calmly: trends instead of single days.'),
  ).toBeVisible();
  const [weight, energy, macros] = [
    card(page, 'Weight'),
    card(page, 'Energy'),
    card(page, 'Macros'),
  ];
  await expect(weight.getByRole('img', { name: /^Your weight from .* kg/ })).toBeVisible();
  // Yesterday's snack is no whole day, so it lowers no mean.
  await expect(
    energy.getByRole('img', { name: /eaten 1,900\skcal, used [\d,]+\skcal/ }),
  ).toBeVisible();
  await expect(macros.getByRole('img', { name: /Protein 100\sg,/ })).toBeVisible();
  await expect(energy).toContainText(
    'Averages use 39 full days. Each bar is the average of its full days.',
  );
  // Cards further down come when they are scrolled to.
  await card(page, 'More').scrollIntoViewIfNeeded();
  await expect(card(page, 'Photos').getByRole('link', { name: 'Add photos' })).toBeVisible();
  await look(page, 'progress');
  await onDesktop(page, () => look(page, 'progress on a desktop'));

  await page.getByRole('radio', { name: '12 weeks' }).press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '4 weeks' })).toBeChecked();
  await expect(energy).toContainText('Averages use 26 full days. Pale bars aren’t full days.');
  for (const [region, rows, first] of [
    [weight, 28, /day/],
    [energy, 29, /–/],
    [macros, 29, /–/],
  ] as const) {
    await region.getByRole('radio', { name: 'Chart' }).press('ArrowRight');
    await expect(region.getByRole('row')).toHaveCount(rows);
    await expect(region.getByRole('row').nth(1)).toContainText(first);
  }
  await expect(energy.getByRole('row').nth(3)).toContainText('1,900');
  await look(page, 'progress as tables');

  // Arranged once, it stays so.
  await page.getByRole('button', { name: 'Arrange' }).click();
  await page.getByRole('switch', { name: 'Macros' }).click();
  await look(page, 'progress being arranged');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(macros).toHaveCount(0);
  await page.reload();
  await expect(energy).toBeVisible();
  await expect(macros).toHaveCount(0);
  // Nothing is logged before these forty days, so there is nothing to compare with.
  await page.getByRole('switch', { name: 'Compare with the time before' }).click();
  await expect(weight).toContainText('Time before');

  const other = await (await anotherContext()).newPage();
  await signUp(other, { name: 'ben' });
  await other.goto('/progress');
  await expect(card(other, 'Weight')).toContainText('No weigh-ins yet.');
  await expect(card(other, 'Macros')).toContainText('No food logged in this period.');
  await expect(other.getByRole('img', { name: /Your weight|^Energy|^Macros/ })).toHaveCount(0);
  await look(other, 'progress before anything is logged');
  await card(other, 'Energy').getByRole('link', { name: 'Log food' }).click();
  await expect(other).toHaveURL(/\/log-food/);
  await other.goBack();
  await card(other, 'Weight').getByRole('link', { name: 'Weigh in' }).click();
  await other.getByRole('button', { name: 'Save weight' }).click();
  await other.getByRole('link', { name: 'Back' }).click();
  await expect(card(other, 'Weight').getByRole('img', { name: /^Your weight/ })).toBeVisible();
});
