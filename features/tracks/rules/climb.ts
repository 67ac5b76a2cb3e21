import type { TrackPoint } from './track-points.ts';

/** Altitude is the mean over so many seconds before and after, as single readings are rough. */
const AROUND_SECONDS = 10;
/** A rise counts from so many metres on; less is the receiver's noise. */
const MIN_RISE_METRES = 3;

type Reading = { elapsedSeconds: number; altitude: number };

/** Altitudes without their noise, metres; in the order of time. */
export function smoothAltitudes(readings: readonly Reading[]): Reading[] {
  let [from, to, sum] = [0, 0, 0];
  return readings.map(({ elapsedSeconds }) => {
    while (to < readings.length && at(to) <= elapsedSeconds + AROUND_SECONDS) {
      sum += readings[to]?.altitude ?? 0;
      to += 1;
    }
    while (at(from) < elapsedSeconds - AROUND_SECONDS) {
      sum -= readings[from]?.altitude ?? 0;
      from += 1;
    }
    return { elapsedSeconds, altitude: sum / (to - from) };
  });

  function at(index: number): number {
    return readings[index]?.elapsedSeconds ?? 0;
  }
}

/** Metres up and down between lows and highs that differ by at least 3 m; null without altitudes. */
export function climbOf(
  points: readonly Pick<TrackPoint, 'elapsedSeconds' | 'altitude'>[],
): { climb: number; descent: number } | null {
  const readings = points.flatMap(({ elapsedSeconds, altitude }) =>
    altitude === null ? [] : [{ elapsedSeconds, altitude }],
  );
  const altitudes = smoothAltitudes(readings).map(({ altitude }) => altitude);
  const [first] = altitudes;
  if (first === undefined || altitudes.length < 2) return null;
  let [low, high, climb, descent] = [first, first, 0, 0];
  let direction: 'up' | 'down' | null = null;
  for (const altitude of altitudes) {
    if (direction !== 'up') low = Math.min(low, altitude);
    if (direction !== 'down') high = Math.max(high, altitude);
    if (direction !== 'up' && altitude - low >= MIN_RISE_METRES) {
      // The way down ended at the low.
      if (direction === 'down') descent += high - low;
      direction = 'up';
      high = altitude;
    } else if (direction !== 'down' && high - altitude >= MIN_RISE_METRES) {
      if (direction === 'up') climb += high - low;
      direction = 'down';
      low = altitude;
    }
  }
  if (direction === 'up') climb += high - low;
  if (direction === 'down') descent += high - low;
  return { climb, descent };
}
