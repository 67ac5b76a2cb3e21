import { UnreadableFile } from './csv-reader.ts';
import { ADDED_COLUMNS } from './error-file.ts';
import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportType,
  requiredFields,
} from './import-fields.ts';
import { MAX_COLUMNS, MAX_HEADER_CHARS } from './limits.ts';

/** From a column's key to a field's value; a column that is not in it is skipped. */
export type ColumnMapping = Record<string, string>;

/** Key of values beyond the last column, as in Papa Parse. */
export const EXTRA_CELLS = '__parsed_extra';

/** Names that mean something to JavaScript objects or to us: such a column is called by its place as well. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype', EXTRA_CELLS]);

/** Removes the formula mark that safe files put before a cell. */
const FORMULA_MARK = /^'(?=[=+\-@\t\r])/;

/** How spreadsheets are made to keep the zero of ="0400 000 000". */
const AS_TEXT = /^="([^"]*)"$/;

/** The text of a cell as it was meant: without blanks around it, and without what is there for spreadsheets. */
export const cellText = (cell: string | undefined): string =>
  (cell ?? '').trim().replace(FORMULA_MARK, '').replace(AS_TEXT, '$1').trim();

/**
 * A key for each column of a header row: its text, made different where two are the same ("Email (2)"),
 * and named by its place where it has none ("Column 3") or a dangerous one.
 */
export function columnKeys(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((cell, at) => {
    const name = cellText(cell);
    const place = `Column ${at + 1}`;
    const base = name === '' ? place : UNSAFE.has(name) ? `${name} (${place})` : name;
    let key = base;
    for (let copy = 2; taken.has(key); copy += 1) key = `${base} (${copy})`;
    taken.add(key);
    return key;
  });
}

/** The keys of a file's header row. Throws UnreadableFile for too many columns or too long a name. */
export function headerKeys(header: readonly string[]): string[] {
  if (header.length > MAX_COLUMNS) {
    throw new UnreadableFile(`The file has ${header.length} columns; use at most ${MAX_COLUMNS}.`);
  }
  const keys = columnKeys(header);
  const long = keys.findIndex((key) => key.length > MAX_HEADER_CHARS);
  if (long < 0) return keys;
  throw new UnreadableFile(
    `The name of column ${long + 1} has more than ${MAX_HEADER_CHARS} characters. Shorten it in the first row.`,
  );
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
/** "E-mail address" and "email_address" are the same header. */
const normalise = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Maps each field to the column that has its value or label as name, whatever its case, or else to one with another
 * common name for it ("Surname"). Each field once.
 */
export function autoMapping(keys: readonly string[], type: ImportType): ColumnMapping {
  const mapping = new Map<string, string>();
  const fields = IMPORT_FIELDS[type];
  for (const key of keys) {
    const field = fields.find(({ value, label }) => same(key, value) || same(key, label));
    const isUsed = field && [...mapping.values()].includes(field.value);
    if (field && !isUsed) mapping.set(key, field.value);
  }
  const mapped = new Set(mapping.values());
  for (const { value, aliases = [] } of fields) {
    if (mapped.has(value)) continue;
    const names = aliases.map(normalise);
    const free = keys.filter((key) => !mapping.has(key));
    const name = names.find((name) => free.some((key) => normalise(key) === name));
    const key = free.find((key) => normalise(key) === name);
    if (key !== undefined) mapping.set(key, value);
  }
  return Object.fromEntries(mapping);
}

/** Maps a column to a field (null skips it). Another column that had the field is skipped from now on. */
export function mapped(mapping: ColumnMapping, key: string, field: string | null): ColumnMapping {
  const others = Object.entries(mapping).filter(([at, to]) => at !== key && to !== field);
  return Object.fromEntries(field === null ? others : [...others, [key, field]]);
}

export function missingFields(mapping: ColumnMapping, type: ImportType): ImportField[] {
  const used = new Set(Object.values(mapping));
  return requiredFields(type).filter(({ value }) => !used.has(value));
}

/**
 * What a mapping is remembered by: the same columns of the same type, whatever their order. The columns that
 * the error file adds do not count, so that a corrected one is mapped as the file it came from.
 */
export const fileShape = (type: ImportType, keys: readonly string[]): string =>
  `${type}:${JSON.stringify(keys.filter((key) => !ADDED_COLUMNS.includes(key)).toSorted())}`;
