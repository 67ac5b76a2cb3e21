import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { foodLogApi, type NewFoodLogEntry } from '#features/food-log/contract.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { settled } from '../e2e/accessibility.ts';
import { callAs, signUp } from '../e2e/person.ts';
import { startServer } from '../e2e/server.ts';
import { chromiumArguments, findChromium } from './chromium.ts';

/** Takes the README's pictures from the product itself: `node scripts/screenshots.ts`. */
const folder = 'docs/images';
const timezoneId = 'Australia/Sydney';

const meals: Partial<NewFoodLogEntry>[] = [
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

async function log(page: Page, date: CalendarDay, entry: Partial<NewFoodLogEntry>): Promise<void> {
  const blank = {
    date,
    mealType: 'lunch',
    foodName: 'Lunch',
    quantity: 1,
    unit: 'serving',
    calories: 600,
  } as const;
  await callAs(page, foodLogApi.add, { body: { ...blank, ...entry } });
}

/** Follows the link of the mail that the product has just put into its outbox. */
async function verifyAddress(page: Page, dataDir: string): Promise<void> {
  const outbox = join(dataDir, 'outbox');
  for (const mail of await readdir(outbox)) {
    const text = (await readFile(join(outbox, mail), 'utf8')).replace(/=\r?\n/g, '');
    const path = /\/verify-email\/[\w.-]+/.exec(text)?.[0];
    if (!path) continue;
    await page.goto(path);
    await page.getByRole('heading', { name: /verified/i }).waitFor();
  }
}

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await settled(page);
  const wide = (page.viewportSize()?.width ?? 0) > 500;
  await page.screenshot({ path: `${folder}/${name}.png`, scale: wide ? 'css' : 'device' });
}

const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumArguments,
  ...(executablePath ? { executablePath } : {}),
});
const server = await startServer();
try {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
  const context = await browser.newContext({
    ...phone,
    baseURL: server.url,
    locale: 'en-AU',
    timezoneId,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const profile = {
    firstName: 'Robin',
    goals: ['get_fit' as const],
    schedule: { trainingDays: [1, 3, 5, 6], sessionMinutes: 45 },
  };
  await signUp(page, { name: 'robin', profile });
  await verifyAddress(page, server.dataDir);
  const today = new Date().toLocaleDateString('en-CA', { timeZone: timezoneId }) as CalendarDay;
  for (const meal of meals) await log(page, today, meal);
  for (const back of [1, 2, 3]) await log(page, addDays(today, -back), {});

  await take(page, '/home', 'home-dark');
  await take(page, '/log-food', 'log-food-dark');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await take(page, '/home', 'home-light');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await take(page, '/home', 'home-desktop');
} finally {
  await browser.close();
  await server.dispose();
}
