import type { Page } from '@playwright/test';
import { foodLogApi } from '#features/food-log/contract.ts';
import { mealPlansApi, planSettingsApi } from '#features/meal-plans/contract.ts';
import { HOST } from '#features/meal-plans/rules/plan-day.ts';
import { DEFAULT_PLAN } from '#features/meal-plans/rules/plan-settings.ts';
import { shoppingApi } from '#features/shopping/contract.ts';
import { addByHand } from '#features/shopping/rules/list/change-lines.ts';
import { listPantry } from '#features/shopping/rules/pantry/pantry-stock.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { fileKept, filesKept } from './offline.ts';
import { callAs, signUp } from './person.ts';

test.use({ serviceWorkers: 'allow' });

const aDal = (slotId: string, title: string, cookedOn: string) => ({
  id: newId(),
  slotId,
  kind: 'recipe' as const,
  title,
  recipeId: 'dal-tadka',
  perServing: { calories: 420, protein: 19, carbs: 60, fat: 11, fiber: 12, sodium: 480 },
  eaters: [{ personId: HOST, portion: 1.5, state: 'planned' as const, entryId: null, undone: 0 }],
  cookedOn,
});

/** Dal for lunch today, and for dinner tomorrow. */
async function planTwoMeals(page: Page): Promise<string> {
  const today = await dayOf(page);
  await callAs(page, planSettingsApi.save, { body: DEFAULT_PLAN });
  const plan = (date: string, slotId: string, title: string) =>
    callAs(page, mealPlansApi.save, {
      params: { date },
      body: {
        meals: [aDal(slotId, title, date)],
        note: null,
        version: 0,
      },
    });
  await plan(today, 'lunch', 'Dal for lunch');
  await plan(addDays(today, 1), 'dinner', 'Dal for dinner');
  return today;
}

test('a plan without a network is seen, changed, eaten and shopped for, and sent once @long', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page);
  const today = await planTwoMeals(page);
  const tomorrow = addDays(today, 1);
  const soap = addByHand(newId(), 'soap', Date.now());
  const onion = {
    id: 'onions',
    at: Date.now(),
    gone: false,
    food: 'onion',
    name: 'Brown onions',
    grams: 1_000,
    amount: null,
    bestBefore: null,
    isDateGuess: false,
    aisle: 'vegetables' as const,
  };
  await callAs(page, shoppingApi.change, { body: { ...soap, pantry: [onion] } });
  const days = () => callAs(page, mealPlansApi.days, { query: { from: today, to: tomorrow } });
  const onions = async () => listPantry(await callAs(page, shoppingApi.read, {}))[0]?.grams ?? 0;

  await test.step('it is on the device once it was opened', async () => {
    await page.goto('/meals/shopping');
    await filesKept(page);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /Soap/ })).toBeVisible();
    await page.goto('/meals/plan');
    await expect(page.getByText('Dal for lunch')).toBeVisible();
    await fileKept(page, 'planner-worker');
    // By then what it plans with is on the device too.
    await expect(page.getByRole('button', { name: 'Plan again' })).toBeEnabled();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Dal for dinner')).toBeVisible();
  });

  await test.step('a meal is eaten, another moved, and a third swapped', async () => {
    await page.getByRole('button', { name: 'Ate it: Dal for lunch' }).click();
    await expect(page.getByText('Eaten', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'More for Dal for dinner' }).click();
    await page.getByRole('button', { name: /^Swap/ }).click();
    const swaps = page.getByRole('dialog').getByRole('button', { name: /kcal|kJ/ });
    await expect(swaps).toHaveCount(3);
    const chosen = swaps.first();
    await chosen.click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Dal for dinner')).toBeHidden();
    const handle = page.getByRole('button', { name: /^Move / }).first();
    await handle.focus();
    // Each key once the one before was answered: nobody presses three in one millisecond.
    const said = (words: string | RegExp) => expect(page.getByText(words)).toBeAttached();
    await page.keyboard.press('Space');
    await said('Over Dinner, Tomorrow');
    await page.keyboard.press('ArrowUp');
    await said('Over Dinner, Today');
    await page.keyboard.press('Space');
    // The last free meal of today stands above the first of tomorrow.
    await said(/ moved to Dinner, Today$/);
    // By then both days are on the device.
    const tomorrowCard = page.getByRole('region', { name: 'Tomorrow' });
    await expect(tomorrowCard.getByText('Nothing planned')).toBeVisible();
  });

  await test.step('something is ticked in the shop', async () => {
    await page.goto('/meals/shopping');
    await page.getByRole('checkbox', { name: /Soap/ }).click();
    await expect(page.getByRole('region', { name: 'Ticked (1)' })).toBeVisible();
  });

  await test.step('all of it is sent once: one entry, one meal a day, one batch from the pantry', async () => {
    await page.reload();
    await context.setOffline(false);
    await expect.poll(async () => (await days())[0]?.meals[0]?.eaters[0]?.state).toBe('eaten');
    await expect.poll(onions, { timeout: 20_000 }).toBeLessThan(1_000);
    const left = await onions();
    const entries = await callAs(page, foodLogApi.ofDay, { query: { date: today } });
    expect(entries.map(({ origin, mealType }) => [origin, mealType])).toEqual([['plan', 'lunch']]);
    const planned = async () =>
      (await days()).flatMap(({ meals }) => meals.map(({ title }) => title));
    // What was moved leaves one day before it is on the other.
    await expect.poll(async () => (await planned()).length, { timeout: 60_000 }).toBe(2);
    expect(await planned()).not.toContain('Dal for dinner');
    const mealsADay = async () => (await days()).map(({ meals }) => meals.length);
    await expect.poll(mealsADay).toEqual([2, 0]);
    const { marks } = await callAs(page, shoppingApi.read, {});
    expect(marks.filter(({ isTicked }) => isTicked)).toHaveLength(1);
    await page.goto('/meals/plan');
    await page.getByRole('button', { name: 'More for Dal for lunch' }).click();
    await page.getByRole('button', { name: 'Take it out of the log' }).click();
    await expect.poll(onions).toBeCloseTo(1_000, 0);
    expect(left).toBeGreaterThan(0);
    await expect.poll(() => callAs(page, foodLogApi.ofDay, { query: { date: today } })).toEqual([]);
  });
});

test('two tabs at one plan: a meal is logged once, and both show what the other did @long', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/\b409\b/);
  await signUp(page);
  const today = await planTwoMeals(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/meals/plan');
    await expect(tab.getByText('Dal for lunch')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Ate it: Dal for lunch' }).click();
  await other.getByRole('button', { name: 'Ate it: Dal for lunch' }).click({ timeout: 3_000 });
  for (const tab of [page, other]) {
    await expect(tab.getByText('Eaten', { exact: true })).toBeVisible();
  }
  await other.getByRole('button', { name: 'More for Dal for dinner' }).click();
  await other.getByRole('button', { name: /^Lock/ }).click();
  await page.bringToFront();
  await expect(page.getByText('Locked')).toBeVisible();
  const entries = await callAs(page, foodLogApi.ofDay, { query: { date: today } });
  expect(entries).toHaveLength(1);
});
