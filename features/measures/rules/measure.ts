import { idWithin } from '#platform/shared/ids.ts';
import { KG_PER_LB } from '#platform/shared/units.ts';
import {
  type Frequency,
  findKind,
  type Group,
  type Kind,
  type KindKey,
  type OfDay,
  type ReadingForm,
} from './kinds.ts';

/** `kind` of a measure that the person made. */
export const OWN = 'own';

/** A unit that an own measure had before; `factor`: one of it in the present unit, null: another series. */
export type EarlierUnit = { unit: string; factor: number | null };
export const MAX_EARLIER_UNITS = 10;

/** What is stored of a measure: one the app knows that was switched on or off, or one's own. */
export type MeasureContent = {
  /** a key of KINDS, or `own` */
  kind: string;
  /** of an own measure; null for the others, like the fields below */
  name: string | null;
  unit: string | null;
  low: number | null;
  high: number | null;
  earlierUnits: EarlierUnit[];
  frequency: Frequency;
  tracked: boolean;
};
export type StoredMeasure = MeasureContent & { id: string; version: number };

/** A measure as screens, charts and files use it: figures in `unit`. */
export type Measure = {
  /** names its readings and its page: a key of KINDS, or the id of one's own */
  key: string;
  name: string;
  group: Group | typeof OWN;
  form: ReadingForm;
  unit: string;
  /** one of that unit in `unit`; readings in any other unit are an earlier series */
  factors: Readonly<Record<string, number>>;
  /** null: no limit */
  low: number | null;
  high: number | null;
  second: NonNullable<Kind['second']> | null;
  digits: number;
  ofDay: OfDay;
  frequency: Frequency;
  words: readonly string[] | null;
};

const OF_APP = '5d0f4f9e-3a43-4c1e-9b53-0f2b7a3c6d11';

/** The id of the record that says whether a measure of the app is tracked: one, whichever device made it first. */
export const recordIdOf = (key: KindKey): string => idWithin(OF_APP, key);

export type LengthUnit = 'cm' | 'in';
export const toLengthUnit = (heightUnit: 'cm' | 'inches'): LengthUnit =>
  heightUnit === 'inches' ? 'in' : 'cm';

/** Limits in a unit of which one is `one` of the kind's own, outwards to the decimals that are typed. */
function limitsIn({ low, high, digits }: Kind, one: number): { low: number; high: number } {
  const step = 10 ** digits;
  return {
    low: Math.floor((low / one) * step) / step,
    high: Math.ceil((high / one) * step) / step,
  };
}

/** A measure of the app in the person's units. */
export function toKnownMeasure(
  kind: Kind,
  lengthUnit: LengthUnit,
  frequency: Frequency = kind.frequency,
): Measure {
  const unit = kind.units ? lengthUnit : kind.unit;
  const [one, units] = [kind.units?.[unit] ?? 1, kind.units ?? { [unit]: 1 }];
  return {
    key: kind.key,
    name: kind.name,
    group: kind.group,
    form: kind.form,
    unit,
    factors: Object.fromEntries(
      Object.entries(units).map(([name, factor]) => [name, factor / one]),
    ),
    ...limitsIn(kind, one),
    second: kind.second ?? null,
    digits: kind.digits,
    ofDay: kind.ofDay,
    frequency,
    words: kind.words ?? null,
  };
}

/** A stored measure in the person's units; null for a kind that this version does not know. */
export function toMeasure(stored: StoredMeasure, lengthUnit: LengthUnit): Measure | null {
  const kind = findKind(stored.kind);
  if (kind) return toKnownMeasure(kind, lengthUnit, stored.frequency);
  if (stored.kind !== OWN || stored.name === null) return null;
  const unit = stored.unit ?? '';
  const earlier = stored.earlierUnits.flatMap(({ unit, factor }) =>
    factor === null ? [] : [[unit, factor] as const],
  );
  return {
    key: stored.id,
    name: stored.name,
    group: OWN,
    form: 'number',
    unit,
    factors: { ...Object.fromEntries(earlier), [unit]: 1 },
    low: stored.low,
    high: stored.high,
    second: null,
    digits: 2,
    ofDay: 'latest',
    frequency: stored.frequency,
    words: null,
  };
}

const SAME_QUANTITY: readonly Readonly<Record<string, number>>[] = [
  { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48 },
  { g: 0.001, kg: 1, lb: KG_PER_LB },
  { ml: 1, l: 1_000 },
  { s: 1 / 60, min: 1, h: 60 },
  { m: 0.001, km: 1, mi: 1.609344 },
  { kj: 1, kcal: 4.184 },
];

/** How many `to` one `from` is, where both are common units of one quantity; else null. */
export function conversionBetween(from: string, to: string): number | null {
  const [a, b] = [from.trim().toLowerCase(), to.trim().toLowerCase()];
  for (const units of SAME_QUANTITY) {
    const [one, other] = [units[a], units[b]];
    if (one !== undefined && other !== undefined) return one / other;
  }
  return null;
}

/**
 * The earlier units after the unit changes from `from` to `to`. `factor`: one `from` in `to`; null begins another
 * series. No reading is touched: each keeps the figure and unit that was typed, so the change can be undone.
 */
export function changeUnit(
  earlier: readonly EarlierUnit[],
  { from, to, factor }: { from: string; to: string; factor: number | null },
): EarlierUnit[] {
  const moved = earlier
    .filter(({ unit }) => unit !== to && unit !== from)
    .map((one) => ({
      unit: one.unit,
      factor: one.factor === null || factor === null ? null : one.factor * factor,
    }));
  return [{ unit: from, factor }, ...moved].slice(0, MAX_EARLIER_UNITS);
}

/** The factor by which a unit that the measure had before is still joined to the present one; null without. */
export function knownFactor(
  earlier: readonly EarlierUnit[],
  from: string,
  to: string,
): number | null {
  const before = earlier.find(({ unit }) => unit === to)?.factor;
  return before ? 1 / before : conversionBetween(from, to);
}
