import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PanelReading } from '../features/label-reader/rules/read-panel.ts';
import { launchChromium } from '../scripts/chromium.ts';
import { servePage } from './barcode/bench-page.ts';
import { goal, reportGoals } from './goals.ts';
import { judgePanel, type PanelScore } from './labels/judge-panel.ts';
import { type LabelPicture, labelPictures, type SetName } from './labels/pictures.ts';
import { percentile } from './percentile.ts';

/**
 * Nutrition panels, drawn and then bent, shadowed, blurred and cropped, read in the browser as the product reads
 * them: how many figures are right, whether a wrong one has a mark, and how long it takes. `npm run bench -- labels`.
 */
const SLOWER = 4;

type Read = { panel: PanelReading | null; ms: number };

const work = await mkdtemp(join(tmpdir(), 'vigour-bench-'));
const page = await servePage(work, join(import.meta.dirname, 'labels/page'));
const browser = await launchChromium();
const scores = new Map<SetName, PanelScore[]>();
const times: number[] = [];
const pictures: LabelPicture[] = [];
try {
  for await (const picture of labelPictures(browser)) pictures.push(picture);
  const tab = await browser.newPage();
  await tab.goto(page.url);
  await tab.waitForFunction('globalThis.bench');
  const read = (from: Page, { picture }: LabelPicture) =>
    from.evaluate<Read>(`bench.read('${page.show(picture)}')`);
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  // The first picture fetches and compiles everything.
  const [first] = pictures;
  if (first)
    console.log(`first picture, with fetching: ${(await read(tab, first)).ms.toFixed(0)} ms`);
  for (const picture of pictures) {
    const { panel, ms } = await read(tab, picture);
    const score = judgePanel(picture, panel);
    scores.set(picture.set, [...(scores.get(picture.set) ?? []), score]);
    if (score.said.length > 0)
      console.log(`${picture.name} (${picture.harms.join(', ')}): ${score.said.join('; ')}`);
    times.push(ms);
  }
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await page.close();
  await rm(work, { recursive: true, force: true });
}

const WANTED: Record<SetName, number> = { clean: 90, harsh: 75, 'held back': 82 };
console.log(
  '| set | panels | figures right | of | wrong, marked | left empty | wrong, no mark | right, but marked | serving size |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const [set, list] of scores) {
  const sum = (pick: (score: PanelScore) => number) =>
    list.reduce((total, one) => total + pick(one), 0);
  const share = (100 * sum((one) => one.right)) / sum((one) => one.figures);
  const cells = [
    set,
    list.length,
    `${share.toFixed(1)} %`,
    sum((one) => one.figures),
    sum((one) => one.wrongMarked),
    sum((one) => one.empty),
    sum((one) => one.wrongUnmarked),
    sum((one) => one.rightMarked),
    `${sum((one) => (one.sizeRight === true ? 1 : 0))} of ${sum((one) => (one.sizeRight === null ? 0 : 1))}`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  goal(
    `${set}: figures right`,
    `at least ${WANTED[set]} %`,
    `${share.toFixed(1)} %`,
    share >= WANTED[set],
  );
  const unmarked = sum((one) => one.wrongUnmarked);
  goal(`${set}: wrong figures without a mark`, '0', unmarked, unmarked === 0);
}
const p50 = percentile(times, 0.5);
const p95 = percentile(times, 0.95);
console.log(
  `ms a panel: median ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, slowest ${Math.max(...times).toFixed(0)}`,
);
// Throttling by the browser's tools slows the page alone, not its workers: the time is taken as it is, and four times.
goal(
  `a panel, median, processor ${SLOWER} times slower (reckoned)`,
  'at most 6 s',
  `${((p50 * SLOWER) / 1000).toFixed(1)} s`,
  p50 * SLOWER <= 6_000,
);
reportGoals();
