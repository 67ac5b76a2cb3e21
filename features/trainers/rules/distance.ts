/** Degrees, WGS 84. */
export type Position = { latitude: number; longitude: number };

const EARTH_KM = 6371;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two positions along a great circle (haversine). */
export function distanceKm(from: Position, to: Position): number {
  const [a, b] = [toRadians(from.latitude), toRadians(to.latitude)];
  const along = Math.sin((b - a) / 2) ** 2;
  const across = Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2;
  return (
    2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(along + Math.cos(a) * Math.cos(b) * across)))
  );
}

/** To the nearest of several places; null where none has a position, or it was not said from where. */
export const nearestKm = (
  from: Position | null,
  places: readonly (Position | null)[],
): number | null => {
  if (from === null) return null;
  const distances = places.flatMap((one) => (one ? [distanceKm(from, one)] : []));
  return distances.length > 0 ? Math.min(...distances) : null;
};
