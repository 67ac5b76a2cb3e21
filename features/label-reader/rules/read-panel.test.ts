import { describe, expect, it } from 'vitest';
import { printedPanel, seenLine } from '../testing/printed-panel.ts';
import { readPanel } from './read-panel.ts';
import type { SeenLine } from './straight-lines.ts';

const ROWS = [
  ['Energy', '435kJ', '1450kJ'],
  ['Protein', '3.1g', '10.4g'],
  ['Fat, total', '0.4g', '1.3g'],
  ['– saturated', '0.1g', '0.3g'],
  ['Carbohydrate', '20.1g', '67.0g'],
  ['– sugars', '0.9g', '2.9g'],
  ['Dietary fibre', '3.3g', '11.0g'],
  ['Sodium', '87mg', '290mg'],
] as const;

const read = (lines: readonly SeenLine[]) =>
  readPanel(
    lines,
    lines.map(({ box }) => box),
  );
const withRow = (at: number, row: readonly [string, string, string]) =>
  printedPanel(ROWS.map((one, index) => (index === at ? row : one)));

describe('a panel', () => {
  it('is read without a mark where its columns agree', () => {
    expect(read(printedPanel(ROWS))).toEqual({
      basis: '100g',
      servingSize: 30,
      servingUnit: 'g',
      per100: {
        energy: 1450,
        protein: 10.4,
        fat: 1.3,
        saturatedFat: 0.3,
        transFat: null,
        carbs: 67,
        sugar: 2.9,
        fiber: 11,
        sodium: 290,
      },
      perServing: expect.objectContaining({ energy: 435, sodium: 87 }),
      kcalPer100: null,
      doubts: {},
    });
  });

  it('may have the column of 100 first', () => {
    const swapped = ROWS.map(([name, left, right]) => [name, right, left] as const);
    const panel = read(printedPanel(swapped, ['Serving size: 30 g'], ['Per 100 g', 'Per Serving']));
    expect(panel?.per100.energy).toBe(1450);
    expect(panel?.doubts).toEqual({});
  });

  it('whose columns cannot be told apart has a mark on each figure', () => {
    const panel = read(printedPanel(ROWS, [], ['', '']));
    expect(Object.keys(panel?.doubts ?? {})).toHaveLength(ROWS.length);
  });

  it.each([
    ['a drink', 'Serve size 250mL (1 cup)', '100ml', 250],
    ['a serving of cups', 'Serving size: 1 cup (250 g)', '100g', 250],
    ['a size with a decimal', 'Serve size: 33.3 g', '100g', 33.3],
  ])('says the size of %s', (_, line, basis, size) => {
    const panel = read(printedPanel(ROWS, [line], ['Per Serve', 'Per 100']));
    expect([panel?.basis, panel?.servingSize]).toEqual([basis, size]);
  });

  it.each([
    ['a figure of another column', 1, ['Protein', '3.1g', '16.4g'], 'protein', 16.4],
    ['a g taken for 9', 3, ['– saturated', '0.1g', '0.79'], 'saturatedFat', 0.7],
    ['a lost point', 4, ['Carbohydrate', '20.1g', '670g'], 'carbs', 67],
    ['a figure read once', 7, ['Sodium', '', '290mg'], 'sodium', 290],
    ['a figure of the serving alone', 7, ['Sodium', '87mg', ''], 'sodium', 290],
    ['a range', 2, ['Fat, total', '0.3 – 0.5g', '1.0 – 1.6g'], 'fat', 1.3],
  ] as const)('marks %s', (_, at, row, key, value) => {
    const panel = read(withRow(at, row));
    expect(panel?.per100[key]).toBeCloseTo(value, 5);
    expect(panel?.doubts[key]).toBeDefined();
  });

  it('whose points are all lost marks its small figures', () => {
    const whole = ROWS.map(
      ([name, left, right]) => [name, left.replace(/\.\d/, ''), right.replace(/\.\d/, '')] as const,
    );
    const doubts = read(printedPanel(whole))?.doubts ?? {};
    expect(Object.keys(doubts)).toEqual(expect.arrayContaining(['fat', 'sugar']));
    expect(doubts.carbs).toBeUndefined();
  });

  it('takes "less than" as its bound, and nil as nothing', () => {
    const panel = read(withRow(5, ['– sugars', 'less than 1 g', '<1 g']));
    expect([panel?.per100.sugar, panel?.doubts.sugar]).toEqual([1, undefined]);
    expect(read(withRow(5, ['– sugars', 'Nil', 'Nil']))?.per100.sugar).toBe(0);
    expect(panel?.perServing.sugar).toBeNull();
  });

  it('passes over percentages of a day and Calories', () => {
    const lines = printedPanel(withDaily());
    const panel = read(lines);
    expect([panel?.per100.energy, panel?.kcalPer100]).toEqual([1450, 347]);
    expect(panel?.doubts).toEqual({});
  });

  it('leaves empty what is too hard to read', () => {
    const lines = printedPanel(ROWS.slice(0, 7));
    lines.push(seenLine('Sodium', 20, 430), seenLine('290mg', 590, 430, 0.4));
    const panel = read(lines);
    expect([panel?.per100.sodium, panel?.doubts.sodium]).toEqual([null, 'hard-to-read']);
  });

  it('whose energy does not fit is marked, however well it was read', () => {
    const panel = read(withRow(0, ['Energy', '177kJ', '590kJ']));
    expect(panel?.doubts.energy).toBe('energy-differs');
  });

  it('keeps the name on two lines with its figures between', () => {
    const lines = printedPanel(ROWS.filter(([name]) => name !== 'Carbohydrate'));
    lines.push(seenLine('Carbohydrate,', 20, 426), seenLine('total', 20, 458));
    lines.push(seenLine('20.1g', 330, 442), seenLine('67.0g', 590, 442));
    expect(read(lines)?.per100.carbs).toBe(67);
  });
});

const withDaily = () =>
  ROWS.map(([name, left, right], at) =>
    at === 0
      ? ([name, '435kJ (104Cal)', '1450kJ (347Cal)'] as const)
      : ([name, `${left} 4%`, right] as const),
  );

it.each([
  ['nothing', []],
  ['a page of a book', ['It was a dark night', 'in 1912 and 3 dogs', 'went home']],
  ['a receipt', ['Milk 2.50', 'Bread 4.00', 'Total 6.50']],
])('%s is no panel', (_, texts) => {
  expect(read(texts.map((text, at) => seenLine(text, 20, 40 * at + 20)))).toBeNull();
});

it('a turned panel is read like a straight one', () => {
  const angle = 0.08;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = printedPanel(ROWS).map(({ box, letters }) => ({
    letters,
    box: { ...box, x: box.x * cos - box.y * sin + 60, y: box.x * sin + box.y * cos, angle },
  }));
  expect(read(turned)?.doubts).toEqual({});
});
