import { type Page } from '@playwright/test';
import { settled } from '../e2e/accessibility.ts';
import { startServer } from '../e2e/server.ts';
import { launchChromium } from './chromium.ts';
import { SAMPLE_ZONE, signInSample } from './sample-people.ts';

/** Takes the README's pictures from the demo: `node scripts/screenshots.ts`. */
const folder = 'docs/images';

async function take(page: Page, path: string, name: string, link?: string): Promise<void> {
  await page.goto(path);
  if (link) await page.getByRole('link', { name: link }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await settled(page);
  const wide = (page.viewportSize()?.width ?? 0) > 500;
  await page.screenshot({ path: `${folder}/${name}.png`, scale: wide ? 'css' : 'device' });
}

const browser = await launchChromium();
const server = await startServer({ DEMO: 'on' });
try {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
  const context = await browser.newContext({
    ...phone,
    baseURL: server.url,
    locale: 'en-AU',
    timezoneId: SAMPLE_ZONE,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signInSample(page, 'robin.walsh');

  await take(page, '/home', 'home-dark');
  await take(page, '/log-food', 'log-food-dark');
  await take(page, '/progress', 'progress-dark');
  await take(page, '/meals/plan', 'meal-plan-dark');
  await take(page, '/meals/shopping', 'shopping-dark');
  await take(page, '/workouts', 'workouts-dark');
  await take(page, '/workouts/log', 'training-log-dark', 'Your next session');
  await take(page, '/trainers', 'trainers-dark');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await take(page, '/meals/recipes/dal-tadka', 'recipe-light');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await take(page, '/home', 'home-desktop');
} finally {
  await browser.close();
  await server.dispose();
}
