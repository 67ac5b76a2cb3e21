import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import { BODY_PART_NAMES, BODY_PARTS, type BodyPart } from './body-parts.ts';
import type { Chip } from './chips.ts';
import { ADJUSTABLE_BENCH, EQUIPMENT_WORDS } from './equipment-words.ts';
import type { Line } from './line.ts';
import { FILLERS, MEANINGS, OTHER_WORDS, SAYINGS, SIGNALS, type Signal } from './meanings.ts';
import { normalizePhrase } from './read-tokens.ts';
import { SAME_WORDS } from './same-words.ts';

type Meaning =
  | { kind: 'part'; part: BodyPart }
  | { kind: 'gear'; gear: readonly Equipment[] }
  | { kind: 'chips'; chips: readonly Chip[] }
  | { kind: Signal }
  | { kind: 'saying' | 'filler' | 'read' | 'word' | 'comma' | 'stop' };

/** A phrase of the lexicon, or a word that is in none, over tokens `from` up to `to`. */
export type Term = Meaning & { from: number; to: number };

const LEXICON = new Map<string, Meaning>();
const add = (phrases: string, meaning: Meaning): void => {
  for (const phrase of phrases.split(',')) {
    const form = normalizePhrase(phrase.trim());
    if (!LEXICON.has(form)) LEXICON.set(form, meaning);
  }
};

add(SAYINGS.replaceAll(' , ', ' '), { kind: 'saying' });
for (const [phrases, ...chips] of MEANINGS) add(phrases, { kind: 'chips', chips });
add(ADJUSTABLE_BENCH, { kind: 'gear', gear: ['bench', 'incline-bench'] });
for (const [gear, phrases] of Object.entries(EQUIPMENT_WORDS)) {
  add(phrases, { kind: 'gear', gear: [gear as Equipment] });
}
for (const part of BODY_PART_NAMES) add(BODY_PARTS[part].words, { kind: 'part', part });
for (const [signal, phrases] of Object.entries(SIGNALS)) add(phrases, { kind: signal as Signal });
for (const filler of FILLERS.split(' ')) {
  const form = normalizePhrase(filler);
  if (!LEXICON.has(form)) LEXICON.set(form, { kind: 'filler' });
}
for (const sign of '.;!?\n') LEXICON.set(sign, { kind: 'stop' });
LEXICON.set(',', { kind: 'comma' });

/** How many words the longest phrase has that begins with a word. */
const LENGTHS = new Map<string, number>();
for (const phrase of LEXICON.keys()) {
  const words = phrase.split(' ');
  const [first = ''] = words;
  LENGTHS.set(first, Math.max(LENGTHS.get(first) ?? 0, words.length));
}

/** Every word that a rule knows, towards which typing errors are mended. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  [...LEXICON.keys(), ...SAME_WORDS.keys(), normalizePhrase(OTHER_WORDS)].flatMap((phrase) =>
    phrase.split(' '),
  ),
);

/** The longest phrase of the lexicon that begins at a token. */
function phraseAt({ tokens, struck }: Line, from: number): Term | null {
  const longest = LENGTHS.get(tokens[from]?.text.split(' ')[0] ?? '') ?? 0;
  for (let length = Math.min(longest, tokens.length - from); length > 0; length -= 1) {
    if (struck.slice(from, from + length).includes(true)) continue;
    const phrase = tokens
      .slice(from, from + length)
      .map(({ text }) => text)
      .join(' ');
    const meaning = LEXICON.get(phrase);
    if (meaning) return { ...meaning, from, to: from + length };
  }
  return null;
}

/** A line as terms, each token in exactly one. */
export function readTerms(line: Line): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < line.tokens.length; ) {
    const term: Term = line.struck[at]
      ? { kind: 'read', from: at, to: at + 1 }
      : (phraseAt(line, at) ?? { kind: 'word', from: at, to: at + 1 });
    terms.push(term);
    at = term.to;
  }
  return terms;
}
