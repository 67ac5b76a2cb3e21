import { readNumber } from '#features/csv-import/rules/cell-values.ts';
import { cellText } from '#features/csv-import/rules/column-mapping.ts';
import type { Decimal } from '#features/csv-import/rules/file-format.ts';
import type { RowProblem } from '#features/csv-import/rules/row-check.ts';
import { FIRST_DIARY_DAY } from '#features/food-log/rules/days/diary-days.ts';
import type { SetKind } from '#features/training-sessions/rules/session-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { readMoment } from './file-dates.ts';
import { readSeconds } from './file-seconds.ts';
import type { FileColumns } from './find-columns.ts';
import type { Reading } from './reading.ts';
import { distanceUnitIn, toKg, toMetres, weightUnitIn } from './units.ts';

/** What a row of a training app says. `note` and `rest` rows say something of the exercise above them. */
export type FileRow = {
  says: 'set' | 'note' | 'rest';
  /** of the session, by the clock on the wall */
  start: string;
  end: string | null;
  workout: string;
  exercise: string;
  order: string;
  kind: SetKind;
  loadKg: number | null;
  reps: number | null;
  seconds: number | null;
  metres: number | null;
  reserve: number | null;
  superset: string | null;
  note: string | null;
  workoutNote: string | null;
};

export type RowReader = {
  columns: FileColumns;
  reading: Reading;
  decimal: Decimal;
  /** the person's day: nothing is done after it */
  today: CalendarDay;
};

const MAX_LOAD_KG = 1_000;
const MAX_REPS = 1_000;
const MAX_SECONDS = 36_000;
const MAX_METRES = 500_000;
const MAX_NAME = 200;
const MAX_WORKOUT_NAME = 80;
const MAX_NOTE = 1_000;
const MAX_RESERVE = 10;

const KINDS: readonly (readonly [RegExp, SetKind])[] = [
  [/^(w|warm-?\s?up)$/i, 'warmUp'],
  [/^(d|drop\s?-?set|drop)$/i, 'drop'],
  [/^(f|failure)$/i, 'failure'],
  [/^amrap$/i, 'amrap'],
];
const kindOf = (...texts: string[]): SetKind =>
  KINDS.find(([form]) => texts.some((text) => form.test(text)))?.[1] ?? 'normal';

const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
const cut = (text: string, most: number): string | null => text.slice(0, most).trim() || null;

/** Reads one row: what it says, or everything that is wrong with it. */
export function readRow(
  cells: readonly string[],
  { columns, reading, decimal, today }: RowReader,
): { row: FileRow; problems: [] } | { row: null; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const bad = (field: string, reason: string, fix: string) => {
    problems.push({ field, reason, fix });
    return null;
  };
  const text = (field: string) => cellText(cells[columns.at[field] ?? -1]);
  // Both apps write 0 where there is nothing.
  const figure = (field: string, label: string, most: number): number | null => {
    const written = text(field);
    if (written === '') return null;
    const value = readNumber(written, decimal);
    if (value === null) return bad(label, `“${shown(written)}” is not a number.`, 'Correct it.');
    if (Math.abs(value) > most) return bad(label, `${value} is too much.`, `Use at most ${most}.`);
    return value === 0 ? null : value;
  };

  const written = text('start');
  const start = readMoment(written, reading.dates);
  if (start === null) {
    bad(
      'Date',
      written === '' ? 'Missing.' : `“${shown(written)}” can’t be read as a date.`,
      'Fill it in, or choose another date order.',
    );
  } else if (start.slice(0, 10) > today)
    bad('Date', 'It is in the future.', 'Check the date order.');
  else if (start < FIRST_DIARY_DAY) bad('Date', 'It is before the year 2000.', 'Correct it.');
  const exercise = text('exercise');
  if (exercise === '') bad('Exercise Name', 'Missing.', 'Fill it in.');
  const order = text('set');
  const says = /^rest/i.test(order) ? 'rest' : /^note/i.test(order) ? 'note' : 'set';

  const load = figure('weight', 'Weight', 10_000);
  const unit = columns.weight ?? weightUnitIn(text('weightUnit')) ?? reading.weight;
  const loadKg = load === null ? null : toKg(load, unit);
  if (loadKg !== null && Math.abs(loadKg) > MAX_LOAD_KG) {
    bad('Weight', `${loadKg} kg is too much.`, 'Check the unit.');
  }
  const reps = figure('reps', 'Reps', MAX_REPS);
  const seconds = readSeconds(text('seconds'), decimal);
  if (seconds === 'unreadable') bad('Seconds', 'It is not a time.', 'Write seconds, like 45.');
  else if (seconds !== null && seconds > MAX_SECONDS) {
    bad('Seconds', 'It is more than ten hours.', 'Correct it.');
  }
  const distance = figure('distance', 'Distance', MAX_METRES);
  const way = columns.distance ?? distanceUnitIn(text('distanceUnit')) ?? reading.distance;
  const metres = distance === null ? null : toMetres(distance, way);
  if (metres !== null && (metres > MAX_METRES || metres < 0)) {
    bad('Distance', `${metres} m can’t be right.`, 'Check the unit.');
  }
  const rpe = figure('rpe', 'RPE', 10);
  const spare = figure('reserve', 'Reps in reserve', MAX_RESERVE);
  const whole = reps === null ? null : Math.floor(Math.abs(reps));
  const hasDone = whole !== null || (typeof seconds === 'number' && seconds > 0) || metres !== null;
  if (says === 'set' && problems.length === 0 && !hasDone) {
    bad('', 'The set has no reps, time or distance.', 'Fill one in, or remove the row.');
  }
  if (problems.length > 0 || start === null) return { row: null, problems };
  const row: FileRow = {
    says,
    start,
    end: endOf(start, text('end'), text('duration'), { reading, decimal }),
    workout: cut(text('workout'), MAX_WORKOUT_NAME) ?? '',
    exercise: exercise.slice(0, MAX_NAME),
    order,
    kind: kindOf(order, text('kind')),
    loadKg,
    reps: whole,
    seconds: typeof seconds === 'number' ? seconds : null,
    metres,
    reserve: rpe === null ? (spare ?? null) : Math.max(0, Math.round((10 - rpe) * 2) / 2),
    superset: cut(text('superset'), 40),
    note: cut(text('notes'), MAX_NOTE),
    workoutNote: cut(text('workoutNotes'), MAX_NOTE),
  };
  return { row, problems: [] };
}

/** When a session ended by the clock on the wall: said, or by how long it took; null: not known. */
function endOf(
  start: string,
  end: string,
  duration: string,
  { reading, decimal }: Pick<RowReader, 'reading' | 'decimal'>,
): string | null {
  const said = readMoment(end, reading.dates);
  if (said !== null && said >= start) return said;
  const seconds = readSeconds(duration, decimal);
  if (typeof seconds !== 'number' || seconds <= 0 || seconds > 86_400) return null;
  return new Date(Date.parse(`${start}Z`) + seconds * 1_000).toISOString().slice(0, 19);
}
