import type { RawPoint } from '#features/tracks/rules/raw-points.ts';
import type { Lap } from '../../../rules/activity.ts';
import type { ReadRecording } from '../../../rules/file-activity.ts';
import { MAX_ACTIVITIES, MAX_POINTS } from '../../../rules/file-limits.ts';
import { kindOfWords } from '../../../rules/guess-kind.ts';
import { fileProblem } from '../../messages/files.ts';
import { altitudeOf, instantOf, numberIn, placeOf, rateOf } from './point-values.ts';

import { readXml } from './read-xml.ts';
import { UnreadableFile } from './unreadable-file.ts';

const MAX_LAP_SECONDS = 7 * 86_400;
const MAX_LAP_METRES = 1_000_000;

type OpenLap = { seconds: number | null; metres: number | null; heartRate: number | null };
type Open = {
  words: string;
  points: RawPoint[];
  laps: OpenLap[];
  maxHeartRate: number | null;
  notes: string | null;
};

const sum = (values: readonly (number | null)[]): number | null =>
  values.some((value) => value !== null)
    ? values.reduce<number>((total, value) => total + (value ?? 0), 0)
    : null;

function toRecording({ words, points, laps, maxHeartRate }: Open): ReadRecording {
  const whole: Lap[] = laps.flatMap(({ seconds, metres, heartRate }) => {
    const rounded = Math.round(seconds ?? 0);
    return rounded < 1 || rounded > 86_400
      ? []
      : [
          {
            seconds: rounded,
            metres: metres || null,
            heartRate: heartRate && Math.round(heartRate),
          },
        ];
  });
  return {
    format: 'tcx',
    name: null,
    kind: kindOfWords(words),
    points,
    seconds: sum(laps.map(({ seconds }) => seconds)),
    metres: sum(laps.map(({ metres }) => metres)),
    heartRate: null,
    maxHeartRate,
    laps: whole,
  };
}

/** The activities of a TCX file. */
export function readTcx(text: string): ReadRecording[] {
  const done: Open[] = [];
  let open: Open | null = null;
  let lap: OpenLap | null = null;
  let point:
    | ({ at: number | null; lat: number | null; lon: number | null } & Omit<
        RawPoint,
        'at' | 'place'
      >)
    | null = null;
  let count = 0;
  readXml(text, {
    open(tag, attributes) {
      if (tag === 'Activity') {
        const words = attributes['Sport'] ?? '';
        open = { words, points: [], laps: [], maxHeartRate: null, notes: null };
      }
      if (tag === 'Lap') lap = { seconds: null, metres: null, heartRate: null };
      if (tag === 'Trackpoint') {
        point = { at: null, lat: null, lon: null, altitude: null, heartRate: null, metres: null };
      }
    },
    close(tag, value, path) {
      if (!open) return;
      const parent = path.at(-2);
      if (point) {
        if (tag === 'Time') point.at = instantOf(value);
        if (tag === 'LatitudeDegrees') point.lat = numberIn(value, -90, 90);
        if (tag === 'LongitudeDegrees') point.lon = numberIn(value, -180, 180);
        if (tag === 'AltitudeMeters') point.altitude = altitudeOf(value);
        if (tag === 'DistanceMeters') point.metres = numberIn(value, 0, MAX_LAP_METRES);
        if (tag === 'Value' && parent === 'HeartRateBpm') point.heartRate = rateOf(value);
        if (tag !== 'Trackpoint') return;
        const { at, lat, lon, ...rest } = point;
        if (at !== null) open.points.push({ ...rest, at, place: placeOf(lat, lon) });
        point = null;
        count += 1;
        if (count > MAX_POINTS) {
          throw new UnreadableFile(fileProblem.tooManyPoints(MAX_POINTS.toLocaleString('en-AU')));
        }
        return;
      }
      if (lap) {
        if (tag === 'TotalTimeSeconds') lap.seconds = numberIn(value, 0, MAX_LAP_SECONDS);
        if (tag === 'DistanceMeters') lap.metres = numberIn(value, 0, MAX_LAP_METRES);
        if (tag === 'Value' && parent === 'AverageHeartRateBpm') lap.heartRate = rateOf(value);
        if (tag === 'Value' && parent === 'MaximumHeartRateBpm') {
          open.maxHeartRate = Math.max(open.maxHeartRate ?? 0, rateOf(value) ?? 0) || null;
        }
        if (tag !== 'Lap') return;
        open.laps.push(lap);
        lap = null;
        return;
      }
      if (tag !== 'Activity') return;
      if (open.points.length > 0 && done.length < MAX_ACTIVITIES) done.push(open);
      open = null;
    },
  });
  if (done.length === 0) throw new UnreadableFile(fileProblem.noActivity);
  return done.map(toRecording);
}
