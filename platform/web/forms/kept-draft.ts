/**
 * A half-filled form that outlives an accidental reload of its tab. The owner is kept with it, so
 * that the next person on this browser never finds it.
 */
type Kept = { owner: string; value: unknown };

/** Keeps `value` under `key` for `owner`. A browser without room or storage just keeps nothing. */
export function keepDraft(key: string, owner: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner, value } satisfies Kept));
  } catch {
    // The form still works.
  }
}

/** What was kept under `key` for `owner`; null when nothing was, or it is not readable. */
export function keptDraft(key: string, owner: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    return kept?.owner === owner ? kept.value : null;
  } catch {
    return null;
  }
}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
