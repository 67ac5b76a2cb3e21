import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { foodLogApi, type NewFoodLogEntry } from '#features/food-log/contract.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { callAs } from '../e2e/person.ts';

/** What a person eats in the pictures and in the recording. */
export const meals: Partial<NewFoodLogEntry>[] = [
  {
    mealType: 'breakfast',
    foodName: 'Porridge with blueberries',
    quantity: 320,
    unit: 'g',
    calories: 410,
    protein: 14.5,
    carbs: 62,
    fat: 11.5,
  },
  {
    mealType: 'breakfast',
    foodName: 'Flat white',
    quantity: 1,
    unit: 'cup',
    calories: 120,
    protein: 8,
    carbs: 10,
    fat: 5.5,
  },
  {
    mealType: 'lunch',
    foodName: 'Chicken and avocado sandwich',
    quantity: 1,
    unit: 'piece',
    calories: 540,
    protein: 34,
    carbs: 48,
    fat: 22,
  },
  {
    mealType: 'snack',
    foodName: 'Banana',
    quantity: 120,
    unit: 'g',
    calories: 107,
    protein: 1.3,
    carbs: 27,
    fat: 0.4,
  },
];

const blank = {
  mealType: 'lunch',
  foodName: 'Lunch',
  quantity: 1,
  unit: 'serving',
  calories: 600,
} as const;

export async function log(
  page: Page,
  date: CalendarDay,
  entry: Partial<NewFoodLogEntry>,
): Promise<void> {
  await callAs(page, foodLogApi.add, { body: { ...blank, date, ...entry } });
}

const WEEKS_DAYS = 63;
/** Each ninth day stays empty, as it does in a life. */
const EMPTY_EVERY = 9;

/** Nine weeks before a day: the same meals with dinners of different sizes, and a weight that wavers down. */
export async function logWeeks(page: Page, today: CalendarDay): Promise<void> {
  const backs = Array.from({ length: WEEKS_DAYS }, (_, at) => at + 1);
  const entries = backs
    .filter((back) => back % EMPTY_EVERY !== 0)
    .flatMap((back) => {
      const share = 0.75 + ((back * 37) % 100) / 200;
      const dinner = {
        mealType: 'dinner',
        foodName: 'Salmon, rice and greens',
        quantity: 1,
        unit: 'serving',
        calories: Math.round(760 * share),
        protein: Math.round(48 * share),
        carbs: Math.round(70 * share),
        fat: Math.round(30 * share),
      } as const;
      return [...meals, dinner].map((meal) => ({
        ...blank,
        ...meal,
        id: newId(),
        date: addDays(today, -back),
      }));
    });
  await callAs(page, foodLogApi.addMany, { body: { entries } });
  for (const back of backs.filter((one) => one % 4 !== 0)) {
    const wavering = ((back * 53) % 11) / 10 - 0.5;
    const weightKg = Math.round((64.1 + back * 0.022 + wavering * 0.8) * 10) / 10;
    await callAs(page, weighInsApi.add, {
      body: { id: newId(), date: addDays(today, -back), localTime: '06:50', weightKg },
    });
  }
}

/** Follows the link of the mail that the product has just put into its outbox. */
export async function verifyAddress(page: Page, dataDir: string): Promise<void> {
  const outbox = join(dataDir, 'outbox');
  for (const mail of await readdir(outbox)) {
    const text = (await readFile(join(outbox, mail), 'utf8')).replace(/=\r?\n/g, '');
    const path = /\/verify-email\/[\w.-]+/.exec(text)?.[0];
    if (!path) continue;
    await page.goto(path);
    await page.getByRole('heading', { name: /verified/i }).waitFor();
  }
}
