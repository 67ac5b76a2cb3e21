import { type Page } from '@playwright/test';
import { settled } from '../e2e/accessibility.ts';
import { signUp } from '../e2e/person.ts';
import { startServer } from '../e2e/server.ts';
import { keepPlan } from '../e2e/training-plan.ts';
import { launchChromium } from './chromium.ts';
import { log, logWeeks, meals, verifyAddress } from './sample-day.ts';

/** Takes the README's pictures from the product itself: `node scripts/screenshots.ts`. */
const folder = 'docs/images';
const timezoneId = 'Australia/Sydney';

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await settled(page);
  const wide = (page.viewportSize()?.width ?? 0) > 500;
  await page.screenshot({ path: `${folder}/${name}.png`, scale: wide ? 'css' : 'device' });
}

const browser = await launchChromium();
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
  const today = new Date().toLocaleDateString('en-CA', { timeZone: timezoneId });
  for (const meal of meals) await log(page, today, meal);
  await logWeeks(page, today);
  await keepPlan(page, today);

  await take(page, '/home', 'home-dark');
  await take(page, '/log-food', 'log-food-dark');
  await take(page, '/progress', 'progress-dark');
  await take(page, '/meals', 'meals-dark');
  await take(page, '/workouts', 'workouts-dark');
  await take(page, `/workouts/log?plan=${today}`, 'training-log-dark');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await take(page, '/home', 'home-light');
  await take(page, '/meals/recipes/dal-tadka', 'recipe-light');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await take(page, '/home', 'home-desktop');
} finally {
  await browser.close();
  await server.dispose();
}
