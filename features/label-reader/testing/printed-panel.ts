import type { SeenLine } from '../rules/straight-lines.ts';

const LETTER = 12;
const HEIGHT = 30;

/** A line as the networks give it: every letter as certain as said. */
export function seenLine(text: string, x: number, y: number, confidence = 0.99): SeenLine {
  const length = text.length * LETTER;
  const letters = [...text].map((letter, at) => ({
    text: letter,
    confidence,
    at: (at + 0.5) / text.length,
  }));
  return { box: { x: x + length / 2, y, length, height: HEIGHT, angle: 0 }, letters };
}

type Row = readonly [name: string, left: string, right: string];

/** A panel of two columns, its rows from the top; `above` are lines over the table. */
export function printedPanel(
  rows: readonly Row[],
  above: readonly string[] = ['Serving size: 30 g'],
  heads: readonly [string, string] = ['Per Serving', 'Per 100 g'],
): SeenLine[] {
  const lines = above.map((text, at) => seenLine(text, 20, 20 + at * 40));
  const top = 20 + above.length * 40;
  lines.push(seenLine(heads[0], 300, top), seenLine(heads[1], 560, top));
  for (const [at, [name, left, right]] of rows.entries()) {
    const y = top + 45 * (at + 1);
    if (name) lines.push(seenLine(name, 20, y));
    if (left) lines.push(seenLine(left, 330, y));
    if (right) lines.push(seenLine(right, 590, y));
  }
  return lines;
}
