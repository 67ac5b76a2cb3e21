import { metresBetween, type Place } from './distance.ts';

export const MAX_LINE_POINTS = 1_000;
/** Wanted closeness of the drawn line, metres; more where the line would get too many points. */
const TOLERANCE_METRES = 4;

/** Metres north and east of a place; exact enough for the width of a line. */
function toPlane(origin: Place, { lat, lon }: Place) {
  const metresPerDegree = 111_195;
  const east = (lon - origin.lon) * metresPerDegree * Math.cos((origin.lat * Math.PI) / 180);
  return { x: east, y: (lat - origin.lat) * metresPerDegree };
}

/** Metres from a place to the straight line between two others. */
function metresOff(place: Place, from: Place, to: Place): number {
  const [end, point] = [toPlane(from, to), toPlane(from, place)];
  const length = end.x ** 2 + end.y ** 2;
  const along = length === 0 ? 0 : (point.x * end.x + point.y * end.y) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - share * end.x, point.y - share * end.y);
}

/** A line with fewer points, off by at most `tolerance` metres (Douglas and Peucker 1973). */
export function simplifyLine(line: readonly Place[], tolerance: number): Place[] {
  if (line.length <= 2) return [...line];
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [first, last] = pair;
    const [from, to] = [line[first], line[last]];
    if (!from || !to) continue;
    let [worst, off] = [-1, tolerance];
    for (let index = first + 1; index < last; index += 1) {
      const place = line[index];
      const distance = place ? metresOff(place, from, to) : 0;
      if (distance > off) [worst, off] = [index, distance];
    }
    if (worst < 0) continue;
    kept.add(worst);
    open.push([first, worst], [worst, last]);
  }
  return line.filter((_, index) => kept.has(index));
}

const countPoints = (lines: readonly (readonly Place[])[]): number =>
  lines.reduce((sum, { length }) => sum + length, 0);

/** Lines with at most 1,000 points together; single places are no line. */
export function simplifyLines(lines: readonly (readonly Place[])[]): Place[][] {
  const real = lines.filter(({ length }) => length > 1).slice(0, MAX_LINE_POINTS / 2);
  let simple = real.map((line) => simplifyLine(line, TOLERANCE_METRES));
  for (
    let tolerance = 2 * TOLERANCE_METRES;
    countPoints(simple) > MAX_LINE_POINTS;
    tolerance *= 2
  ) {
    simple = real.map((line) => simplifyLine(line, tolerance));
  }
  return simple;
}

/** Nobody needs to see where a person lives: so much is left out at both ends of what is shared, metres. */
export const HIDDEN_METRES = 200;

/** A line without so many metres at its start. */
function dropStart(lines: readonly (readonly Place[])[], metres: number): Place[][] {
  let left = metres;
  return lines.flatMap((line) => {
    const kept: Place[] = [];
    for (const [index, place] of line.entries()) {
      const before = line[index - 1];
      const step = before ? metresBetween(before, place) : 0;
      if (left >= step && left > 0) {
        left -= step;
        continue;
      }
      if (before && left > 0) {
        const share = left / step;
        kept.push({
          lat: before.lat + share * (place.lat - before.lat),
          lon: before.lon + share * (place.lon - before.lon),
        });
        left = 0;
      }
      kept.push(place);
    }
    return kept.length > 1 ? [kept] : [];
  });
}

const reverse = (lines: readonly (readonly Place[])[]): Place[][] =>
  lines.map((line) => line.toReversed()).toReversed();

/** Without what is near a place, also where the way comes by again later. */
const leaveOut = (lines: readonly (readonly Place[])[], place: Place): Place[][] =>
  lines.flatMap((line) => {
    const parts: Place[][] = [[]];
    for (const [index, point] of line.entries()) {
      const before = line[index - 1];
      if (before && isNear(place, before, point)) parts.push([]);
      if (!isNear(place, point, point)) parts.at(-1)?.push(point);
    }
    return parts.filter((part) => part.length > 1);
  });

/** Rounding brings what was cut at 200 m a little nearer. */
const isNear = (place: Place, from: Place, to: Place): boolean =>
  metresOff(place, from, to) < HIDDEN_METRES - 1;

/**
 * What of a track may be in a shared picture: without its first and last 200 m, and nothing within 200 m
 * of where it starts or ends.
 */
export function toSharedLines(lines: readonly (readonly Place[])[]): Place[][] {
  const places = lines.flat();
  const [start, finish] = [places[0], places.at(-1)];
  if (!start || !finish) return [];
  const cut = reverse(dropStart(reverse(dropStart(lines, HIDDEN_METRES)), HIDDEN_METRES));
  return leaveOut(leaveOut(cut, start), finish);
}
