import { type BrowserContext, type Page } from '@playwright/test';
import { foodLogApi } from '#features/food-log/contract.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { callAs, signUp } from '../e2e/person.ts';
import { startServer } from '../e2e/server.ts';
import { launchChromium } from '../scripts/chromium.ts';
import { goal, reportGoals } from './goals.ts';

/**
 * The installed app: whether browsers take it as one (`npm run bench offline`), how long it takes without
 * a network from a cold page to a usable today, and how long a search on the device takes per letter.
 * A processor four times slower; no worker runs before; the median of several.
 */
const starts = 5;
const cpuSlowdown = 4;
const foods = ['Porridge', 'Laksa', 'Banana', 'Salad', 'Toast'];
const typed = ['banana', 'full cream milk', 'spag bol', 'brocolli', 'chicken breast'];
const pages = ['/home', '/log-food', '/log-food/search', '/nutrition', '/progress/weight'];
/** What the search waits for a further letter (features/foods/web/components/search/food-search.tsx), ms. */
const pauseMs = 120;

const browser = await launchChromium();
const server = await startServer();

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function fail(what: string): never {
  throw new Error(what);
}

/** Chromium's own judgement, and whether every icon is a picture of the size it says. */
async function installable(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const icons = await page.evaluate(async () => {
    type Icon = { src: string; sizes: string; purpose?: string };
    const manifest = (await (await fetch('/manifest.webmanifest')).json()) as { icons: Icon[] };
    const sized = manifest.icons.filter(({ sizes }) => sizes !== 'any');
    return Promise.all(
      sized.map(async ({ src, sizes, purpose = 'any' }) => {
        const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
        return { src, purpose, right: `${width}x${height}` === sizes, sizes };
      }),
    );
  });
  for (const size of ['192x192', '512x512']) {
    for (const purpose of ['any', 'maskable']) {
      if (!icons.some((icon) => icon.sizes === size && icon.purpose === purpose && icon.right)) {
        fail(`No ${purpose} icon of ${size}.`);
      }
    }
  }
  const problems = [
    ...errors.map(({ message }) => message),
    ...installabilityErrors.map(({ errorId }) => errorId),
    // A window of a test is private, and private windows install nothing.
  ].filter((problem) => problem !== 'in-incognito');
  if (!data || problems.length > 0) fail(`Not installable: ${problems.join(', ')}`);
  console.log(`installable: manifest valid, ${icons.length} icons decode, no complaint`);
}

type Start = { page: number; scripts: number; paint: number; usable: number };

/** Milliseconds from the navigation until today's entries stand on the page, and to the steps before. */
async function startOnce(context: BrowserContext): Promise<Start> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(
    (wanted) => {
      const look = (): void => {
        const main = document.querySelector('main')?.textContent ?? '';
        if (wanted.every((name) => main.includes(name))) {
          (window as unknown as { usableAt: number }).usableAt = performance.now();
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    foods.slice(0, 3),
  );
  await page.goto('/home', { waitUntil: 'commit' });
  const usable = await page.waitForFunction(
    () => (window as unknown as { usableAt?: number }).usableAt,
  );
  const ms = Number(await usable.jsonValue());
  const before = await page.evaluate(async () => {
    // Told of only after the frame was shown, which can be after today stands in the page.
    const paint = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName('first-contentful-paint');
        if (first) resolve(first.startTime);
      }).observe({ type: 'paint', buffered: true }),
    );
    const [navigation] = performance.getEntriesByType('navigation');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < 10_000);
    return {
      page: (navigation as PerformanceNavigationTiming).responseEnd,
      scripts: Math.max(
        ...scripts.map((script) => (script as PerformanceResourceTiming).responseEnd),
      ),
      paint,
    };
  });
  await page.close();
  return { ...before, usable: ms };
}

/** Milliseconds from a letter to its results, the pause for a further letter taken off. */
async function searchTimes(context: BrowserContext): Promise<number[]> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto('/log-food/search');
  const box = page.getByRole('searchbox');
  // The first search reads the catalogue.
  await box.fill('tea');
  await page.getByText('Offline: foods on this device').waitFor();
  await page.locator('[data-result]').first().waitFor();
  await page.evaluate(() => {
    const seen = window as unknown as { typedAt: number; changedAt: number };
    addEventListener('input', () => (seen.typedAt = performance.now()), { capture: true });
    new MutationObserver(() => (seen.changedAt = performance.now())).observe(
      document.querySelector('search') as Element,
      { subtree: true, childList: true, characterData: true },
    );
  });
  const times: number[] = [];
  for (const words of typed) {
    await box.fill('');
    await page.waitForTimeout(600);
    for (const letter of words) {
      await box.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(pauseMs + 400);
      const ms = await page.evaluate(() => {
        const seen = window as unknown as { typedAt: number; changedAt: number };
        return seen.changedAt - seen.typedAt;
      });
      if (ms > pauseMs) times.push(ms - pauseMs);
    }
  }
  await page.close();
  return times;
}

try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-AU',
  });
  const page = await context.newPage();
  await signUp(page);
  const date = localDay(new Date());
  for (const foodName of foods) {
    const figures = { quantity: 200, unit: 'g', calories: 320, protein: 12 } as const;
    await callAs(page, foodLogApi.add, { body: { date, mealType: 'lunch', foodName, ...figures } });
  }
  await page.goto('/home');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await installable(page);
  // What will be wanted is fetched once the page stands.
  await page.waitForTimeout(8_000);
  const kept = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  console.log(`kept on the device: ${(kept / 1_000_000).toFixed(1)} MB`);
  await page.close();

  await context.setOffline(true);
  await server.stop();
  const visit = await context.newPage();
  for (const path of pages) {
    const answer = await visit.goto(path);
    if (answer?.status() !== 200 || !answer.fromServiceWorker()) fail(`${path} did not open.`);
  }
  await visit.close();
  console.log(`opened without a network: ${pages.join(' ')}`);

  const times: Start[] = [];
  for (let start = 0; start < starts; start += 1) times.push(await startOnce(context));
  const of = (step: keyof Start): string => median(times.map((time) => time[step])).toFixed(0);
  const list = times.map(({ usable }) => usable.toFixed(0)).join(', ');
  console.log(
    `start without a network, medians: page ${of('page')} ms, first paint ${of('paint')} ms, last script ${of('scripts')} ms, usable today ${of('usable')} ms (${list})`,
  );
  const usable = median(times.map((time) => time.usable));
  goal(
    'today can be used without a network',
    'at most 1500 ms',
    `${usable.toFixed(0)} ms`,
    usable <= 1_500,
  );
  const letters = (await searchTimes(context)).toSorted((a, b) => a - b);
  const worst = letters[Math.floor(letters.length * 0.95)] ?? Number.NaN;
  goal('a letter of a search, 95 %', 'at most 300 ms', `${worst.toFixed(0)} ms`, worst <= 300);
  console.log(
    `search on the device: ${letters.length} letters, median ${median(letters).toFixed(0)} ms, 95 % ${worst.toFixed(0)} ms`,
  );
} finally {
  await browser.close();
  await server.dispose();
}
reportGoals();
