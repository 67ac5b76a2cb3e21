/** As many people must have asked before the words are written down. */
export const PEOPLE_NEEDED = 3;

const LENGTH = { least: 3, most: 40 };
const WORDS_MAX = 5;

/**
 * The words of a search as they may be counted: lower case, single spaces. Null for what is too short to be a
 * food and for what may say who a person is: addresses, long numbers, sentences.
 */
export function missedText(typed: string): string | null {
  if (/[@/\\]|www\.|\d[\d\s-]{3,}\d/.test(typed)) return null;
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}&'%]+/gu, ' ')
    .trim();
  if (text.length < LENGTH.least || text.length > LENGTH.most) return null;
  if (!/\p{L}/u.test(text) || text.split(' ').length > WORDS_MAX) return null;
  return text;
}
