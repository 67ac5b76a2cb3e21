import type { RowCheck, RowValues } from '#features/csv-import/rules/row-check.ts';
import {
  MAX_ITEMS,
  MAX_SESSION_SETS,
  MAX_SETS,
} from '#features/training-sessions/rules/session-kinds.ts';
import { type FileRow, type RowReader, readRow } from './read-row.ts';

const SEPARATOR = '\u001f';

/** What tells a session from the others: when it began, and its name. */
export const sessionKeyOf = ({ start, workout }: Pick<FileRow, 'start' | 'workout'>): string =>
  `${start}${SEPARATOR}${workout}`;

/** The session's part of a row's key. */
export const sessionOfKey = (key: string): string => key.split(SEPARATOR, 2).join(SEPARATOR);

export const toRowValues = (row: FileRow): RowValues => ({ ...row });
export const fromRowValues = (values: RowValues): FileRow => values as unknown as FileRow;

type Filled = { items: number; exercise: string; sets: number; all: number };

const full = (reason: string) => ({ field: '', reason, fix: 'Enter the rest by hand.' });

/** Whether a row is one more than a session can hold; counts it otherwise. */
function overflow(filled: Filled, row: FileRow) {
  const isNext = row.says === 'set' && filled.exercise !== row.exercise;
  if (isNext && filled.items >= MAX_ITEMS) {
    return full(`The session has more than ${MAX_ITEMS} exercises.`);
  }
  if (filled.all >= MAX_SESSION_SETS)
    return full(`The session has more than ${MAX_SESSION_SETS} sets.`);
  if (!isNext && filled.sets >= MAX_SETS) {
    return full(`The exercise has more than ${MAX_SETS} sets.`);
  }
  filled.items += isNext ? 1 : 0;
  if (row.says !== 'set') return null;
  filled.exercise = row.exercise;
  filled.sets = isNext ? 1 : filled.sets + 1;
  filled.all += 1;
  return null;
}

/**
 * Checks the rows of a file, in their order. A row's key names its session, and what it says with how
 * often that was said in this run of the session: a session that comes again later in the file, as when two exports
 * are joined, is told as the same rows.
 */
export function createRowCheck(reader: RowReader): RowCheck {
  const sessions = new Map<string, Filled>();
  let run = '';
  let said = new Map<string, number>();
  return (cells) => {
    const { row, problems } = readRow(cells, reader);
    if (row === null) return { values: null, problems, key: null };
    const session = sessionKeyOf(row);
    if (session !== run) [run, said] = [session, new Map()];
    const filled = sessions.get(session) ?? { items: 0, exercise: '', sets: 0, all: 0 };
    sessions.set(session, filled);
    const tooMuch = overflow(filled, row);
    if (tooMuch) return { values: null, problems: [tooMuch], key: null };
    const { exercise, order, kind, loadKg, reps, seconds, metres } = row;
    const content = [exercise, order, kind, loadKg, reps, seconds, metres].join(SEPARATOR);
    const times = (said.get(content) ?? 0) + 1;
    said.set(content, times);
    return {
      values: toRowValues(row),
      problems: [],
      key: [session, content, times].join(SEPARATOR),
    };
  };
}
