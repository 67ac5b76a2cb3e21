import { WORD_FAMILIES } from './word-families.ts';

/** A word that was typed, and all that may stand for it: itself first. All in lower case, letters and digits. */
export type WordGroup = { typed: string; terms: string[] };

export const MAX_WORDS_LENGTH = 80;
const MAX_GROUPS = 6;
/** Shorter ones would begin too many words. */
const MIN_PREFIX = 3;

/** Words that say nothing of who is looked for. */
const FILLERS = new Set(
  `a about after all an and any are around at be best by can coach coaching do for from get good has have help i im
  in is it looking me my near need of on one or people person please session sessions someone teach that the
  to trainer trainers training want who with you your`.split(/\s+/),
);

const FAMILIES = WORD_FAMILIES.map(({ said, written }) => ({
  said: said.split(' '),
  written: written.split(' '),
}));

/** In lower case and without accents, as both sides of a search are compared. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

const isOfFamily = (typed: string, said: string): boolean =>
  typed.startsWith(said) || (typed.length >= MIN_PREFIX && said.startsWith(typed));

/** What is looked for, word by word; empty: nothing that says anything. */
export function wordGroups(text: string): WordGroup[] {
  const all =
    plainText(text)
      .replaceAll(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = all.filter((word) => !FILLERS.has(word));
  // "One to one" is made of fillers alone, and a name may be one.
  const typed = [...new Set(telling.length > 0 ? telling : all)].slice(0, MAX_GROUPS);
  return typed.map((word) => {
    const written = FAMILIES.filter(({ said }) => said.some((one) => isOfFamily(word, one)));
    return { typed: word, terms: [...new Set([word, ...written.flatMap((one) => one.written)])] };
  });
}

/** A term as PostgreSQL's to_tsquery reads it: longer ones also as the beginning of a word. */
export const toQueryTerm = (term: string): string =>
  term.length >= MIN_PREFIX ? `${term}:*` : term;

/** The sentences of a story, for the one that says why. */
export const sentencesOf = (story: string): string[] =>
  story
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const MAX_QUOTE = 90;

/** A sentence as a reason quotes it. */
export function quote(sentence: string): string {
  if (sentence.length <= MAX_QUOTE) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', MAX_QUOTE))}…`;
}
