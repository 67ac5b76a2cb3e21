import { GRAMS_PER_OZ } from '#platform/shared/units.ts';
import { PORTION_UNITS, type PortionUnit } from '../entry/entry-kinds.ts';
import type { EntryContent } from '../entry/same-entry.ts';
import { scaleFigures } from './figures.ts';
import { countAfter, isCounted, type Measure } from './measure.ts';

/** What one of a unit is: grams of a mass, millilitres of a volume (the Australian cup). */
const SIZES: Partial<Record<PortionUnit, { of: 'mass' | 'volume'; size: number }>> = {
  g: { of: 'mass', size: 1 },
  oz: { of: 'mass', size: GRAMS_PER_OZ },
  ml: { of: 'volume', size: 1 },
  cup: { of: 'volume', size: 250 },
};

/** A measure of an entry; `share` counts the entry's own unit, and is null where only the food could convert. */
export type EntryMeasure = Omit<Measure, 'share'> & { share: number | null };

/** Amount being edited: its share of the logged amount, in one of the entry's measures. */
export type Measured = {
  /** 1 is what was logged, 2 is twice as much */
  share: number;
  /** null after a change to a measure that cannot be converted */
  quantity: number | null;
  measure: EntryMeasure;
};

/** How many of the entry's own unit one of `unit` is; null if unknown, as with a gram in pieces. */
function ownPer(entry: EntryContent, unit: PortionUnit): number | null {
  if (unit === entry.unit) return 1;
  const [own, other] = [SIZES[entry.unit], SIZES[unit]];
  // "1 cup" that is noted as "1 cup, sliced" holds what it holds, not 250 ml.
  if (!own || own.of !== other?.of || entry.portionNote !== null) return null;
  return other.size / own.size;
}

const plain = (unit: PortionUnit, share: number | null): EntryMeasure => ({
  key: unit,
  label: unit,
  unit,
  perMeasure: 1,
  note: null,
  share,
});

/** Base amounts of a food in one of the entry's own unit; null where the food has no such measure. */
function baseInOwn(entry: EntryContent, ofFood: readonly Measure[]): number | null {
  for (const { unit, note, share, perMeasure } of ofFood) {
    if (unit !== entry.unit) continue;
    if (!isCounted(unit) || note === entry.portionNote) return share / perMeasure;
  }
  for (const { unit, note, share } of ofFood) {
    const own = note === null ? ownPer(entry, unit) : null;
    if (own !== null) return share / own;
  }
  return null;
}

/**
 * What an entry can be corrected in: its food's measures where those are known, else its own unit and what that
 * converts to. What was typed by hand may also be said in any other unit, which its figures cannot follow.
 */
export function measuresOfEntry(
  entry: EntryContent,
  ofFood: readonly Measure[] | null,
): [EntryMeasure, ...EntryMeasure[]] {
  const own: EntryMeasure = {
    ...plain(entry.unit, 1),
    label: entry.portionNote ?? entry.unit,
    note: entry.portionNote,
  };
  const base = ofFood && baseInOwn(entry, ofFood);
  if (ofFood && base !== null) {
    const isOwn = ({ unit, note, perMeasure }: Measure) =>
      unit === own.unit && perMeasure === 1 && (!isCounted(unit) || note === own.note);
    const others = ofFood.filter((measure) => !isOwn(measure));
    const label = ofFood.find(isOwn)?.label ?? own.label;
    return [
      { ...own, label },
      ...others.map((measure) => ({ ...measure, share: measure.share / base })),
    ];
  }
  const units = PORTION_UNITS.filter((unit) => unit !== entry.unit);
  const others = units.map((unit) => plain(unit, ownPer(entry, unit)));
  return [own, ...others.filter(({ share }) => share !== null || entry.foodId === null)];
}

/** The amount that was logged, in the entry's own unit. */
export const toMeasured = (entry: EntryContent): Measured => ({
  share: 1,
  quantity: entry.quantity,
  measure: measuresOfEntry(entry, null)[0],
});

/** Another amount was eaten. In a measure that cannot be converted the figures stay, only the words change. */
export function withQuantity(entry: EntryContent, now: Measured, quantity: number): Measured {
  const { share } = now.measure;
  return {
    ...now,
    share: share === null ? now.share : (quantity * share) / entry.quantity,
    quantity,
  };
}

/** Another measure was chosen: as many of a household size, the same amount of a weight or volume. */
export function withMeasure(entry: EntryContent, now: Measured, measure: EntryMeasure): Measured {
  const { share } = measure;
  if (share === null) return { ...now, measure, quantity: null };
  // A weight or volume is the amount before; so is what follows a measure that could not be converted.
  if (now.measure.share === null || !isCounted(measure.unit)) {
    return { ...now, measure, quantity: (entry.quantity * now.share) / share };
  }
  return withQuantity(entry, { ...now, measure }, countAfter(now.measure, now.quantity));
}

/** Binary noise stays out of the log, except where the amount is the stored one. */
const toLogUnits = (quantity: number, { perMeasure, share }: EntryMeasure): number =>
  share === 1 ? quantity : Number((quantity * perMeasure).toPrecision(12));

/**
 * The entry as it is measured now: energy, nutrients and vitamins are its own times the
 * share. What is not known stays so. Always from the stored figures, so that nothing adds up on the way.
 */
export const entryAs = (entry: EntryContent, now: Measured): EntryContent => ({
  ...entry,
  ...scaleFigures(entry, now.share),
  quantity: now.quantity === null ? entry.quantity : toLogUnits(now.quantity, now.measure),
  unit: now.measure.unit,
  portionNote: now.measure.note,
});
