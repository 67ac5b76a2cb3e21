import type { TextBox } from './text-boxes.ts';

/** A picture as a canvas gives it: red, green, blue and alpha bytes. */
export type Rgba = { data: Uint8ClampedArray; width: number; height: number };

/** The height of a line as the network reads it. */
export const LINE_HEIGHT = 48;
export const MIN_WIDTH = 48;
const MAX_WIDTH = 960;

/** Planes of blue, green and red, as the networks were taught: rows from the top, one plane after the other. */
export type Planes = { data: Float32Array; width: number; height: number };

/** How wide a line becomes at the height that the network reads. */
export const lineWidth = ({ length, height }: TextBox): number =>
  Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round((length / height) * LINE_HEIGHT)));

/** One line cut out of the picture and laid straight, so many pixels wide; -1 to 1. */
export function linePicture(from: Rgba, box: TextBox, width: number): Planes {
  const size = width * LINE_HEIGHT;
  const data = new Float32Array(size * 3);
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  for (let y = 0; y < LINE_HEIGHT; y += 1) {
    const across = ((y + 0.5) / LINE_HEIGHT - 0.5) * box.height;
    for (let x = 0; x < width; x += 1) {
      const along = ((x + 0.5) / width - 0.5) * box.length;
      const sx = box.x + along * cos - across * sin - 0.5;
      const sy = box.y + along * sin + across * cos - 0.5;
      sample(from, sx, sy, data, y * width + x, size);
    }
  }
  return { data, width, height: LINE_HEIGHT };
}

/** Writes the colour at a place between pixels into the three planes. */
function sample(
  { data, width, height }: Rgba,
  x: number,
  y: number,
  to: Float32Array,
  at: number,
  plane: number,
): void {
  const cx = Math.min(width - 1.001, Math.max(0, x));
  const cy = Math.min(height - 1.001, Math.max(0, y));
  const [left, top] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - left, cy - top];
  const above = (top * width + left) * 4;
  const below = above + (top + 1 < height ? width * 4 : 0);
  for (let band = 0; band < 3; band += 1) {
    const one = (data[above + band] as number) * (1 - fx) + (data[above + band + 4] as number) * fx;
    const two = (data[below + band] as number) * (1 - fx) + (data[below + band + 4] as number) * fx;
    to[at + (2 - band) * plane] = (one * (1 - fy) + two * fy) / 127.5 - 1;
  }
}

/** What the network that finds lines was taught: mean and spread of blue, green and red. */
const MEAN = [0.406, 0.456, 0.485];
const SPREAD = [0.225, 0.224, 0.229];

/** A whole picture for the network that finds lines. */
export function wholePicture({ data: from, width, height }: Rgba): Planes {
  const size = width * height;
  const data = new Float32Array(size * 3);
  for (let band = 0; band < 3; band += 1) {
    const [mean, spread] = [MEAN[band] as number, SPREAD[band] as number];
    for (let at = 0; at < size; at += 1) {
      data[band * size + at] = ((from[at * 4 + 2 - band] as number) / 255 - mean) / spread;
    }
  }
  return { data, width, height };
}
