import type { Locator } from '@playwright/test';
import { dayOf, loggedBefore, namesOn } from './diary.ts';
import { expect, test } from './harness.ts';
import { signUp } from './person.ts';
import { expectToast, tab } from './steps.ts';

/** Taps like a thumb, and counts. */
function thumb() {
  let taps = 0;
  return {
    tap: async (control: Locator) => {
      taps += 1;
      await control.tap();
    },
    taps: () => taps,
  };
}

test('from Home: a usual food in one tap, a new food in three and typing, a weigh-in in two', async ({
  page,
}) => {
  await signUp(page);
  const meal = await loggedBefore(page, 'Porridge');
  const today = await dayOf(page);

  await page.goto('/home');
  const usual = thumb();
  await usual.tap(page.getByRole('button', { name: /^Log Porridge/ }));
  await expectToast(page, 'Food Logged', 'Porridge to');
  expect(await namesOn(page, today)).toEqual([`Porridge ${meal}`]);
  expect(usual.taps()).toBe(1);

  const search = thumb();
  await search.tap(tab(page, 'Log food'));
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('banana raw');
  const result = page.locator('[data-result]').first();
  await expect(result).toContainText('Banana, raw');
  await search.tap(result);
  await search.tap(page.getByRole('button', { name: 'Save Food Log' }));
  // The message of the porridge may still be there.
  await expect
    .poll(() => namesOn(page, today))
    .toEqual([`Porridge ${meal}`, `Banana, raw ${meal}`]);
  expect(search.taps()).toBe(3);

  await page.goto('/home');
  const weighIn = thumb();
  await weighIn.tap(page.getByRole('link', { name: 'Weigh in', exact: true }).first());
  await weighIn.tap(page.getByRole('button', { name: 'Save weight' }));
  await expectToast(page, 'Weight Saved', '65 kg, Today');
  expect(weighIn.taps()).toBe(2);
});
