import { energyProblem, MAX_KCAL, readEnergy } from '#features/food-log/rules/item/energy.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import type { Decimal } from './file-format.ts';
import type { ImportField } from './import-fields.ts';

/** What is wrong with a cell, and what to do about it: two sentences. */
export type CellProblem = { reason: string; fix: string };
export type CellReading = { value: string | number } | { problem: CellProblem };

const bad = (reason: string, fix: string): CellReading => ({ problem: { reason, fix } });

/** Enough to see which cell is meant. */
const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const MAX_EMAIL_LENGTH = 254;
const MAX_NAME_LENGTH = 80;
const EMAIL =
  /^[^\s@<>(),;:"[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}]{2,}$/u;

function readEmail(text: string): CellReading {
  if (text.length > MAX_EMAIL_LENGTH) {
    return bad(`The email has more than ${MAX_EMAIL_LENGTH} characters.`, 'Check the address.');
  }
  if (EMAIL.test(text) && !/^\.|\.\.|\.@/.test(text)) return { value: text };
  const reason = `“${shown(text)}” is not an email address.`;
  if (/[,;]/.test(text)) return bad(reason, 'Keep one address in each row.');
  if (/\s/.test(text)) return bad(reason, 'Remove the space in it.');
  return bad(reason, 'Write it like name@example.com.');
}

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function readText(text: string, most: number): CellReading {
  if (!text.isWellFormed() || CONTROL.test(text)) {
    return bad('The text has characters that can’t be shown.', 'Type it again.');
  }
  if (text.length > most) {
    return bad(`The text has ${text.length} characters.`, `Use at most ${most}.`);
  }
  return { value: text };
}

const FEWEST_DIGITS = 6;
const MAX_DIGITS = 15;

/** What spreadsheets leave of 0400 000 000 and +61 400 000 000 when they take them for figures. */
const MOBILE_LESS_ZERO = /^4\d{8}$/;
const MOBILE_LESS_PLUS = /^614\d{8}$/;

function readPhone(text: string): CellReading {
  const reason = `“${shown(text)}” is not a phone number.`;
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(text)) {
    return bad(reason, 'A spreadsheet shortened it. Format the column as text and retype it.');
  }
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return bad(reason, 'Use digits, spaces and + only.');
  const digits = text.replace(/\D/g, '').length;
  return digits >= FEWEST_DIGITS && digits <= MAX_DIGITS
    ? { value: text.replace(MOBILE_LESS_ZERO, '0$&').replace(MOBILE_LESS_PLUS, '+$&') }
    : bad(reason, `Use ${FEWEST_DIGITS} to ${MAX_DIGITS} digits.`);
}

type NumberForms = { grouped: RegExp; plain: RegExp; other: RegExp };

/** The forms a figure may have where `decimal` is the file's decimal sign and `group` the other one. */
function formsOf(decimal: Decimal, group: Decimal): NumberForms {
  const [d, g] = [`\\${decimal}`, `\\${group}`];
  return {
    grouped: new RegExp(`^[+-]?\\d{1,3}(?:${g}\\d{3})+(?:${d}\\d*)?$`),
    plain: new RegExp(`^[+-]?\\d*(?:${d}\\d*)?$`),
    // The other sign, where it can be nothing but a decimal sign.
    other: new RegExp(`^[+-]?(?:\\d*${g}\\d*|\\d{1,3}(?:${d}\\d{3})+${g}\\d*)$`),
  };
}
const FORMS: Record<Decimal, NumberForms> = { '.': formsOf('.', ','), ',': formsOf(',', '.') };

/**
 * A figure as files write it: either decimal sign, groups of thousands by the other sign, a blank or an
 * apostrophe. Only "1,234" can be read two ways, and there the file's own decimal sign decides.
 */
