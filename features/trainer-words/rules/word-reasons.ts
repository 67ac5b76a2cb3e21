import { plainText, quote, sentencesOf, type WordGroup } from './word-search.ts';

const MAX_TEXTS = 2;
const MIN_STEM = 3;
/** The longest ending that a word may lose, like "running" to "run". */
const ENDING = 4;

export type SearchedTexts = {
  name: string;
  headline: string;
  bio: string;
  specialties: readonly string[];
  languages: readonly string[];
  places: readonly { suburb: string }[];
  offerNames: readonly string[];
};

/** Where words stand, a quote of the story or a name of something; and the words that only others stand for. */
export type WordReason = { texts: { text: string; isQuote: boolean }[]; closeTo: string[] };

/** All that may say why a trainer answers words, what says it best first. */
export const searchedTexts = (told: SearchedTexts): { text: string; isQuote: boolean }[] => [
  ...[told.name, ...told.specialties, ...told.offerNames].map((text) => ({ text, isQuote: false })),
  ...[told.headline, ...sentencesOf(told.bio)].map((text) => ({ text, isQuote: true })),
  ...[...told.languages, ...told.places.map(({ suburb }) => suburb)].map((text) => ({
    text,
    isQuote: false,
  })),
];

const saysItself = (text: string, typed: string): boolean =>
  plainText(text).includes(typed.slice(0, Math.max(MIN_STEM, typed.length - ENDING)));

/** Why a trainer answers words: as few texts as hold them all. `held` names the words of each text. */
export function wordReason(
  texts: readonly { text: string; isQuote: boolean }[],
  held: ReadonlyMap<string, readonly WordGroup[]>,
): WordReason | null {
  const reason: WordReason = { texts: [], closeTo: [] };
  const covered = new Set<string>();
  for (const { text, isQuote } of texts) {
    const fresh = (held.get(text) ?? []).filter(({ typed }) => !covered.has(typed));
    if (fresh.length === 0) continue;
    reason.texts.push({ text: isQuote ? quote(text) : text, isQuote });
    for (const { typed } of fresh) {
      covered.add(typed);
      if (!saysItself(text, typed)) reason.closeTo.push(typed);
    }
    if (reason.texts.length === MAX_TEXTS) break;
  }
  return reason.texts.length > 0 ? reason : null;
}
