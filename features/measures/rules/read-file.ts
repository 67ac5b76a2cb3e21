import { readNumber } from '#features/csv-import/rules/cell-values.ts';
import { cellText } from '#features/csv-import/rules/column-mapping.ts';
import type { Decimal } from '#features/csv-import/rules/file-format.ts';
import { type CalendarDay, isCalendarDay } from '#platform/shared/calendar-day.ts';
import { checkReading, type Typed } from './check-reading.ts';
import { findKind } from './kinds.ts';
import { type Measure, toKnownMeasure } from './measure.ts';

/** Readings that one file may bring. */
export const MAX_FILE_READINGS = 5_000;

/** A row as the reader of CSV files gives it. */
export type FileRow = Readonly<Record<string, unknown>>;

export type FileReading = {
  date: CalendarDay;
  localTime: string | null;
  kind: string;
  value: number;
  second: number | null;
  unit: string;
};

export type ReadFile = {
  readings: FileReading[];
  /** `row`: as a spreadsheet counts, the header is 1 */
  problems: { row: number; problem: string }[];
};

const COLUMNS = ['date', 'time', 'measure', 'value', 'value 2', 'unit'] as const;
type Column = (typeof COLUMNS)[number];

/** The file's own name of each column; null where one that is needed is missing. */
export function findColumns(names: readonly string[]): Partial<Record<Column, string>> | null {
  const found: Partial<Record<Column, string>> = {};
  for (const column of COLUMNS) {
    const name = names.find((one) => cellText(one).toLowerCase() === column);
    if (name !== undefined) found[column] = name;
  }
  return found.date && found.measure && found.value ? found : null;
}

/** "2026-11-20", or a day first: "20/11/2026". */
function toDay(text: string): CalendarDay | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isCalendarDay(iso) ? iso : null;
}

const toTyped = (text: string, decimal: Decimal): Typed =>
  text === '' ? null : (readNumber(text, decimal) ?? 'invalid');

/** The measure in the unit of the row; a sentence where it has no such unit. */
function inUnit(measure: Measure, unit: string): Measure | string {
  if (unit === '' || unit === measure.unit) return measure;
  if (measure.form === 'duration' && unit === 'h') return measure;
  if (measure.factors[unit] === undefined) {
    const units = Object.keys(measure.factors).filter(Boolean).join(' or ');
    return units
      ? `Give ${measure.name.toLowerCase()} in ${units}.`
      : `Leave the unit of ${measure.name.toLowerCase()} empty.`;
  }
  const kind = findKind(measure.key);
  if (kind) return toKnownMeasure(kind, unit === 'in' ? 'in' : 'cm');
  // The range is in the present unit.
  return { ...measure, unit, low: null, high: null };
}

type Parsed = { reading: FileReading } | { problem: string };

function readRow(
  cell: (column: Column) => string,
  { measures, decimal, today }: FileSettings,
): Parsed {
  const date = toDay(cell('date'));
  if (!date) return { problem: 'Write the date like 2026-11-20 or 20/11/2026.' };
  if (date > today) return { problem: 'The date can’t be in the future.' };
  const time = cell('time');
  if (time !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    return { problem: 'Write the time like 06:40, or leave it empty.' };
  }
  const said = cell('measure').toLowerCase();
  if (said === '') return { problem: 'Name the measure.' };
  const known = measures.find(
    ({ key, name }) => key.toLowerCase() === said || name.toLowerCase() === said,
  );
  if (!known) {
    return {
      problem: `“${cell('measure').slice(0, 40)}” isn’t one of your measures. Add it first.`,
    };
  }
  const unit = cell('unit');
  const measure = inUnit(known, unit);
  if (typeof measure === 'string') return { problem: measure };
  const [value = '', after = cell('value 2')] =
    measure.form === 'pressure' ? cell('value').split('/', 2) : [cell('value')];
  const first = toTyped(value.trim(), decimal);
  const second = toTyped(after.trim(), decimal);
  const isMinutes = measure.form === 'duration' && unit !== 'h';
  const { figure, problem } = checkReading(
    { first, second: measure.form === 'pressure' ? second : null },
    isMinutes ? { ...measure, form: 'number' } : measure,
  );
  if (problem) return { problem };
  if (!figure) return { problem: `Enter a value for ${measure.name.toLowerCase()}.` };
  const { key: kind } = measure;
  return {
    reading: { date, localTime: time || null, kind, unit: measure.unit, ...figure },
  };
}

export type FileSettings = { measures: readonly Measure[]; decimal: Decimal; today: CalendarDay };

/** The readings of a file, and one sentence for each row that has none. Null: columns are missing. */
export function readReadings(
  columns: readonly string[],
  rows: readonly FileRow[],
  settings: FileSettings,
): ReadFile | null {
  const found = findColumns(columns);
  if (!found) return null;
  const result: ReadFile = { readings: [], problems: [] };
  for (const [at, row] of rows.entries()) {
    const cell = (column: Column): string => {
      const name = found[column];
      const text = name === undefined ? '' : row[name];
      return typeof text === 'string' ? cellText(text) : '';
    };
    const read = readRow(cell, settings);
    if ('reading' in read) result.readings.push(read.reading);
    else result.problems.push({ row: at + 2, problem: read.problem });
  }
  return result;
}

/** Text that a spreadsheet would take for a formula gets an apostrophe in front; a negative number is none. */
function toCell(value: string | number | null): string {
  const text = String(value ?? '');
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file that `readReadings` takes, for spreadsheets too. */
export function writeReadings(
  readings: readonly FileReading[],
  nameOf: (kind: string) => string | null,
): string {
  const rows = readings.map(({ date, localTime, kind, value, second, unit }) => [
    date,
    localTime,
    nameOf(kind) ?? kind,
    value,
    second,
    unit,
  ]);
  const lines = [[...COLUMNS], ...rows].map((row) => row.map(toCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
