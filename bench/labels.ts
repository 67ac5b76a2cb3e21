import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { PanelReading } from '../features/label-reader/rules/read-panel.ts';
import { launchChromium } from '../scripts/chromium.ts';
import { servePage } from './barcode/bench-page.ts';
import { goal, reportGoals } from './goals.ts';
import { judgePanel, type PanelScore } from './labels/judge-panel.ts';
import { type LabelPicture, labelPictures, type SetName } from './labels/pictures.ts';
import { openModelReader } from './labels/read-with-model.ts';
import { percentile } from './percentile.ts';

/**
 * Nutrition panels, drawn and then bent, shadowed, blurred and cropped, read in the browser as the product reads
 * them: how many figures are right, whether a wrong one has a mark, and how long it takes. A model that is set up
 * reads the same pictures. `npm run bench -- labels`, or `labels 5` for every fifth picture.
 */
const SLOWER = 4;
const WANTED_S = 6;
const TAKING_A_PICTURE_MS = 5_000;
const WANTED: Record<SetName, number> = {
  clean: 90,
  harsh: 75,
  'other fonts': 82,
  'other layouts': 82,
};
const step = Number(process.argv[2] ?? 1);

type Read = { panel: PanelReading | null; ms: number };
type Scores = { picture: LabelPicture; score: PanelScore }[];

const work = await mkdtemp(join(tmpdir(), 'vigour-bench-'));
const page = await servePage(work, join(import.meta.dirname, 'labels/page'));
const browser = await launchChromium();
const model = await openModelReader();
const scores: Scores = [];
const modelScores: Scores = [];
const times: number[] = [];
const processorTimes: number[] = [];
const note = (reader: string, { name, harms }: LabelPicture, { said }: PanelScore) => {
  if (said.length > 0) console.log(`${reader}${name} (${harms.join(', ')}): ${said.join('; ')}`);
};
try {
  const pictures: LabelPicture[] = [];
  for await (const picture of labelPictures(browser, step)) pictures.push(picture);
  const tab = await browser.newPage();
  await tab.goto(page.url);
  await tab.waitForFunction('globalThis.bench');
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  const opening = await tab.evaluate<number>('bench.open()');
  console.log(`opening the reader, before there is a picture: ${opening.toFixed(0)} ms`);
  // Nobody has a picture at once: meanwhile the reader warms up.
  await setTimeout(TAKING_A_PICTURE_MS);
  const processor = await processorOf(browser);
  for (const picture of pictures) {
    const before = await processor();
    const { panel, ms } = await tab.evaluate<Read>(`bench.read('${page.show(picture.picture)}')`);
    processorTimes.push((await processor()) - before);
    const score = judgePanel(picture, panel);
    scores.push({ picture, score });
    note('', picture, score);
    times.push(ms);
    if (!model) continue;
    const byModel = judgePanel(picture, await model(picture.picture));
    modelScores.push({ picture, score: byModel });
    note('model: ', picture, byModel);
  }
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await page.close();
  await rm(work, { recursive: true, force: true });
}

/** Milliseconds of processor that pages and their workers have used so far. */
async function processorOf(from: Browser): Promise<() => Promise<number>> {
  const tools = await from.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await tools.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer');
    return 1_000 * pages.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
}

const sumOf = (list: Scores, pick: (score: PanelScore) => number) =>
  list.reduce((total, { score }) => total + pick(score), 0);
const shareOf = (list: Scores) =>
  (100 * sumOf(list, (one) => one.right)) / sumOf(list, (one) => one.figures);

function printRow(name: string, list: Scores): void {
  if (list.length === 0) return;
  const cells = [
    name,
    list.length,
    `${shareOf(list).toFixed(1)} %`,
    sumOf(list, (one) => one.figures),
    sumOf(list, (one) => one.wrongMarked),
    sumOf(list, (one) => one.empty),
    sumOf(list, (one) => one.wrongUnmarked),
    sumOf(list, (one) => one.rightMarked),
    `${sumOf(list, (one) => (one.sizeRight === true ? 1 : 0))} of ${sumOf(list, (one) => (one.sizeRight === null ? 0 : 1))}`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

console.log(
  '| set | panels | figures right | of | wrong, marked | left empty | wrong, no mark | right, but marked | serving size |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const [name, wanted] of Object.entries(WANTED)) {
  const list = scores.filter(({ picture }) => picture.set === name);
  const lookedAt = list.filter(({ picture }) => picture.isLookedAt);
  printRow(name, list);
  if (lookedAt.length > 0) {
    printRow(`${name}, looked at`, lookedAt);
    const rest = list.filter(({ picture }) => !picture.isLookedAt);
    printRow(`${name}, not looked at`, rest);
  }
  if (model) {
    const byModel = modelScores.filter(({ picture }) => picture.set === name);
    printRow(`${name}, by the model`, byModel);
  }
  const share = shareOf(list);
  goal(`${name}: figures right`, `at least ${wanted} %`, `${share.toFixed(1)} %`, share >= wanted);
  const unmarked = sumOf(list, (one) => one.wrongUnmarked);
  goal(`${name}: wrong figures without a mark`, '0', unmarked, unmarked === 0);
}
if (!model) console.log('No model read them: none is set up (AI_PROVIDER).');
// Throttling by the browser's tools slows the page alone, not its workers: so times are taken as they are, and four
// times. Those of the processor are of all workers together, as on a device that has only one.
for (const [kind, list] of Object.entries({ clock: times, processor: processorTimes })) {
  const said = [0.5, 0.95, 1].map((share) => percentile(list, share).toFixed(0));
  console.log(`ms a panel by the ${kind}: median, p95, slowest ${said.join(', ')}`);
  for (const share of [0.5, 0.95]) {
    const s = (percentile(list, share) * SLOWER) / 1000;
    goal(
      `a panel, p${share * 100} by the ${kind}, processor ${SLOWER} times slower (reckoned)`,
      `at most ${WANTED_S} s`,
      `${s.toFixed(1)} s`,
      s <= WANTED_S,
    );
  }
}
reportGoals();
