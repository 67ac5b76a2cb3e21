const NAME = 'vigour-outbox';
/** A tab that has not renewed its lease for so long is gone, ms. */
const LEASE_MS = 45_000;

/** Without Web Locks, uses a lease in local storage; safe because writes are idempotent. */
async function underLease<T>(run: () => Promise<T>): Promise<T | null> {
  const leftMs = Number(localStorage.getItem(NAME) ?? 0) - Date.now();
  // Longer than any lease: it was taken before the clock was set back.
  if (leftMs > 0 && leftMs <= LEASE_MS) return null;
  localStorage.setItem(NAME, String(Date.now() + LEASE_MS));
  try {
    return await run();
  } finally {
    localStorage.removeItem(NAME);
  }
}

/** Runs it if no other tab of this browser is at it; null when one is. */
export async function runExclusively<T>(run: () => Promise<T>): Promise<T | null> {
  // Not there on an address without https, and in older browsers.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return underLease(run);
  return navigator.locks.request(NAME, { ifAvailable: true }, async (lock) =>
    lock ? run() : null,
  );
}
