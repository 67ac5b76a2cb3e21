import type { Frequency } from './kinds.ts';
import type { EarlierUnit, MeasureContent } from './measure.ts';

type Sent = {
  kind: string;
  frequency: Frequency;
  tracked: boolean;
  name?: string | null | undefined;
  unit?: string | null | undefined;
  low?: number | null | undefined;
  high?: number | null | undefined;
  earlierUnits?: EarlierUnit[] | undefined;
};

/** What the server makes of a measure that was sent. */
export const toShownMeasure = (sent: Sent): MeasureContent => ({
  kind: sent.kind,
  name: sent.name?.trim() ?? null,
  unit: sent.unit?.trim() ?? null,
  low: sent.low ?? null,
  high: sent.high ?? null,
  earlierUnits: sent.earlierUnits ?? [],
  frequency: sent.frequency,
  tracked: sent.tracked,
});

/** In the order they were begun: ids sort by the moment they were made. */
export const byBegun = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
