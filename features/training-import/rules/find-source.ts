import { autoMapping, type ColumnMapping } from '#features/csv-import/rules/column-mapping.ts';

/** The app that wrote a file, by its columns. */
export const SOURCES = ['strong', 'hevy', 'other'] as const;
export type Source = (typeof SOURCES)[number];

export type FoundSource = { source: Source; mapping: ColumnMapping };

/** What a row must say to be a set of a session. */
const DONE = ['reps', 'seconds', 'distance'];

/**
 * Which app wrote a file with these columns, and what each column says; null where they hold no sets:
 * a date, an exercise, and reps, time or distance.
 */
export function findSource(columns: readonly string[]): FoundSource | null {
  const mapping = autoMapping(columns, 'training');
  const fields = new Set(Object.values(mapping));
  if (!fields.has('start') || !fields.has('exercise')) return null;
  if (!DONE.some((field) => fields.has(field))) return null;
  const has = (name: string) => columns.some((column) => column.trim().toLowerCase() === name);
  const source = has('exercise_title') ? 'hevy' : has('set order') ? 'strong' : 'other';
  return { source, mapping };
}
