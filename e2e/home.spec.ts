import type { Page } from '@playwright/test';
import { accountApi } from '#features/account/contract.ts';
import { foodLogApi, type NewFoodLogEntry } from '#features/food-log/contract.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { expectAccessible, inBothThemes, onDesktop } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';

/** The browser's day: the harness gives it Sydney's clock. */
const today = () =>
  localDay(new Date(new Date().toLocaleString('en-US', { timeZone: 'Australia/Sydney' })));

function log(page: Page, entry: Partial<NewFoodLogEntry>) {
  return callAs(page, foodLogApi.add, {
    body: {
      date: today(),
      mealType: 'lunch',
      foodName: 'Laksa',
      quantity: 1,
      unit: 'serving',
      calories: 620,
      ...entry,
    },
  });
}

/** Sums the layout shifts from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shifts += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

test('the day against its target, and where the target comes from', async ({ page }) => {
  const shifts = await watchShifts(page);
  await signUp(page, { profile: { goals: ['lose_weight'] } });
  // A day that is slow to arrive shows whether its place was kept for it.
  await page.route('**/api/home?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });

  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Good \w+|Hello), Sam$/);
  await expect(page.getByText('Your first meal goes here')).toBeVisible();
  await expect(page.getByRole('img', { name: /^0 of 1,510 kcal eaten/ })).toBeVisible();
  expect(await shifts()).toBe(0);
  const look = (screen: string) =>
    inBothThemes(page, (theme) => expectAccessible(page, `${screen}, ${theme}`));
  await look('an empty home');
  await onDesktop(page, () => look('an empty home, wide'));

  await log(page, { protein: 30, carbs: 70, fat: 25 });
  await log(page, { foodName: 'Grandma’s pie', mealType: 'dinner', calories: 400 });
  await page.reload();
  await expect(page.getByRole('img', { name: /^1,020 of 1,510 kcal eaten/ })).toBeVisible();
  await expect(page.getByText('At least 30.0 of 117 g')).toBeAttached();
  await expect(page.getByText(/From 2 foods; 1 with gaps/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Dinner/ })).toContainText('400');
  await expect(page.getByText('0 of 5 sessions')).toBeVisible();
  expect(await shifts()).toBe(0);
  await look('a home with a day');
  await onDesktop(page, async () => {
    // Drawn again on a wide screen, its places are kept there too.
    await page.reload();
    await expect(page.getByRole('img', { name: /^1,020 of 1,510 kcal eaten/ })).toBeVisible();
    expect(await shifts()).toBe(0);
    await look('a home with a day, wide');
  });

  await page.getByRole('button', { name: /How it’s worked out/ }).click();
  const dialog = page.getByRole('dialog', { name: 'How your target is worked out' });
  await expect(dialog).toContainText('10 × 65 kg + 6.25 × 165 cm − 5 × 30 years − 161');
  await expect(dialog).toContainText('Assumes a lightly active week');
  await look('the target’s arithmetic');
  await onDesktop(page, () => look('the target’s arithmetic, wide'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('home of people above their target, under 18, a trainer; an empty market; a failed day @long', async ({
  page,
  problems,
}) => {
  await test.step('being above the target is said in the same voice', async () => {
    await signUp(page);
    await log(page, { calories: 4000 });
    await callAs(page, accountApi.saveUnits, { body: { energyUnit: 'kj' } });
    await page.goto('/home');
    await expect(page.getByText('Above target', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: /^16,736 of [\d,]+0 kJ eaten/ })).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text).not.toMatch(/too much|exceeded|limit|careful|warning|bad/i);
  });

  await test.step('somebody under 18 reads nothing of losing weight', async () => {
    await signUp(page, {
      profile: {
        age: 15,
        weight: 60,
        height: 162,
        goals: ['lose_weight'],
        consents: [
          { kind: 'parental_consent', wordingVersion: '1' },
          { kind: 'digital_age', wordingVersion: '1' },
        ],
      },
    });
    await page.goto('/home');
    await page.getByRole('button', { name: /How it’s worked out/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('For your age, size and activity');
    expect(`${await page.locator('main').innerText()} ${await dialog.innerText()}`).not.toMatch(
      /BMI|deficit|lose weight|losing/i,
    );
  });

  await test.step('a trainer sees their availability in place of trainers', async () => {
    await signUp(page, { profile: { role: 'trainer' } });
    await page.goto('/trainers');
    await expect(page.getByRole('heading', { level: 1, name: 'Your availability' })).toBeVisible();
    await expectAccessible(page, 'a trainer’s availability');
  });

  await test.step('an empty market says so, and leads on', async () => {
    await signUp(page);
    await page.goto('/trainers');
    await expect(page.getByRole('heading', { level: 1, name: 'Trainers' })).toBeVisible();
    await expect(page.getByText('No trainers are listed yet')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Log food/ })
      .click();
    await expect(page).toHaveURL(/\/log-food/);
  });

  await test.step('a day that cannot be loaded can be asked for again', async () => {
    problems.expect(/500/);
    await signUp(page);
    let broken = true;
    await page.route('**/api/home?*', (route) =>
      broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto('/home');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Your day couldn’t be loaded',
    );
    await expectAccessible(page, 'a home that failed');
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Your first meal goes here')).toBeVisible();
  });
});
