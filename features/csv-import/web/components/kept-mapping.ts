import type { ColumnMapping } from '../../rules/column-mapping.ts';

const KEY = 'csvMappings';
/** Of as many files; the longest unused is forgotten. */
const MOST_KEPT = 30;

const isEntry = (one: unknown): one is [string, ColumnMapping] =>
  Array.isArray(one) &&
  typeof one[0] === 'string' &&
  typeof one[1] === 'object' &&
  one[1] !== null &&
  Object.values(one[1]).every((field) => typeof field === 'string');

function read(): [string, ColumnMapping][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** How files of this shape were mapped the last time, for this organisation; null when never. */
export const keptMapping = (place: string): ColumnMapping | null =>
  read().find(([key]) => key === place)?.[1] ?? null;

/** Remembers a mapping on this device. */
export function keepMapping(place: string, mapping: ColumnMapping): void {
  const others = read().filter(([key]) => key !== place);
  try {
    localStorage.setItem(KEY, JSON.stringify([[place, mapping], ...others].slice(0, MOST_KEPT)));
  } catch {
    // Storage is full or switched off: the next file is mapped by hand.
  }
}
