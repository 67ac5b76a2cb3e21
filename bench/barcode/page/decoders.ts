import { Html5Qrcode, Html5QrcodeSupportedFormats } from 'html5-qrcode';
import { Html5QrcodeShim } from 'html5-qrcode/esm/code-decoder';
import { BaseLoggger } from 'html5-qrcode/esm/core';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { afterFrame, NOTHING_SEEN } from '../../../features/barcode/rules/acceptance.ts';
import { FIRST_PLAN, lookAt, lookLong } from '../../../features/barcode/rules/looks.ts';
import type { Luma } from '../../../features/barcode/rules/luma.ts';
import { openCodeReader } from '../../../features/barcode/web/components/code-reader.ts';
import { openDecoder } from '../../../features/barcode/web/components/decoder.ts';
import { lumaOfImage } from '../../../features/barcode/web/components/frame-luma.ts';
import { type FramesRead, heldByHand } from '../held-by-hand.ts';
import type { FramesAsked } from './frames-wasm-worker.ts';

/** What one decoder made of one picture, and what each look at it took. */
type Result = { texts: string[]; ms: number[] };

const now = () => performance.now();
const reader = openCodeReader(wasmUrl);
const theirs = new Html5QrcodeShim(
  Object.values(Html5QrcodeSupportedFormats).filter((value) => typeof value === 'number'),
  false,
  false,
  new BaseLoggger(false),
);

/** The box as html5-qrcode draws it at the width of a phone: 250 of 390 pixels, onto a canvas of that size. */
const BOX = { shown: 390, side: 250 };

async function withHtml5(picture: ImageBitmap, box: boolean): Promise<Result> {
  const started = now();
  const canvas = document.createElement('canvas');
  const scale = picture.width / BOX.shown;
  const height = Math.min(BOX.side, picture.height / scale);
  const from = box
    ? { width: BOX.side * scale, height: height * scale }
    : { width: picture.width, height: picture.height };
  canvas.width = box ? BOX.side : picture.width;
  canvas.height = box ? height : picture.height;
  const [x, y] = [(picture.width - from.width) / 2, (picture.height - from.height) / 2];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, x, y, from.width, from.height, 0, 0, canvas.width, canvas.height);
  const texts: string[] = [];
  // After a failure it looks a second time.
  for (let attempt = 0; attempt < 2 && texts.length === 0; attempt += 1) {
    await theirs.decodeAsync(canvas).then(
      ({ text }) => texts.push(text),
      () => undefined,
    );
  }
  return { texts, ms: [now() - started] };
}

const textsOf = (readings: readonly { text: string }[]): string[] => [
  ...new Set(readings.map(({ text }) => text)),
];
const EFFORT = {
  kinds: 'all',
  turned: true,
  inverted: true,
  smaller: true,
  mended: false,
} as const;
const FRAMES = 10;

async function readEveryWay(url: string) {
  const picture = await createImageBitmap(await (await fetch(url)).blob());
  const read = await reader;
  const timed = (texts: () => string[]): Result => {
    const started = now();
    return { texts: texts(), ms: [now() - started] };
  };
  const luma = () => lumaOfImage(picture, picture.width, picture.height);
  const accepted: string[] = [];
  const seen = new Set<string>();
  const framesMs: number[] = [];
  let plan = FIRST_PLAN;
  let sightings = NOTHING_SEEN;
  for (let at = 0; at < FRAMES && accepted.length === 0; at += 1) {
    const started = now();
    const looked = lookAt(luma(), plan, read, now);
    framesMs.push(now() - started);
    plan = looked.plan;
    const after = afterFrame(sightings, looked.readings);
    sightings = after.sightings;
    for (const text of textsOf(looked.readings)) seen.add(text);
    if (after.accepted) accepted.push(after.accepted.text);
  }
  const results = {
    'html5-qrcode, 250 x 250': await withHtml5(picture, true),
    'html5-qrcode, whole frame': await withHtml5(picture, false),
    'zxing-wasm, as it comes': timed(() => textsOf(read(luma(), EFFORT))),
    'ours, one frame': timed(() => textsOf(lookAt(luma(), FIRST_PLAN, read, now).readings)),
    'ours, ten frames': { texts: [...seen], ms: framesMs },
    'ours, accepted within ten frames': { texts: accepted, ms: framesMs },
    'all looks, no time limit': timed(() => textsOf(lookLong(luma(), read))),
  };
  picture.close();
  return results;
}

