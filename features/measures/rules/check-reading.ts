import { plainFigure } from './figure-text.ts';
import type { Measure } from './measure.ts';

/** What was typed into one box: a figure, null for an empty one. */
export type Typed = number | null | 'invalid';

export type Range = {
  name: string;
  low: number | null;
  high: number | null;
  unit: string;
  digits: number;
};

/** One sentence on why a figure cannot be, null when it can. Names the measure and what to type. */
export function figureProblem(figure: number | 'invalid', range: Range): string | null {
  const { name, low, high, unit, digits } = range;
  const said = name.toLowerCase();
  if (figure === 'invalid') {
    const example = digits === 0 ? '72' : '72.5';
    return `Enter ${said} as a number, like ${example}.`;
  }
  const isLow = low !== null && figure < low;
  const isHigh = high !== null && figure > high;
  if (!isLow && !isHigh) {
    return digits === 0 && !Number.isInteger(figure) ? `Use a whole number for ${said}.` : null;
  }
  const words = (limit: number) => plainFigure(limit, digits);
  const of = unit === '' ? '' : ` ${unit}`;
  if (low !== null && high !== null) return `Use ${words(low)} to ${words(high)}${of} for ${said}.`;
  return low !== null
    ? `Use at least ${words(low)}${of} for ${said}.`
    : `Use at most ${words(high ?? 0)}${of} for ${said}.`;
}

/** The boxes of one reading: hours and minutes of sleep, two of blood pressure, else the first alone. */
export type TypedReading = { first: Typed; second: Typed };

export type CheckedReading = {
  /** null: nothing was typed, or something is wrong */
  figure: { value: number; second: number | null } | null;
  problem: string | null;
};

const EMPTY: CheckedReading = { figure: null, problem: null };
const wrong = (problem: string): CheckedReading => ({ figure: null, problem });

function checkSleep({ first, second }: TypedReading): CheckedReading {
  if (first === 'invalid' || second === 'invalid') {
    return wrong('Enter sleep as hours and minutes, like 7 and 30.');
  }
  const [hours, minutes] = [first ?? 0, second ?? 0];
  if (minutes < 0 || minutes >= 60 || !Number.isInteger(minutes)) {
    return wrong('Use 0 to 59 minutes of sleep.');
  }
  const value = Math.round(hours * 60) + minutes;
  return hours < 0 || value > 1_440
    ? wrong('Use 0 to 24 hours of sleep.')
    : { figure: { value, second: null }, problem: null };
}

function checkPressure({ first, second }: TypedReading, measure: Measure): CheckedReading {
  if (first === null || second === null) return wrong('Enter both blood pressure numbers.');
  const { unit, digits, low, high } = measure;
  const problem =
    figureProblem(first, { name: 'Systolic', low, high, unit, digits }) ??
    (measure.second && figureProblem(second, { ...measure.second, unit, digits }));
  if (problem) return wrong(problem);
  const [systolic, diastolic] = [Number(first), Number(second)];
  return systolic > diastolic
    ? { figure: { value: systolic, second: diastolic }, problem: null }
    : wrong('The first blood pressure number is the higher one. Swap them.');
}

/** What was typed for a measure, in its unit; without a figure and a problem it was left empty. */
export function checkReading(typed: TypedReading, measure: Measure): CheckedReading {
  const { first, second } = typed;
  if (first === null && second === null) return EMPTY;
  if (measure.form === 'duration') return checkSleep(typed);
  if (measure.form === 'pressure') return checkPressure(typed, measure);
  if (first === null) return EMPTY;
  const problem = figureProblem(first, measure);
  return problem
    ? wrong(problem)
    : { figure: { value: Number(first), second: null }, problem: null };
}
