/** Failures that cost nothing: people mistype. */
const FREE_FAILURES = { account: 5, device: 5, address: 20 } as const;
const FIRST_WAIT_SECONDS = 5;
/** The longest wait: nobody is shut out for good, whoever fails in their name. */
export const LONGEST_WAIT_SECONDS = 15 * 60;
/** Failures are forgotten after this long without another. */
export const FORGOTTEN_AFTER_SECONDS = 24 * 3600;

export type TriesOf = keyof typeof FREE_FAILURES;

/**
 * Seconds to wait after so many failed sign-ins in a row: none at first, then 5 s, doubling up to
 * 15 minutes. By account name or known device after 5 failures, by network address (which many may
 * share) after 20.
 */
export function waitSeconds(of: TriesOf, failures: number): number {
  const over = failures - FREE_FAILURES[of];
  if (over < 0) return 0;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(over, 20), LONGEST_WAIT_SECONDS);
}

/** "45 seconds", "2 minutes". */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
