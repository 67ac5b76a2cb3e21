import { type ActivityKind, factsOf } from '#features/tracks/rules/activity-kinds.ts';
import { durationText } from '#platform/shared/duration-text.ts';

const MILE_METRES = 1_609.344;

/**
 * Seconds of a typed time: "45:30" is minutes and seconds, "1:05:30" has hours, "45" and "45 min" are minutes,
 * "1 h 5 min" is what it says. Null for an empty box.
 */
export function parseDuration(text: string): number | null | 'invalid' {
  const typed = text.trim().toLowerCase().replace(',', '.');
  if (typed === '') return null;
  const clock = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(typed.replace(/\s/g, ''));
  if (clock) {
    const [hours, minutes, seconds] = [clock[1], clock[2], clock[3]].map((part) =>
      Number(part ?? 0),
    );
    const fits = (seconds ?? 0) < 60 && (clock[1] === undefined || (minutes ?? 0) < 60);
    return fits ? (hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0) : 'invalid';
  }
  const words =
    /^(?:(\d+(?:\.\d+)?)\s*h(?:ours?|rs?)?)?\s*(?:(\d+(?:\.\d+)?)\s*(?:m(?:in(?:utes?|s)?)?)?)?$/.exec(
      typed,
    );
  if (!words || (words[1] === undefined && words[2] === undefined)) return 'invalid';
  return Math.round(Number(words[1] ?? 0) * 3_600 + Number(words[2] ?? 0) * 60);
}

const UNITS: Readonly<Record<string, number>> = { km: 1_000, m: 1, mi: MILE_METRES };

/** Metres of a typed distance: "5,2", "5.2 km", "1,500 m", "3 mi"; a figure alone is in `unit`. */
export function parseDistance(text: string, unit: 'km' | 'm'): number | null | 'invalid' {
  const typed = text.trim().toLowerCase();
  if (typed === '') return null;
  const found = /^(\d+(?:[.,]\d+)?|[.,]\d+)\s*(km|mi|m)?$/.exec(
    typed.replace(/(\d)\s+(?=\d)/g, '$1'),
  );
  if (!found) return 'invalid';
  const { 1: figure = '', 2: named = unit } = found;
  // Nobody tells a thousandth of a metre: that comma parts the thousands.
  const isThousands = named === 'm' && /^[1-9]\d{0,2},\d{3}$/.test(figure);
  const metres = Number(figure.replace(',', isThousands ? '' : '.')) * (UNITS[named] ?? 1);
  return Number.isFinite(metres) ? metres : 'invalid';
}

/** Swimmers and rowers count metres. */
export const distanceUnitOf = (kind: ActivityKind): 'km' | 'm' =>
  kind === 'swim' || kind === 'row' ? 'm' : 'km';

export type Figure = { value: string; unit: string };

/** "5.2 km", "1500 m". */
export function formatDistance(metres: number, kind: ActivityKind): Figure {
  if (distanceUnitOf(kind) === 'm' && metres < 10_000) {
    return { value: String(Math.round(metres)), unit: 'm' };
  }
  const km = metres / 1_000;
  return { value: km.toFixed(km < 100 ? 2 : 1).replace(/\.?0+$/, ''), unit: 'km' };
}

/** "5:12 min/km", "1:58 min/100 m", "24.3 km/h"; null for no distance or no time. */
export function formatPace(
  { seconds, metres }: { seconds: number; metres: number | null },
  kind: ActivityKind,
): Figure | null {
  if (metres === null || metres <= 0 || seconds <= 0) return null;
  const per = factsOf(kind).paceMetres;
  if (per === null) return { value: ((metres / seconds) * 3.6).toFixed(1), unit: 'km/h' };
  const unit = per === 1_000 ? 'min/km' : `min/${per} m`;
  return { value: durationText((seconds / metres) * per), unit };
}
