import { expect, it } from 'vitest';
import { printedPanel, seenLine } from '../testing/printed-panel.ts';
import { lineWidth } from './line-picture.ts';
import { readPanel } from './read-panel.ts';
import { readingOrder } from './reading-order.ts';
import type { SeenLine } from './straight-lines.ts';

const ROWS = [
  ['Energy', '435kJ', '1450kJ'],
  ['Protein', '3.1g', '10.4g'],
  ['Fat, total', '0.4g', '1.3g'],
  ['– saturated', '0.1g', '0.3g'],
  ['Carbohydrate', '20.1g', '67.0g'],
  ['Sodium', '87mg', '290mg'],
] as const;

/** Reads a printed panel in order, as a network would; `rough` is what it makes of a squeezed line. */
function readInOrder(printed: readonly SeenLine[], rough = (text: string) => text) {
  const boxes = printed.map(({ box }) => box);
  const order = readingOrder(boxes);
  const texts: string[] = [];
  for (let line = order.next(); line; line = order.next()) {
    const { box, width } = line;
    const text = printed
      .find((one) => one.box === box)
      ?.letters.map((letter) => letter.text)
      .join('');
    const isRough = width < lineWidth(box);
    const read = isRough ? rough(text ?? '') : (text ?? '');
    texts.push(isRough ? `~${read}` : read);
    order.take(line, seenLine(read, 0, 0).letters);
  }
  return { texts, share: order.share(), panel: readPanel(order.lines(), boxes) };
}

it('names, size and figures are read, and no heads where the figures tell the columns apart', () => {
  const { texts, panel, share } = readInOrder(printedPanel(ROWS));
  expect(texts).toEqual([
    ...ROWS.map(([name]) => `~${name}`),
    'Serving size: 30 g',
    ...ROWS.flatMap(([, serving, per100]) => [serving, per100]),
  ]);
  expect(panel?.per100).toMatchObject({ energy: 1450, protein: 10.4, sodium: 290 });
  expect(panel?.doubts).toEqual({});
  expect(share).toBe(1);
});

it('heads are read where no size of a serving tells the columns apart, from the table up', () => {
  const printed = printedPanel(ROWS, ['Made in Australia'], ['Per 100 g', 'Per Serving']);
  const { texts, panel } = readInOrder([...printed, seenLine('Average', 330, 20)]);
  expect(texts.slice(-3)).toEqual(['Per Serving', 'Per 100 g', 'Average']);
  expect(panel?.per100.energy).toBe(435);
});

it('rows that do not count cost their name alone', () => {
  const cholesterol = ['Cholesterol', '12mg', '40mg'] as const;
  const { texts } = readInOrder(printedPanel([...ROWS, cholesterol]));
  expect(texts).toContain('~Cholesterol');
  expect(texts).not.toContain('12mg');
});

it('a column of percentages is left after two of them', () => {
  const printed = printedPanel(ROWS);
  const shares = ROWS.map((_, at) => seenLine(`${at + 3}%`, 470, 60 + 45 * (at + 1)));
  const { texts, panel } = readInOrder([...printed, ...shares]);
  expect(texts.filter((text) => text.endsWith('%'))).toEqual(['3%', '4%']);
  expect(panel?.doubts).toEqual({});
});

it('a name that a rough look does not tell is read again, and so is one that has a figure with it', () => {
  const { texts, panel } = readInOrder(printedPanel(ROWS), (text) =>
    text === 'Protein' ? 'Poe' : text.replace('Sodium', 'Sodium 8'),
  );
  expect(texts).toContain('~Poe');
  expect(texts).toContain('Protein');
  expect(texts.filter((text) => text.includes('Sodium'))).toEqual(['~Sodium 8', 'Sodium']);
  expect(panel?.per100).toMatchObject({ protein: 10.4, sodium: 290 });
});

it('words beside a table are not read', () => {
  const words = ROWS.map((_, at) =>
    seenLine('Keep in a cool and dry place.', 700, 60 + 45 * (at + 1)),
  );
  const { texts } = readInOrder([...printedPanel(ROWS), ...words]);
  expect(texts.some((text) => text.startsWith('Keep'))).toBe(false);
});

it('a page without a table is read from its top', () => {
  const page = ['Once upon a time', 'there was an oat', 'that fed a bear'].map((text, at) =>
    seenLine(text, 40, 40 + at * 40),
  );
  const { texts, panel } = readInOrder(page);
  expect(texts).toEqual(['Once upon a time', 'there was an oat', 'that fed a bear']);
  expect(panel).toBeNull();
});
