import { typingDistance } from '#platform/shared/typing-errors.ts';
import type { FlatLine } from './straight-lines.ts';

/** What a panel has a row for. */
export const PANEL_KEYS = [
  'energy',
  'protein',
  'fat',
  'saturatedFat',
  'transFat',
  'carbs',
  'sugar',
  'fiber',
  'sodium',
] as const;
export type PanelKey = (typeof PANEL_KEYS)[number];

export type CellUnit = 'kj' | 'kcal' | 'g' | 'mg' | '%' | null;

/** One printed figure: `low` and `high` are what it may stand for, by how it is rounded. */
export type Cell = {
  x: number;
  y: number;
  value: number;
  low: number;
  high: number;
  unit: CellUnit;
  /** decimals as printed */
  digits: number;
  isRange: boolean;
  /** of its least certain character, 0 to 1 */
  confidence: number;
};

/** The word by which each row is known, longest first where one holds another. */
const NAMES: readonly (readonly [string, PanelKey | 'other'])[] = [
  ['polyunsaturated', 'other'],
  ['monounsaturated', 'other'],
  ['carbohydrate', 'carbs'],
  ['cholesterol', 'other'],
  ['saturated', 'saturatedFat'],
  ['potassium', 'other'],
  ['calcium', 'other'],
  ['lactose', 'other'],
  ['galactose', 'other'],
  ['starch', 'other'],
  ['gluten', 'other'],
  ['omega', 'other'],
  ['protein', 'protein'],
  ['energy', 'energy'],
  ['sodium', 'sodium'],
  ['sugars', 'sugar'],
  ['dietary', 'fiber'],
  ['fibre', 'fiber'],
  ['fiber', 'fiber'],
  ['trans', 'transFat'],
  ['fat', 'fat'],
];

/** Which row a line names, or null. One wrong letter in four is forgiven. */
export function rowNamed(text: string): PanelKey | 'other' | null {
  const words = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .split(' ');
  const joined = words.join('');
  if (joined.length > 34) return null;
  for (const [name, key] of NAMES) {
    const limit = Math.floor(name.length / 4);
    if (name.length > 3 && joined.includes(name)) return key;
    if (words.some((word) => word[0] === name[0] && typingDistance(word, name, limit) <= limit))
      return key;
    if (name === 'fat' && /^(?:to?ta?l?)?fat(?:to?t?a?l?)?$/.test(joined)) return key;
  }
  return null;
}

const FIGURE =
  /(<|≤|less ?than)? ?(\d+(?:[.,]\d+)?|nil)(?: ?(?:[-–—−]|to) ?(\d+(?:[.,]\d+)?))? ?(kj|kcal|cals?|mg|ug|ml|g|%|k[)\]ij]?(?![a-z]))?/gi;

const UNITS: Record<string, CellUnit> = {
  kj: 'kj',
  kcal: 'kcal',
  cal: 'kcal',
  cals: 'kcal',
  g: 'g',
  mg: 'mg',
  '%': '%',
};

/** The figures of a line, each where it stands. */
export function cellsOf(line: FlatLine): Cell[] {
  const cells: Cell[] = [];
  for (const match of line.text.matchAll(FIGURE)) {
    const [whole, less, first = '', second, unit = ''] = match;
    const letters = line.letters
      .slice(match.index, match.index + whole.length)
      .filter(({ text }) => text !== ' ');
    if (letters.length === 0) continue;
    const digits = /[.,](\d+)/.exec(first)?.[1]?.length ?? 0;
    const value = first.toLowerCase() === 'nil' ? 0 : Number(first.replace(',', '.'));
    const half = first.toLowerCase() === 'nil' ? 0 : 0.5 / 10 ** digits;
    const top = second === undefined ? value : Number(second.replace(',', '.'));
    const place = letters.reduce((sum, { at }) => sum + at, 0) / letters.length;
    cells.push({
      x: line.left + place * (line.right - line.left),
      y: line.y,
      value: second === undefined ? value : (value + top) / 2,
      low: less ? 0 : value - half,
      high: top + half,
      unit: UNITS[unit.toLowerCase()] ?? (/^k/i.test(unit) ? 'kj' : null),
      digits,
      isRange: second !== undefined,
      confidence: Math.min(...letters.map(({ confidence }) => confidence)),
    });
  }
  return cells;
}

const SERVING_SIZE =
  /si[sz][eo][^\d]{0,12}(?:\d[^()]{0,24}\()?[^\d]{0,4}(\d+(?:[.,]\d+)?) ?(g|ml)(?![a-z])/i;

/** The serving's size as the panel says it, grams or millilitres. */
export function servingSizeIn(
  lines: readonly FlatLine[],
): { value: number; unit: 'g' | 'ml'; confidence: number } | null {
  for (const { text, letters } of lines) {
    const match = SERVING_SIZE.exec(text);
    if (!match?.[1] || !match[2]) continue;
    const value = Number(match[1].replace(',', '.'));
    if (!(value > 0)) continue;
    const from = text.indexOf(match[1], match.index);
    const confidence = Math.min(
      ...letters.slice(from, from + match[1].length).map((letter) => letter.confidence),
    );
    return { value, unit: match[2].toLowerCase() === 'ml' ? 'ml' : 'g', confidence };
  }
  return null;
}
