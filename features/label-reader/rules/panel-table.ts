import { type Cell, type CellUnit, cellsOf, type PanelKey, rowNamed } from './panel-cells.ts';
import type { FlatLine } from './straight-lines.ts';

/** A row of a panel: what stands on the left of its columns and on the right. */
export type TableRow = {
  key: PanelKey;
  left: Cell | null;
  right: Cell | null;
  /** the same energy in kcal, where the panel has it */
  leftKcal: Cell | null;
  rightKcal: Cell | null;
};
export type PanelTable = {
  rows: TableRow[];
  /** where the heading of the column of 100 g or ml stands, and of a serving */
  per100X: number | null;
  servingX: number | null;
  unit: 'g' | 'ml' | null;
};

const UNIT_OF: Record<PanelKey, readonly CellUnit[]> = {
  energy: ['kj'],
  protein: ['g', null],
  fat: ['g', null],
  saturatedFat: ['g', null],
  transFat: ['g', null],
  carbs: ['g', null],
  sugar: ['g', null],
  fiber: ['g', null],
  sodium: ['mg', null],
};

/** Figures of one row lie within this share of a line's height. */
const SAME_ROW = 0.6;
/** A row's name may stand this many heights above or below its figures: names are broken over two lines. */
const NEAR = 1.1;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Figures by the rows they stand in, from the top. */
function groupRows(cells: readonly Cell[], height: number): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of cells.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const y = row
      ? row.reduce((sum, one) => sum + one.y, 0) / row.length
      : Number.NEGATIVE_INFINITY;
    const apart = row?.some((one) => Math.abs(one.x - cell.x) < height);
    if (row && !apart && cell.y - y < SAME_ROW * height) row.push(cell);
    else rows.push([cell]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

/** The g of grams is taken for a 9 first: no panel prints a second decimal that is always 9, and no unit. */
function withoutTail(cell: Cell): Cell {
  const { value, digits, unit, isRange } = cell;
  if (unit !== null || isRange || digits !== 2 || Math.round(value * 100) % 10 !== 9) return cell;
  const cut = Math.floor(value * 10 + 1e-6) / 10;
  return { ...cell, value: cut, low: cut - 0.05, high: cut + 0.05, digits: 1, unit: 'g' };
}

const PER_100 = /(?:per|\/)? ?100 ?(g|ml)?(?![\d.%])/i;

/** Where the heading of each column stands, above the first row. */
function headingsIn(lines: readonly FlatLine[], top: number) {
  let unit: 'g' | 'ml' | null = null;
  let per100X: number | null = null;
  let servingX: number | null = null;
  const middle = (line: FlatLine, index: number, length: number) => {
    const letters = line.letters.slice(index, index + length);
    const place = letters.reduce((sum, { at }) => sum + at, 0) / Math.max(1, letters.length);
    return line.left + place * (line.right - line.left);
  };
  for (const line of lines) {
    if (line.y > top) continue;
    const per100 = PER_100.exec(line.text);
    if (per100 && !/si[sz]e|pack/i.test(line.text)) {
      per100X = middle(line, per100.index, per100[0].length);
      if (per100[1]) unit = per100[1].toLowerCase() === 'ml' ? 'ml' : 'g';
    }
    const serving = /serv(?:e|ing)(?!s|ings|.{0,3}(?:per|si[sz]e))/i.exec(line.text);
    if (serving && !/intake|%|di\b/i.test(line.text))
      servingX ??= middle(line, serving.index, serving[0].length);
    if (/^ml\b/i.test(line.text.trim())) unit ??= 'ml';
  }
  return { unit, per100X, servingX };
}

/** The rows of a panel out of its lines: names on the left, figures in at most two columns that are no percentages. */
export function panelTable(lines: readonly FlatLine[]): PanelTable {
  const height = median(lines.map((line) => line.height));
  const names = lines.flatMap((line) => {
    const key = rowNamed(line.text);
    return key === null ? [] : [{ key, line }];
  });
  const figures = lines
    .filter(({ text }) => !/serv|si[sz]e|ingredient|diet|package/i.test(text))
    .flatMap(cellsOf)
    .map(withoutTail)
    .filter(({ unit }) => unit !== '%');
  const rows = groupRows(figures, height);
  const pairs = rows.flatMap((cells, row) =>
    names.map(({ key, line }, name) => {
      const y = cells.reduce((sum, cell) => sum + cell.y, 0) / cells.length;
      const off = (line.y - y) / height;
      // The first of two lines of a name has the word it is known by.
      const fits = key === 'other' || cells.some(({ unit }) => UNIT_OF[key].includes(unit));
      return { row, name, key, cost: Math.abs(off) + (off > 0 ? 0.2 : 0), fits };
    }),
  );
  const rowTaken = new Set<number>();
  const nameTaken = new Set<number>();
  const keys = new Set<PanelKey>();
  const found: { key: PanelKey; cells: Cell[]; y: number }[] = [];
  for (const { row, name, key, cost, fits } of pairs.toSorted((a, b) => a.cost - b.cost)) {
    if (!fits || cost > NEAR || rowTaken.has(row) || nameTaken.has(name)) continue;
    if (key !== 'other' && keys.has(key)) continue;
    rowTaken.add(row);
    nameTaken.add(name);
    if (key === 'other') continue;
    keys.add(key);
    const cells = rows[row] as Cell[];
    found.push({ key, cells, y: cells[0]?.y ?? 0 });
  }
  const top = Math.min(...found.map(({ y }) => y)) - 0.3 * height;
  const kcalRow = rows.find(
    (cells, at) => !rowTaken.has(at) && cells.every(({ unit }) => unit === 'kcal'),
  );
  return { rows: inColumns(found, kcalRow ?? []), ...headingsIn(lines, top) };
}

/** Which figure of a row stands left and which right; rows with two figures show where the columns are. */
function inColumns(
  found: readonly { key: PanelKey; cells: Cell[] }[],
  kcalRow: readonly Cell[],
): TableRow[] {
  const fitting = found.map(({ key, cells }) => ({
    key,
    cells: cells.filter(({ unit }) => UNIT_OF[key].includes(unit)),
    kcal: key === 'energy' ? [...cells.filter(({ unit }) => unit === 'kcal'), ...kcalRow] : [],
  }));
  const pairs = fitting.filter(({ cells }) => cells.length === 2);
  const left = median(pairs.map(({ cells }) => cells[0]?.x ?? 0));
  const right = median(pairs.map(({ cells }) => cells[1]?.x ?? 0));
  const side = (cells: readonly Cell[], at: 0 | 1): Cell | null => {
    if (cells.length >= 2) return cells[at] ?? null;
    const [cell] = cells;
    if (!cell) return null;
    const isLeft = pairs.length === 0 || Math.abs(cell.x - left) < Math.abs(cell.x - right);
    return isLeft === (at === 0) ? cell : null;
  };
  return fitting.map(({ key, cells, kcal }) => ({
    key,
    left: side(cells, 0),
    right: side(cells, 1),
    leftKcal: side(kcal, 0),
    rightKcal: side(kcal, 1),
  }));
}
