import { figureProblem } from './check-reading.ts';
import { findKind } from './kinds.ts';
import { type MeasureContent, OWN, toKnownMeasure } from './measure.ts';
import type { Reading } from './readings.ts';

type Problem = { field: string; message: string };

/** Why a measure cannot be stored; null when it can. */
export function storedMeasureProblem(
  content: Pick<MeasureContent, 'kind' | 'name' | 'low' | 'high'>,
): Problem | null {
  const { kind, name, low, high } = content;
  if (kind !== OWN) {
    return findKind(kind) ? null : { field: 'kind', message: 'Choose a measure from the list.' };
  }
  if (!name) return { field: 'name', message: 'Enter a name.' };
  return low !== null && high !== null && low >= high
    ? { field: 'high', message: 'The highest value must be above the lowest.' }
    : null;
}

const OWN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Why a reading cannot be stored; null when it can. The range of an own measure is its owner's guard against slips
 * and is looked at where figures are typed: a reading may reach the server before the measure, or after its range
 * has changed.
 */
export function storedReadingProblem(
  reading: Pick<Reading, 'kind' | 'value' | 'second' | 'unit'>,
): Problem | null {
  const { kind: key, value, second, unit } = reading;
  const kind = findKind(key);
  if (!kind) {
    return OWN_ID.test(key) ? null : { field: 'kind', message: 'Choose a measure from the list.' };
  }
  const units = kind.units ?? { [kind.unit]: 1 };
  if (units[unit] === undefined) {
    const allowed = Object.keys(units).join(' or ');
    return { field: 'unit', message: `Give ${kind.name.toLowerCase()} in ${allowed || 'words'}.` };
  }
  const { name, digits } = kind;
  const problem = figureProblem(value, toKnownMeasure(kind, unit === 'in' ? 'in' : 'cm'));
  if (problem) return { field: 'value', message: problem };
  if (!kind.second) {
    return second === null ? null : { field: 'second', message: `${name} is a single number.` };
  }
  if (second === null) return { field: 'second', message: 'Enter both blood pressure numbers.' };
  const below = figureProblem(second, { ...kind.second, unit, digits });
  if (below) return { field: 'second', message: below };
  return value > second
    ? null
    : { field: 'second', message: 'The second blood pressure number is the lower one.' };
}
