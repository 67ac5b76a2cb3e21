import type { Typed } from './check-reading.ts';
import type { Frequency } from './kinds.ts';
import { changeUnit, type EarlierUnit, type MeasureContent, OWN } from './measure.ts';

export const MAX_NAME_CHARS = 60;
export const MAX_UNIT_CHARS = 20;
/** Of any figure, either side of zero. */
export const MAX_FIGURE = 1_000_000_000;

export type OwnMeasureDraft = {
  name: string;
  unit: string;
  low: Typed;
  high: Typed;
  frequency: Frequency;
};

/** What becomes of readings in the unit before; `factor`: one of it in the new unit. */
export type UnitChange = { kind: 'convert'; factor: Typed } | { kind: 'another series' };

/** What is stored before the draft; null for a new measure. */
export type Before = { unit: string; earlierUnits: readonly EarlierUnit[]; hasReadings: boolean };

type Problems = Partial<Record<'name' | 'unit' | 'low' | 'high' | 'factor', string>>;

function limitProblem(figure: Typed, name: string): string | null {
  if (figure === null) return null;
  if (figure === 'invalid') return `Enter the ${name} value as a number, or leave it empty.`;
  return Math.abs(figure) <= MAX_FIGURE ? null : `Use a smaller ${name} value.`;
}

/** What the form of an own measure sends, or one sentence for each field that is wrong. */
export function checkOwnMeasure(
  draft: OwnMeasureDraft,
  before: Before | null,
  change: UnitChange | null,
): { content: MeasureContent; errors: Problems } {
  const [name, unit] = [draft.name.trim(), draft.unit.trim()];
  const errors: Problems = {};
  if (name === '') errors.name = 'Enter a name.';
  else if (name.length > MAX_NAME_CHARS) errors.name = `Use at most ${MAX_NAME_CHARS} characters.`;
  if (unit.length > MAX_UNIT_CHARS) errors.unit = `Use at most ${MAX_UNIT_CHARS} characters.`;
  for (const [field, word] of [
    ['low', 'lowest'],
    ['high', 'highest'],
  ] as const) {
    const problem = limitProblem(draft[field], word);
    if (problem) errors[field] = problem;
  }
  const [low, high] = [draft.low, draft.high].map((figure) =>
    typeof figure === 'number' ? figure : null,
  );
  if (typeof low === 'number' && typeof high === 'number' && low >= high) {
    errors.high = 'The highest value must be above the lowest.';
  }
  let earlierUnits = [...(before?.earlierUnits ?? [])];
  if (before && asksAboutUnit(before, unit)) {
    if (change === null) {
      errors.unit = 'Choose what happens to the values you have.';
    } else if (change.kind === 'another series') {
      earlierUnits = changeUnit(earlierUnits, { from: before.unit, to: unit, factor: null });
    } else if (typeof change.factor === 'number' && change.factor > 0) {
      const { factor } = change;
      earlierUnits = changeUnit(earlierUnits, { from: before.unit, to: unit, factor });
    } else {
      errors.factor = `Enter how many ${unit || 'new units'} make one ${before.unit || 'old unit'}, like 2.54.`;
    }
  }
  return {
    content: {
      kind: OWN,
      name,
      unit,
      low: low ?? null,
      high: high ?? null,
      earlierUnits,
      frequency: draft.frequency,
      tracked: true,
    },
    errors,
  };
}

/** Whether another unit leaves readings behind that were typed in the present one. */
export const asksAboutUnit = (before: Before, unit: string): boolean =>
  before.hasReadings && before.unit !== unit.trim();
