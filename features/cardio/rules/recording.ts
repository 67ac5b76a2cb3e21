import {
  type ActivityKind,
  factsOf,
  MAX_HEART_RATE,
  MAX_LAPS,
  MAX_METRES,
  MAX_NAME_LENGTH,
  MAX_SECONDS,
  MIN_HEART_RATE,
} from '#features/tracks/rules/activity-kinds.ts';
import { climbOf } from '#features/tracks/rules/climb.ts';
import type { Place } from '#features/tracks/rules/distance.ts';
import { encodeLine } from '#features/tracks/rules/encoding.ts';
import { simplifyLines } from '#features/tracks/rules/line.ts';
import type { RawPoint } from '#features/tracks/rules/raw-points.ts';
import { encodeSeries, type Series, toSamples } from '#features/tracks/rules/series.ts';
import { type Split, splitMetresOf, splitsOf } from '#features/tracks/rules/splits.ts';
import { type TrackPoint, toTrackPoints } from '#features/tracks/rules/track-points.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { ActivityContent, FromFile, HeartSeconds, Lap } from './activity.ts';

/** An activity as a file states it. */
export type Recording = {
  format: FromFile['format'];
  kind: ActivityKind;
  /** null: the file has none */
  name: string | null;
  points: readonly RawPoint[];
  /** what the watch says itself, where it does */
  seconds: number | null;
  metres: number | null;
  heartRate: number | null;
  maxHeartRate: number | null;
  laps: Lap[];
};

/** A track as it is kept. */
export type Track = {
  /** pieces of the line, each as text */
  lines: string[];
  series: Series;
  splits: Split[];
};

/** Without a point for so long a heart rate says nothing. */
const MAX_HEART_GAP_SECONDS = 60;

const clampRate = (rate: number): number =>
  Math.min(MAX_HEART_RATE, Math.max(MIN_HEART_RATE, Math.round(rate)));

/** Seconds at each heart rate; null without any. */
export function heartSecondsOf(
  points: readonly Pick<TrackPoint, 'elapsedSeconds' | 'heartRate'>[],
): HeartSeconds | null {
  const at = new Map<number, number>();
  for (const [index, { elapsedSeconds, heartRate }] of points.entries()) {
    const step = elapsedSeconds - (points[index - 1]?.elapsedSeconds ?? elapsedSeconds);
    if (heartRate === null || step <= 0 || step > MAX_HEART_GAP_SECONDS) continue;
    const rate = clampRate(heartRate);
    at.set(rate, (at.get(rate) ?? 0) + step);
  }
  if (at.size === 0) return null;
  const from = Math.min(...at.keys());
  const count = Math.max(...at.keys()) - from + 1;
  const seconds = Array.from({ length: count }, (_, index) =>
    Math.round(at.get(from + index) ?? 0),
  );
  return { from, seconds };
}

const meanRate = ({ from, seconds }: HeartSeconds): number | null => {
  const total = seconds.reduce((sum, value) => sum + value, 0);
  const beats = seconds.reduce((sum, value, index) => sum + value * (from + index), 0);
  return total > 0 ? Math.round(beats / total) : null;
};

/** The line of a track in pieces, broken at gaps. */
function linesOf(points: readonly TrackPoint[]): Place[][] {
  const lines: Place[][] = [[]];
  for (const { place, afterGap } of points) {
    if (afterGap) lines.push([]);
    if (place) lines.at(-1)?.push(place);
  }
  return lines;
}

/** Why a recording cannot be an activity. */
export type RecordingProblem = 'noTimes' | 'tooShort' | 'tooLong' | 'tooFar';

type Context = {
  /** the day and the zone of an instant, milliseconds since 1970 */
  dayOf: (at: number) => CalendarDay;
  timeZone: string;
  /** what an activity of a kind is called */
  nameOf: (kind: ActivityKind) => string;
};

/** An activity and its track from what a file states. */
export function toActivity(
  recording: Recording,
  { dayOf, timeZone, nameOf }: Context,
): { content: ActivityContent; track: Track } | { problem: RecordingProblem } {
  const { kind, format } = recording;
  const facts = factsOf(kind);
  const { points, hasDistance } = toTrackPoints(recording.points, facts);
  const start = recording.points.reduce((least, { at }) => Math.min(least, at), Infinity);
  const last = points.at(-1);
  if (!last || !Number.isFinite(start)) return { problem: 'noTimes' };
  const moving = last.movingSeconds > 0 ? last.movingSeconds : last.elapsedSeconds;
  const seconds = Math.round(recording.seconds ?? moving);
  const metres = recording.metres ?? (hasDistance ? last.metres : null);
  if (seconds < 1) return { problem: 'tooShort' };
  if (Math.max(seconds, last.elapsedSeconds) > 7 * MAX_SECONDS || seconds > MAX_SECONDS) {
    return { problem: 'tooLong' };
  }
  if (metres !== null && metres > MAX_METRES) return { problem: 'tooFar' };
  const climb = climbOf(points);
  const heartSeconds = heartSecondsOf(points);
  const rates = points.flatMap(({ heartRate }) => heartRate ?? []);
  const mean = recording.heartRate ?? (heartSeconds && meanRate(heartSeconds));
  const most = recording.maxHeartRate ?? rates.reduce((max, rate) => Math.max(max, rate), 0);
  return {
    content: {
      date: dayOf(start),
      kind,
      name: recording.name?.trim().slice(0, MAX_NAME_LENGTH).trim() || nameOf(kind),
      seconds,
      metres: metres === null || metres <= 0 ? null : Math.round(metres * 10) / 10,
      heartRate: mean ? clampRate(mean) : null,
      maxHeartRate: most ? clampRate(most) : null,
      effort: null,
      note: null,
      startedAt: new Date(start).toISOString(),
      laps: recording.laps.length > 1 ? recording.laps.slice(0, MAX_LAPS) : [],
      fromFile: {
        format,
        elapsedSeconds: Math.max(seconds, Math.round(last.elapsedSeconds)),
        climbMetres: climb && Math.round(climb.climb),
        descentMetres: climb && Math.round(climb.descent),
        heartSeconds,
        timeZone,
      },
    },
    track: {
      lines: simplifyLines(linesOf(points)).map(encodeLine),
      series: encodeSeries(toSamples(points)),
      splits: splitsOf(points, splitMetresOf(kind)),
    },
  };
}
