import { seededRandom } from '#platform/shared/seeded-random.ts';
import type { Luma } from '../../features/barcode/rules/luma.ts';

type Size = { width: number; height: number };

/** What the product's own way of reading makes of up to ten frames of a picture, and of the picture at rest. */
export type FramesRead = {
  accepted: string | null;
  /** frames until something was accepted, or all */
  frames: number;
  ms: number[];
  /** every code that any frame gave */
  seen: string[];
  /** the same, within ten frames, of the decoder as it comes */
  plain: string[];
};

/** How one frame of a camera differs from the picture: nothing at all in the first. */
function handAt(random: () => number, frame: number) {
  const steady = frame === 0 ? 0 : 1;
  const about = (reach: number) => (random() * 2 - 1) * reach * steady;
  return {
    degrees: about(4),
    /** 0.86 to 1.1 */
    scale: 0.98 + about(0.12) + (1 - steady) * 0.02,
    right: about(0.04),
    down: about(0.04),
    /** 0.8 to 1.15 */
    light: 0.975 + about(0.175) + (1 - steady) * 0.025,
    blurPx: (0.35 + about(0.35)) * steady,
    noise: 3 * steady,
  };
}

/**
 * A frame of a camera that a hand holds before a picture: a little turned, nearer, aside, lighter, softer and
 * noisier each time, and always the same for the same picture and frame. The picture fills what it can of `size`.
 */
export function heldByHand(picture: Luma, size: Size, seed: number, frame: number): Luma {
  const random = seededRandom(seed * 1_000 + frame);
  const hand = handAt(random, frame);
  const { width, height } = size;
  const fit = Math.min(width / picture.width, height / picture.height) * hand.scale;
  const turn = (hand.degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn) / fit, Math.cos(turn) / fit];
  const [cx, cy] = [width * (0.5 + hand.right), height * (0.5 + hand.down)];
  const seen = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x + 0.5 - cx, y + 0.5 - cy];
      const sx = cos * dx + sin * dy + picture.width / 2 - 0.5;
      const sy = cos * dy - sin * dx + picture.height / 2 - 0.5;
      seen[y * width + x] = brightnessAt(picture, sx, sy);
    }
  }
  const softness = Math.exp(-1 / (2 * hand.blurPx ** 2 + 1e-6));
  const soft = blurred(blurred(seen, size, softness, 1), size, softness, width);
  const data = new Uint8Array(soft.length);
  for (let at = 0; at < data.length; at += 1) {
    const noise = (random() + random() + random() - 1.5) * 2 * hand.noise;
    data[at] = Math.max(0, Math.min(255, (soft[at] as number) * hand.light + noise));
  }
  return { data, width, height };
}

/** Between four pixels; what lies outside is as its edge. */
function brightnessAt({ data, width, height }: Luma, x: number, y: number): number {
  const inX = Math.min(width - 1.001, Math.max(0, x));
  const inY = Math.min(height - 1.001, Math.max(0, y));
  const [left, top] = [Math.floor(inX), Math.floor(inY)];
  const at = top * width + left;
  const [fx, fy] = [inX - left, inY - top];
  const above = (data[at] as number) * (1 - fx) + (data[at + 1] as number) * fx;
  const below = (data[at + width] as number) * (1 - fx) + (data[at + width + 1] as number) * fx;
  return above + (below - above) * fy;
}

/** Each pixel mixed with its two neighbours, which lie `step` away. */
function blurred(from: Float32Array, size: Size, share: number, step: number): Float32Array {
  const data = new Float32Array(from.length);
  const [last, divide] = [step === 1 ? size.width - 1 : size.height - 1, 1 + 2 * share];
  for (let at = 0; at < data.length; at += 1) {
    const place = step === 1 ? at % size.width : Math.floor(at / size.width);
    const before = from[place > 0 ? at - step : at] as number;
    const after = from[place < last ? at + step : at] as number;
    data[at] = ((from[at] as number) + share * (before + after)) / divide;
  }
  return data;
}
