/** The lines behind a chart: round figures around everything that is drawn. */
export type ChartScale = { low: number; high: number; lines: number[] };

const STEPS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/**
 * Lines over the range of `values` (in one unit, at least one of them), which is never less than `leastHeight` high.
 * The range takes at most `steps` of the distances between two lines.
 */
export function chartScale(values: readonly number[], leastHeight: number, steps = 4): ChartScale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spare = Math.max(0, leastHeight - (most - least)) / 2;
  const step = STEPS.find((one) => (most - least + 2 * spare) / one <= steps) ?? 10_000;
  const low = Math.floor((least - spare) / step) * step;
  const count = Math.ceil((most + spare - low) / step);
  const lines = Array.from({ length: count + 1 }, (_, at) => low + at * step);
  return { low, high: low + count * step, lines };
}
