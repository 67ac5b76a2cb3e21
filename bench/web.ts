import { type Browser, type BrowserContext } from '@playwright/test';
import { foodLogApi } from '#features/food-log/contract.ts';
import { callAs, signUp } from '../e2e/person.ts';
import { startServer } from '../e2e/server.ts';
import { launchChromium } from '../scripts/chromium.ts';
import { goal, reportGoals } from './goals.ts';

/**
 * The first load of /login and /home on a phone: what travels, and when one sees and can use it.
 * Slow 4G and a processor four times slower, nothing cached, the median of several loads.
 */
const loads = 5;
const pages = {
  '/login': { scriptKb: 90, lcpMs: 1_500 },
  '/home': { scriptKb: 140, lcpMs: 2_500 },
};
const MAX_TBT_MS = 150;
const slow4g = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const cpuSlowdown = 4;
/** After the page has come to rest, for what still moves or blocks. */
const settleMs = 2_000;

type Paint = { fcp: number; lcp: number; cls: number; tbt: number };
type Load = Paint & { requests: number; bytes: number; scriptBytes: number };

/** Runs in the page before anything else. */
function observe(): void {
  const seen = { lcp: 0, cls: 0, tasks: [] as { start: number; length: number }[] };
  (window as unknown as { seen: typeof seen }).seen = seen;
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  watch('longtask', (entry) => seen.tasks.push({ start: entry.startTime, length: entry.duration }));
}

function painted(): Paint {
  type Seen = { lcp: number; cls: number; tasks: { start: number; length: number }[] };
  const { seen } = window as unknown as { seen: Seen };
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const blocking = seen.tasks
    .filter((task) => task.start + task.length > fcp)
    .reduce((sum, task) => sum + Math.max(0, task.length - 50), 0);
  return { fcp, lcp: seen.lcp, cls: seen.cls, tbt: blocking };
}

async function loadOnce(browser: Browser, url: string, signedIn: BrowserContext | null) {
  const cookies = signedIn ? await signedIn.cookies() : [];
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-AU',
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const scripts = new Set<string>();
  const result = { requests: 0, bytes: 0, scriptBytes: 0 };
  devtools.on('Network.requestWillBeSent', () => (result.requests += 1));
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    result.bytes += encodedDataLength;
    if (scripts.has(requestId)) result.scriptBytes += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settleMs);
  const paint = await page.evaluate(painted);
  await context.close();
  return { ...result, ...paint } satisfies Load;
}

function median(all: Load[], key: keyof Load): number {
  const sorted = all.map((load) => load[key]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function personWithMeals(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await signUp(page);
  const date = new Date().toLocaleDateString('en-CA');
  for (const foodName of ['Porridge', 'Laksa', 'Banana', 'Salad', 'Toast']) {
    const figures = {
      quantity: 200,
      unit: 'g' as const,
      calories: 320,
      protein: 12,
      carbs: 40,
      fat: 9,
    };
    const body = { date, mealType: 'lunch', foodName, ...figures } as const;
    await callAs(page, foodLogApi.add, { body });
  }
  return context;
}

const browser = await launchChromium();
const server = await startServer();
try {
  const person = await personWithMeals(browser, server.url);
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
  const ms = (value: number): string => value.toFixed(0);
  console.log(
    '| page | requests | kB | kB of scripts | FCP ms | LCP ms | CLS | TBT ms |\n' +
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const [path, wanted] of Object.entries(pages)) {
    const all: Load[] = [];
    const visitor = path === '/home' ? person : null;
    for (let load = 0; load < loads; load += 1) {
      all.push(await loadOnce(browser, server.url + path, visitor));
    }
    const cells = [
      path,
      median(all, 'requests'),
      kilobytes(median(all, 'bytes')),
      kilobytes(median(all, 'scriptBytes')),
      ms(median(all, 'fcp')),
      ms(median(all, 'lcp')),
      median(all, 'cls').toFixed(3),
      ms(median(all, 'tbt')),
    ];
    console.log(`| ${cells.join(' | ')} |`);
    const { scriptKb, lcpMs } = wanted;
    const scripts = median(all, 'scriptBytes') / 1000;
    goal(`${path}: kB of scripts`, `at most ${scriptKb}`, scripts.toFixed(1), scripts <= scriptKb);
    const lcp = median(all, 'lcp');
    goal(`${path}: LCP`, `at most ${lcpMs} ms`, `${ms(lcp)} ms`, lcp <= lcpMs);
    const cls = median(all, 'cls');
    goal(`${path}: CLS`, '0', cls.toFixed(3), cls < 0.0005);
    const tbt = median(all, 'tbt');
    goal(`${path}: TBT`, `under ${MAX_TBT_MS} ms`, `${ms(tbt)} ms`, tbt < MAX_TBT_MS);
  }
} finally {
  await browser.close();
  await server.dispose();
}
reportGoals();
