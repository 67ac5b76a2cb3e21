import { useState } from 'react';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { draftOf, type EntryDraft } from '../../../rules/entry/entry-draft.ts';
import type { EntryContent } from '../../../rules/entry/same-entry.ts';
import type { EnergyUnit } from '../../../rules/item/energy.ts';
import type { Measure } from '../../../rules/item/measure.ts';
import {
  entryAs,
  type Measured,
  measuresOfEntry,
  toMeasured,
  withMeasure,
  withQuantity,
} from '../../../rules/item/measured-entry.ts';

const DIGITS = 4;
const write = (value: number): string => formatDecimal(value, DIGITS);

/** The amount as it is typed, and what it says. */
type Typed = Measured & { text: string };

const typed = (measured: Measured): Typed => ({
  ...measured,
  text: measured.quantity === null ? '' : write(measured.quantity),
});

const startOf = (entry: EntryContent): Typed => typed(toMeasured(entry));

/**
 * A logged entry as the form measures it: `entry` has the exact figures for the amount that stands in
 * the form, `shownAs` the same as text. Amount and unit change it; the stored `base` never moves.
 */
export function useMeasuredEntry(
  first: EntryContent,
  energyUnit: EnergyUnit,
  ofFood: readonly Measure[] | null,
) {
  const [base, setBase] = useState(first);
  const [now, setNow] = useState(() => startOf(first));
  const measures = measuresOfEntry(base, ofFood);
  const stateOf = (from: EntryContent, { text, ...measured }: Typed) => {
    const entry = entryAs(from, measured);
    const draft = draftOf(entry, energyUnit, write);
    const shownAs: EntryDraft = { ...draft, quantity: text, unit: measured.measure.key };
    return { entry, shownAs };
  };
  const take = (after: Typed) => {
    setNow(after);
    return stateOf(base, after).shownAs;
  };
  const inMeasure = (key: string): Typed => {
    const measure = measures.find((one) => one.key === key);
    return measure ? typed(withMeasure(base, now, measure)) : now;
  };
  const inAmount = (before: Typed, text: string): Typed | null => {
    const quantity = parseDecimal(text);
    if (typeof quantity !== 'number' || quantity <= 0) return null;
    // The amount as it is shown already is the exact one behind it.
    if (before.quantity !== null && text === write(before.quantity)) return { ...before, text };
    return { ...withQuantity(base, before, quantity), text };
  };
  return {
    ...stateOf(base, now),
    measures,
    follows: now.measure.share !== null,
    /** What the form shows for this amount; null while the text is no amount. */
    measure: (text: string) => {
      const after = inAmount(now, text);
      return after && take(after);
    },
    changeUnit: (key: string) => take(inMeasure(key)),
    /** The amount of a draft from before. */
    restore: ({ unit, quantity }: Pick<EntryDraft, 'unit' | 'quantity'>) => {
      const before = unit === now.measure.key ? now : inMeasure(unit);
      return take(inAmount(before, quantity) ?? before);
    },
    /** Another version of the entry takes its place. */
    restart: (entry: EntryContent) => {
      setBase(entry);
      setNow(startOf(entry));
      return stateOf(entry, startOf(entry)).shownAs;
    },
  };
}

export type MeasuredEntry = ReturnType<typeof useMeasuredEntry>;
