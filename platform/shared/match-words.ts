/** True if every word of `typed` begins some word of `text`, in any case. An empty text matches all. */
export function matchWords(typed: string, text: string): boolean {
  const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => parts.some((part) => part.startsWith(word)));
}
