import type { Chip } from './chips.ts';
import type { Token } from './read-tokens.ts';

/** Characters of a request. */
export const MAX_REQUEST_LENGTH = 500;

/** A chip and where its words stand in the text, from `start` up to `end`. */
export type Understood = { start: number; end: number; chip: Chip };

/** A request as one line of normal forms; what was read is struck out, so that no rule reads it twice. */
export type Line = { tokens: readonly Token[]; struck: boolean[]; understood: Understood[] };

export const makeLine = (tokens: readonly Token[]): Line => ({
  tokens,
  struck: tokens.map(() => false),
  understood: [],
});

const STRUCK = '~';

/** The line as rules match it: forms between single spaces, struck ones as "~". */
function toText({ tokens, struck }: Line): { text: string; starts: number[] } {
  let text = ' ';
  const starts: number[] = [];
  for (const [at, token] of tokens.entries()) {
    starts.push(text.length);
    text += `${struck[at] ? STRUCK : token.text} `;
  }
  return { text, starts };
}

/** What a rule makes of a match: chips, nothing to show (an empty list), or null if it is none. */
export type ReadMatch = (match: RegExpMatchArray, before: string, after: string) => Chip[] | null;

/** Reads every match of the pattern and strikes it out. Patterns match whole forms: " 3 x ". */
export function readMatches(line: Line, pattern: RegExp, read: ReadMatch): void {
  const { text, starts } = toText(line);
  for (const match of text.matchAll(pattern)) {
    const from = match.index;
    const to = from + match[0].length;
    const chips = read(match, text.slice(0, from), text.slice(to));
    if (chips === null) continue;
    const covered = starts.flatMap((start, at) => (start >= from && start < to ? [at] : []));
    const [first, last] = [covered[0], covered.at(-1)];
    if (first === undefined || last === undefined) continue;
    for (const at of covered) line.struck[at] = true;
    const place = { start: line.tokens[first]?.start ?? 0, end: line.tokens[last]?.end ?? 0 };
    for (const chip of chips) line.understood.push({ ...place, chip });
  }
}
