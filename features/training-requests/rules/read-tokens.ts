import { forgivenErrors, typingDistance } from '#platform/shared/typing-errors.ts';
import { NUMBER_WORDS, SAME_WORDS } from './same-words.ts';

/** A word, number or sign of a request, in the form that the rules know, and where it stood. */
export type Token = { text: string; start: number; end: number };

/** "Pull-up" is two words; "Mon-Thu" keeps its sign, because it is a range. */
const IN_WORD = /(?<=\p{L}{2})-(?=\p{L}{2})(?!(?:mon|tue|wed|thu|fri|sat|sun))/giu;
const PIECE = /\n|\d+(?:[.,]\d+)?|\p{L}+(?:['’]\p{L}+)*|[^\s]/gu;
/** "12,16,24" is three weights; only one comma can be a decimal one. */
const LIST_OF_NUMBERS = /\d+(?:,\d+){2,}/g;
const KEPT_S = /(?:ss|us|is|ceps)$/;

/** Without plural, so that "knees" is "knee"; "triceps" and "abs" stay as they are. */
export function toSingular(word: string): string {
  if (word.length <= 3 || KEPT_S.test(word)) return word;
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The form of a word by which all rules know it: "mins" is "min", "Dumbbells" is "dumbbell". */
export function normalizeWord(word: string): string {
  const plain = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '');
  const singular = toSingular(plain);
  return SAME_WORDS.get(plain) ?? SAME_WORDS.get(singular) ?? singular;
}

/** The forms of the words of a phrase, divided by single spaces. */
export const normalizePhrase = (phrase: string): string =>
  phrase
    .split(/\s+/)
    .map(normalizeWord)
    .map((word) => String(NUMBER_WORDS.get(word) ?? word))
    .join(' ');

const sortLetters = (word: string): string => [...word].sort().join('');

/** The known word that a mistyped one means, or the word itself. */
function spellingOf(word: string, known: ReadonlySet<string>): string {
  const limit = Math.min(forgivenErrors(word), word.length < 8 ? 1 : 2);
  if (limit === 0 || known.has(word)) return word;
  let [best, nearest] = [word, limit + 1];
  for (const one of known) {
    if (one[0] !== word[0] || one.length < 4) continue;
    // Of short words too many are one letter apart: only swapped letters are an error.
    if (word.length === 4 && sortLetters(one) !== sortLetters(word)) continue;
    const distance = typingDistance(word, one, nearest - 1);
    if (distance < nearest) [best, nearest] = [one, distance];
  }
  return best;
}

function toToken(piece: string, known: ReadonlySet<string>): string {
  if (/^\d/.test(piece)) return String(Number(piece.replace(',', '.')));
  if (!/^\p{L}/u.test(piece)) return SAME_WORDS.get(piece) ?? piece;
  const word = normalizeWord(piece);
  // A number is written out rather than mistyped.
  if (NUMBER_WORDS.has(word)) return String(NUMBER_WORDS.get(word));
  const spelt = spellingOf(word, known);
  return SAME_WORDS.get(spelt) ?? spelt;
}

const isTens = (token: Token, text: string): boolean =>
  /^[2-9]0$/.test(token.text) && /^\p{L}/u.test(text.slice(token.start));

/** "Forty-five" is one number. */
function joinNumbers(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
    const unit = tokens[next];
    if (
      unit &&
      isTens(token, text) &&
      /^[1-9]$/.test(unit.text) &&
      !/\d/.test(text[unit.start] ?? '')
    ) {
      joined.push({
        text: String(Number(token.text) + Number(unit.text)),
        start: token.start,
        end: unit.end,
      });
      at = next;
    } else joined.push(token);
  }
  return joined;
}

/** Words and signs of a text with typing errors mended towards `known` words. */
export function readTokens(text: string, known: ReadonlySet<string>): Token[] {
  const even = text
    .replace(LIST_OF_NUMBERS, (list) => list.replaceAll(',', '/'))
    .replace(IN_WORD, ' ');
  const placed = Array.from(even.matchAll(PIECE), (match) => ({
    text: toToken(match[0], known),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return joinNumbers(placed, text);
}
