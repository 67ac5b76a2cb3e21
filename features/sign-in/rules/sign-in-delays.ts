/** Failures that cost nothing: people mistype. */
const FREE_FAILURES = { account: 5, device: 5, address: 20 } as const;
const FIRST_WAIT_SECONDS = 5;
/** The longest wait: other people's failures lock nobody out for good. */
export const MAX_WAIT_SECONDS = 15 * 60;
/** Failures are forgotten after this long without another. */
export const FORGOTTEN_AFTER_SECONDS = 24 * 3600;

export type AttemptKind = keyof typeof FREE_FAILURES;

/**
 * Seconds to wait after so many failed sign-ins in a row: none at first, then 5 s, doubling up to
 * 15 minutes. By account name or known device after 5 failures, by network address (which many may
 * share) after 20.
 */
export function waitSeconds(of: AttemptKind, failures: number): number {
  const over = failures - FREE_FAILURES[of];
  if (over < 0) return 0;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(over, 20), MAX_WAIT_SECONDS);
}
