import { type ActivityKind, factsOf } from './activity-kinds.ts';
import type { Sample } from './series.ts';

/** What a chart lies along: km or minutes. */
export type Along = 'distance' | 'time';
export type ChartKind = 'pace' | 'heartRate' | 'altitude';
export type ChartPoint = { x: number; y: number | null };
export type ChartLine = { kind: ChartKind; points: ChartPoint[] };

/** Pace is taken over so much moving time, as single steps are rough. */
const PACE_SECONDS = 30;
/** A pace so many times slower than the median says that the person nearly stood; it would flatten the chart. */
const MAX_TIMES_MEDIAN = 2.5;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Pace at each sample, minutes for the metres of the kind; or speed, km/h. Null while standing. */
export function pacesOf(samples: readonly Sample[], kind: ActivityKind): (number | null)[] {
  const { paceMetres, minSpeed, maxSpeed } = factsOf(kind);
  let from = 0;
  const speeds = samples.map((sample, at) => {
    while (
      from < at - 1 &&
      sample.movingSeconds - (samples[from + 1]?.movingSeconds ?? 0) >= PACE_SECONDS
    ) {
      from += 1;
    }
    const before = samples[from];
    const seconds = before ? sample.movingSeconds - before.movingSeconds : 0;
    const speed = before && seconds > 0 ? (sample.metres - before.metres) / seconds : 0;
    return speed < minSpeed || speed > maxSpeed ? null : speed;
  });
  if (paceMetres === null) return speeds.map((speed) => speed && speed * 3.6);
  const paces = speeds.map((speed) => speed && paceMetres / speed / 60);
  const most = MAX_TIMES_MEDIAN * median(paces.flatMap((pace) => pace ?? []));
  return paces.map((pace) => (pace !== null && pace > most ? null : pace));
}

const placeOn = (along: Along, { metres, elapsedSeconds }: Sample): number =>
  along === 'distance' ? metres / 1_000 : elapsedSeconds / 60;

/** The lines of a track's charts; those of which nothing is known are left out. */
export function chartLines(
  samples: readonly Sample[],
  kind: ActivityKind,
  along: Along,
): ChartLine[] {
  const hasDistance = (samples.at(-1)?.metres ?? 0) > 0;
  const paces = hasDistance ? pacesOf(samples, kind) : [];
  const line = (name: ChartKind, values: readonly (number | null | undefined)[]): ChartLine => ({
    kind: name,
    points: samples.map((sample, at) => ({ x: placeOn(along, sample), y: values[at] ?? null })),
  });
  const lines = [
    line('pace', paces),
    line(
      'heartRate',
      samples.map(({ heartRate }) => heartRate),
    ),
    line(
      'altitude',
      samples.map(({ altitude }) => altitude),
    ),
  ];
  return lines.filter(({ points }) => points.filter(({ y }) => y !== null).length > 1);
}

const STEPS_MINUTES = [1, 2, 5, 10, 15, 30, 60, 120, 240];
const MAX_ROWS = 24;

/** The moments of a table of the charts, evenly spread: the first at or after each step. */
export function tableMoments(samples: readonly Sample[]): Sample[] {
  const minutes = (samples.at(-1)?.elapsedSeconds ?? 0) / 60;
  const step = STEPS_MINUTES.find((one) => minutes / one <= MAX_ROWS) ?? 480;
  let next = step * 60;
  const rows = samples.filter(({ elapsedSeconds }) => {
    if (elapsedSeconds < next) return false;
    next = (Math.floor(elapsedSeconds / (step * 60)) + 1) * step * 60;
    return true;
  });
  const last = samples.at(-1);
  return last && rows.at(-1) !== last ? [...rows, last] : rows;
}
