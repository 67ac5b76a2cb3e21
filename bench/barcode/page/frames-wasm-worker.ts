import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import {
  afterFrame,
  believedInPicture,
  NOTHING_SEEN,
} from '../../../features/barcode/rules/acceptance.ts';
import { FIRST_PLAN, lookAt, lookLong } from '../../../features/barcode/rules/looks.ts';
import type { Luma } from '../../../features/barcode/rules/luma.ts';
import { openCodeReader } from '../../../features/barcode/web/components/code-reader.ts';
import { lumaOfFrame, lumaOfImage } from '../../../features/barcode/web/components/frame-luma.ts';
import { type FramesRead, heldByHand } from '../held-by-hand.ts';

export type FramesAsked = {
  picture: ImageBitmap;
  size: { width: number; height: number } | null;
  seed: number;
  /** whether the decoder as it comes looks too */
  withPlain: boolean;
};

const FRAMES = 10;
const EFFORT = {
  kinds: 'all',
  turned: true,
  inverted: true,
  smaller: true,
  mended: false,
} as const;
const now = () => performance.now();
const reader = openCodeReader(wasmUrl);

/** A frame as a camera gives it: brightness, and colours that are grey. */
function cameraFrame({ data, width, height }: Luma): VideoFrame {
  const [codedWidth, codedHeight] = [width & ~1, height & ~1];
  const bytes = new Uint8Array((codedWidth * codedHeight * 3) / 2).fill(128);
  for (let y = 0; y < codedHeight; y += 1) {
    bytes.set(data.subarray(y * width, y * width + codedWidth), y * codedWidth);
  }
  return new VideoFrame(bytes, { format: 'I420', codedWidth, codedHeight, timestamp: 0 });
}

async function readFrames({ picture, size, seed, withPlain }: FramesAsked): Promise<FramesRead> {
  const read = await reader;
  const luma = lumaOfImage(picture, picture.width, picture.height);
  const result: FramesRead = { accepted: null, frames: 0, ms: [], seen: [], plain: [] };
  let plan = FIRST_PLAN;
  let sightings = NOTHING_SEEN;
  for (let at = 0; at < FRAMES; at += 1) {
    const held = heldByHand(luma, size ?? luma, seed, at);
    if (result.accepted === null) {
      const frame = cameraFrame(held);
      const started = now();
      const looked = lookAt(await lumaOfFrame(frame), plan, read, now);
      const after = afterFrame(sightings, looked.readings);
      result.ms.push(now() - started);
      frame.close();
      ({ plan } = looked);
      ({ sightings } = after);
      result.frames += 1;
      result.seen.push(...looked.readings.map(({ text }) => text));
      result.accepted = after.accepted?.text ?? null;
    }
    if (withPlain) result.plain.push(...read(held, EFFORT).map(({ text }) => text));
    else if (result.accepted !== null) break;
  }
  return result;
}

async function readStill(picture: ImageBitmap): Promise<string[]> {
  const luma = lumaOfImage(picture, picture.width, picture.height);
  return believedInPicture(lookLong(luma, await reader)).map(({ text }) => text);
}

onmessage = async ({ data }: MessageEvent<FramesAsked & { still: boolean }>) => {
  postMessage(data.still ? await readStill(data.picture) : await readFrames(data));
  data.picture.close();
};
