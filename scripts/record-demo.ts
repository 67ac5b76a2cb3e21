import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Locator, type Page } from '@playwright/test';
import { startServer } from '../e2e/server.ts';
import { tickSet, ticks } from '../e2e/training-plan.ts';
import { launchChromium } from './chromium.ts';
import { SAMPLE_ZONE, signInSample } from './sample-people.ts';

/**
 * Records the film of the public pages from the demo: `node scripts/record-demo.ts`.
 * Wants ffmpeg on the PATH. Writes the film twice (WebM, MP4), its poster and its captions.
 */
const target = 'apps/web/public/demo';
const MAX_BYTES = 2_000_000;

type Caption = { fromMs: number; text: string };

/** A dot where the finger is: without it nobody sees what is being done. */
function showTouches(): void {
  addEventListener('DOMContentLoaded', () => {
    const dot = document.createElement('div');
    dot.setAttribute('aria-hidden', 'true');
    Object.assign(dot.style, {
      position: 'fixed',
      zIndex: '9999',
      width: '44px',
      height: '44px',
      margin: '-22px 0 0 -22px',
      borderRadius: '50%',
      background: 'rgb(255 255 255 / 0.35)',
      border: '2px solid rgb(255 255 255 / 0.7)',
      pointerEvents: 'none',
      opacity: '0',
      transition: 'opacity 250ms',
    });
    document.documentElement.append(dot);
    addEventListener(
      'pointerdown',
      (event) => {
        Object.assign(dot.style, {
          left: `${event.clientX}px`,
          top: `${event.clientY}px`,
          opacity: '1',
        });
        setTimeout(() => (dot.style.opacity = '0'), 350);
      },
      true,
    );
  });
}

/** Keeps every picture that the browser draws, with its moment. */
async function startRecording(page: Page, folder: string) {
  const session = await page.context().newCDPSession(page);
  const frames: { file: string; atMs: number }[] = [];
  const writes: Promise<void>[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    frames.push({ file, atMs: (metadata.timestamp ?? 0) * 1000 });
    writes.push(writeFile(file, Buffer.from(data, 'base64')));
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 1 });
  return async () => {
    await session.send('Page.stopScreencast');
    await Promise.all(writes);
    return frames;
  };
}

const pause = (page: Page, ms: number) => page.waitForTimeout(ms);

async function tap(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  await pause(page, 350);
  await what.tap();
}

async function type(page: Page, what: Locator, text: string): Promise<void> {
  await tap(page, what);
  await what.fill('');
  await what.pressSequentially(text, { delay: 55 });
  await pause(page, 250);
}

/** The story that is told; `say` begins a caption. */
async function tell(page: Page, say: (text: string) => void): Promise<void> {
  say('Home shows your real day: energy, protein, carbs and fat against your own targets.');
  await pause(page, 3200);
  say('Every target explains itself. Tap it to see the sums.');
  await tap(page, page.getByRole('button', { name: /worked out/i }).first());
  await pause(page, 3400);
  await page.keyboard.press('Escape');
  await pause(page, 700);
  say('Log a meal in a few taps.');
  await tap(page, page.getByRole('link', { name: /open food log/i }));
  await page.getByRole('heading', { name: 'Log Your Food' }).waitFor();
  await pause(page, 1500);
  await tap(page, page.getByText('Manual Entry'));
  await page.getByLabel(/Food name/).waitFor();
  await type(page, page.getByLabel(/Food name/), 'Salmon and rice bowl');
  await tap(page, page.getByText('Dinner', { exact: true }));
  await type(page, page.getByLabel(/^Calories/), '610');
  await type(page, page.getByLabel(/^Protein/), '38');
  await type(page, page.getByLabel(/^Carbs/), '64');
  await type(page, page.getByLabel(/^Fat/), '19');
  say('Saved, and in your totals at once.');
  await tap(page, page.getByRole('button', { name: 'Save Food Log' }));
  await page.getByText('Salmon and rice bowl').first().waitFor();
  await pause(page, 2200);
  say('Meals: a week planned for your targets, your table and your budget.');
  await tap(page, page.getByRole('link', { name: 'Meals', exact: true }));
  await page.getByRole('heading', { name: 'Meals', level: 1 }).waitFor();
  await pause(page, 1600);
  await tap(page, page.locator('main a[href="/meals/plan"]').first());
  await page.waitForURL(/\/meals\/plan/);
  await pause(page, 2800);
  say('Workouts: a week made for your days, your equipment and any sore spots.');
  await tap(page, page.getByRole('link', { name: 'Workouts', exact: true }));
  await page.getByRole('heading', { name: 'Workouts', level: 1 }).waitFor();
  await pause(page, 2800);
  // A day of rest shows what comes next instead.
  const next = page.getByRole('link', { name: 'Look at the next session' });
  if (await next.isVisible()) await tap(page, next);
  await tap(page, page.getByRole('link', { name: 'Start', exact: true }));
  await ticks(page).first().waitFor();
  say('Log a set with one tap, also without a network. The rest runs by itself.');
  await pause(page, 1800);
  for (const set of [0, 1]) {
    await tickSet(page, ticks(page).nth(set));
    await pause(page, 1300);
  }
  say('Trainers: who is free when you are, what was checked, what clients say.');
  await tap(page, page.getByRole('link', { name: 'Trainers', exact: true }));
  await page.getByRole('heading', { name: 'Trainers', level: 1 }).waitFor();
  await pause(page, 2400);
  await tap(page, page.locator('main li a[href^="/trainers/"]').first());
  await page.waitForURL(/\/trainers\/.+/);
  await pause(page, 2400);
  say('Back home the day has moved on. Recorded in the app, with sample people.');
  await tap(page, page.getByRole('link', { name: 'Home', exact: true }));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await pause(page, 3600);
}

