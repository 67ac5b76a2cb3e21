import type { RawPoint } from '#features/tracks/rules/raw-points.ts';
import type { ReadRecording } from '../../../rules/file-activity.ts';
import { MAX_POINTS } from '../../../rules/file-limits.ts';
import { kindOfWords } from '../../../rules/guess-kind.ts';
import { fileProblem } from '../../messages/files.ts';
import { altitudeOf, instantOf, numberIn, placeOf, rateOf } from './point-values.ts';

import { readXml } from './read-xml.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The tracks of a GPX file as one activity: devices begin another one after a pause. */
export function readGpx(text: string): ReadRecording[] {
  const points: RawPoint[] = [];
  let name: string | null = null;
  let words = '';
  let point: (Omit<RawPoint, 'at'> & { at: number | null }) | null = null;
  readXml(text, {
    open(tag, { lat, lon }) {
      if (tag !== 'trkpt') return;
      const place = placeOf(numberIn(lat, -90, 90), numberIn(lon, -180, 180));
      point = { at: null, place, altitude: null, heartRate: null, metres: null };
    },
    close(tag, value, path) {
      const parent = path.at(-2);
      if (tag === 'name' && parent === 'trk') name ??= value || null;
      if (tag === 'type' && parent === 'trk') words ||= value;
      if (!point) return;
      if (tag === 'time') point.at = instantOf(value);
      if (tag === 'ele') point.altitude = altitudeOf(value);
      if (tag === 'hr') point.heartRate = rateOf(value);
      if (tag !== 'trkpt') return;
      const { at, ...rest } = point;
      if (at !== null) points.push({ ...rest, at });
      point = null;
      if (points.length > MAX_POINTS) {
        throw new UnreadableFile(fileProblem.tooManyPoints(MAX_POINTS.toLocaleString('en-AU')));
      }
    },
  });
  if (points.length === 0) throw new UnreadableFile(fileProblem.noActivity);
  const nothing = { seconds: null, metres: null, heartRate: null, maxHeartRate: null, laps: [] };
  const kind = kindOfWords(words) ?? kindOfWords(name ?? '');
  return [{ ...nothing, format: 'gpx', name, kind, points }];
}
