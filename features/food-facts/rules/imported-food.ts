import type { Basis, Portion } from './food-kinds.ts';
import type { WarningCode } from './food-warnings.ts';
import type { KnownNutrients } from './nutrient-kinds.ts';

/** A food from outside, read and checked, in the product's own terms. */
export type ImportedFood = {
  sourceId: string;
  gtin: string | null;
  name: string;
  brand: string | null;
  category: string | null;
  basis: Basis;
  density: number | null;
  portions: Portion[];
  nutrients: KnownNutrients;
  warnings: WarningCode[];
  popularity: number;
  /** what the source calls its state of the row; a later one replaces an earlier one */
  version: string | null;
};

/** Reason a source row is skipped. */
export const REFUSALS = {
  unreadable: 'The row can’t be read.',
  no_code: 'There is no code.',
  bad_code: 'The code isn’t a valid product code.',
  in_store_code: 'The code belongs to one shop.',
  no_name: 'There is no name.',
  no_figures: 'There are no nutrients.',
  impossible: 'Most values are impossible.',
  not_wanted: 'The row is not a food.',
} as const;
export type Refusal = keyof typeof REFUSALS;

export type Imported = { food: ImportedFood } | { refused: Refusal };

const MAX_NAME_LENGTH = 200;

/** Text from outside, fit to be kept: one line, no control characters, of bounded length; null when nothing is left. */
export function cleanText(value: unknown, longest = MAX_NAME_LENGTH): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const given = String(value);
  // Most texts are plain and clean already.
  const text = /^[!-~]+( [!-~]+)*$/.test(given) ? given : cleaned(given);
  if (text === '') return null;
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}

const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A number from outside: digits with a decimal point or comma; undefined for anything else. */
export function cleanNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : undefined;
}

/** Reads "2 biscuits (28 g)", "250ml", "1 cup (240 mL)": the household part and the metric amount. */
export function readServing(text: string | null): Portion | null {
  if (text === null) return null;
  const metric = /(\d+(?:[.,]\d+)?)\s*(kg|g|gr|grams?|ml|cl|dl|l|litres?|liters?)\b/i.exec(text);
  if (!metric) return null;
  const amount = cleanNumber(metric[1]);
  if (amount === undefined || amount <= 0) return null;
  const unit = (metric[2] ?? '').toLowerCase();
  const scale = { kg: 1000, cl: 10, dl: 100, l: 1000 }[unit] ?? (unit.startsWith('lit') ? 1000 : 1);
  const size = amount * scale;
  if (size > 5_000) return null;
  const label = text
    .replace(metric[0], ' ')
    .replace(/[()[\]=,;≈~]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isMass = /^(kg|g|gr|gram)/.test(unit);
  return {
    label: (label || '1 serving').slice(0, 60),
    grams: isMass ? size : null,
    ml: isMass ? null : size,
  };
}