const clockText = (ms: number) => new Date(Math.max(0, ms)).toISOString().slice(11, 23);

function captionsFile(captions: Caption[], endMs: number): string {
  const cues = captions.map(({ fromMs, text }, at) => {
    const untilMs = captions[at + 1]?.fromMs ?? endMs;
    return `${clockText(fromMs)} --> ${clockText(untilMs)} line:90%\n${text}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

const folder = await mkdtemp(join(tmpdir(), 'vigour-film-'));
const server = await startServer({ DEMO: 'on' });
const browser = await launchChromium();
try {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    baseURL: server.url,
    locale: 'en-AU',
    timezoneId: SAMPLE_ZONE,
  });
  const page = await context.newPage();
  await signInSample(page, 'robin.walsh');
  await page.addInitScript(showTouches);
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const captions: Caption[] = [];
  const stop = await startRecording(page, folder);
  const startMs = Date.now();
  await tell(page, (text) => captions.push({ fromMs: Date.now() - startMs, text }));
  const frames = await stop();
  const endMs = Date.now() - startMs;

  const list = frames.map(({ file, atMs }, at) => {
    const untilMs = frames[at + 1]?.atMs ?? (frames[0]?.atMs ?? 0) + endMs;
    return `file '${file}'\nduration ${Math.max(0.001, (untilMs - atMs) / 1000).toFixed(4)}`;
  });
  const listFile = join(folder, 'frames.txt');
  await writeFile(listFile, `${list.join('\n')}\n`);
  await mkdir(target, { recursive: true });
  const encode = (...options: string[]) =>
    execFileSync('ffmpeg', [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      listFile,
      ...options,
    ]);
  const size = ['-vf', 'fps=24,scale=540:-2:flags=lanczos', '-an'];
  encode(
    ...size,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '38',
    '-row-mt',
    '1',
    '-pix_fmt',
    'yuv420p',
    `${target}/vigour-demo.webm`,
  );
  encode(
    ...size,
    '-c:v',
    'libx264',
    '-crf',
    '27',
    '-preset',
    'slow',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    `${target}/vigour-demo.mp4`,
  );
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-i',
    `${target}/vigour-demo.mp4`,
    '-frames:v',
    '1',
    '-quality',
    '80',
    `${target}/vigour-demo.webp`,
  ]);
  await writeFile(`${target}/vigour-demo.vtt`, captionsFile(captions, endMs));
  for (const name of ['webm', 'mp4', 'webp', 'vtt']) {
    const { size: bytes } = await stat(`${target}/vigour-demo.${name}`);
    console.log(`vigour-demo.${name}: ${bytes} bytes`);
    if (bytes > MAX_BYTES) throw new Error(`vigour-demo.${name} is over ${MAX_BYTES} bytes.`);
  }
} finally {
  await browser.close();
  await server.dispose();
  await rm(folder, { recursive: true, force: true });
}
