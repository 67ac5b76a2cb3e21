import { kcalToKj } from '#platform/shared/units.ts';
import { type Cell, PANEL_KEYS, type PanelKey, servingSizeIn } from './panel-cells.ts';
import { type PanelTable, panelTable, type TableRow } from './panel-table.ts';
import { flatLines, type SeenLine } from './straight-lines.ts';
import type { TextBox } from './text-boxes.ts';

/** Why a figure should be looked at. */
export type Doubt =
  | 'columns-differ'
  | 'read-once'
  | 'hard-to-read'
  | 'range'
  | 'energy-differs'
  | 'more-than-whole'
  | 'converted'
  | 'which-column';

export type PanelColumn = Record<PanelKey, number | null>;
export type PanelReading = {
  basis: '100g' | '100ml';
  /** g or ml, by the panel */
  servingSize: number | null;
  servingUnit: 'g' | 'ml';
  /** energy in kJ, sodium in mg, the rest in g */
  per100: PanelColumn;
  perServing: PanelColumn;
  /** kcal per 100, where printed */
  kcalPer100: number | null;
  /** what to look at, and why; a figure without one agreed with another reading of itself */
  doubts: Partial<Record<PanelKey | 'servingSize', Doubt>>;
};

/** Fewer rows than this are no panel. */
const MIN_ROWS = 3;
/** Characters less certain than this are not believed without a second column. */
const HARD = 0.6;
/** kJ a gram (Food Standards Code, Schedule 11) */
const KJ = { protein: 17, fat: 37, carbs: 17, fiber: 8 };
/** Polyols, organic acids and rounding: energy that is further from its parts was misread, or has others. */
const ENERGY_TOLERANCE = 0.07;

type Pair = {
  serving: Cell | null;
  per100: Cell | null;
  servingKcal: Cell | null;
  per100Kcal: Cell | null;
};

/** Whether two figures of one row say the same, by how they are rounded: a little more, for labels round twice. */
function agree(serving: Cell, per100: Cell, share: number): boolean {
  const slack = 0.004 * per100.high * share;
  return serving.low - slack <= per100.high * share && serving.high + slack >= per100.low * share;
}

/** "Less than 1": its column has no figure to compare with another. */
const isBound = ({ low, value }: Cell): boolean => low === 0 && value > 0;

/** How many rows agree when the left column is that of a serving, or the right one. */
const votes = (rows: readonly TableRow[], share: number, servingLeft: boolean): number =>
  rows.filter(({ left, right }) => {
    if (!left || !right) return false;
    return servingLeft ? agree(left, right, share) : agree(right, left, share);
  }).length;

type Order = { servingLeft: boolean; isSure: boolean };

/** Whether the left column is of a serving: by the figures where a size is known, else by the headings. */
function orderOf({ rows, per100X, servingX }: PanelTable, share: number | null): Order {
  const [asLeft, asRight] =
    share === null ? [0, 0] : [votes(rows, share, true), votes(rows, share, false)];
  const byHeadings = per100X !== null && servingX !== null ? servingX < per100X : null;
  if (asLeft !== asRight && Math.max(asLeft, asRight) >= MIN_ROWS) {
    return { servingLeft: asLeft > asRight, isSure: true };
  }
  // A serving of 100: both columns say the same.
  if (asLeft >= MIN_ROWS) return { servingLeft: byHeadings ?? true, isSure: true };
  return { servingLeft: byHeadings ?? true, isSure: byHeadings !== null };
}

/** The share that most rows agree on, where the size of a serving was not read or does not fit. */
function shareOfRows(rows: readonly TableRow[], servingLeft: boolean): number | null {
  const ratios = rows.flatMap(({ left, right }) => {
    const [serving, per100] = servingLeft ? [left, right] : [right, left];
    return serving && per100 && per100.value > 0 && serving.value > 0
      ? [serving.value / per100.value]
      : [];
  });
  const best = ratios
    .map((share) => ({ share, count: votes(rows, share, servingLeft) }))
    .toSorted((a, b) => b.count - a.count)[0];
  return best && best.count >= MIN_ROWS ? best.share : null;
}

/** A figure whose point was lost, the sign that is lost first. */
const withPoint = (cell: Cell): Cell => ({
  ...cell,
  value: Number((cell.value / 10).toFixed(cell.digits + 1)),
  low: cell.low / 10,
  high: cell.high / 10,
});

type Settled = { value: number | null; doubt: Doubt | null };

/** One figure per 100 out of what was read of it. */
function settle(
  key: PanelKey,
  { serving, per100, servingKcal, per100Kcal }: Pair,
  share: number | null,
): Settled {
  if (per100 && serving && share !== null) {
    const value = per100.isRange ? ('range' as const) : null;
    if (agree(serving, per100, share)) return { value: per100.value, doubt: value };
    const isGrams = key !== 'energy' && key !== 'sodium';
    if (isGrams && agree(withPoint(serving), per100, share)) {
      return { value: per100.value, doubt: 'columns-differ' };
    }
    const pointed = withPoint(per100);
    if (isGrams && agree(serving, pointed, share))
      return { value: pointed.value, doubt: 'columns-differ' };
  }
  const kcal = per100Kcal ?? null;
  if (
    key === 'energy' &&
    per100 &&
    kcal &&
    Math.abs(kcalToKj(kcal.value) - per100.value) <= 3 + 0.006 * per100.value
  ) {
    return { value: per100.value, doubt: null };
  }
  if (per100 && serving && share !== null) {
    const isHard = per100.confidence < HARD && per100.confidence < serving.confidence;
    return { value: isHard ? null : per100.value, doubt: 'columns-differ' };
  }
  if (per100) {
    if (per100.confidence < HARD) return { value: null, doubt: 'hard-to-read' };
    return { value: per100.value, doubt: per100.isRange ? 'range' : 'read-once' };
  }
  if (serving && share !== null && serving.confidence >= HARD) {
    const digits = key === 'energy' || key === 'sodium' ? 0 : 1;
    return { value: Number((serving.value / share).toFixed(digits)), doubt: 'converted' };
  }
  return { value: null, doubt: serving || servingKcal ? 'hard-to-read' : null };
}

