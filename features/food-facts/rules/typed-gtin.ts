import { readGtin } from './gtin.ts';

/** Barcode of an own food: none, 14 digits, or a problem. */
export type TypedGtin = { gtin: string | null } | { problem: string };

export function readTypedGtin(text: string): TypedGtin {
  if (text.trim() === '') return { gtin: null };
  const reading = readGtin(text);
  if (reading.kind === 'gtin') return { gtin: reading.gtin14 };
  if (reading.kind === 'invalid') return { problem: reading.sentence };
  return {
    problem:
      reading.kind === 'in-store'
        ? 'This is a shop’s own barcode, not a product’s. Leave it out.'
        : 'That is not a food barcode.',
  };
}

/**
 * What to say while the digits are typed: `fits` once the check digit agrees; nothing is wrong before there are 13
 * digits, because shorter codes are the beginning of longer ones.
 */
export function gtinWhileTyped(text: string): { fits: boolean; problem: string | null } {
  const read = readTypedGtin(text);
  if ('gtin' in read) return { fits: read.gtin !== null, problem: null };
  const digits = text.replace(/[\s-]/g, '');
  const unfinished = /^\d{0,12}$/.test(digits);
  return { fits: false, problem: unfinished ? null : read.problem };
}
