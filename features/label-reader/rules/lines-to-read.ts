import type { TextBox } from './text-boxes.ts';

/** Headings are higher than rows, ingredients and footnotes lower; they cost time and hold no figure. */
const LOWEST = 0.65;
const HIGHEST = 1.5;
const MIN_HEIGHT_PX = 6;
/** A panel has some forty lines; a page of a book has hundreds, and is none. */
const MOST = 90;

/** The lines that are of the height of a panel's rows, from the top. */
export function linesToRead(boxes: readonly TextBox[]): TextBox[] {
  const heights = boxes.map(({ height }) => height).sort((a, b) => a - b);
  const median = heights[heights.length >> 1] ?? 0;
  return boxes
    .filter(({ height }) => height >= MIN_HEIGHT_PX)
    .filter(({ height }) => height > LOWEST * median && height < HIGHEST * median)
    .toSorted((a, b) => a.y - b.y)
    .slice(0, MOST);
}
