import { UnreadableFile } from './csv-reader.ts';
import { ADDED_COLUMNS } from './error-file.ts';
import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportType,
  requiredFields,
} from './import-fields.ts';
import { MAX_COLUMNS } from './limits.ts';

/** From a column's key to a field's value; a column that is not in it is skipped. */
export type ColumnMapping = Record<string, string>;

/** Names that mean something to JavaScript objects: such a column is called by its place as well. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** The formula mark that a safe file puts before a cell is no part of the text. */
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

/** The keys of a file's header row. Throws UnreadableFile where there are more than MAX_COLUMNS. */
export function headerKeys(header: readonly string[]): string[] {
  if (header.length <= MAX_COLUMNS) return columnKeys(header);
  throw new UnreadableFile(`The file has ${header.length} columns; use at most ${MAX_COLUMNS}.`);
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Maps each column whose name is a field's value or label, whatever its case; each field once. */
export function autoMapping(keys: readonly string[], type: ImportType): ColumnMapping {
  const mapping = new Map<string, string>();
  const used = new Set<string>();
  for (const key of keys) {
    const field = IMPORT_FIELDS[type].find(
      ({ value, label }) => same(key, value) || same(key, label),
    );
    if (!field || used.has(field.value)) continue;
    used.add(field.value);
    mapping.set(key, field.value);
  }
  return Object.fromEntries(mapping);
}

/** Maps a column to a field (null skips it). Another column that had the field is skipped from now on. */
export function mapped(mapping: ColumnMapping, key: string, field: string | null): ColumnMapping {
  const others = Object.entries(mapping).filter(([at, to]) => at !== key && to !== field);
  return Object.fromEntries(field === null ? others : [...others, [key, field]]);
}

/** The required fields that no column is mapped to. */
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
