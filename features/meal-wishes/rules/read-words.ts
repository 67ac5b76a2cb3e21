import { SMALL_NUMBERS, TENS } from '#platform/shared/number-words.ts';
import { forgivenErrors, typingDistance } from '#platform/shared/typing-errors.ts';

/** A word, number or sign of a wish in the form that rules know, and where it stood. */
export type Word = { text: string; start: number; end: number };

const WAYS: Readonly<Record<string, string>> = {
  monday: 'monday mondays mon',
  tuesday: 'tuesday tuesdays tue tues',
  wednesday: 'wednesday wednesdays wed weds',
  thursday: 'thursday thursdays thu thur thurs',
  friday: 'friday fridays fri',
  saturday: 'saturday saturdays sat',
  sunday: 'sunday sundays sun',
  breakfast: 'breakfast breakfasts brekkie brekkies brekky brekkys breaky breakie breakfests',
  lunch: 'lunch lunches lunchtime lunchtimes',
  dinner: 'dinner dinners supper suppers diner',
  snack: 'snack snacks smoko nibbles',
  min: 'min mins minute minutes m',
  hour: 'hour hours hr hrs h',
  dollar: 'dollar dollars buck bucks aud $',
  kid: 'kid kids child children littlie littlies toddler toddlers',
  and: 'and & + plus n',
  cannot: 'cannot cant couldnt',
  dont: 'dont doesnt didnt wont shouldnt mustnt',
  is: 'is are im its theyre were s',
  leftovers: 'leftovers leftover',
  veg: 'veg vegs veggies veges vegies veggie vege vegie',
  fibre: 'fibre fiber',
};
const SAME = new Map(
  Object.entries(WAYS).flatMap(([form, ways]) =>
    ways.split(' ').map((way) => [way, form] as const),
  ),
);
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({ ...SMALL_NUMBERS, ...TENS, couple: 2, dozen: 12 }),
);

const plain = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '');

/** The form of a word by which all rules know it: "Brekkies" is "breakfast". */
const toForm = (word: string): string => SAME.get(plain(word)) ?? plain(word);

/** The forms of a phrase's words, divided by single spaces. */
export const toPhrase = (phrase: string): string =>
  phrase
    .replace(/-/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map(toForm)
    .map((form) => String(NUMBERS.get(form) ?? form))
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
    if (word.length <= 4 && sortLetters(one) !== sortLetters(word)) continue;
    const distance = typingDistance(word, one, nearest - 1);
    if (distance < nearest) [best, nearest] = [one, distance];
  }
  return best;
}

const PIECE = /\n|\d+(?:[.,]\d+)?|\p{L}+(?:['’]\p{L}+)*|[^\s]/gu;
/** "Air-fryer" is two words; "Mon-Thu" keeps its sign, because it is a range. */
const IN_WORD = /(?<=\p{L})-(?=\p{L}{2})(?!(?:mon|tue|wed|thu|fri|sat|sun))/giu;

/** Words and signs of a text, with typing errors mended towards `known` words; number words as figures. */
export function readWords(text: string, known: ReadonlySet<string>): Word[] {
  const words: Word[] = [];
  for (const match of text.replace(IN_WORD, ' ').matchAll(PIECE)) {
    const piece = match[0];
    const place = { start: match.index, end: match.index + piece.length };
    if (/^\d/.test(piece)) {
      words.push({ text: String(Number(piece.replace(',', '.'))), ...place });
      continue;
    }
    const form = toForm(piece);
    const number = NUMBERS.get(form);
    if (number === undefined) {
      const spelt = /^\p{L}/u.test(piece) ? spellingOf(form, known) : form;
      words.push({ text: SAME.get(spelt) ?? spelt, ...place });
      continue;
    }
    // "Twenty five" is one number, "a hundred and twenty" is read by the rules of money.
    const last = words.at(-1);
    const isSpelt = last && !/\d/.test(text.slice(last.start, last.end));
    if (last && isSpelt && /^[2-9]0$/.test(last.text) && number < 10) {
      last.text = String(Number(last.text) + number);
      last.end = place.end;
    } else words.push({ text: String(number), ...place });
  }
  return words;
}
