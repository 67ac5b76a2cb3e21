import type { Place } from '#features/tracks/rules/distance.ts';

/** A number of a file within what is possible; null for anything else. */
export function numberIn(text: string | undefined, least: number, most: number): number | null {
  if (text === undefined || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= least && value <= most ? value : null;
}

/** Milliseconds since 1970 of a time in a file. One without a zone is in UTC, as the formats have it. */
export function instantOf(text: string): number | null {
  const zoned = /(Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`;
  const at = Date.parse(zoned);
  return Number.isFinite(at) && at > 0 ? at : null;
}

/** A place on earth. Zero and zero, in the sea off Africa, is what watches write before they know. */
export function placeOf(lat: number | null, lon: number | null): Place | null {
  if (lat === null || lon === null) return null;
  return lat === 0 && lon === 0 ? null : { lat, lon };
}

export const altitudeOf = (text: string): number | null => numberIn(text, -1_000, 20_000);
export const rateOf = (text: string): number | null => numberIn(text, 25, 240);
