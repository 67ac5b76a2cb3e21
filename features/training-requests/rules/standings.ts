import { BODY_PARTS, type BodyPart } from './body-parts.ts';
import type { Chip } from './chips.ts';
import type { Term } from './read-terms.ts';
import { listNegated, type Segment } from './segments.ts';

/** How a part of the body is spoken of. */
export type Standing = 'sore' | 'fine' | 'tight' | 'not';

const JOINERS = new Set(['and', 'or', '/', 'my', 'the', 'any', 'both', 'left', 'right', 'of', '-']);
/** Between a part and what is wrong with it: "knee is still a bit sore". */
const LINKS = new Set(
  'is isnt get getting a bit both still really very all so pretty quite now been little again kinda kind of feeling super always sometimes too also'.split(
    ' ',
  ),
);
/** Between what is wrong and the part: "pain in my left knee". */
const MAX_WORDS_BETWEEN = 5;

/** Index of the parts joined to one by "and", in one direction. */
function listJoined({ terms, words }: Segment, at: number, step: 1 | -1): number[] {
  const joined = [at];
  for (let next = at + step; terms[next]; next += step) {
    const kind = terms[next]?.kind;
    if (kind === 'part') joined.push(next);
    else if (kind !== 'filler' || !JOINERS.has(words[next] ?? '')) break;
  }
  return joined;
}

function partAfter({ terms, words }: Segment, at: number): number | null {
  for (let next = at + 1; next <= at + MAX_WORDS_BETWEEN && terms[next]; next += 1) {
    if (terms[next]?.kind === 'part') return next;
    if (terms[next]?.kind !== 'filler' || words[next] === 'and' || words[next] === 'or')
      return null;
  }
  return null;
}

function partBefore({ terms }: Segment, at: number): number | null {
  for (let next = at - 1; next >= 0; next -= 1) {
    const kind = terms[next]?.kind;
    if (kind === 'part') return next;
    if (kind === 'sore' || kind === 'fine' || kind === 'turn' || kind === 'not') return null;
  }
  return null;
}

/** Whether only links stand between a part and the signal that follows it, at least one of them. */
function isLinked({ terms, words }: Segment, part: number, signal: number): boolean {
  const between = words.slice(part + 1, signal);
  return (
    between.length > 0 &&
    between.every((word, at) => terms[part + 1 + at]?.kind === 'filler' && LINKS.has(word))
  );
}

const VERBS =
  /^(?:hurt|ache|complain|kill my|went out|playing up|play up|acting up|flared up|dont like)$/;

/** The parts that a word like "sore" is about; `from` is where it, or the "not" before it, stands. */
function listTargets(segment: Segment, at: number, from = at): number[] {
  const before = partBefore(segment, from);
  const isVerb = before === from - 1 && VERBS.test(segment.words[at] ?? '');
  if (before !== null && (isVerb || isLinked(segment, before, from))) {
    return listJoined(segment, before, -1);
  }
  const after = partAfter(segment, at);
  if (after !== null) return listJoined(segment, after, 1);
  return before === null ? [] : listJoined(segment, before, -1);
}

const NO = new Set(['no', 'not', 'isnt', 'dont', 'zero', 'never']);
const BEFORE_STATE = new Set([
  'a',
  'any',
  'really',
  'very',
  'so',
  'too',
  'in',
  'all',
  'much',
  'more',
]);

/** Where the "not" of "not fine" or "not a great" stands; "nothing that hurts" has none. */
function findNo({ words }: Segment, at: number): number | null {
  if (NO.has(words[at - 1] ?? '')) return at - 1;
  return BEFORE_STATE.has(words[at - 1] ?? '') && NO.has(words[at - 2] ?? '') ? at - 2 : null;
}

const isMobility = (term: Term | undefined): boolean =>
  term?.kind === 'chips' && term.chips.some(({ value }) => value === 'mobility');

/** "No running, hate it" is no complaint that is denied. */
const isHated = (word: string): boolean => word.startsWith('hate');

const TIRED = new Set('tired wrecked exhausted shattered stuffed buggered drained'.split(' '));

