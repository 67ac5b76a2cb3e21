import type { PortionUnit } from '../entry/entry-kinds.ts';

/** A way to say how much was eaten. */
export type Measure = {
  /** unique within a food */
  key: string;
  label: string;
  /** the log's unit, and how many of it one of this measure is ("1/2 cup": 0.5 cup) */
  unit: PortionUnit;
  perMeasure: number;
  /** what one of the log's unit is, where the unit does not say it: "1 medium" */
  note: string | null;
  /** base amounts in one of this measure; always more than 0 */
  share: number;
};

/** Units that count things, rather than weigh them. */
const COUNTED: readonly PortionUnit[] = ['cup', 'piece', 'serving'];
export const isCounted = (unit: PortionUnit): boolean => COUNTED.includes(unit);

/** How many of a household size are meant by choosing it: as many as of the one before, else one. */
export const countAfter = (before: Pick<Measure, 'unit'>, quantity: number | null): number =>
  isCounted(before.unit) ? (quantity ?? 1) : 1;
