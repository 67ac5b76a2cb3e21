import { lineWidth } from './line-picture.ts';
import { placesOf } from './straight-lines.ts';
import type { TextBox } from './text-boxes.ts';

/** Headings are higher than rows, footnotes lower. */
const LOWEST = 0.65;
const HIGHEST = 1.5;
const MIN_HEIGHT_PX = 6;
/** Lines of one row lie within this share of a line's height, side by side. */
const SAME_ROW = 0.5;
/** Fewer lines that stand side by side are no table: then all may be rows whose parts run together. */
const MIN_BESIDE = 8;
/** Lines alone over the table that are read: its serving size is there, and how many servings. */
const ABOVE = 2;
/** They begin within this share of the table's width. */
const FROM_LEFT = 0.25;
/** What is read in all, as wide as the network reads it: a panel has half of it, a page of a book many times. */
const WIDEST_PX = 12_000;

/**
 * The lines of a panel, the widest first, so that several readers end together. What stands over the table and under
 * it (its heading, ingredients) costs a quarter of the time, or more on a real packet, and holds no figure.
 */
export function linesToRead(boxes: readonly TextBox[]): TextBox[] {
  const heights = boxes.map(({ height }) => height).sort((a, b) => a - b);
  const median = heights[heights.length >> 1] ?? 0;
  const rowHigh = boxes
    .filter(({ height }) => height >= MIN_HEIGHT_PX)
    .filter(({ height }) => height > LOWEST * median && height < HIGHEST * median);
  let room = WIDEST_PX;
  return ofTable(rowHigh, boxes, median)
    .filter((box) => (room -= lineWidth(box)) >= 0)
    .toSorted((a, b) => lineWidth(b) - lineWidth(a));
}

/** Lines with another beside them, those between, and the nearest above, in this order. */
function ofTable(boxes: readonly TextBox[], all: readonly TextBox[], median: number): TextBox[] {
  const places = placesOf(boxes, all);
  const lines = boxes.map((box, at) => ({ box, place: places[at] as (typeof places)[number] }));
  const hasBeside = ({ place: one }: (typeof lines)[number]) =>
    places.some(
      (two) =>
        Math.abs(one.y - two.y) < SAME_ROW * median &&
        (one.right < two.left || two.right < one.left),
    );
  const beside = lines.filter(hasBeside);
  if (beside.length < MIN_BESIDE) return lines.map(({ box }) => box);
  const alone = lines.filter((line) => !beside.includes(line));
  const top = Math.min(...beside.map(({ place }) => place.y));
  const bottom = Math.max(...beside.map(({ place }) => place.y));
  const between = alone.filter(({ place }) => place.y >= top && place.y <= bottom);
  const left = Math.min(...beside.map(({ place }) => place.left));
  const right = Math.max(...beside.map(({ place }) => place.right));
  // Heads of columns stand further to the right.
  const fromLeft = left + FROM_LEFT * (right - left);
  const above = alone
    .filter(({ place }) => place.y < top && place.left < fromLeft)
    .toSorted((a, b) => b.place.y - a.place.y)
    .slice(0, ABOVE);
  return [...beside, ...between, ...above].map(({ box }) => box);
}
