import { computeUncookedPenalty } from '#features/food-facts/rules/kinds/eaten-state.ts';
import {
  matchScore,
  type Reading,
  textOf,
  WordComparison,
} from '#features/foods/rules/search/food-match.ts';
import { resultScore, type Standing } from '#features/foods/rules/search/result-order.ts';
import { stem, wordsOf } from '#features/foods/rules/search/search-words.ts';
import { typingDistance } from '#platform/shared/typing-errors.ts';
import { isCommon } from './common-words.ts';
import { isHarmless, stateFit } from './preparation.ts';

/** What is known of a food before it is chosen. */
export type Choosable = {
  name: string;
  brand: string | null;
  synonyms?: readonly string[] | null;
  state?: string | null;
  category?: string | null;
  /** the labels of its portions */
  portions: readonly string[];
};

/** What the words of an item ask for. */
export type Wanted = {
  words: string[];
  readings: Reading[];
  /** words that need not be found: the search forgave them */
  forgiven: number;
  preparations: string[];
  /** the same without its words of preparation, which a food may answer by its state; null without any */
  bare: Reading[] | null;
  /** what the portion of the right food may be called: "slice" */
  unit: string | null;
};

/** What a food is only if it is said. */
const SAID_ONLY =
  /\b(no|low|reduced|light|lite|skim|diet|sugar[- ]free|no[- ]added|no[- ]fat|gluten[- ]free|salt[- ]reduced|powder|dry|dried|frozen|canned|baby|premium|mix|raw|uncooked|mini|fast food|unsalted|peeled|yolk|white|toasted)\b/gi;

/** What people say who eat no meat, and what is meat in a name. */
const MEATLESS = new Set('vegan vegetarian vego veggie vegie meatless'.split(' '));
const MEAT =
  /\b(beef|steak|lamb|pork|ham|bacon|chicken|turkey|duck|veal|meat|mince|salami|pepperoni|chorizo|fish|salmon|tuna|prawns?|seafood)\b/i;
const OF_PLANTS = /\b(vegetarian|vegan|veggie|plant|meat[- ]free|lentil|tofu)\b/i;

/** Words that a food cannot answer whatever else it is called: no dish with meat is a vegan one. */
const contradicted = (words: readonly string[], { name }: Choosable): string[] =>
  MEAT.test(name) && !OF_PLANTS.test(name) ? words.filter((word) => MEATLESS.has(word)) : [];

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word) => b.includes(word));

