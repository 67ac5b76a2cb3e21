/** Activates a newer version of the app, which reloads the page; null if there is none. */
let takeNewer: (() => void) | null = null;
const listeners = new Set<() => void>();

export function offerNewerVersion(take: () => void): void {
  takeNewer = take;
  for (const listener of listeners) listener();
}

export function subscribeToNewerVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const newerVersion = (): (() => void) | null => takeNewer;
