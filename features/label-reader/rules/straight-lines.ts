import type { Glyph } from './read-line.ts';
import type { TextBox } from './text-boxes.ts';

/** A line of text as it was read, where it was seen. */
export type SeenLine = { box: TextBox; letters: readonly Glyph[] };

/** Where a line stands on a panel laid flat: `y` is that of its row, `left` and `right` are its ends. */
export type Place = { left: number; right: number; y: number; height: number };
export type FlatLine = Place & { text: string; letters: readonly Glyph[] };

/** Lines this many times as long as high tell how the panel lies. */
const TELLING = 4;

/** Solves three equations in three unknowns (Cramer); null where they say nothing. */
function solve3(m: readonly number[][], v: readonly number[]): [number, number, number] | null {
  const det = (a: readonly number[][]): number => {
    const [
      [a0 = 0, a1 = 0, a2 = 0] = [],
      [b0 = 0, b1 = 0, b2 = 0] = [],
      [c0 = 0, c1 = 0, c2 = 0] = [],
    ] = a;
    return a0 * (b1 * c2 - b2 * c1) - a1 * (b0 * c2 - b2 * c0) + a2 * (b0 * c1 - b1 * c0);
  };
  const whole = det(m);
  if (Math.abs(whole) < 1e-9) return null;
  const swapped = (at: number) =>
    det(m.map((row, y) => row.map((value, x) => (x === at ? (v[y] as number) : value)))) / whole;
  return [swapped(0), swapped(1), swapped(2)];
}

/**
 * How steep lines are at each place: a + b x + c y, fitted to the lines long enough to tell. A turned picture is a,
 * a bent packet b, one seen from the side c.
 */
function slopes(boxes: readonly TextBox[], size: number): [number, number, number] {
  const m = [
    [1e-6, 0, 0],
    [0, 1e-2, 0],
    [0, 0, 1e-2],
  ];
  const v = [0, 0, 0];
  for (const { x, y, length, height, angle } of boxes) {
    if (length < TELLING * height || Math.abs(angle) > Math.PI / 4) continue;
    const weight = length / size;
    const terms = [1, x / size, y / size];
    for (let row = 0; row < 3; row += 1) {
      for (let column = 0; column < 3; column += 1) {
        const line = m[row] as number[];
        line[column] =
          (line[column] as number) + weight * (terms[row] as number) * (terms[column] as number);
      }
      v[row] = (v[row] as number) + weight * (terms[row] as number) * Math.tan(angle);
    }
  }
  return solve3(m, v) ?? [0, 0, 0];
}

/** Lines as if the panel lay flat before the camera: those of one row have one `y`. `all` tell how it lies. */
export function placesOf(boxes: readonly TextBox[], all: readonly TextBox[]): Place[] {
  const size = Math.max(1, ...all.map(({ x, y }) => Math.max(x, y)));
  const [a, b, c] = slopes(all, size);
  return boxes.map(({ x, y, length, height, angle }) => {
    const drop = x * (a + (b * x) / (2 * size) + (c * y) / size);
    const half = (length * Math.cos(angle)) / 2;
    return { left: x - half, right: x + half, y: y - drop, height };
  });
}

/** What was read of each line, where it stands on the flat panel. */
export function flatLines(lines: readonly SeenLine[], all: readonly TextBox[]): FlatLine[] {
  const places = placesOf(
    lines.map(({ box }) => box),
    all,
  );
  return places.map((place, at) => {
    const letters = lines[at]?.letters ?? [];
    return { ...place, text: letters.map((letter) => letter.text).join(''), letters };
  });
}
