import { expect, it } from 'vitest';
import { linePicture, lineWidth } from './line-picture.ts';
import { panelLines } from './panel-lines.ts';
import { allowedClasses, readLine } from './read-line.ts';
import { type TextBox, textBoxes } from './text-boxes.ts';

/** A map of bars that lie at an angle. */
function mapOf(bars: readonly { x: number; y: number; length: number; angle: number }[]) {
  const [width, height] = [200, 120];
  const data = new Float32Array(width * height);
  for (const { x, y, length, angle } of bars) {
    for (let along = -length / 2; along <= length / 2; along += 0.25) {
      for (let across = -3; across <= 3; across += 0.25) {
        const px = Math.round(x + along * Math.cos(angle) - across * Math.sin(angle));
        const py = Math.round(y + along * Math.sin(angle) + across * Math.cos(angle));
        data[py * width + px] = 0.9;
      }
    }
  }
  return { data, width, height };
}

it('lines are found where they lie, each in its direction; a short one takes that of its neighbour', () => {
  const boxes = textBoxes(
    mapOf([
      { x: 60, y: 30, length: 80, angle: 0.2 },
      { x: 150, y: 60, length: 10, angle: 0.2 },
    ]),
  );
  expect(boxes).toHaveLength(2);
  for (const { angle } of boxes) expect(angle).toBeCloseTo(0.2, 1);
  expect(boxes[0]?.x).toBeCloseTo(60, -0.5);
  expect(boxes[0]?.length).toBeGreaterThan(80);
});

it('specks are no lines, and an empty map has none', () => {
  const map = mapOf([]);
  map.data[500] = 1;
  expect(textBoxes(map)).toEqual([]);
});

const boxesRead = (boxes: TextBox[]) => panelLines(boxes).map(({ box }) => box);

it('headings and footnotes are not read', () => {
  const line = (y: number, height: number) => ({ x: 50, y, length: 80, height, angle: 0 });
  const rows = Array.from({ length: 8 }, (_, at) => line(100 + at * 40, 20));
  expect(boxesRead([line(400, 9), ...rows, line(20, 60)])).toEqual(rows);
});

const lineAt = (x: number, y: number, length = 80) => ({ x, y, length, height: 20, angle: 0 });

it('of what stands around a table only the two lines over it are read, the nearest first', () => {
  const rows = Array.from({ length: 5 }, (_, at) => [
    lineAt(100, 200 + at * 30, 120),
    lineAt(300, 200 + at * 30),
    lineAt(420, 200 + at * 30),
  ]).flat();
  const size = lineAt(110, 150, 150);
  const servings = lineAt(110, 120, 160);
  const brokenName = lineAt(90, 215, 60);
  const columnHead = lineAt(300, 175);
  const around = [lineAt(200, 80, 300), columnHead, lineAt(250, 400, 400), lineAt(250, 430, 380)];
  const lines = panelLines([...around, servings, size, brokenName, ...rows]);
  expect(lines.map(({ box }) => box)).toEqual([...rows, brokenName, size, servings]);
  const named = lines.filter(({ part }) => part === 'name').map(({ box }) => box);
  expect(named).toEqual([...rows.filter(({ x }) => x === 100), brokenName]);
  const above = lines.filter(({ part }) => part === 'above').map(({ box }) => box);
  expect(above).toEqual([size, servings]);
});

it('a page of a book is not read to its end', () => {
  const page = Array.from({ length: 60 }, (_, at) => lineAt(300, 40 + at * 30, 500));
  expect(panelLines(page)).toHaveLength(12);
});

it('a line is cut out at the height that is read, and beyond the edge the edge goes on', () => {
  const picture = { data: new Uint8ClampedArray(40 * 20 * 4).fill(255), width: 40, height: 20 };
  const box = { x: 20, y: 10, length: 60, height: 20, angle: 0.1 };
  const { data, width, height } = linePicture(picture, box, lineWidth(box));
  expect([width, height, data.length]).toEqual([144, 48, 144 * 48 * 3]);
  expect(Math.min(...data)).toBe(1);
});

it('letters that repeat without a gap are one; those that no panel has are passed over', () => {
  const classes = allowedClasses(['4', '字', 'g']);
  const steps = [1, 1, 0, 1, 2, 3, 3];
  const odds = new Float32Array(steps.length * 5);
  for (const [at, index] of steps.entries()) odds[at * 5 + index] = 0.9;
  const text = readLine(odds, steps.length, classes).map((letter) => letter.text);
  expect(text.join('')).toBe('44g');
});
