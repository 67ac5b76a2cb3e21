import { stem } from '#features/foods/rules/search/search-words.ts';

/** Which states of a food a word of preparation fits, the closest first (rules/catalogue-file.ts). */
const FITS: Record<string, readonly string[]> = {
  raw: ['raw'],
  fresh: ['raw'],
  uncooked: ['raw', 'dried', 'frozen'],
  cooked: [
    'cooked',
    'boiled',
    'grilled',
    'roasted',
    'baked',
    'stewed',
    'steamed',
    'fried',
    'prepared',
  ],
  boiled: ['boiled', 'cooked'],
  steamed: ['steamed', 'boiled', 'cooked'],
  poached: ['cooked', 'boiled'],
  grilled: ['grilled', 'cooked', 'roasted', 'baked'],
  barbecued: ['grilled', 'cooked', 'roasted'],
  bbq: ['grilled', 'cooked', 'roasted'],
  charred: ['grilled'],
  baked: ['baked', 'roasted', 'cooked'],
  roasted: ['roasted', 'baked', 'cooked'],
  roast: ['roasted', 'baked', 'cooked'],
  fried: ['fried', 'cooked'],
  sauteed: ['fried', 'cooked'],
  crumbed: ['fried', 'baked', 'cooked'],
  battered: ['fried'],
  stewed: ['stewed', 'cooked'],
  braised: ['stewed', 'cooked'],
  toasted: ['toasted', 'roasted'],
  smoked: ['smoked'],
  tinned: ['canned'],
  canned: ['canned'],
  dried: ['dried'],
  dry: ['dried', 'raw'],
  frozen: ['frozen', 'raw'],
};
const OTHERS = [
  'mashed',
  'grated',
  'shaved',
  'shredded',
  'crispy',
  'hot',
  'pan',
  'shallow',
  'deep',
  'air',
  'scrambled',
  'wilted',
];

/** Words of preparation that change nothing about what is in a food. */
const HARMLESS = new Set(
  'plain mild peeled drained trimmed deveined ripe sliced chopped diced melted warm cold leftover reheated homemade'.split(
    ' ',
  ),
);

const byStem = new Map(Object.entries(FITS).map(([word, states]) => [stem(word), states]));
const telling = new Set([...byStem.keys(), ...[...OTHERS, ...HARMLESS].map(stem)]);

export const isHarmless = (word: string): boolean => HARMLESS.has(word);

/** The words of preparation in a phrase: "fried", "raw", "grated". */
export const preparationsOf = (words: readonly string[]): string[] =>
  words.filter((word) => telling.has(stem(word)));

/**
 * How well a food's state fits what was said to be done to it: 1 the very state, down to -1 for another one; 0 where
 * the food has no state that could say.
 */
export function stateFit(preparations: readonly string[], state: string | null): number {
  const wanted = preparations
    .map((word) => byStem.get(stem(word)))
    .filter((one) => one !== undefined);
  if (wanted.length === 0 || state === null || state === 'as-sold') return 0;
  const fits = wanted.map((states) => {
    const place = states.indexOf(state);
    if (place >= 0) return 1 - place * 0.15;
    return state === 'prepared' ? 0 : -1;
  });
  return Math.min(...fits);
}
