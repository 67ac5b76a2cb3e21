/** A stretch of time in milliseconds since 1970, half open: the end is not part of it. */
export type Span = { startMs: number; endMs: number };

export const overlaps = (a: Span, b: Span): boolean => a.startMs < b.endMs && b.startMs < a.endMs;

/** The same time in order, where stretches that overlap or touch are one. Empty ones are left out. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { startMs, endMs } of spans.toSorted((a, b) => a.startMs - b.startMs)) {
    if (endMs <= startMs) continue;
    const last = joined.at(-1);
    if (last && startMs <= last.endMs) last.endMs = Math.max(last.endMs, endMs);
    else joined.push({ startMs, endMs });
  }
  return joined;
}

/** The parts of `span` outside all of `others`, which are in order and apart. */
export function withoutSpans(span: Span, others: readonly Span[]): Span[] {
  const left: Span[] = [];
  let { startMs } = span;
  for (const other of others) {
    if (other.endMs <= startMs) continue;
    if (other.startMs >= span.endMs) break;
    if (other.startMs > startMs) left.push({ startMs, endMs: other.startMs });
    startMs = other.endMs;
  }
  if (startMs < span.endMs) left.push({ startMs, endMs: span.endMs });
  return left;
}
