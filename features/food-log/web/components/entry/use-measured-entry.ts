import { useState } from 'react';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { draftOf, type EntryDraft } from '../../../rules/entry/entry-draft.ts';
import type { PortionUnit } from '../../../rules/entry/entry-kinds.ts';
import type { EntryContent } from '../../../rules/entry/same-entry.ts';
import type { EnergyUnit } from '../../../rules/item/energy.ts';
import {
  canFollow,
  entryAs,
  type Measured,
  type PerUnit,
  toMeasured,
  withQuantity,
  withUnit,
} from '../../../rules/item/measured-entry.ts';

const DIGITS = 4;
const write = (value: number): string => formatDecimal(value, DIGITS);

/**
 * A logged entry as the form measures it: `entry` has the exact figures for the amount that stands in
 * the form, `shownAs` the same as text. Amount and unit change it; the stored `base` never moves.
 */
export function useMeasuredEntry(first: EntryContent, energyUnit: EnergyUnit, perUnit?: PerUnit) {
  const [base, setBase] = useState(first);
  const [now, setNow] = useState(() => toMeasured(first));
  const stateOf = (from: EntryContent, measured: Measured) => {
    const entry = entryAs(from, measured);
    const draft = draftOf(entry, energyUnit, write);
    const shownAs: EntryDraft = measured.quantity === null ? { ...draft, quantity: '' } : draft;
    return { entry, shownAs };
  };
  const take = (measured: Measured) => {
    setNow(measured);
    return stateOf(base, measured).shownAs;
  };
  return {
    ...stateOf(base, now),
    follows: canFollow(base, now.unit, perUnit),
    /** What the form shows for this amount; null while the text is no amount. */
    measure: (text: string) => {
      const quantity = parseDecimal(text);
      if (typeof quantity !== 'number' || quantity <= 0) return null;
      // The amount as it is shown already is the exact one behind it.
      if (now.quantity !== null && text === write(now.quantity)) return take(now);
      return { ...take(withQuantity(base, now, quantity, perUnit)), quantity: text };
    },
    changeUnit: (unit: PortionUnit) => take(withUnit(base, now, unit, perUnit)),
    /** Another version of the entry takes its place. */
    restart: (entry: EntryContent) => {
      setBase(entry);
      setNow(toMeasured(entry));
      return stateOf(entry, toMeasured(entry)).shownAs;
    },
  };
}

export type MeasuredEntry = ReturnType<typeof useMeasuredEntry>;
