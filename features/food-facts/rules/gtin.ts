/** What a barcode's digits turn out to be. */
export type GtinReading =
  | { kind: 'gtin'; gtin14: string }
  /** carries a price or weight of one shop: no product database knows it */
  | { kind: 'in-store' }
  /** a book, a coupon: a valid code of something else */
  | { kind: 'not-food' }
  | { kind: 'invalid'; sentence: string };

/** The check digit of a GTIN's other digits: weights 3, 1, 3… from the right (GS1 General Specifications 7.9). */
export function checkDigit(body: string): number {
  let sum = 0;
  for (let at = 0; at < body.length; at += 1) {
    sum += Number(body[body.length - 1 - at]) * (at % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}

const checks = (digits: string): boolean =>
  checkDigit(digits.slice(0, -1)) === Number(digits.at(-1));

/**
 * UPC-E to UPC-A. Takes six digits (number system 0 is meant), seven (with the number system) or eight
 * (with the check digit too); null when it is none or its check digit, which belongs to the expansion, is wrong.
 */
export function expandUpcE(code: string): string | null {
  if (!/^\d{6,8}$/.test(code)) return null;
  const system = code.length === 6 ? '0' : (code[0] ?? '');
  if (system !== '0' && system !== '1') return null;
  const six = code.length === 6 ? code : code.slice(1, 7);
  const [a, b, c, d, e, last] = [...six];
  const body =
    Number(last) <= 2
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`;
  const digit = checkDigit(system + body);
  if (code.length === 8 && digit !== Number(code[7])) return null;
  return `${system}${body}${digit}`;
}

const WRONG = 'A digit is wrong. Check them against the barcode.';

/** The element string of GS1 DataMatrix and QR codes: application identifier 01 holds the GTIN. */
const AI_01 = /^(?:\][dQeC]\d)?\(?01\)?(\d{14})/;

/**
 * Reads what a scanner or a person gives. `symbology` tells EAN-8 from UPC-E, which look alike; when it
 * is not known EAN-8 is tried first.
 */
export function readGtin(text: string, symbology?: 'ean-8' | 'upc-e'): GtinReading {
  const trimmed = text.trim();
  const element = trimmed.length > 14 ? AI_01.exec(trimmed)?.[1] : undefined;
  const digits = element ?? trimmed.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits)) return { kind: 'invalid', sentence: 'That is not a food barcode.' };
  const whole = wholeCode(digits, symbology);
  if (whole === null) {
    const lengths = [6, 7, 8, 12, 13, 14].includes(digits.length);
    const sentence = lengths ? WRONG : 'A food barcode has 8, 12, 13 or 14 digits.';
    return { kind: 'invalid', sentence };
  }
  const gtin14 = whole.padStart(14, '0');
  if (/^0+$/.test(gtin14)) return { kind: 'invalid', sentence: WRONG };
  return classify(gtin14, whole.length === 8);
}

function wholeCode(digits: string, symbology?: 'ean-8' | 'upc-e'): string | null {
  if (digits.length === 8) {
    if (symbology !== 'upc-e' && checks(digits)) return digits;
    return symbology === 'ean-8' ? null : expandUpcE(digits);
  }
  if (digits.length === 6 || digits.length === 7) return expandUpcE(digits);
  if ([12, 13, 14].includes(digits.length) && checks(digits)) return digits;
  return null;
}

function classify(gtin14: string, isEan8: boolean): GtinReading {
  if (isEan8) return /^0{6}[02]/.test(gtin14) ? { kind: 'in-store' } : { kind: 'gtin', gtin14 };
  const consumer = gtin14.slice(1);
  if (/^(2|02|04)/.test(consumer)) return { kind: 'in-store' };
  if (/^(97[789]|98|99)/.test(consumer)) return { kind: 'not-food' };
  return { kind: 'gtin', gtin14 };
}

/** The code as it stands on the packet: 8, 12, 13 or 14 digits. */
export function packetCode(gtin14: string): string {
  const bare = gtin14.replace(/^0+/, '');
  return bare.padStart([8, 12, 13].find((digits) => bare.length <= digits) ?? 14, '0');
}

/** The code as Open Food Facts keys it: 8 digits for short ones, else 13 (a case's 14 stay). */
export function openFoodFactsCode(gtin14: string): string {
  const bare = gtin14.replace(/^0+/, '');
  if (bare.length <= 8) return bare.padStart(8, '0');
  return bare.padStart(13, '0');
}
