/** A place on earth, degrees (WGS 84). */
export type Place = { lat: number; lon: number };

/** Mean radius of the earth, metres (IUGG). */
const EARTH_RADIUS_METRES = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Metres between two places along a great circle (haversine; off by at most 0.5 % as the earth is no ball). */
export function metresBetween(a: Place, b: Place): number {
  const lat = ((b.lat - a.lat) * RADIANS) / 2;
  const lon = ((b.lon - a.lon) * RADIANS) / 2;
  const half =
    Math.sin(lat) ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(lon) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}
