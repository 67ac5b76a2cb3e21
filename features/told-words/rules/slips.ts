/** Letters that stand for one sound, or nearly: "siracha", "kokonut", "vegimite". */
const ALIKE = new Set(
  'ck ks cs sz gj jz iy qk xk vf wv td bp mn lr'
    .split(' ')
    .flatMap(([a = '', b = '']) => [a + b, b + a]),
);
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Letters beside each other on a telephone. */
const NEIGHBOURS = new Set(
  ROWS.flatMap((row, at) =>
    [...row].flatMap((letter, place) => {
      const under = ROWS[at + 1] ?? '';
      const beside = [row[place + 1], under[place - 1], under[place]].filter(Boolean);
      return beside.flatMap((other) => [`${letter}${other}`, `${other}${letter}`]);
    }),
  ),
);

const isVowel = (letter = ''): boolean => 'aeiouy'.includes(letter);

function costOfOther(typed: string, meant: string): number {
  if (isVowel(typed) && isVowel(meant)) return 0.45;
  if (ALIKE.has(typed + meant)) return 0.5;
  return NEIGHBOURS.has(typed + meant) ? 0.75 : 1.1;
}

/** A letter too many or too few: one of a pair, a vowel that is hardly heard, a silent one. */
function costOfOne(word: string, at: number): number {
  const letter = word[at];
  if (letter === word[at - 1] || letter === word[at + 1]) return 0.3;
  if (at === word.length - 1 && (letter === 'e' || letter === 's')) return 0.4;
  return isVowel(letter) || letter === 'h' ? 0.55 : 0.9;
}

/** A word begins as it is meant, but for its sound: "cinoa" and "kwinoa". */
const FIRST = 0.6;

/**
 * How unlikely it is that `meant` was typed as `typed`: 0 for the same word, about 0.5 for one slip that sounds or
 * looks alike, 1 for a plain one; more than `limit` as soon as it is more.
 */
function letterCost(typed: string, meant: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (let at = 1; at <= meant.length; at += 1)
    last.push((last[at - 1] ?? 0) + costOfOne(meant, at - 1) + (at === 1 ? FIRST : 0));
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [(last[0] ?? 0) + costOfOne(typed, i - 1) + (i === 1 ? FIRST : 0)];
    let least = row[0] ?? 0;
    for (let j = 1; j <= meant.length; j += 1) {
      const [a = '', b = ''] = [typed[i - 1], meant[j - 1]];
      const first = i === 1 && j === 1 ? FIRST : 0;
      let cost = (last[j - 1] ?? 0) + (a === b ? 0 : costOfOther(a, b) + first);
      cost = Math.min(cost, (last[j] ?? 0) + costOfOne(typed, i - 1));
      cost = Math.min(cost, (row[j - 1] ?? 0) + costOfOne(meant, j - 1));
      if (a === meant[j - 2] && typed[i - 2] === b && a !== b)
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 0.5 + (i === 2 ? FIRST / 2 : 0));
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[meant.length] ?? limit + 1;
}

/** How a word sounds, roughly: "cofee" and "coffee", "fettuccine" and "fetucini". */
export const soundOf = (word: string): string =>
  word
    .replace(/^(?:wh|w)(?=r|o)/, 'w')
    .replace(/^kn/, 'n')
    .replace(/ph/g, 'f')
    .replace(/gh(?=$|t)/g, '')
    .replace(/qu|kw/g, 'kw')
    .replace(/x/g, 'ks')
    .replace(/tch|tsch/g, 'ch')
    .replace(/sch/g, 'sh')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)|ck/g, 'k')
    .replace(/z/g, 's')
    // Australians do not say an r that no vowel follows.
    .replace(/(?:augh|ough|our|oar|oor|au|aw|or)(?![aeiou])/g, 'o')
    .replace(/(?:er|re|ar|or|a)(?=s?$)/g, 'a')
    .replace(/ar(?![aeiou])/g, 'a')
    .replace(/[eiu]r(?![aeiou])/g, 'e')
    .replace(/(?:ie|ey|ee|ea|y|i)(?=s?$)/g, 'i')
    .replace(/ou|oo|ew/g, 'u')
    .replace(/ee|ea|ie|ei/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/([^aeiou])e(?=s?$)/g, '$1');

const SOUNDS_ALIKE = 0.25;

const consonantsOf = (word: string): string =>
  word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');

/** Vowels left out: "hny", "brkfst". The first and the last letter stay, and most consonants. */
function shorthandCost(typed: string, meant: string): number | null {
  const vowels = typed.replace(/[^aeiou]/g, '').length;
  if (typed.length < 3 || vowels > (typed.length > 5 ? 1 : 0) || typed[0] !== meant[0]) return null;
  if (meant.length > typed.length * 2 + 1) return null;
  return consonantsOf(typed) === consonantsOf(meant) ? 0.55 : null;
}

type Sounded = { word: string; sound: string };

/** The least of what it costs by its letters, by its sound, and as shorthand. */
export function slipCost(typed: Sounded, meant: Sounded, limit: number): number {
  if (typed.word === meant.word) return 0;
  const shorthand = shorthandCost(typed.word, meant.word) ?? limit + 1;
  if (Math.abs(typed.word.length - meant.word.length) > 3) return shorthand;
  const letters = letterCost(typed.word, meant.word, limit);
  const sound = letterCost(typed.sound, meant.sound, limit) * 1.1 + SOUNDS_ALIKE;
  return Math.min(shorthand, letters, sound);
}