/** 1 when the words are all of a name, a little less for the part before its comma, 0 otherwise. */
function exactness(stems: readonly string[], food: Choosable, prepared: boolean): number {
  const [head = ''] = food.name.split(/[,(]/);
  let best = 0;
  for (const [at, text] of [food.name, ...(food.synonyms ?? [])].entries()) {
    if (sameSet(stems, [...new Set(wordsOf(text).map(stem))]))
      best = Math.max(best, at === 0 ? 1 : 0.97);
  }
  if (best === 0 && sameSet(stems, wordsOf(head).map(stem))) best = prepared ? 0.8 : 0.6;
  return best;
}

const distinct = (words: readonly string[]): string[] => [...new Set(words.map(stem))];

/** Compares one item's words with foods, all by the same measure. */
export class SentenceChoice {
  readonly #wanted: Wanted;
  readonly #compare = new WordComparison();

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  /**
   * How well a food is what was said, higher is better; null when it is something else. `times`: how often this person
   * has logged it lately.
   */
  score(food: Choosable, standing: Standing, times: number): number | null {
    const { words, readings, bare, preparations, forgiven, unit } = this.#wanted;
    const text = textOf(food);
    const fit = stateFit(preparations, food.state ?? null);
    const whole = matchScore(readings, text, this.#compare, forgiven);
    const without = bare ? matchScore(bare, text, this.#compare, forgiven) : null;
    const match = Math.max(whole ?? -1, without === null ? -1 : without - 0.1 + 0.35 * fit);
    if (match <= 0) return null;
    const rest = words.filter((word) => !preparations.includes(word));
    const exact = Math.max(
      exactness(distinct(words), food, false),
      // A reading with another word for the same thing: "chook" for "chicken".
      ...readings
        .slice(1)
        .map(
          (reading) =>
            0.9 *
            exactness([...new Set(reading.words.map((word) => word.stem))], food, false) *
            reading.trust,
        ),
      bare && fit >= 0 ? exactness(distinct(rest), food, true) * 0.9 : 0,
    );
    // "Battered fish" is the name of one, so that no other fried fish is meant.
    const called =
      preparations.length > 0 && exactness(distinct(words), food, false) > 0.9 ? 0.3 : 0;
    // What is eaten often is meant even where another food has the plainer name.
    const often = exact > 0 && times > 1 ? (0.9 * times) / (times + 2) : 0;
    const tinned = unit === 'can' && food.state === 'canned' ? 0.4 : 0;
    const fitting = 0.6 * exact + called + 0.12 * unitFit(unit, food) + often + tinned;
    const unsaid = this.#unsaid(food, exact >= 0.97);
    const against =
      unsaid + this.#otherThing(text) + (contradicted(words, food).length > 0 ? 0.6 : 0);
    return resultScore(match, standing) + fitting - against;
  }

  /** The last word says what it is, those before it what kind: garlic prawns are no garlic. */
  #otherThing(text: ReturnType<typeof textOf>): number {
    const { forgiven, words } = this.#wanted;
    const last = words.at(-1) ?? '';
    if (forgiven === 0) return 0;
    const all = [...text.name, ...text.brand, ...text.synonyms.map((one) => one.at(-1) ?? '')];
    return all.some((word) => this.#compare.of(last, stem(last), word, false) > 0.5) ? 0 : 0.6;
  }

  /** `isCalledSo`: its whole name was said, of which a powder need not be told again. */
  #unsaid(food: Choosable, isCalledSo: boolean): number {
    const { words, preparations } = this.#wanted;
    const said = new Set(words.map(stem));
    const more = [...food.name.matchAll(SAID_ONLY)].filter(
      ([word]) =>
        !wordsOf(word).every((one) => said.has(stem(one))) &&
        !(isCalledSo && word.toLowerCase() === 'powder'),
    );
    const malus = preparations.length === 0 ? computeUncookedPenalty(food, words) : 0;
    return Math.min(0.24, 0.08 * more.length) + malus;
  }
}

/** Whether a food has a portion of that name. */
function unitFit(unit: string | null, { portions }: Choosable): number {
  if (unit === null) return 0;
  return portions.some((label) => label.split(' ').some((word) => stem(word) === stem(unit)))
    ? 1
    : 0;
}

/** How the words of an item and a food agree. */
export type Agreement = {
  /** said words that the food does not answer, for the person to see */
  unanswered: string[];
  /** words that fit only with a typing error: "bananna" */
  guessed: string[];
};

const MIN_LENGTH_FOR_ONE_ERROR = 5;
const MIN_LENGTH_FOR_TWO_ERRORS = 8;

const VOWELS = /[aeiouy]/;

/**
 * A typing error of the same word: it begins alike, and is long enough to have one. Another consonant makes another
 * word of a short one: "shapes" are no "shakes", "solo" is no "polo".
 */
function isMisspelt(word: string, known: string): boolean {
  const typed = stem(word);
  if (word.length < MIN_LENGTH_FOR_ONE_ERROR || typed[0] !== known[0]) return false;
  const most = word.length < MIN_LENGTH_FOR_TWO_ERRORS ? 1 : 2;
  if (typingDistance(typed, known, most) > most) return false;
  if (most > 1 || typed.length !== known.length) return true;
  const other = [...typed].flatMap((letter, at) => (letter === known[at] ? [] : [at]));
  return (
    other.length > 1 ||
    other.every((at) => [typed, known].every((one) => VOWELS.test(one[at] ?? '')))
  );
}

/** Query words that a food matches. */
export function agreementOf(wanted: Wanted, food: Choosable): Agreement {
  const { name, brand, synonyms, portions } = food;
  const known = [name, brand ?? '', ...(synonyms ?? []), ...portions].flatMap((text) =>
    wordsOf(text).map(stem),
  );
  const inReading = wanted.readings.some((reading) =>
    reading.words.every((word) => known.includes(word.stem)),
  );
  const agreement: Agreement = { unanswered: contradicted(wanted.words, food), guessed: [] };
  if (inReading) return agreement;
  for (const word of wanted.words) {
    if (known.includes(stem(word)) || known.includes(word)) continue;
    if (agreement.unanswered.includes(word)) continue;
    const prepared = wanted.preparations.includes(word);
    if (prepared && (isHarmless(word) || stateFit([word], food.state ?? null) > 0)) continue;
    if (!isCommon(word) && known.some((one) => isMisspelt(word, one))) agreement.guessed.push(word);
    else agreement.unanswered.push(word);
  }
  return agreement;
}

/**
 * Whether a food that leaves words unanswered may still be meant: a brand or a word that nobody knows before the very
 * name ("zzq banana"). A word that is food itself makes another thing of it ("garlic sauce"), and so does the last one.
 */
export function mayBeMeant(
  { words, preparations }: Wanted,
  { unanswered, guessed }: Agreement,
  isFoodWord: (word: string) => boolean,
): boolean {
  const left = unanswered.filter((word) => !preparations.includes(word) && !MEATLESS.has(word));
  if (left.length === 0) return true;
  if (guessed.length > 0) return false;
  const telling = words.filter((word) => !preparations.includes(word));
  const last = telling.at(-1);
  return left.length < telling.length && !left.some((word) => word === last || isFoodWord(word));
}

/** Last words that are left out in speech: "hollandaise", "naan". */
const PLAIN_LAST = new Set(
  'sauce dressing bread cheese oil powder seed biscuit cracker juice salad'.split(' ').map(stem),
);

/**
 * Whether one word alone may mean a food: it is a name of it, or the last word of a part of its name ("balsamic" of
 * "Vinegar, balsamic"). "Top" is no Top Deck.
 */
export function isCalledBy(word: string, { name, brand, synonyms }: Choosable): boolean {
  const told = stem(word);
  const parts = [...name.split(/[,(]/), brand ?? ''];
  const isLast = (text: string) => {
    const words = wordsOf(text).map(stem);
    const telling = words.length === 2 && PLAIN_LAST.has(words[1] ?? '') ? words[0] : words.at(-1);
    return telling === told;
  };
  const isWhole = (text: string) => {
    const words = wordsOf(text).map(stem);
    return words.join(' ') === told || words.join('') === told;
  };
  return parts.some(isLast) || (synonyms ?? []).some(isWhole) || isWhole(name.replaceAll('-', ''));
}

/** What says which part of a food it is, not what was put to it. */
const OWN_PARTS = /^(skin|fat|bone|seeds?|stone|shell)\b/;

/** What a food is counted with although nobody said so: the butter of "Vegemite on toast with butter". */
export function findMissingParts(words: readonly string[], name: string): string[] {
  const said = new Set(words.map(stem));
  const parts = [
    ...name.toLowerCase().matchAll(/\b(?:with|and) ([^,(]+?)(?= with | and |[,(]|$)/g),
  ];
  return parts
    .map(([, part = '']) => part.trim())
    .filter((part) => !OWN_PARTS.test(part))
    .filter((part) => !wordsOf(part).some((word) => said.has(stem(word))));
}
