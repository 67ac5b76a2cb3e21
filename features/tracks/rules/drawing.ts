import { metresBetween, type Place } from './distance.ts';

export type Drawing = {
  /** of the picture, metres */
  width: number;
  height: number;
  /** the line as an SVG path, metres from the upper left corner */
  path: string;
  start: { x: number; y: number };
  finish: { x: number; y: number };
};

/** Room around the line, as a share of the longer side. */
const MARGIN = 0.06;
/** The shorter side is at least so much of the longer one: a straight way is no hair. */
const LEAST_SIDE = 0.35;
const METRES_A_DEGREE = 111_195;

/** A line as a picture with north up, true to scale in the middle of it; null for no line. */
export function drawLines(lines: readonly (readonly Place[])[]): Drawing | null {
  const places = lines.flat();
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || places.length < 2) return null;
  const lats = places.map(({ lat }) => lat);
  // Ways over the date line go on beyond 180 degrees.
  const lonOf = ({ lon }: Place) => {
    const apart = lon - first.lon;
    return first.lon + apart - 360 * Math.round(apart / 360);
  };
  const lons = places.map(lonOf);
  const [south, north] = [
    lats.reduce((a, b) => Math.min(a, b)),
    lats.reduce((a, b) => Math.max(a, b)),
  ];
  const [west, east] = [
    lons.reduce((a, b) => Math.min(a, b)),
    lons.reduce((a, b) => Math.max(a, b)),
  ];
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const own = {
    width: (east - west) * METRES_A_DEGREE * shrink,
    height: (north - south) * METRES_A_DEGREE,
  };
  const longest = Math.max(own.width, own.height, 50);
  const width = Math.max(own.width, longest * LEAST_SIDE) + 2 * longest * MARGIN;
  const height = Math.max(own.height, longest * LEAST_SIDE) + 2 * longest * MARGIN;
  const pointOf = (place: Place) => ({
    x: (lonOf(place) - west) * METRES_A_DEGREE * shrink + (width - own.width) / 2,
    y: (north - place.lat) * METRES_A_DEGREE + (height - own.height) / 2,
  });
  const text = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const path = lines
    .map((line) =>
      line.map((place, at) => `${at === 0 ? 'M' : 'L'}${text(pointOf(place))}`).join(''),
    )
    .join('');
  return { width, height, path, start: pointOf(first), finish: pointOf(last) };
}

const ROUND_METRES = [20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/** A round length for the scale of a picture: at most a third of its width, metres. */
export const scaleMetresOf = ({ width }: Pick<Drawing, 'width'>): number =>
  ROUND_METRES.findLast((metres) => metres <= width / 3) ?? 20;

/** How far the finish is from the start, metres. */
export function metresApart(lines: readonly (readonly Place[])[]): number | null {
  const places = lines.flat();
  const [first, last] = [places[0], places.at(-1)];
  return first && last ? metresBetween(first, last) : null;
}
