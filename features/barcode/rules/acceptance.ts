import { hasKnownPrefix } from './plausible-code.ts';
import { isMatrix, isRetail, type ScannedCode } from './scanned-code.ts';

/** A code as a decoder read it. */
export type CodeRead = ScannedCode & {
  /** scan lines that gave the same digits; 0 for codes of two dimensions */
  lines: number;
};
/** A code as one look at a frame read it. */
export type Reading = CodeRead & {
  /** which of the looks */
  look: number;
};

type Sighting = {
  code: ScannedCode;
  frames: number;
  looks: readonly number[];
  last: number;
};

/** State between frames: what was seen lately. */
export type Sightings = { frame: number; seen: readonly Sighting[] };

export const NOTHING_SEEN: Sightings = { frame: 0, seen: [] };

/** Frames after which a sighting no longer counts: one second at ten looks a second. */
const MEMORY_FRAMES = 10;

const same = (a: ScannedCode, b: ScannedCode): boolean =>
  a.format === b.format && a.text === b.text;

/**
 * Frames that must agree before a code is believed. One for codes of two dimensions, which correct their own
 * errors; three for Code 39, ITF and Code 128, whose checks are weak or absent. Codes of the shelf have one check
 * digit, which passes every tenth misreading, and one look may err alike on one frame after the other: two frames
 * where two looks agree, three where only one look reads it, and one more where nobody was given such a prefix.
 */
export function framesNeeded(code: ScannedCode, looks: number): number {
  if (isMatrix(code.format)) return 1;
  if (!isRetail(code.format)) return 3;
  return 2 + (looks < 2 ? 1 : 0) + (hasKnownPrefix(code) ? 0 : 1);
}

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
  const found = readings.map(({ format, text, look }): Sighting => {
    const code = { format, text };
    const known = kept.find((one) => same(one.code, code));
    const looks = [...new Set([...(known?.looks ?? []), look])];
    return { code, frames: (known?.frames ?? 0) + 1, looks, last: frame };
  });
  const others = kept.filter(({ code }) => !readings.some((reading) => same(reading, code)));
  const accepted = found.filter(
    ({ code, frames, looks }) => frames >= framesNeeded(code, looks.length),
  );
  // A product code takes precedence over other codes beside it.
  const best = accepted.find(({ code }) => isRetail(code.format)) ?? accepted[0];
  return { sightings: { frame, seen: [...others, ...found] }, accepted: best?.code ?? null };
}

/** A code that fewer looks read than this share of the best one's is a part of it, or chance. */
const MIN_SHARE_OF_BEST = 1 / 3;

/**
 * The codes of a picture that stands still, the surest first: each look counts as a frame does before the camera,
 * and what is much less sure than the best is left out.
 */
export function believedInPicture(readings: readonly Reading[]): ScannedCode[] {
  const found: { code: ScannedCode; looks: Set<number>; lines: number }[] = [];
  for (const { format, text, lines, look } of readings) {
    const known = found.find(({ code }) => same(code, { format, text }));
    known?.looks.add(look);
    if (known) known.lines = Math.max(known.lines, lines);
    else found.push({ code: { format, text }, looks: new Set([look]), lines });
  }
  const sure = found
    .filter(({ code, looks }) => looks.size >= framesNeeded(code, looks.size))
    .sort((a, b) => b.looks.size - a.looks.size || b.lines - a.lines);
  const most = sure[0]?.looks.size ?? 0;
  return sure
    .filter(({ code, looks }) => isMatrix(code.format) || looks.size >= most * MIN_SHARE_OF_BEST)
    .map(({ code }) => code);
}
