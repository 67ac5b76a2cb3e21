import { expect, type Locator, type Page } from '@playwright/test';
import { type FoodLogEntry, foodLogApi } from '#features/food-log/contract.ts';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { mealAt } from '#features/food-log/rules/meal-at.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { callAs } from './person.ts';

type NewEntry = InputOf<typeof foodLogApi.add>['body'];

/** The person's day by the browser's clock, or so many days before it. */
export function dayOf(page: Page, before = 0): Promise<string> {
  return page.evaluate((days) => {
    const at = new Date();
    at.setDate(at.getDate() - days);
    return at.toLocaleDateString('en-CA');
  }, before);
}

/** Logs a food of today's lunch, past the screens. */
export async function logged(
  page: Page,
  foodName: string,
  change: Partial<NewEntry> = {},
): Promise<FoodLogEntry> {
  const date = await dayOf(page);
  const body = { mealType: 'lunch', quantity: 100, unit: 'g', calories: 130 } as const;
  return callAs(page, foodLogApi.add, { body: { ...body, date, foodName, ...change } });
}

/** Logs a food on the three days before, past the screens, in the meal of this hour: it is usual now. */
export async function loggedBefore(
  page: Page,
  foodName: string,
  change: Partial<NewEntry> = {},
): Promise<MealType> {
  const localTime = await page.evaluate(() => new Date().toTimeString().slice(0, 5));
  const mealType = mealAt(localTime);
  for (const before of [1, 2, 3]) {
    await logged(page, foodName, {
      date: await dayOf(page, before),
      mealType,
      localTime,
      ...change,
    });
  }
  return mealType;
}

export const namesOn = async (page: Page, date: string): Promise<string[]> =>
  (await callAs(page, foodLogApi.ofDay, { query: { date } })).map(
    ({ foodName, mealType }) => `${foodName} ${mealType}`,
  );

export const mealOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

export const rowOf = (page: Page, meal: string, food: string): Locator =>
  mealOf(page, meal).getByRole('link', { name: new RegExp(food) });

/** Opens what can be done with a food, a meal or "this day", and does it. */
export async function act(page: Page, what: string, label: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${what}`, exact: true }).click();
  await page.getByRole('dialog').getByText(label, { exact: true }).click();
}

export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toBeVisible();
}
