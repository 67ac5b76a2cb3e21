/**
 * A half-filled form that outlives an accidental reload of its tab. The owner is kept with it, so
 * that the next person on this browser never finds it.
 */
type Kept = { owner: string; value: unknown };

/** Stores `value` under `key` for `owner`; does nothing without storage. */
export function storeDraft(key: string, owner: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner, value } satisfies Kept));
  } catch {
    // The form still works.
  }
}

/** Stored value of `key` for `owner`, or null. */
export function loadDraft(key: string, owner: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    return kept?.owner === owner ? kept.value : null;
  } catch {
    return null;
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
