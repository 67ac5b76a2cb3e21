import type { ActivityKind } from './activity-kinds.ts';
import type { TrackPoint } from './track-points.ts';

/** One piece of the way; the last one is shorter. */
export type Split = { metres: number; seconds: number; heartRate: number | null };

const SPLIT_METRES: Partial<Record<ActivityKind, number>> = { ride: 5_000, row: 500, swim: 100 };
/** Pieces of a way, metres: 1 km, but 5 km riding, 500 m rowing and 100 m swimming. */
export const splitMetresOf = (kind: ActivityKind): number => SPLIT_METRES[kind] ?? 1_000;

export const MAX_SPLITS = 400;
/** A rest of less is not worth a row, metres. */
const MIN_REST_METRES = 10;

/** Moving time and mean heart rate of each piece of the way. */
export function splitsOf(points: readonly TrackPoint[], every: number): Split[] {
  const splits: Split[] = [];
  let [startMetres, startSeconds, beats, beatSeconds] = [0, 0, 0, 0];
  const close = (metres: number, seconds: number) => {
    splits.push({
      metres: metres - startMetres,
      seconds: seconds - startSeconds,
      heartRate: beatSeconds > 0 ? Math.round(beats / beatSeconds) : null,
    });
    [startMetres, startSeconds, beats, beatSeconds] = [metres, seconds, 0, 0];
  };
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before) continue;
    const step = point.movingSeconds - before.movingSeconds;
    const way = point.metres - before.metres;
    while (point.metres >= startMetres + every && splits.length < MAX_SPLITS) {
      const share = way > 0 ? (startMetres + every - before.metres) / way : 1;
      close(startMetres + every, before.movingSeconds + share * step);
    }
    if (point.heartRate === null) continue;
    beats += point.heartRate * step;
    beatSeconds += step;
  }
  const last = points.at(-1);
  if (last && last.metres - startMetres >= MIN_REST_METRES && splits.length < MAX_SPLITS) {
    close(last.metres, last.movingSeconds);
  }
  return splits;
}
