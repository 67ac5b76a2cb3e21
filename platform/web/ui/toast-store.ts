/** How many toasts show at once. */
export const TOAST_LIMIT = 1;
/** How long a toast shows. */
export const TOAST_DURATION_MS = 5000;
/** Time before a dismissed toast is removed from the list. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastContent = {
  title: string;
  description?: string | undefined;
  /** Something failed or was lost: read out at once. */
  destructive?: boolean | undefined;
  action?: { label: string; onClick: () => void } | undefined;
};

export type ToastEntry = ToastContent & { id: number; open: boolean };

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows a message over the page. It takes the place of one that is still showing. */
export function toast(content: ToastContent): void {
  lastId += 1;
  change([{ ...content, id: lastId, open: true }, ...entries].slice(0, TOAST_LIMIT));
}

export function dismissToast(id: number): void {
  if (!entries.some((entry) => entry.id === id && entry.open)) return;
  change(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => change(entries.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY_MS);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly ToastEntry[] => entries;
