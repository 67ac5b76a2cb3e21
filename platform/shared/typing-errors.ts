/**
 * Damerau-Levenshtein distance (insertion, deletion, replacement, neighbours swapped), or `limit` + 1
 * as soon as it is more than `limit`.
 */
export function typingDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** How many errors are forgiven in a word: none up to 3 letters, one up to 5, then two. */
export function forgivenErrors(word: string): number {
  if (word.length <= 3 || /\d/.test(word)) return 0;
  return word.length <= 5 ? 1 : 2;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Every word that is one error away from `word`, so that an index can be asked for all of them at once. */
export function listOneErrorVariants(word: string): string[] {
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (end) near.add(start + end.slice(1));
    if (end.length > 1) near.add(start + (end[1] ?? '') + (end[0] ?? '') + end.slice(2));
    for (const letter of LETTERS) {
      near.add(start + letter + end);
      if (end) near.add(start + letter + end.slice(1));
    }
  }
  near.delete(word);
  return [...near];
}