const worker = new Worker(new URL('./frames-wasm-worker.ts', import.meta.url), { type: 'module' });
const ask = <Answer>(asked: FramesAsked & { still: boolean }): Promise<Answer> =>
  new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.postMessage(asked, [asked.picture]);
  });
const pictureAt = async (url: string) => createImageBitmap(await (await fetch(url)).blob());

/** A picture before a camera in a hand, for ten frames; `compared`: by the other decoders too. */
async function readHeld(url: string, size: FramesAsked['size'], seed: number, compared: boolean) {
  const picture = await pictureAt(url);
  const html5: string[] = [];
  if (compared) {
    const luma = lumaOfImage(picture, picture.width, picture.height);
    for (let frame = 0; frame < FRAMES && html5.length === 0; frame += 1) {
      const bitmap = await createImageBitmap(grey(heldByHand(luma, luma, seed, frame)));
      html5.push(...(await withHtml5(bitmap, false)).texts);
      bitmap.close();
    }
  }
  const read = await ask<FramesRead>({ picture, size, seed, withPlain: compared, still: false });
  return { ...read, html5 };
}

function grey({ data, width, height }: Luma): ImageData {
  const image = new ImageData(width, height);
  for (let at = 0; at < data.length; at += 1) image.data.fill(data[at] ?? 0, at * 4, at * 4 + 3);
  for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
  return image;
}

const readStill = async (url: string) =>
  ask<string[]>({
    picture: await pictureAt(url),
    size: null,
    seed: 0,
    withPlain: false,
    still: true,
  });

const camera = () =>
  navigator.mediaDevices.getUserMedia({
    video: { width: { ideal: 1920 }, height: { ideal: 1080 } },
  });

/** Milliseconds from the stream's start to the first accepted code; null after `limitMs`. */
async function ours(limitMs: number): Promise<number | null> {
  const decoder = openDecoder();
  await decoder.ready;
  const stream = await camera();
  const video = document.querySelector('video') as HTMLVideoElement;
  const started = now();
  video.srcObject = stream;
  const ms = await new Promise<number | null>((resolve) => {
    setTimeout(() => resolve(null), limitMs);
    decoder.watch(video, stream, () => resolve(now() - started));
  });
  for (const track of stream.getTracks()) track.stop();
  decoder.close();
  return ms;
}

async function html5(limitMs: number): Promise<number | null> {
  const scanner = new Html5Qrcode('theirs', {
    verbose: false,
    useBarCodeDetectorIfSupported: false,
  });
  let started = now();
  const ms = await new Promise<number | null>((resolve) => {
    setTimeout(() => resolve(null), limitMs);
    void scanner
      .start(
        { facingMode: 'environment' },
        {
          fps: 10,
          qrbox: { width: BOX.side, height: BOX.side },
          videoConstraints: { width: { ideal: 1920 }, height: { ideal: 1080 } },
        },
        () => resolve(now() - started),
        () => undefined,
      )
      .then(() => {
        started = now();
      });
  });
  await scanner.stop().catch(() => undefined);
  return ms;
}

/** Milliseconds from the page's own start to the first accepted code, with nothing fetched before. */
async function cold(): Promise<number> {
  const decoder = openDecoder();
  const stream = await camera();
  const video = document.querySelector('video') as HTMLVideoElement;
  video.srcObject = stream;
  await new Promise<void>((resolve) => decoder.watch(video, stream, () => resolve()));
  const ms = now();
  for (const track of stream.getTracks()) track.stop();
  decoder.close();
  return ms;
}

Object.assign(globalThis, { bench: { readEveryWay, readHeld, readStill, ours, html5, cold } });
