import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import {
  afterFrame,
  believedInPicture,
  NOTHING_SEEN,
  type Sightings,
} from '../../rules/acceptance.ts';
import { FIRST_PLAN, type LookPlan, lookAt, lookLong } from '../../rules/looks.ts';
import type { Luma } from '../../rules/luma.ts';
import { openCodeReader } from './code-reader.ts';
import { FRAME_EVERY_MS, type FromDecoder, type ToDecoder } from './decoder-messages.ts';
import { lumaOfFrame, lumaOfImage } from './frame-luma.ts';

const tell = (message: FromDecoder): void => postMessage(message);
const now = (): number => performance.now();

const reader = openCodeReader(wasmUrl);
reader.then(
  () => tell({ kind: 'ready' }),
  () => tell({ kind: 'broken' }),
);

let plan: LookPlan = FIRST_PLAN;
let sightings: Sightings = NOTHING_SEEN;

/** Whether the last frame read something: the next one is then looked at without waiting, to be sure of it. */
let hopeful = false;

async function look(luma: Luma): Promise<void> {
  const looked = lookAt(luma, plan, await reader, now);
  plan = looked.plan;
  const after = afterFrame(sightings, looked.readings);
  sightings = after.sightings;
  hopeful = looked.readings.length > 0 && after.accepted === null;
  tell({ kind: 'frame', accepted: after.accepted, hopeful });
}

async function lookAtFrame(frame: VideoFrame | ImageBitmap): Promise<void> {
  try {
    const luma =
      frame instanceof ImageBitmap
        ? lumaOfImage(frame, frame.width, frame.height)
        : await lumaOfFrame(frame);
    await look(luma);
  } finally {
    frame.close();
  }
}

/** Takes ten frames a second from the camera and skips the others. */
async function lookAtStream(frames: ReadableStream<VideoFrame>): Promise<void> {
  await reader;
  let last = Number.NEGATIVE_INFINITY;
  const taken = frames.getReader();
  for (;;) {
    const { done, value } = await taken.read();
    if (done) return;
    if (!hopeful && now() - last < FRAME_EVERY_MS * 0.9) {
      value.close();
      continue;
    }
    last = now();
    await lookAtFrame(value);
  }
}

async function analysePicture(picture: ImageBitmap): Promise<void> {
  const luma = lumaOfImage(picture, picture.width, picture.height);
  picture.close();
  tell({ kind: 'picture', found: believedInPicture(lookLong(luma, await reader)) });
}

onmessage = ({ data }: MessageEvent<ToDecoder>) => {
  if (data.kind === 'start') {
    plan = FIRST_PLAN;
    sightings = NOTHING_SEEN;
    hopeful = false;
  } else if (data.kind === 'stream') void lookAtStream(data.frames);
  else if (data.kind === 'frame') void lookAtFrame(data.frame);
  else void analysePicture(data.picture);
};
