import { metresBetween } from './distance.ts';
import { dropSpikes, type RawPoint, sortPoints } from './raw-points.ts';

/** One moment of a recording with what is worked out. */
export type TrackPoint = Omit<RawPoint, 'at' | 'metres'> & {
  /** since the start, with pauses */
  elapsedSeconds: number;
  movingSeconds: number;
  metres: number;
  /** the line is broken before it */
  afterGap: boolean;
};

export type TrackPoints = { points: TrackPoint[]; hasDistance: boolean };

/** Longer without a point, the watch was paused or lost, unless the person went on at a sensible speed. */
const MAX_GAP_SECONDS = 30;
/** Speed is taken over so many seconds before and after, as single steps are rough. */
const AROUND_SECONDS = 5;

/** Metres from the start to each point: by the watch where it says so, else along the line. */
function metresAlong(points: readonly RawPoint[], jumps: ReadonlySet<number>): number[] {
  const isByWatch = points.some(({ metres }) => metres !== null && metres > 0);
  let total = 0;
  let last: RawPoint | null = null;
  return points.map((point, index) => {
    if (isByWatch) {
      // A watch that was restarted counts from zero again.
      total = Math.max(total, point.metres ?? 0);
      return total;
    }
    if (!point.place) return total;
    if (last?.place && !jumps.has(index)) total += metresBetween(last.place, point.place);
    last = point;
    return total;
  });
}

/** Speed around the step that ends at each point, metres a second. */
function speedsOf(seconds: readonly number[], metres: readonly number[]): number[] {
  let [from, to] = [0, 0];
  return seconds.map((at, index) => {
    const before = seconds[index - 1] ?? at;
    while ((seconds[from] ?? 0) < before - AROUND_SECONDS) from += 1;
    to = Math.max(to, index);
    while (to + 1 < seconds.length && (seconds[to + 1] ?? 0) <= at + AROUND_SECONDS) to += 1;
    const took = (seconds[to] ?? 0) - (seconds[from] ?? 0);
    return took > 0 ? ((metres[to] ?? 0) - (metres[from] ?? 0)) / took : 0;
  });
}

/**
 * A recording with distance and moving time. Errors of the receiver are dropped (`maxSpeed`), and standing still
 * (`minSpeed`, both metres a second) and pauses are not moving.
 */
export function toTrackPoints(
  raw: readonly RawPoint[],
  { maxSpeed, minSpeed }: { maxSpeed: number; minSpeed: number },
): TrackPoints {
  const { points, jumps } = dropSpikes(sortPoints(raw), maxSpeed);
  const start = points[0]?.at ?? 0;
  const seconds = points.map(({ at }) => (at - start) / 1_000);
  const metres = metresAlong(points, jumps);
  const hasDistance = (metres.at(-1) ?? 0) > 0;
  const speeds = speedsOf(seconds, metres);
  let moving = 0;
  return {
    hasDistance,
    points: points.map(({ place, altitude, heartRate }, index) => {
      const step = (seconds[index] ?? 0) - (seconds[index - 1] ?? 0);
      const isLong = step > MAX_GAP_SECONDS;
      const ownSpeed = step > 0 ? ((metres[index] ?? 0) - (metres[index - 1] ?? 0)) / step : 0;
      const speed = isLong ? ownSpeed : (speeds[index] ?? 0);
      const isMoving = hasDistance ? speed >= minSpeed && !jumps.has(index) : !isLong;
      if (isMoving) moving += step;
      return {
        place,
        altitude,
        heartRate,
        elapsedSeconds: seconds[index] ?? 0,
        movingSeconds: moving,
        metres: metres[index] ?? 0,
        afterGap: jumps.has(index) || (isLong && !isMoving),
      };
    }),
  };
}
