/** The lines behind a chart of weights: round figures around everything that is drawn. */
export type WeightScale = { low: number; high: number; lines: number[] };

const STEPS = [0.5, 1, 2, 5, 10, 20, 50, 100];

/** At most five lines over the range of `values` (in one unit, at least one of them), never less than 2 high. */
export function weightScale(values: readonly number[]): WeightScale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spare = Math.max(0, 2 - (most - least)) / 2;
  const step = STEPS.find((one) => (most - least + 2 * spare) / one <= 4) ?? 200;
  const low = Math.floor((least - spare) / step) * step;
  const count = Math.ceil((most + spare - low) / step);
  const lines = Array.from({ length: count + 1 }, (_, at) => low + at * step);
  return { low, high: low + count * step, lines };
}