function standingsOf(segment: Segment, negated: ReadonlySet<number>): Map<number, Standing> {
  const standings = new Map<number, Standing>();
  for (const [at, { kind }] of segment.terms.entries()) {
    if (kind === 'part' && negated.has(at)) standings.set(at, 'not');
    if (kind === 'off') {
      const before = partBefore(segment, at);
      if (before !== null && (before === at - 1 || isLinked(segment, before, at))) {
        for (const part of listJoined(segment, before, -1)) standings.set(part, 'not');
      }
    }
    // "Tired legs" are to be left out; without a part the whole person is tired.
    if (TIRED.has(segment.words[at] ?? '')) {
      const before = partBefore(segment, at);
      const isPartTired =
        segment.terms[at + 1]?.kind === 'part' ||
        (before !== null && isLinked(segment, before, at));
      for (const part of isPartTired ? listTargets(segment, at) : []) {
        standings.set(at, 'sore').set(part, 'sore');
      }
    }
    if (isMobility(segment.terms[at])) {
      const after = partAfter(segment, at);
      if (after !== null)
        for (const part of listJoined(segment, after, 1)) standings.set(part, 'tight');
    }
    if (kind !== 'sore' && kind !== 'fine' && kind !== 'tight') continue;
    const no = kind === 'tight' ? null : findNo(segment, at);
    const opposite = kind === 'sore' ? 'fine' : 'sore';
    for (const part of listTargets(segment, at, no ?? at)) {
      // "No knee pain"
      const isDenied =
        kind === 'sore' && segment.words[part - 1] === 'no' && !isHated(segment.words[at] ?? '');
      if (kind === 'tight' && standings.has(part)) continue;
      standings.set(part, no !== null || isDenied ? opposite : kind);
    }
  }
  return standings;
}

/** A segment with the terms that "no" is about, and how each part is spoken of, by the index of its term. */
export type StoodSegment = {
  segment: Segment;
  negated: ReadonlySet<number>;
  standings: Map<number, Standing>;
};

/** "A strong core for my back, which is fine": what stands without a part is about the one before the comma. */
function passBack(
  { segment: { terms, words, continues } }: StoodSegment,
  before: StoodSegment,
): void {
  if (!continues || terms.some(({ kind }) => kind === 'part')) return;
  const at = terms.findIndex(({ kind }) => kind === 'fine' || kind === 'sore');
  const signal = terms[at]?.kind;
  // "No running, cycling is fine" speaks of something else.
  if (terms.slice(0, at).some(({ kind }) => kind !== 'filler' && kind !== 'read')) return;
  const part = before.segment.terms.findLastIndex(({ kind }) => kind === 'part');
  const term = before.segment.terms[part];
  if (term?.kind !== 'part' || BODY_PARTS[term.part].tag === null) return;
  const isOfOthers = words.some((word) => /^(?:everything|rest|others?)$/.test(word));
  const isAboutIt =
    (signal === 'fine' && !isOfOthers) || /^(?:which|it|they)$/.test(words[0] ?? '');
  if ((signal === 'fine' || signal === 'sore') && isAboutIt) before.standings.set(part, signal);
}

/** How the parts of each segment are spoken of. */
export function readStandings(segments: readonly Segment[]): StoodSegment[] {
  const stood = segments.map((segment) => {
    const negated = listNegated(segment);
    return { segment, negated, standings: standingsOf(segment, negated) };
  });
  for (const [at, one] of stood.entries()) {
    const before = stood[at - 1];
    if (before) passBack(one, before);
  }
  return stood;
}

/** A joint that is named and nothing else said of it is one to take care of. */
const ALONE_IS_SORE: ReadonlySet<BodyPart> = new Set(['knee', 'wrist', 'elbow']);

/** What a part and its standing ask of the plan; null: it is not clear. */
export function toPartChips(part: BodyPart, standing: Standing | null): Chip[] | null {
  const { tag, muscles } = BODY_PARTS[part];
  // To be stretched, not strengthened.
  if (standing === 'tight') return [];
  if (standing === 'fine') return tag === null ? [] : [{ field: 'fine', value: tag }];
  if (standing === 'sore') {
    return tag === null ? [{ field: 'leaveOut', value: part }] : [{ field: 'avoid', value: tag }];
  }
  if (standing === 'not') {
    if (muscles.length > 0) return [{ field: 'leaveOut', value: part }];
    return tag === null ? null : [{ field: 'avoid', value: tag }];
  }
  if (muscles.length > 0) return [{ field: 'focus', value: part }];
  return tag !== null && ALONE_IS_SORE.has(part) ? [{ field: 'avoid', value: tag }] : null;
}
