import type { Place } from './distance.ts';

/**
 * Whole numbers as text: each as its difference to the one before, in characters from "?" on that hold five
 * bits each (the polyline encoding). A column of a thousand takes some two thousand characters.
 */
export function encodeNumbers(values: readonly number[]): string {
  let text = '';
  let before = 0;
  for (const value of values) {
    const difference = value - before;
    before = value;
    let rest = difference < 0 ? -2 * difference - 1 : 2 * difference;
    while (rest >= 32) {
      text += String.fromCharCode((rest % 32) + 32 + 63);
      rest = Math.floor(rest / 32);
    }
    text += String.fromCharCode(rest + 63);
  }
  return text;
}

/** The numbers of a text that `encodeNumbers` made; what is none is read as far as it goes. */
export function decodeNumbers(text: string): number[] {
  const values: number[] = [];
  let [value, part, factor] = [0, 0, 1];
  for (let index = 0; index < text.length; index += 1) {
    const bits = text.charCodeAt(index) - 63;
    part += (bits % 32) * factor;
    if (bits >= 32) {
      factor *= 32;
      continue;
    }
    value += part % 2 === 1 ? -(part + 1) / 2 : part / 2;
    values.push(value);
    [part, factor] = [0, 1];
  }
  return values;
}

/** Degrees to about a metre. */
const PLACES_A_DEGREE = 100_000;

export const encodeLine = (line: readonly Place[]): string =>
  encodeNumbers(line.map(({ lat }) => Math.round(lat * PLACES_A_DEGREE))) +
  ' ' +
  encodeNumbers(line.map(({ lon }) => Math.round(lon * PLACES_A_DEGREE)));

export function decodeLine(text: string): Place[] {
  const [lats = [], lons = []] = text.split(' ').map(decodeNumbers);
  return lats.map((lat, index) => ({
    lat: lat / PLACES_A_DEGREE,
    lon: (lons[index] ?? 0) / PLACES_A_DEGREE,
  }));
}
