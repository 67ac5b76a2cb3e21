import { isMatrix, isRetail, type ScannedCode } from './scanned-code.ts';

/** A code as one look at a frame read it. */
export type Reading = ScannedCode & {
  /** scan lines that gave the same digits; 0 for codes of two dimensions */
  lines: number;
};

/** State between frames: number of frames per recent code. */
export type Sightings = {
  frame: number;
  seen: readonly { code: ScannedCode; frames: number; last: number }[];
};

export const NOTHING_SEEN: Sightings = { frame: 0, seen: [] };

/** Frames after which a sighting no longer counts: one second at ten looks a second. */
const MEMORY_FRAMES = 10;
/** Agreeing lines that make a frame enough by itself. */
const MANY_LINES = 12;

const same = (a: ScannedCode, b: ScannedCode): boolean =>
  a.format === b.format && a.text === b.text;

/**
 * Frames that must agree before a code is believed. One for codes of two dimensions, which correct their own
 * errors, and for thirteen digits on many lines; two for other codes of the shelf (one check digit); three for
 * Code 39, ITF and Code 128, whose checks are weak or absent.
 */
export function framesNeeded({ format, lines }: Reading): number {
  if (isMatrix(format)) return 1;
  if (!isRetail(format)) return 3;
  return (format === 'EAN13' || format === 'UPCA') && lines >= MANY_LINES ? 1 : 2;
}

/** Whether one still picture, tried in every way, is enough evidence for a code. */
export const isBelievable = (reading: Reading): boolean =>
  framesNeeded(reading) === 1 || reading.lines >= MANY_LINES / 2;

/**
 * Takes what one frame gave, and answers the code that may now be believed, or null. A frame that reads one code
 * of the shelf discards what was seen of others of the same kind: two products are not in one place.
 */
export function afterFrame(
  before: Sightings,
  readings: readonly Reading[],
): { sightings: Sightings; accepted: ScannedCode | null } {
  const frame = before.frame + 1;
  const fresh = before.seen.filter(({ last }) => frame - last <= MEMORY_FRAMES);
  const contradicted = (code: ScannedCode): boolean =>
    readings.some((reading) => reading.format === code.format && reading.text !== code.text) &&
    !readings.some((reading) => same(reading, code));
  const kept = fresh.filter(({ code }) => isMatrix(code.format) || !contradicted(code));
  const found = readings.map((reading) => {
    const code = { format: reading.format, text: reading.text };
    const frames = (kept.find((one) => same(one.code, code))?.frames ?? 0) + 1;
    return { code, frames, last: frame, enough: frames >= framesNeeded(reading) };
  });
  const others = kept.filter(({ code }) => !readings.some((reading) => same(reading, code)));
  const accepted = found.filter(({ enough }) => enough);
  // A product code takes precedence over other codes beside it.
  const best = accepted.find(({ code }) => isRetail(code.format)) ?? accepted[0];
  const seen = [...others, ...found.map(({ code, frames, last }) => ({ code, frames, last }))];
  return { sightings: { frame, seen }, accepted: best?.code ?? null };
}
