import type { Line } from './line.ts';
import type { Term } from './read-terms.ts';

/** Terms between two commas or stops, with the form of each. */
export type Segment = {
  terms: readonly Term[];
  words: readonly string[];
  /** whether a comma, not a stop, divides it from the one before */
  continues: boolean;
};

export function toSegments(terms: readonly Term[], { tokens }: Line): Segment[] {
  const segments: Segment[] = [];
  let current: Term[] = [];
  let continues = false;
  const close = (next: boolean) => {
    if (current.length > 0) {
      const words = current.map(({ from, to }) =>
        tokens
          .slice(from, to)
          .map(({ text }) => text)
          .join(' '),
      );
      segments.push({ terms: current, words, continues });
    }
    current = [];
    continues = next;
  };
  for (const term of terms) {
    if (term.kind === 'comma') close(true);
    else if (term.kind === 'stop' || term.kind === 'end') close(false);
    else current.push(term);
  }
  close(false);
  return segments;
}

const ITEMS = new Set(['part', 'gear', 'chips', 'word', 'saying']);
const LIST_WORDS = new Set(['and', 'or', '/', '-', 'any', 'my', 'the', 'a', 'of']);

/** Index of the terms that "no" or "without" is about: the first thing after it and those joined to that. */
export function listNegated({ terms, words }: Segment): Set<number> {
  const negated = new Set<number>();
  for (const [start, { kind }] of terms.entries()) {
    if (kind !== 'not') continue;
    // A first thing is looked for; after it only what "and" or "or" joins to it counts.
    let [isFound, isJoined] = [false, false];
    for (let at = start + 1; terms[at]; at += 1) {
      const next = terms[at]?.kind ?? 'stop';
      const isName = next === 'word' && (!isFound || negated.has(at - 1));
      if (isName || (ITEMS.has(next) && (!isFound || isJoined))) {
        negated.add(at);
        [isFound, isJoined] = [true, false];
      } else if (next === 'filler' && (!isFound || LIST_WORDS.has(words[at] ?? ''))) {
        isJoined = true;
      } else if (next !== 'turn' || isFound) break;
    }
  }
  return negated;
}
