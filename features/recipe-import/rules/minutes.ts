const MAX_MINUTES = 10_080;

const UNITS: readonly (readonly [pattern: RegExp, minutes: number])[] = [
  [/(\d+(?:[.,]\d+)?|½|\d+ ?½)\s*(?:d|days?)\b/i, 1440],
  [/(\d+(?:[.,]\d+)?|½|\d+ ?½)\s*(?:h|hrs?|hours?|std)\b/i, 60],
  [/(\d+(?:[.,]\d+)?|½|\d+ ?½)\s*(?:m|mins?|minutes?)\b/i, 1],
  [/(\d+(?:[.,]\d+)?)\s*(?:s|secs?|seconds?)\b/i, 1 / 60],
];

const toNumber = (text: string): number =>
  text.includes('½')
    ? Number(text.replace('½', '').trim() || 0) + 0.5
    : Number(text.replace(',', '.'));

const ISO =
  /^-?P(?:(\d+(?:\.\d+)?)Y)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i;

/**
 * Minutes of a duration: "PT1H30M", "1 hour 30 mins", 90. null if it says none, or nothing that a recipe
 * takes (up to a week).
 */
export function toMinutes(value: unknown): number | null {
  if (typeof value === 'number') return toKept(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d+$/.test(text)) return toKept(Number(text));
  const iso = ISO.exec(text);
  if (iso) {
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = iso
      .slice(4)
      .map((part) => Number(part ?? 0));
    return toKept(days * 1440 + hours * 60 + minutes + seconds / 60);
  }
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text);
  if (clock) return toKept(Number(clock[1]) * 60 + Number(clock[2]));
  let sum = 0;
  for (const [pattern, minutes] of UNITS) {
    const found = pattern.exec(text);
    if (found) sum += toNumber(found[1] ?? '') * minutes;
  }
  return toKept(sum);
}

function toKept(minutes: number): number | null {
  const whole = Math.round(minutes);
  return Number.isFinite(whole) && whole > 0 && whole <= MAX_MINUTES ? whole : null;
}

export type Servings = {
  /** null: the text names none */
  servings: number | null;
  /** "12 muffins" */
  note: string | null;
};

const MAX_SERVINGS = 100;

/** Servings of "Serves 4-6", "4 servings", "Makes 12 muffins", "1 loaf". */
export function toServings(text: string | null): Servings {
  if (text === null) return { servings: null, note: null };
  const tidy = text
    .replace(
      /^(?:yields?|servings?|serves|makes|portions?|recipe yield)\s*:?\s*(?:about |approx\.? )?/i,
      '',
    )
    .trim();
  const found = /(\d+(?:[.,]\d+)?)/.exec(tidy);
  const number = found ? Number((found[1] ?? '').replace(',', '.')) : null;
  const isMeasure = /^\s*\d+(?:[.,]\d+)?\s*(?:g|kg|ml|l|cups?|litres?|oz|lb)\b/i.test(tidy);
  const servings =
    number !== null && number > 0 && number <= MAX_SERVINGS && !isMeasure ? number : null;
  const isPlain =
    /^\d+(?:[.,]\d+)?\s*(?:servings?|serves|people|persons?|portions?|serving\(s\))?\s*\.?$/i.test(
      tidy,
    );
  return { servings, note: isPlain || tidy === '' ? null : tidy.slice(0, 80) };
}
