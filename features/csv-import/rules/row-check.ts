import { type CellProblem, isKilojoules, readCell } from './cell-values.ts';
import { type ColumnMapping, cellText } from './column-mapping.ts';
import type { Decimal } from './file-format.ts';
import { IMPORT_FIELDS, type ImportField, type ImportType } from './import-fields.ts';

/** A row's values by field: text, minutes, kcal or grams; null where the cell is empty or not mapped. */
export type RowValues = Record<string, string | number | null>;

/** What is wrong with one row. `field` is its label; empty for what is about the row as a whole. */
export type RowProblem = CellProblem & { field: string };

export type CheckedRow = {
  /** null when something is wrong */
  values: RowValues | null;
  problems: RowProblem[];
  /** what a row is told apart by: two valid ones with the same key are duplicates */
  key: string | null;
};

/** Checks the rows of one file, each by its cells. */
export type RowCheck = (cells: readonly string[]) => CheckedRow;

/** How the rows of a file are read: made once for all of them. */
export type RowPlan = {
  type: ImportType;
  columns: number;
  decimal: Decimal;
  fields: readonly { field: ImportField; at: number; inKj: boolean }[];
};

export function rowPlan(
  type: ImportType,
  keys: readonly string[],
  mapping: ColumnMapping,
  decimal: Decimal,
): RowPlan {
  const columnOf = new Map(Object.entries(mapping).map(([key, field]) => [field, key]));
  const fields = IMPORT_FIELDS[type].map((field) => {
    const key = columnOf.get(field.value) ?? '';
    return { field, at: keys.indexOf(key), inKj: isKilojoules(key) };
  });
  return { type, columns: keys.length, decimal, fields };
}

/**
 * An email address as it is compared: case does not tell people apart, what stands after a plus does
 * (sam@x.au and sam+gym@x.au are two people: a family may share a mailbox that way).
 */
export const emailKey = (email: string): string => email.toLowerCase();

const SEPARATOR = '\u001f';

/** People are the same by their address; workouts and meals when everything said of them is. */
function keyOf(type: ImportType, values: RowValues): string {
  if (type === 'trainees' || type === 'trainers') return emailKey(String(values['email']));
  return Object.values(values)
    .map((value) => String(value ?? '').toLowerCase())
    .join(SEPARATOR);
}

/** Checks one row of a file, by itself. */
export function checkRow(plan: RowPlan, cells: readonly string[]): CheckedRow {
  const problems: RowProblem[] = [];
  const values: RowValues = {};
  for (const { field, at, inKj } of plan.fields) {
    const text = cellText(cells[at]);
    values[field.value] = null;
    if (text === '') {
      if (field.required) {
        problems.push({ field: field.label, reason: 'Missing.', fix: 'Fill it in.' });
      }
      continue;
    }
    const reading = readCell(field, text, { decimal: plan.decimal, inKj });
    if ('value' in reading) values[field.value] = reading.value;
    else problems.push({ field: field.label, ...reading.problem });
  }
  if (cells.slice(plan.columns).some((cell) => cell.trim() !== '')) {
    const reason = 'The row has more values than columns.';
    const fix = 'Put quotes around values that hold the separator.';
    problems.push({ field: '', reason, fix });
  }
  return problems.length > 0
    ? { values: null, problems, key: null }
    : { values, problems, key: keyOf(plan.type, values) };
}

/** A problem as one line of the error file: "Email: It is missing. Fill it in." */
export const problemText = ({ field, reason, fix }: RowProblem): string =>
  `${field === '' ? '' : `${field}: `}${reason} ${fix}`;
