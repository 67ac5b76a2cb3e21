import { readNumber } from '#features/csv-import/rules/cell-values.ts';
import type { Decimal } from '#features/csv-import/rules/file-format.ts';

const PARTS =
  /^(?:(\d+)\s*h(?:ours?|rs?|r)?)?\s*(?:(\d+)\s*m(?:in(?:utes?|s)?)?)?\s*(?:(\d+)\s*s(?:ec(?:onds?|s)?)?)?$/i;
const CLOCK = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/;

/** Seconds of "45", "1h 5m", "1:05:00" or "90 s"; null for nothing written, 0 counts as nothing. */
export function readSeconds(text: string, decimal: Decimal): number | null | 'unreadable' {
  const written = text.trim();
  if (written === '') return null;
  const found = CLOCK.exec(written) ?? PARTS.exec(written);
  const total = found
    ? Number(found[1] ?? 0) * 3_600 + Number(found[2] ?? 0) * 60 + Number(found[3] ?? 0)
    : readNumber(written, decimal);
  if (total === null || total < 0) return 'unreadable';
  return Math.round(total) || null;
}
