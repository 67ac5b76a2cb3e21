import { smoothAltitudes } from './climb.ts';
import { decodeNumbers, encodeNumbers } from './encoding.ts';
import type { TrackPoint } from './track-points.ts';

/** What charts draw: one moment, with means over the time since the one before. */
export type Sample = {
  elapsedSeconds: number;
  movingSeconds: number;
  metres: number;
  altitude: number | null;
  heartRate: number | null;
};

/** Samples as columns of text, each empty if it is not known. */
export type Series = {
  elapsed: string;
  moving: string;
  metres: string;
  /** tenths of a metre above -1,000 m; 0: not known */
  altitude: string;
  /** beats a minute; 0: not known */
  heart: string;
};

/** More than a screen has points for. */
export const MAX_SAMPLES = 500;

const LOWEST_METRES = -1_000;

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** At most 500 samples, evenly spread over the time. */
export function toSamples(points: readonly TrackPoint[]): Sample[] {
  const total = points.at(-1)?.elapsedSeconds ?? 0;
  const altitudes = points.flatMap(({ elapsedSeconds, altitude }) =>
    altitude === null ? [] : [{ elapsedSeconds, altitude }],
  );
  const smooth = new Map(
    smoothAltitudes(altitudes).map(({ elapsedSeconds, altitude }) => [elapsedSeconds, altitude]),
  );
  const every = Math.max(1, total / (MAX_SAMPLES - 1));
  const samples: Sample[] = [];
  let held: TrackPoint[] = [];
  let next = 0;
  for (const [index, point] of points.entries()) {
    held.push(point);
    if (point.elapsedSeconds < next && index < points.length - 1) continue;
    next = point.elapsedSeconds + every;
    const heights = held.flatMap(({ elapsedSeconds }) => smooth.get(elapsedSeconds) ?? []);
    samples.push({
      elapsedSeconds: point.elapsedSeconds,
      movingSeconds: point.movingSeconds,
      metres: point.metres,
      altitude: mean(heights),
      heartRate: mean(held.flatMap(({ heartRate }) => heartRate ?? [])),
    });
    held = [];
  }
  return samples;
}

const column = (values: readonly number[]): string =>
  values.some((value) => value !== 0) ? encodeNumbers(values) : '';

export const encodeSeries = (samples: readonly Sample[]): Series => ({
  elapsed: encodeNumbers(samples.map((sample) => Math.round(sample.elapsedSeconds))),
  moving: encodeNumbers(samples.map((sample) => Math.round(sample.movingSeconds))),
  metres: column(samples.map((sample) => Math.round(sample.metres))),
  altitude: column(
    samples.map(({ altitude }) =>
      altitude === null ? 0 : Math.max(1, Math.round((altitude - LOWEST_METRES) * 10)),
    ),
  ),
  heart: column(samples.map(({ heartRate }) => Math.round(heartRate ?? 0))),
});

export function decodeSeries(series: Series): Sample[] {
  const [moving, metres, altitude, heart] = [
    series.moving,
    series.metres,
    series.altitude,
    series.heart,
  ].map(decodeNumbers);
  return decodeNumbers(series.elapsed).map((elapsedSeconds, index) => ({
    elapsedSeconds,
    movingSeconds: moving?.[index] ?? elapsedSeconds,
    metres: metres?.[index] ?? 0,
    altitude: altitude?.[index] ? (altitude[index] ?? 0) / 10 + LOWEST_METRES : null,
    heartRate: heart?.[index] || null,
  }));
}
