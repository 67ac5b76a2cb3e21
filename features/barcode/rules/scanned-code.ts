import { readGtin } from '#features/food-facts/rules/gtin.ts';
import { gtinOfGs1 } from './gs1.ts';
import { IN_STORE_SENTENCE, type LookUpFailure, NOT_FOOD_SENTENCE } from './look-up.ts';

/** The kinds of code that are read, named as the decoder names them. */
export const FORMATS = [
  'EAN13',
  'EAN8',
  'UPCA',
  'UPCE',
  'Code128',
  'Code39',
  'ITF',
  'QRCode',
  'DataMatrix',
  'Aztec',
] as const;
export type Format = (typeof FORMATS)[number];

/** A code as it was read. UPC-E is already expanded to the digits it stands for. */
export type ScannedCode = { format: Format; text: string };

export type Meaning =
  | { kind: 'product'; gtin14: string }
  | { kind: 'other'; reason: LookUpFailure; sentence: string };

const other = (reason: LookUpFailure, sentence: string): Meaning => ({
  kind: 'other',
  reason,
  sentence,
});
const notFood = () => other('not-food', NOT_FOOD_SENTENCE);

const RETAIL: readonly Format[] = ['EAN13', 'EAN8', 'UPCA', 'UPCE'];
export const isRetail = (format: Format): boolean => RETAIL.includes(format);

const MATRIX: readonly Format[] = ['QRCode', 'DataMatrix', 'Aztec'];
export const isMatrix = (format: Format): boolean => MATRIX.includes(format);

/**
 * What was typed, or sent by a program that does not say which kind of code it read: digits under the bars, or
 * the content of a GS1 code.
 */
export function meaningOfText(text: string, symbology?: 'ean-8' | 'upc-e'): Meaning {
  const reading = readGtin(gtinOfGs1(text) ?? text, symbology);
  if (reading.kind === 'gtin') return { kind: 'product', gtin14: reading.gtin14 };
  if (reading.kind === 'in-store') return other('in-store', IN_STORE_SENTENCE);
  if (reading.kind === 'not-food') return notFood();
  return reading.sentence === NOT_FOOD_SENTENCE
    ? notFood()
    : other('wrong-digits', reading.sentence);
}

/**
 * What a scanned code is about. Codes of the shelf hold a GTIN; QR, Data Matrix and Code 128 only in the forms of
 * GS1; ITF only when it is a case's 14 digits. Code 39 and Aztec never name a food.
 */
export function meaningOf({ format, text }: ScannedCode): Meaning {
  if (isRetail(format)) return meaningOfText(text, format === 'EAN8' ? 'ean-8' : undefined);
  if (format === 'Code39' || format === 'Aztec') return notFood();
  if (format === 'ITF') {
    const meaning = /^\d{14}$/.test(text) ? meaningOfText(text) : notFood();
    return meaning.kind === 'product' || meaning.reason === 'in-store' ? meaning : notFood();
  }
  const gtin14 = gtinOfGs1(text);
  return gtin14 === null ? notFood() : meaningOfText(gtin14);
}
