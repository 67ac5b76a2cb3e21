const MINUTE_MS = 60_000;

/**
 * How long after the newest mailed link another one may be mailed to the same account. The first ones
 * come after a minute each; a stranger who goes on asking then causes at most 36 emails a day. The
 * longest gap is shorter than a link is valid, so the inbox always holds one that works.
 */
export function linkGapMs(mailedInLastDay: number): number {
  if (mailedInLastDay < 3) return MINUTE_MS;
  return mailedInLastDay < 6 ? 10 * MINUTE_MS : 50 * MINUTE_MS;
}
