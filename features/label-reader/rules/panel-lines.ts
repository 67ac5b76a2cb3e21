import { lineWidth } from './line-picture.ts';
import { type Place, placesOf } from './straight-lines.ts';
import type { TextBox } from './text-boxes.ts';

/** A line of a panel and where it stands: at the left of the table, in its columns, or alone above it. */
export type PanelLine = { box: TextBox; place: Place; part: 'name' | 'column' | 'above' };

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
/** They begin within this share of the table's width, as names of rows do. */
const FROM_LEFT = 0.25;
/** What is read in all, as wide as the network reads it: a panel has half of it, a page of a book many times. */
const WIDEST_PX = 12_000;

/**
 * The lines of a panel that may be read. What stands over the table and under it (its heading, ingredients) costs a
 * quarter of the time, or more on a real packet, and holds no figure.
 */
export function panelLines(boxes: readonly TextBox[]): PanelLine[] {
  const heights = boxes.map(({ height }) => height).sort((a, b) => a - b);
  const median = heights[heights.length >> 1] ?? 0;
  const rowHigh = boxes
    .filter(({ height }) => height >= MIN_HEIGHT_PX)
    .filter(({ height }) => height > LOWEST * median && height < HIGHEST * median);
  let room = WIDEST_PX;
  return ofTable(rowHigh, boxes, median).filter(({ box }) => (room -= lineWidth(box)) >= 0);
}

/** Lines with another beside them, those between, and the nearest above, in this order. */
function ofTable(boxes: readonly TextBox[], all: readonly TextBox[], median: number): PanelLine[] {
  const places = placesOf(boxes, all);
  const lines = boxes.map(
    (box, at): PanelLine => ({ box, place: places[at] as Place, part: 'column' }),
  );
  const hasBeside = ({ place: one }: PanelLine) =>
    places.some(
      (two) =>
        Math.abs(one.y - two.y) < SAME_ROW * median &&
        (one.right < two.left || two.right < one.left),
    );
  const beside = lines.filter(hasBeside);
  if (beside.length < MIN_BESIDE) return lines;
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
  return [
    ...[...beside, ...between].map(
      (line): PanelLine => ({ ...line, part: line.place.left < fromLeft ? 'name' : 'column' }),
    ),
    ...above.map((line): PanelLine => ({ ...line, part: 'above' })),
  ];
}
