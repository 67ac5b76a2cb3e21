import { GRAMS_PER_OZ } from '#platform/shared/units.ts';
import type { PortionUnit } from '../entry/entry-kinds.ts';
import type { EntryContent } from '../entry/same-entry.ts';
import { scaleFigures } from './figures.ts';

/** What one of a unit is: grams of a mass, millilitres of a volume (the Australian cup). */
const SIZES: Partial<Record<PortionUnit, { of: 'mass' | 'volume'; size: number }>> = {
  g: { of: 'mass', size: 1 },
  oz: { of: 'mass', size: GRAMS_PER_OZ },
  ml: { of: 'volume', size: 1 },
  cup: { of: 'volume', size: 250 },
};

/** Amount being edited: its share of the logged amount, and its unit. */
export type Measured = {
  /** 1 is what was logged, 2 is twice as much */
  share: number;
  /** null after a change to a unit that only the food itself could convert */
  quantity: number | null;
  unit: PortionUnit;
};

export const toMeasured = ({ quantity, unit }: EntryContent): Measured => ({
  share: 1,
  quantity,
  unit,
});

/** Converts the entry's unit to `unit`; null if unknown, as with a piece in grams. */
function perOwnUnit(entry: EntryContent, unit: PortionUnit): number | null {
  if (unit === entry.unit) return 1;
  const [own, other] = [SIZES[entry.unit], SIZES[unit]];
  // "1 cup" that is noted as "1 cup, sliced" holds what it holds, not 250 ml.
  if (!own || own.of !== other?.of || entry.portionNote !== null) return null;
  return own.size / other.size;
}

/** How many of a unit one of an entry's own unit is; null: not known. A food knows more than its entry does. */
export type PerUnit = (unit: PortionUnit) => number | null;

/** Whether the figures can follow an amount in this unit. */
export const canFollow = (
  entry: EntryContent,
  unit: PortionUnit,
  perUnit: PerUnit = (other) => perOwnUnit(entry, other),
): boolean => perUnit(unit) !== null;

/** Another amount was eaten. In a unit that cannot be converted the figures stay, only the words change. */
export function withQuantity(
  entry: EntryContent,
  now: Measured,
  quantity: number,
  perUnit: PerUnit = (unit) => perOwnUnit(entry, unit),
): Measured {
  const per = perUnit(now.unit);
  const share = per === null ? now.share : quantity / (entry.quantity * per);
  return { ...now, share, quantity };
}

/** The same amount in another unit. */
export function withUnit(
  entry: EntryContent,
  now: Measured,
  unit: PortionUnit,
  perUnit: PerUnit = (other) => perOwnUnit(entry, other),
): Measured {
  const per = perUnit(unit);
  return { ...now, unit, quantity: per === null ? null : entry.quantity * per * now.share };
}

/**
 * The entry as it is measured now: energy (whole kcal), nutrients and vitamins are its own times the
 * share. What is not known stays so. Always from the stored figures, so that nothing adds up on the way.
 */
export const entryAs = (entry: EntryContent, now: Measured): EntryContent => ({
  ...entry,
  ...scaleFigures(entry, now.share),
  quantity: now.quantity ?? entry.quantity,
  unit: now.unit,
  portionNote: now.unit === entry.unit ? entry.portionNote : null,
});
