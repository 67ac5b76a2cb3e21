/** Words that say nothing about which food is meant. */
const STOP_WORDS = new Set('a an and the of in on or with to for from per by w n'.split(' '));

/** What is looked up by words that a person typed: "constructor" is in no map, and in every object. */
export const wordMap = <Value>(entries: Record<string, Value>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(entries));

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Plurals and short forms that no rule gives: the word, and what is typed for it. */
const IRREGULAR_WORDS = `
leaf leaves; loaf loaves; half halves; calf calves; light lite; parmi parmigiana parma parmy
yogurt yoghurt yoghurts; doughnut donut donuts; chili chilli chillies chilies; spaghetti spag
vegetable veggie veggies vegie vegies veg; chocolate choc choccy; lamington lammo; mandarin mandies mandy
mushroom mushie mushies; cucumber cuke cukes; cauliflower cauli caulie; tomato toms
strawberry strawb strawbs; chicken chix chk chkn; barbecue bbq barbie; sandwich sandwhich`;

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  IRREGULAR_WORDS.split(/[;\n]/)
    .map((group) => group.trim().split(' '))
    .flatMap(([word = '', ...typed]) => typed.map((form) => [form, word] as const)),
);

/** What `fold` makes of a text of plain letters, several times faster: most of what an import brings is such. */
function foldPlain(text: string): string {
  const joined = text.toLowerCase().replace(/['`]/g, '');
  const letters = joined.includes('&') ? joined.replace(/(?<=\b[a-z])&(?=[a-z]\b)/g, '') : joined;
  return letters.replace(/[^a-z0-9]+/g, ' ').trim();
}

/** Lower case, without accents; apostrophes join ("Arnott's" is "arnotts"), all else separates. */
export function fold(text: string): string {
  if (/^[ -~]*$/.test(text)) return foldPlain(text);
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘`´]/g, '')
    .replace(/(?<=\b[a-z])&(?=[a-z]\b)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The form under which a word is found: singular, and with the endings "y" and "ie" written "i". What is
 * left of a regular word is a beginning of it ("cooki" for "cookies"), so that it is found while typing.
 */
export function stem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (!'esy'.includes(word.charAt(word.length - 1))) return word; // no rule below is about it
  if (word.length <= 3 || /\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return word.slice(0, -2);
  if (word.endsWith('ie') && word.length > 4) return word.slice(0, -1);
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}i`;
  if (word.endsWith('oes')) return word.slice(0, -2);
  if (word.endsWith('oe')) return word.slice(0, -1);
  if (/(ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('che')) return word.slice(0, -1);
  if (/[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** The words of a text as they are written, folded, without those that say nothing. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  if (folded === '') return [];
  const all = folded.split(' ');
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

/** The words under which a text is found. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stem);

/** A name as one key: what two spellings of the same name share, and what a beginning is compared with. */
export const nameKey = (name: string): string => wordsOf(name).join(' ');

const MAX_WORDS = 60;

/** Every word under which a food is found, each once. */
export function foodWords(food: {
  name: string;
  brand: string | null;
  synonyms?: readonly string[] | null;
}): string[] {
  const texts = [food.name, food.brand ?? '', ...(food.synonyms ?? [])];
  const words = new Set<string>();
  for (const text of texts) {
    const stems = stemsOf(text);
    for (const word of stems) words.add(word);
    // "Weet-Bix" is typed "weetbix"
    if (!text.includes('-')) continue;
    for (const joined of text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []) {
      words.add(stem(fold(joined).replaceAll(' ', '')));
    }
  }
  return [...words].filter((word) => word.length <= 60).slice(0, MAX_WORDS);
}

export type TypedQuery = {
  /** folded words, the last of which may be unfinished */
  words: string[];
  /** true when a space or sign after the last word says that it is finished */
  finished: boolean;
};

const MAX_TYPED_WORDS = 8;

export function readQuery(text: string): TypedQuery {
  const all = fold(text).split(' ').filter(Boolean);
  const finished = /[^\p{L}\p{N}'’]$/u.test(text);
  const words = all.filter((word, at) => !STOP_WORDS.has(word) || (all.length === 1 && at === 0));
  return { words: (words.length > 0 ? words : all).slice(0, MAX_TYPED_WORDS), finished };
}
