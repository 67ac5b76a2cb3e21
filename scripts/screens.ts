import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { settled } from '../e2e/accessibility.ts';
import { signUp } from '../e2e/person.ts';
import { type RunningServer, startServer } from '../e2e/server.ts';
import { completeOnboarding } from '../e2e/steps.ts';
import { launchChromium } from './chromium.ts';
import { SAMPLE_ZONE, signInSample } from './sample-people.ts';

/**
 * Makes contact sheets of every screen in three sizes and both themes, from the sample people of the
 * demo: `npm run screens`, or `npm run screens -- phone /progress` for the sizes whose name contains a word
 * and the addresses that contain another.
 */
const folder = 'test-results/screens';
/** A long page is cut off at this many screens. */
const MAX_SCREENS = 2;

const sizes = [
  { name: 'phone', width: 390, height: 844, textPercent: 100, perSheet: 8, shrinkTo: 300 },
  { name: 'large-text', width: 320, height: 568, textPercent: 200, perSheet: 8, shrinkTo: 300 },
  { name: 'desktop', width: 1280, height: 800, textPercent: 100, perSheet: 6, shrinkTo: 640 },
];
type Size = (typeof sizes)[number];
const themes = ['dark', 'light'] as const;
type Theme = (typeof themes)[number];

const publicPaths = [
  '/',
  '/pricing',
  '/terms',
  '/privacy',
  '/exercises',
  '/exercises/goblet-squat',
  '/login',
  '/login/email',
  '/login/forgot',
  '/verify-email',
  '/nothing-here',
];
const traineePaths = [
  '/home',
  '/log-food',
  '/log-food/search',
  '/log-food/search?q=egg',
  '/log-food/scan',
  '/log-food/photo',
  '/log-food/label',
  '/log-food/describe',
  '/log-food/foods',
  '/log-food/foods/new',
  '/log-food?mode=form',
  '/log-food/nutrients',
  '/log-food/calendar',
  '/log-food/meals',
  '/log-food/repeats',
  '/workouts',
  '/workouts/cardio',
  '/workouts/exercises',
  '/workouts/exercises?q=row&equipment=band',
  '/workouts/exercises?show=own',
  '/workouts/exercises/goblet-squat',
  '/workouts/exercises/new',
  '/workouts/programmes',
  '/workouts/programmes/full-body-3',
  '/workouts/programmes/first-5-km',
  '/workouts/new',
  '/workouts/new?programme=first-5-km',
  '/workouts/new?make',
  '/workouts/block',
  '/workouts/history',
  '/workouts/history?show=exercises',
  '/workouts/history?show=muscles',
  '/workouts/history?show=blocks',
  '/workouts/history/deadlift',
  '/workouts/history/import',
  '/workouts/profile',
  '/workouts/profile/health',
  '/workouts/places',
  '/workouts/places/new',
  '/workouts/places/new?from=barbell',
  '/meals',
  '/meals/plan',
  '/meals/plan/settings',
  '/meals/plan/templates',
  '/meals/plan/calendar',
  '/meals/household',
  '/meals/shopping',
  '/meals/pantry',
  '/meals/recipes/dal-tadka',
  '/meals/recipes/dal-tadka/cook',
  '/meals/recipes/new',
  '/meals/recipes/import',
  '/trainers',
  '/trainers/bookings',
  '/gym/timetable',
  '/progress',
  '/progress/weight',
  '/progress/check-in',
  '/progress/targets',
  '/progress/goals',
  '/progress/habits',
  '/progress/photos',
  '/progress/photos/new',
  '/progress/photos/compare',
  '/progress/report',
  '/profile',
  '/profile/account',
  '/profile/security',
  '/profile/sessions',
  '/profile/activity',
  '/profile/plan',
  '/profile/organisations',
  '/profile/data',
  '/profile/offline',
  '/notifications',
  '/search',
];
const ownerPaths = [
  '/gym',
  '/gym/members',
  '/gym/invitations',
  '/gym/settings',
  '/gym/audit',
  '/gym/classes',
  '/gym/classes/new',
  '/gym/staff',
  '/gym/timetable',
  '/csv-import',
  '/profile/plan',
];

const trainerPaths = [
  '/trainers',
  '/trainers/profile',
  '/trainers/credentials',
  '/trainers/availability',
  '/trainers/places',
  '/trainers/calendars',
  '/trainers/calendar',
  '/trainers/calendar/feed',
  '/trainers/offers',
  '/trainers/offers/new',
  '/trainers/packs',
  '/trainers/bookings',
];

