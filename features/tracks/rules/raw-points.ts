import { metresBetween, type Place } from './distance.ts';

/** One moment of a recording as a file states it. Unknown is null. */
export type RawPoint = {
  /** milliseconds since 1970 */
  at: number;
  place: Place | null;
  /** metres above the sea */
  altitude: number | null;
  /** beats a minute */
  heartRate: number | null;
  /** metres since the start, by the watch, its wheel or the pool's length */
  metres: number | null;
};

/** So many points that follow each other well are believed, however far off they are. */
const MIN_POINTS_IN_A_ROW = 6;
/** How far off a good receiver may be, metres. */
const RECEIVER_METRES = 10;

/** Points in the order of time, one for each moment. */
export function sortPoints(points: readonly RawPoint[]): RawPoint[] {
  const sorted = [...points].sort((a, b) => a.at - b.at);
  return sorted.filter((point, index) => index === 0 || point.at > (sorted[index - 1]?.at ?? 0));
}

type Located = { index: number; at: number; place: Place };

const isWithinReach = (from: Located, to: Located, maxSpeed: number): boolean =>
  metresBetween(from.place, to.place) <= (maxSpeed * (to.at - from.at)) / 1_000 + RECEIVER_METRES;

/** Whether the points from one on follow each other, so that the person was moved and no point is wrong. */
function isFollowed(located: readonly Located[], from: number, maxSpeed: number): boolean {
  for (let index = from; index < from + MIN_POINTS_IN_A_ROW - 1; index += 1) {
    const [one, next] = [located[index], located[index + 1]];
    if (!one || !next || !isWithinReach(one, next, maxSpeed)) return false;
  }
  return true;
}

/**
 * Takes the place from points that nobody reaches at `maxSpeed` (metres a second). Where the line goes on
 * elsewhere, after a tunnel or a lift in a car, it is believed: those points are `jumps`.
 */
export function dropSpikes(
  points: readonly RawPoint[],
  maxSpeed: number,
): { points: RawPoint[]; jumps: ReadonlySet<number> } {
  const located = points.flatMap(({ at, place }, index) => (place ? [{ index, at, place }] : []));
  const wrong = new Set<number>();
  const jumps = new Set<number>();
  let last: Located | null = null;
  for (const [order, one] of located.entries()) {
    if (last && !isWithinReach(last, one, maxSpeed)) {
      if (!isFollowed(located, order, maxSpeed)) {
        wrong.add(one.index);
        continue;
      }
      // A first fix far away is no part of the track.
      if (last.index === located[0]?.index) wrong.add(last.index);
      else jumps.add(one.index);
    }
    last = one;
  }
  const kept = points.map((point, index) => (wrong.has(index) ? { ...point, place: null } : point));
  return { points: kept, jumps };
}
