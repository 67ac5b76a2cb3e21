import { localClock, minuteOfTime } from '#platform/shared/local-clock.ts';

const MINUTE_MS = 60_000;

const minutesOf = (day: string, minute: number): number =>
  Date.parse(`${day}T00:00:00Z`) / MINUTE_MS + minute;

/**
 * The instant at which clocks in a zone showed "2026-03-02T17:30:00", in UTC. Of an hour that came twice
 * the first one; an hour that was left out is taken as the hour after it.
 */
export function toInstant(wall: string, zone: string): string {
  const wanted = minutesOf(wall.slice(0, 10), minuteOfTime(wall.slice(11, 16)));
  const seconds = Number(wall.slice(17, 19)) * 1_000;
  const offAt = (instantMs: number) => {
    const { day, minute } = localClock(zone, instantMs);
    return minutesOf(day, minute) - Math.floor(instantMs / MINUTE_MS);
  };
  const guess = wanted * MINUTE_MS;
  const offsets = [offAt(guess - 86_400_000), offAt(guess + 86_400_000)];
  const found = offsets
    .map((offset) => (wanted - offset) * MINUTE_MS)
    .find((instant) => offAt(instant) === wanted - instant / MINUTE_MS);
  const instant = found ?? (wanted - Math.min(...offsets)) * MINUTE_MS;
  return new Date(instant + seconds).toISOString();
}