type Shot = { name: string; picture: Buffer };

/** Opens a page for someone on a device of their own. */
async function newPage(
  browser: Browser,
  server: RunningServer,
  size: Size,
  theme: Theme,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: size.width, height: size.height },
    locale: 'en-AU',
    timezoneId: SAMPLE_ZONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((wanted) => localStorage.setItem('theme', wanted), theme);
  return context.newPage();
}

async function take(page: Page, size: Size, name: string): Promise<Shot> {
  if (size.textPercent !== 100) {
    const percent = `${size.textPercent}%`;
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, percent);
  }
  const { width, height } = size;
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  // A taller window, not a longer picture: bars at the bottom would stand in its middle.
  await page.setViewportSize({ width, height: Math.min(pageHeight, height * MAX_SCREENS) });
  await settled(page);
  const picture = await page.screenshot();
  await page.setViewportSize({ width, height });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return { name, picture };
}

async function takePaths(page: Page, size: Size, paths: string[]): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const path of paths.filter((one) => one.includes(wantedPath))) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    shots.push(await take(page, size, path));
  }
  return shots;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Puts pictures beside each other, each under its address. */
async function writeSheets(shots: Shot[], size: Size, file: string): Promise<void> {
  const GAP_PX = 16;
  const LABEL_PX = 28;
  for (let from = 0, sheet = 1; from < shots.length; from += size.perSheet, sheet += 1) {
    const row = shots.slice(from, from + size.perSheet);
    const columns = Math.ceil(size.perSheet / 2);
    const small = await Promise.all(
      row.map(({ picture }) =>
        sharp(picture).resize({ width: size.shrinkTo }).toBuffer({ resolveWithObject: true }),
      ),
    );
    const heightOf = (from: number, to: number) =>
      LABEL_PX + GAP_PX + Math.max(0, ...small.slice(from, to).map(({ info }) => info.height));
    const firstRow = heightOf(0, columns);
    const secondRow = row.length > columns ? heightOf(columns, row.length) : 0;
    const tiles = row.flatMap(({ name }, index) => {
      const left = GAP_PX + (index % columns) * (size.shrinkTo + GAP_PX);
      const top = index < columns ? 0 : firstRow;
      const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.shrinkTo}" height="${LABEL_PX}"><text y="20" font-size="16" font-family="sans-serif" fill="white">${escapeText(name)}</text></svg>`;
      return [
        { input: Buffer.from(label), left, top },
        { input: small[index]?.data as Buffer, left, top: top + LABEL_PX },
      ];
    });
    await sharp({
      create: {
        width: GAP_PX + columns * (size.shrinkTo + GAP_PX),
        height: firstRow + secondRow,
        channels: 3,
        background: '#555',
      },
    })
      .composite(tiles)
      .png({ palette: true })
      .toFile(join(folder, `${file}-${sheet}.png`));
  }
}

async function makeSheets(
  browser: Browser,
  server: RunningServer,
  size: Size,
  theme: Theme,
): Promise<void> {
  const open = () => newPage(browser, server, size, theme);
  const file = (who: string) => `${size.name}-${theme}-${who}`;

  const stranger = await open();
  await writeSheets(await takePaths(stranger, size, publicPaths), size, file('public'));
  await stranger.context().close();

  if (wantedPath === '') {
    const newcomer = await open();
    await signUp(newcomer, { profile: null });
    await newcomer.goto('/');
    const steps: Shot[] = [];
    await completeOnboarding(newcomer, async (screen) => {
      steps.push(await take(newcomer, size, screen));
    });
    await writeSheets(steps, size, file('onboarding'));
    await newcomer.context().close();
  }

  const people = [
    { name: 'robin.walsh', paths: traineePaths, sheets: 'person' },
    { name: 'priya.nair', paths: trainerPaths, sheets: 'trainer' },
    { name: 'sam.costa', paths: ownerPaths, sheets: 'gym' },
  ];
  for (const { name, paths, sheets } of people) {
    const page = await open();
    await signInSample(page, name);
    await writeSheets(await takePaths(page, size, paths), size, file(sheets));
    await page.context().close();
  }
}

const [, , wanted = '', wantedPath = ''] = process.argv;
const browser = await launchChromium();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await startServer({ DEMO: 'on' });
try {
  for (const size of sizes.filter(({ name }) => name.includes(wanted))) {
    for (const theme of themes) {
      await makeSheets(browser, server, size, theme);
      console.log(`${folder}: ${size.name}, ${theme}`);
    }
  }
} finally {
  await browser.close();
  await server.dispose();
}
