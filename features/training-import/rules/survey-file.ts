import { readNumber } from '#features/csv-import/rules/cell-values.ts';
import { type ColumnMapping, cellText } from '#features/csv-import/rules/column-mapping.ts';
import type { Decimal } from '#features/csv-import/rules/file-format.ts';
import { type DateOrder, findDateOrders, readMoment } from './file-dates.ts';
import { findColumns } from './find-columns.ts';
import { distanceUnitIn, guessWeightUnit, type WeightUnit, weightUnitIn } from './units.ts';

export type NamedExercise = {
  name: string;
  sets: number;
  /** the heaviest, as written */
  hasLoad: boolean;
};

/** What a file holds, before anything is sent. */
export type Survey = {
  /** the orders in which all dates can be read, the likeliest first; empty: none of ours */
  dateOrders: DateOrder[];
  sessions: number;
  /** in the order of how often they were done */
  exercises: NamedExercise[];
  first: string | null;
  last: string | null;
  /** loads without a unit: the guess; null where the file says it */
  weightGuess: WeightUnit | null;
  /** whether some rows have a way without a unit */
  asksDistance: boolean;
  /** the units that the file names */
  weightUnits: WeightUnit[];
};

type Row = Readonly<Record<string, string | undefined>>;

/** How a file of `columns` is to be read: looked at in full, so that one odd date is not missed. */
export function surveyFile(
  rows: readonly Row[],
  columns: readonly string[],
  mapping: ColumnMapping,
  decimal: Decimal,
): Survey {
  const { weight, distance } = findColumns(columns, mapping);
  const columnOf = new Map(Object.entries(mapping).map(([column, field]) => [field, column]));
  const textOf = (row: Row, field: string) => {
    const column = columnOf.get(field);
    return column === undefined ? '' : cellText(row[column]);
  };
  const starts = new Map<string, string>();
  const exercises = new Map<string, NamedExercise>();
  const units = new Set<WeightUnit>(weight ? [weight] : []);
  const loads: number[] = [];
  let asksDistance = false;
  for (const row of rows) {
    const start = textOf(row, 'start');
    starts.set(`${start}\n${textOf(row, 'workout')}`, start);
    const name = textOf(row, 'exercise');
    if (name === '' || /^(rest|note)/i.test(textOf(row, 'set'))) continue;
    const load = readNumber(textOf(row, 'weight'), decimal);
    const known = exercises.get(name) ?? { name, sets: 0, hasLoad: false };
    exercises.set(name, { name, sets: known.sets + 1, hasLoad: known.hasLoad || Boolean(load) });
    const unit = weight ?? weightUnitIn(textOf(row, 'weightUnit'));
    if (unit) units.add(unit);
    else if (load) loads.push(load);
    const way = readNumber(textOf(row, 'distance'), decimal);
    if (way && !distance && !distanceUnitIn(textOf(row, 'distanceUnit'))) asksDistance = true;
  }
  const texts = [...new Set(starts.values())];
  const dateOrders = findDateOrders(mostlyDates(texts));
  const [order] = dateOrders;
  const days = order
    ? texts.flatMap((text) => readMoment(text, order)?.slice(0, 10) ?? []).sort()
    : [];
  return {
    dateOrders,
    sessions: starts.size,
    exercises: [...exercises.values()].sort((a, b) => b.sets - a.sets),
    first: days[0] ?? null,
    last: days.at(-1) ?? null,
    weightGuess: loads.length > 0 ? guessWeightUnit(loads) : null,
    asksDistance,
    weightUnits: [...units],
  };
}

/** Without the texts that are no date in any order: those rows fail, and say so. */
const mostlyDates = (texts: readonly string[]): string[] =>
  texts.filter((text) => findDateOrders([text]).length > 0);
