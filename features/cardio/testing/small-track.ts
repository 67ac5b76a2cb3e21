import { encodeLine } from '#features/tracks/rules/encoding.ts';
import { encodeSeries } from '#features/tracks/rules/series.ts';
import type { Track } from '../rules/recording.ts';

/** A short way north, for tests that need some track. */
export const SMALL_TRACK: Track = {
  lines: [
    encodeLine([
      { lat: -33.85, lon: 151.21 },
      { lat: -33.84, lon: 151.21 },
    ]),
  ],
  series: encodeSeries([
    { elapsedSeconds: 0, movingSeconds: 0, metres: 0, altitude: 12, heartRate: 110 },
    { elapsedSeconds: 360, movingSeconds: 330, metres: 1_112, altitude: 20, heartRate: 150 },
  ]),
  splits: [{ metres: 1_000, seconds: 297.5, heartRate: 140 }],
};