const inGrams = ({ key }: TableRow): boolean => key !== 'energy' && key !== 'sodium';
const cellsIn = ({ left, right }: TableRow): Cell[] =>
  [left, right].filter((cell) => cell !== null);

/** The decimals that most grams of this panel have. */
function usualDigits(rows: readonly TableRow[]): number {
  const digits = rows
    .filter(inGrams)
    .flatMap(cellsIn)
    .map((cell) => cell.digits);
  return digits.filter((count) => count > 0).length * 2 > digits.length ? 1 : 0;
}

/** Below this a whole number agrees with most others: the points of a blurred panel may all be lost. */
const COARSE = 10;

/**
 * Whether a figure has fewer decimals than the others, or none and is small, so that it agrees too easily, or more
 * than belong to it.
 */
const hasOddDigits = (row: TableRow, usual: number): boolean =>
  inGrams(row) &&
  cellsIn(row).some(
    ({ digits, low, value }) => low > 0 && (digits !== usual || (digits === 0 && value < COARSE)),
  );

/** What a panel says, out of its lines; null where it is no panel. `all`: every line seen, also those not read. */
export function readPanel(
  lines: readonly SeenLine[],
  all: readonly TextBox[],
): PanelReading | null {
  const flat = flatLines(lines, all);
  const table = panelTable(flat);
  if (table.rows.length < MIN_ROWS) return null;
  const size = servingSizeIn(flat);
  const printedShare = size ? size.value / 100 : null;
  const { servingLeft: left, isSure } = orderOf(table, printedShare);
  const rowsShare = shareOfRows(table.rows, left);
  const sizeFits = printedShare !== null && votes(table.rows, printedShare, left) >= MIN_ROWS;
  const share = sizeFits ? printedShare : (rowsShare ?? printedShare);
  const unit = table.unit ?? size?.unit ?? 'g';

  const empty = () => Object.fromEntries(PANEL_KEYS.map((key) => [key, null])) as PanelColumn;
  const reading: PanelReading = {
    basis: unit === 'ml' ? '100ml' : '100g',
    servingSize: size?.value ?? null,
    servingUnit: size?.unit ?? unit,
    per100: empty(),
    perServing: empty(),
    kcalPer100: null,
    doubts: {},
  };
  if (size && !sizeFits)
    reading.doubts.servingSize = size.confidence < HARD ? 'hard-to-read' : 'read-once';
  if (size && !sizeFits && size.confidence < HARD) reading.servingSize = null;
  const usual = usualDigits(table.rows);
  const single = table.rows.every(({ left: one, right: two }) => !one || !two);
  for (const row of table.rows) {
    const isPer100Left = single ? table.per100X !== null || size === null : !left;
    const pair: Pair = isPer100Left
      ? {
          serving: row.right,
          per100: row.left,
          servingKcal: row.rightKcal,
          per100Kcal: row.leftKcal,
        }
      : {
          serving: row.left,
          per100: row.right,
          servingKcal: row.leftKcal,
          per100Kcal: row.rightKcal,
        };
    const { value, doubt } = settle(row.key, pair, share);
    reading.per100[row.key] = value;
    reading.perServing[row.key] =
      pair.serving && !isBound(pair.serving) ? pair.serving.value : null;
    if (row.key === 'energy') reading.kcalPer100 = pair.per100Kcal?.value ?? null;
    const mark =
      doubt ?? (isSure ? null : 'which-column') ?? (hasOddDigits(row, usual) ? 'read-once' : null);
    if (mark && (value !== null || doubt)) reading.doubts[row.key] = mark;
  }
  markWhatDiffers(reading);
  return reading;
}

/** Marks figures that cannot all be true together, however surely each was read: a row may have the wrong name. */
function markWhatDiffers({ per100, doubts }: PanelReading): void {
  const mark = (doubt: Doubt, ...keys: PanelKey[]) => {
    for (const key of keys) if (per100[key] !== null) doubts[key] ??= doubt;
  };
  const { energy, protein, fat, carbs, fiber, saturatedFat, sugar, transFat } = per100;
  if (fat !== null && saturatedFat !== null && saturatedFat > fat)
    mark('more-than-whole', 'fat', 'saturatedFat');
  if (fat !== null && transFat !== null && transFat > fat + 0.1)
    mark('more-than-whole', 'fat', 'transFat');
  if (carbs !== null && sugar !== null && sugar > carbs) mark('more-than-whole', 'carbs', 'sugar');
  if (energy === null || protein === null || fat === null || carbs === null)
    return mark('read-once', 'energy', 'protein', 'fat', 'carbs');
  const least = protein * KJ.protein + fat * KJ.fat + carbs * KJ.carbs;
  const most = least + (fiber ?? 0.05 * (100 - protein - fat - carbs)) * KJ.fiber;
  const slack = 12 + ENERGY_TOLERANCE * energy;
  if (energy < least - slack || energy > most + slack)
    mark('energy-differs', 'energy', 'protein', 'fat', 'carbs');
}
