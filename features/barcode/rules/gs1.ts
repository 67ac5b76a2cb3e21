import { checkDigit } from '#features/food-facts/rules/gtin.ts';

/** How a GS1 code may announce itself, and its application identifier 01 with the GTIN behind it. */
const ELEMENT_01 = /^(?:\][A-Za-z]\d)?\u001d?(?:\(01\)|01)(\d{14})/;

/** GS1 Digital Link (GS1 standard, release 1.3): any host, `/01/` and the GTIN with 8, 12, 13 or 14 digits. */
const LINK_01 = /^https?:\/\/[^/?#]+(?:\/[^?#]*)?\/(?:01|gtin)\/(\d{8}|\d{12,14})(?=[/?#]|$)/i;

/** As long as a QR code can be. */
const MAX_CODE_LENGTH = 4_300;

/**
 * The GTIN of a GS1 code, 14 digits: out of an element string that begins with identifier 01, or out of a web
 * address of GS1. Null for every other content, and where the check digit is wrong.
 */
export function gtinOfGs1(content: string): string | null {
  if (content.length > MAX_CODE_LENGTH) return null;
  const text = content.trim();
  const digits = (ELEMENT_01.exec(text) ?? LINK_01.exec(text))?.[1];
  if (digits === undefined) return null;
  const gtin14 = digits.padStart(14, '0');
  return checkDigit(gtin14.slice(0, -1)) === Number(gtin14.at(-1)) ? gtin14 : null;
}
