export type Fitted = {
  slope: number;
  /** at `at`, with the variance of that mean */
  valueAt: (at: number) => { value: number; variance: number };
  /** scatter of single values about the line */
  scatter: number;
};

/** A straight line through points by least squares, with its uncertainty; null with fewer than `least` points. */
export function fitLine(
  points: readonly { at: number; value: number }[],
  least: number,
): Fitted | null {
  const count = points.length;
  if (count < least) return null;
  const meanAt = points.reduce((sum, { at }) => sum + at, 0) / count;
  const meanValue = points.reduce((sum, { value }) => sum + value, 0) / count;
  const spread = points.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
  if (spread === 0) return null;
  const slope =
    points.reduce((sum, { at, value }) => sum + (at - meanAt) * (value - meanValue), 0) / spread;
  const lineAt = (at: number) => meanValue + slope * (at - meanAt);
  const residual = points.reduce((sum, { at, value }) => sum + (value - lineAt(at)) ** 2, 0);
  const scatter = residual / Math.max(1, count - 2);
  return {
    slope,
    scatter,
    valueAt: (at) => ({
      value: lineAt(at),
      variance: scatter * (1 / count + (at - meanAt) ** 2 / spread),
    }),
  };
}
