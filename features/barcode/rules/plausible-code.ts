import type { ScannedCode } from './scanned-code.ts';

/**
 * Blocks of GS1 prefixes that no member organisation was given, first and last (GS1's list of company prefixes,
 * 2025). A new member may get one, so such a code needs more evidence and is not refused.
 */
const GIVEN_TO_NOBODY: readonly (readonly [number, number])[] = [
  [140, 199],
  [391, 399],
  [441, 449],
  [510, 519],
  [550, 559],
  [580, 589],
  [650, 679],
  [710, 728],
  [791, 799],
  [920, 929],
  [970, 976],
];

/** Whether the first three digits of an EAN-13 or EAN-8 are someone's; UPC codes begin with a zero and always are. */
export function hasKnownPrefix({ format, text }: ScannedCode): boolean {
  if (format !== 'EAN13' && format !== 'EAN8') return true;
  const prefix = Number(text.slice(0, 3));
  return !GIVEN_TO_NOBODY.some(([first, last]) => first <= prefix && prefix <= last);
}

/**
 * UPC-E stands for UPC-A codes of number system 0 alone (GS1 General Specifications 5.2.2). One of number system 1
 * is how the left half of an EAN-13 looks, and is read there again and again.
 */
export const isHalfOfLongerCode = ({ format, text }: ScannedCode): boolean =>
  format === 'UPCE' && text.padStart(13, '0')[1] !== '0';