export function readNumber(text: string, decimal: Decimal): number | null {
  const compact = text.replace(/[\s\u00a0\u202f'’]/g, '').replace('\u2212', '-');
  if (!/^[+-]?(?:\d[\d.,]*|[.,]\d+)$/.test(compact)) return null;
  const group = decimal === '.' ? ',' : '.';
  const { grouped, plain, other } = FORMS[decimal];
  let digits: string;
  if (grouped.test(compact)) digits = compact.replaceAll(group, '').replace(decimal, '.');
  else if (plain.test(compact)) digits = compact.replace(decimal, '.');
  else if (other.test(compact)) digits = compact.replaceAll(decimal, '').replace(group, '.');
  else return null;
  const value = Number(digits);
  return Number.isFinite(value) ? value : null;
}

const MAX_MINUTES = 1_440;

function readMinutes(text: string, decimal: Decimal): CellReading {
  const reason = `“${shown(text)}” is not a duration in minutes.`;
  const hours = /^(\d{1,2})\s*h(?:ours?|rs?)?(?:\s*(\d{1,2})\s*(?:m(?:in(?:ute)?s?)?)?)?$/i.exec(
    text,
  );
  const minutes = hours
    ? Number(hours[1]) * 60 + Number(hours[2] ?? 0)
    : readNumber(text.replace(/\s*(?:m|min|mins|minutes?)\.?$/i, ''), decimal);
  if (minutes === null) return bad(reason, 'Write whole minutes, like 45.');
  if (!Number.isInteger(minutes)) return bad(reason, 'Use whole minutes.');
  return minutes >= 1 && minutes <= MAX_MINUTES
    ? { value: minutes }
    : bad(`The duration is ${minutes} minutes.`, `Use 1 to ${MAX_MINUTES} minutes.`);
}

/** Whether a column holds kilojoules by its name: "Energy (kJ)". */
export const isKilojoules = (column: string): boolean =>
  /\bkj\b|kilo-?joules?/i.test(column) && !/kcal/i.test(column);

/** Energy in kcal; kJ where the cell or else its column says so, and those are not rounded. */
function readEnergyCell(text: string, decimal: Decimal, columnInKj: boolean): CellReading {
  const [, figure = '', unit] = /^(.*?)\s*(kj|kilojoules?|kcal|cal|calories)?$/is.exec(text) ?? [];
  const number = readNumber(figure, decimal);
  const reason = `“${shown(text)}” is not an amount of energy.`;
  if (number === null) return bad(reason, 'Write a number, like 520 or 2,175 kJ.');
  const inKj = unit === undefined ? columnInKj : /^k(?:j|ilo)/i.test(unit);
  const stored = readEnergy(number, inKj ? 'kj' : 'kcal');
  return number >= 0 && energyProblem(stored.calories, false) === null
    ? { value: kcalOf(stored) ?? 0 }
    : bad(`The energy is ${stored.calories} kcal.`, `Use 0 to ${MAX_KCAL} kcal.`);
}

const MAX_GRAMS = 5_000;

function readGrams(text: string, decimal: Decimal): CellReading {
  const grams = readNumber(text.replace(/\s*(?:g|grams?)$/i, ''), decimal);
  if (grams === null) {
    return bad(`“${shown(text)}” is not a weight in grams.`, 'Write a number, like 12.5.');
  }
  return grams >= 0 && grams <= MAX_GRAMS
    ? { value: grams }
    : bad(`The weight is ${grams} g.`, `Use 0 to ${MAX_GRAMS} g.`);
}

/** Reads a cell that is not empty. Emails and phones stay as written, but for the zero or plus
 * that a spreadsheet has taken from an Australian mobile number; durations are minutes, energy kcal. */
export function readCell(
  field: ImportField,
  text: string,
  reading: { decimal: Decimal; inKj: boolean },
): CellReading {
  switch (field.kind) {
    case 'email':
      return readEmail(text);
    case 'name':
      return readText(text, field.most ?? MAX_NAME_LENGTH);
    case 'phone':
      return readPhone(text);
    case 'text':
      return readText(text, field.most ?? MAX_NAME_LENGTH);
    case 'minutes':
      return readMinutes(text, reading.decimal);
    case 'energy':
      return readEnergyCell(text, reading.decimal, reading.inKj);
    case 'grams':
      return readGrams(text, reading.decimal);
  }
}
