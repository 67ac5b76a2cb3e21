import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { cameraArguments, writeCameraVideo } from '../../e2e/fake-camera.ts';
import type { Luma } from '../../features/barcode/rules/luma.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { goal } from '../goals.ts';
import type { BenchPage } from './bench-page.ts';
import { drawnCode } from './drawn-codes.ts';
import { type Lying, placed } from './pictures.ts';

const LIMIT_MS = 4_000;
const ROUNDS = 5;

/** Where the code is before the camera. */
const SCENES: Record<string, Lying> = {
  'very near: two thirds of the width': { x: 0.5, y: 0.5, share: 0.66, degrees: 0 },
  'near: a third of the width': { x: 0.5, y: 0.5, share: 0.33, degrees: 0 },
  'far: a tenth of the width': { x: 0.5, y: 0.5, share: 0.1, degrees: 0 },
  'outside the box': { x: 0.13, y: 0.16, share: 0.2, degrees: 0 },
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function openPage(browser: Browser, url: string): Promise<{ tab: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    permissions: ['camera'],
  });
  const tab = await context.newPage();
  const cdp = await context.newCDPSession(tab);
  await tab.goto(url);
  await tab.waitForFunction('globalThis.bench');
  return { tab, cdp };
}

/** Seconds that the page's own thread has worked since it began. */
async function workedSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Before a fake camera: how soon a code is found, how busy the page's thread is, and how long a cold start takes. */
export async function cameraBench(page: BenchPage, work: string): Promise<void> {
  const file = join(work, 'camera.y4m');
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumArguments, ...cameraArguments(file)],
    ...(executablePath ? { executablePath } : {}),
  });
  const code = await drawnCode('EAN13', '9300675024235', 8);
  const size = { width: 1920, height: 1080 };
  const ground = { ...size, data: new Uint8Array(size.width * size.height).fill(130) };
  const film = (luma: Luma) => writeCameraVideo(file, { ...size, luma: luma.data });
  console.log('| before the camera | decoder | found | ms median | ms slowest |');
  console.log('| --- | --- | ---: | ---: | ---: |');
  for (const [scene, lying] of Object.entries(SCENES)) {
    await film(placed(code, lying, ground));
    for (const way of ['ours', 'html5']) {
      const found: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { tab } = await openPage(browser, page.url);
        const ms = await tab.evaluate<number | null>(`bench.${way}(${LIMIT_MS})`);
        if (ms !== null) found.push(ms);
        await tab.context().close();
      }
      const slowest = Math.max(0, ...found).toFixed(0);
      const cells = [scene, way, `${found.length} of ${ROUNDS}`, median(found).toFixed(0), slowest];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
  await film(ground);
  console.log('| scanning with nothing to find | page’s thread busy |');
  console.log('| --- | ---: |');
  for (const way of ['ours', 'html5']) {
    const { tab, cdp } = await openPage(browser, page.url);
    await cdp.send('Performance.enable');
    const before = await workedSeconds(cdp);
    await tab.evaluate(`bench.${way}(${LIMIT_MS})`);
    const share = ((await workedSeconds(cdp)) - before) / (LIMIT_MS / 1000);
    const percent = `${(100 * share).toFixed(1)} %`;
    console.log(`| ${way} | ${percent} |`);
    if (way === 'ours')
      goal('page’s thread busy while scanning', 'under 12 %', percent, share < 0.12);
    await tab.context().close();
  }
  await film(placed(code, SCENES['near: a third of the width'] as Lying, ground));
  const cold: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ permissions: ['camera'] });
    const tab = await context.newPage();
    const cdp = await context.newCDPSession(tab);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await tab.goto(page.url);
    await tab.waitForFunction('globalThis.bench');
    cold.push(await tab.evaluate<number>('bench.cold()'));
    await context.close();
  }
  const coldMs = median(cold);
  goal(
    'cold open, processor four times slower',
    'under 1500 ms',
    `${coldMs.toFixed(0)} ms`,
    coldMs < 1_500,
  );
  await browser.close();
}
