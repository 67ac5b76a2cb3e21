import { launchChromium } from '../../scripts/chromium.ts';
import { goal } from '../goals.ts';
import type { BenchPage, Shown } from './bench-page.ts';

type Results = Record<string, { texts: string[]; ms: number[] }>;
type Sum = { pictures: number; read: number; misread: number; retailMisread: number; ms: number[] };

const MIN_TIMES_OTHER = { clean: 1.5, harsh: 2 };

const at = (sorted: number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);

/** Shows each picture to every decoder, one after the other, and prints how they did. */
export async function picturesBench(
  page: BenchPage,
  pictures: AsyncIterable<Shown>,
): Promise<void> {
  const browser = await launchChromium();
  const tab = await browser.newPage();
  await tab.goto(page.url);
  await tab.waitForFunction('globalThis.bench');
  const sums = new Map<string, Sum>();
  let warm = false;
  for await (const { kind, png, isRetail, fits } of pictures) {
    const read = () => tab.evaluate<Results>(`bench.readEveryWay('${page.show(png)}')`);
    // The first picture of all compiles everything; it is shown more than once.
    if (!warm) for (let round = 0; round < 3; round += 1) await read();
    warm = true;
    for (const [way, { texts, ms }] of Object.entries(await read())) {
      const key = `${kind} | ${way}`;
      const sum = sums.get(key) ?? { pictures: 0, read: 0, misread: 0, retailMisread: 0, ms: [] };
      const wrong = texts.filter((text) => !fits(text)).length;
      sum.pictures += 1;
      sum.read += texts.some(fits) ? 1 : 0;
      sum.misread += wrong;
      sum.retailMisread += isRetail ? wrong : 0;
      sum.ms.push(...ms);
      sums.set(key, sum);
    }
  }
  await browser.close();
  console.log(
    '| pictures | decoder | read | of | recall | misreads | of retail codes | ms a frame, median | p95 |',
  );
  console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const [key, { pictures: count, read, misread, retailMisread, ms }] of sums) {
    const sorted = ms.toSorted((a, b) => a - b);
    const recall = `${((100 * read) / count).toFixed(0)} %`;
    const cells = [
      key,
      read,
      count,
      recall,
      misread,
      retailMisread,
      at(sorted, 0.5),
      at(sorted, 0.95),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  expectGood('clean', sums);
  expectGood('harsh', sums);
}

/** Nothing is asked of pictures out of a folder. */
function expectGood(kind: keyof typeof MIN_TIMES_OTHER, sums: ReadonlyMap<string, Sum>): void {
  const frame = sums.get(`${kind} | ours, one frame`);
  const accepted = sums.get(`${kind} | ours, accepted within ten frames`);
  const other = sums.get(`${kind} | html5-qrcode, whole frame`);
  if (!frame || !accepted || !other) return;
  const wanted = MIN_TIMES_OTHER[kind];
  const ratio = frame.read / other.read;
  goal(
    `${kind}: codes read, times html5-qrcode`,
    `at least ${wanted}`,
    ratio.toFixed(1),
    ratio >= wanted,
  );
  const { retailMisread } = accepted;
  goal(`${kind}: misreads accepted of retail codes`, '0', retailMisread, retailMisread === 0);
  const p95 = at(
    frame.ms.toSorted((a, b) => a - b),
    0.95,
  );
  goal(`${kind}: p95 of a frame`, 'under 60 ms', `${p95} ms`, Number(p95) < 60);
}
