import sharp from 'sharp';
import { launchChromium } from '../../scripts/chromium.ts';
import { goal } from '../goals.ts';
import { percentile } from '../percentile.ts';
import type { BenchPage } from './bench-page.ts';
import type { FramesRead } from './held-by-hand.ts';

import type { Photo } from './photos.ts';

type Size = { width: number; height: number };
type Half = 'tuned on' | 'held back';
type Count = { photos: number; right: number; wrong: number; plain: number; other: number };

/** How large the camera's frames are: as the photographs, as a laptop's, as a phone's. */
const CAMERAS: Record<string, Size | null> = {
  'as photographed': null,
  '1280 x 720': { width: 1280, height: 720 },
  '1920 x 1080': { width: 1920, height: 1080 },
};
/** Large frames take long to make: of eight photographs two are shown so, one of each half. */
const SHOWN: Record<string, number> = { '1280 x 720': 8, '1920 x 1080': 8 };

const WANTED = 0.8;
const MAX_P95_MS = 60;
const same = (a: string, b: string): boolean => a.replace(/^0+/, '') === b.replace(/^0+/, '');
const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** The photographs with an even place are what the looks are tuned on; the others are held back. */
const halfOf = (at: number): Half => (at % 2 === 0 ? 'tuned on' : 'held back');

/**
 * Photographs before a camera in a hand: how many codes are accepted within ten frames, how many of those are not
 * printed there, what a frame takes; and what is listed of a photograph that stands still.
 */
export async function photoBench(page: BenchPage, photos: readonly Photo[]): Promise<void> {
  const browser = await launchChromium();
  const tab = await browser.newPage();
  await tab.goto(page.url);
  await tab.waitForFunction('globalThis.bench');
  const pngs = await Promise.all(
    photos.map(({ file }) => sharp(file).rotate().flatten({ background: '#fff' }).png().toBuffer()),
  );
  const show = (at: number) => page.show(pngs[at] as Buffer);
  const held = (at: number, size: Size | null) =>
    tab.evaluate<FramesRead & { html5: string[] }>(
      `bench.readHeld('${show(at)}', ${JSON.stringify(size)}, ${at + 1}, ${size === null})`,
    );
  // The first pictures compile everything.
  for (let at = 0; at < Math.min(4, photos.length); at += 1) await held(at, null);

  console.log(
    '| frames | half | photographs | read | wrong | nothing | zxing-wasm as it comes | html5-qrcode |',
  );
  console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  const wrong: string[] = [];
  const times = new Map<string, number[]>();
  for (const [camera, size] of Object.entries(CAMERAS)) {
    const counts = new Map<Half, Count>();
    const ms: number[] = [];
    const frames: number[] = [];
    for (const [at, { name, text, printed }] of photos.entries()) {
      if (at % (SHOWN[camera] ?? 1) > 1) continue;
      const read = await held(at, size);
      ms.push(...read.ms);
      const count = counts.get(halfOf(at)) ?? { photos: 0, right: 0, wrong: 0, plain: 0, other: 0 };
      counts.set(halfOf(at), count);
      count.photos += 1;
      if (read.plain.some((one) => same(one, text))) count.plain += 1;
      if (read.html5.some((one) => same(one, text))) count.other += 1;
      if (read.accepted === null) continue;
      if (printed.some((one) => same(one, read.accepted ?? ''))) {
        count.right += 1;
        frames.push(read.frames);
      } else {
        count.wrong += 1;
        wrong.push(`${camera}: ${name} shows ${text}, accepted ${read.accepted}`);
      }
    }
    times.set(camera, ms);
    for (const [half, { photos: of, right, wrong: bad, plain, other }] of counts) {
      const compared = size === null ? [share(plain, of), share(other, of)] : ['', ''];
      const cells = [camera, half, of, `${right} (${share(right, of)})`, bad, of - right - bad];
      console.log(`| ${[...cells, ...compared].join(' | ')} |`);
      if (half === 'held back' && size === null)
        goal(
          'held back: codes read within ten frames',
          'at least 80 %',
          share(right, of),
          right / of >= WANTED,
        );
    }
    console.log(`${camera}: median of frames until a code was accepted ${percentile(frames, 0.5)}`);
  }
  console.log(wrong.join('\n'));
  goal('codes accepted that are not printed there', '0', wrong.length, wrong.length === 0);
  for (const [camera, ms] of times) {
    const [p50, p95] = [percentile(ms, 0.5), percentile(ms, 0.95)];
    const said = `${p95.toFixed(1)} ms (median ${p50.toFixed(1)}, ${ms.length} frames)`;
    goal(`${camera}: p95 of a frame`, `under ${MAX_P95_MS} ms`, said, p95 < MAX_P95_MS);
  }

  const missedStill: string[] = [];
  let stillRead = 0;
  for (const [at, { name, printed }] of photos.entries()) {
    const listed = await tab.evaluate<string[]>(`bench.readStill('${show(at)}')`);
    const isPrinted = (one: string) => printed.some((text) => same(text, one));
    if (listed[0] !== undefined && isPrinted(listed[0])) stillRead += 1;
    if (listed.slice(0, 2).some((one) => !isPrinted(one)))
      missedStill.push(`standing still: ${name} lists ${listed.join(', ')}`);
  }
  console.log(missedStill.join('\n'));
  console.log(`standing still: ${stillRead} of ${photos.length} read`);
  goal(
    'standing still: a wrong code first or second',
    '0',
    missedStill.length,
    missedStill.length === 0,
  );
  await browser.close();
}
