import { forgivenErrors, typingDistance } from '#platform/shared/typing-errors.ts';
import { stem, stemsOf } from './search-words.ts';

/** What a name is compared with: one reading of what was typed. */
export type Reading = {
  /** words as typed (folded) beside their stems */
  words: { typed: string; stem: string }[];
  /** the last word may be the beginning of a longer one */
  openEnd: boolean;
  /** less than 1 for readings that are not what was literally typed */
  trust: number;
};

/** The words of a food, prepared for comparing. */
export type FoodText = {
  name: string[];
  /** how many of the name's words come before its first comma or bracket: what the food is called */
  head: number;
  brand: string[];
  synonyms: string[][];
};

export function textOf(food: {
  name: string;
  brand: string | null;
  synonyms?: readonly string[] | null;
}): FoodText {
  const name = stemsOf(food.name);
  const head = stemsOf(food.name.split(/[,(]/)[0] ?? '').length;
  return {
    name,
    head: Math.min(head, name.length) || name.length,
    brand: food.brand ? stemsOf(food.brand) : [],
    synonyms: (food.synonyms ?? []).map(stemsOf),
  };
}

/** From this length on two errors leave enough of a word to know it by. */
const LONG_WORD = 8;

const undoubled = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** Two errors in a short word make another word ("pierogi" is no "peroni"), unless letters are doubled or not. */
const isSlip = (typed: string, word: string): boolean =>
  typed.length >= LONG_WORD || typingDistance(undoubled(typed), undoubled(word), 1) <= 1;

/** How a food is made, in words one letter apart. */
const NO_SLIPS = new Set(['fried', 'dried', 'crispy', 'crimpy']);

/** 1 for the same word, less for a beginning or a word with typing errors, 0 for another word. */
export function likeness(typed: string, typedStem: string, word: string, open: boolean): number {
  if (word === typedStem || word === typed) return 1;
  if (open && typed.length > 0 && (word.startsWith(typed) || word.startsWith(typedStem))) {
    return 0.8 + 0.15 * Math.min(1, typed.length / word.length);
  }
  const forgiven = forgivenErrors(typed);
  if (forgiven === 0 || word.length < 3 || (NO_SLIPS.has(typed) && NO_SLIPS.has(word))) return 0;
  // "hummas" is no plural of "humma".
  const distance = Math.min(
    typingDistance(typedStem, word, forgiven),
    typed === typedStem ? forgiven + 1 : typingDistance(typed, word, forgiven),
  );
  if (distance <= forgiven && (distance < 2 || isSlip(typedStem, word))) {
    return 0.8 - 0.15 * distance;
  }
  // An unfinished word with an error in it: "bananna b", "choclat"
  if (open && word.length > typed.length) {
    const begun = typingDistance(typed, word.slice(0, typed.length), 1);
    if (begun <= 1) return 0.5;
  }
  return 0;
}

/** Compares words once and remembers: the same few words come in hundreds of names. */
export class WordComparison {
  /** By the typed word, then by the other. */
  readonly #whole = new Map<string, Map<string, number>>();
  readonly #begun = new Map<string, Map<string, number>>();

  of(typed: string, typedStem: string, word: string, open: boolean): number {
    const all = open ? this.#begun : this.#whole;
    let known = all.get(typed);
    if (!known) all.set(typed, (known = new Map()));
    let value = known.get(word);
    if (value === undefined) known.set(word, (value = likeness(typed, typedStem, word, open)));
    return value;
  }
}

const best = (numbers: number[]): number => (numbers.length === 0 ? 0 : Math.max(...numbers));

type Phrase = { words: string[]; head: number; weight: number };

/** What a word after the comma counts when it is not named: "Banana, raw" is a banana. */
const QUALIFIER = 0.2;

/** What it counts that the last word said is the food, as it is in English: "chocolate milk" is a milk. */
const SAID_LAST = 0.06;
/** A beginning is at most this like a word (`likeness`): "smooth" has not said smoothie. */
const BEGUN = 0.95;

/** A short word tells less of a food than one that has this many letters: of "congee with egg" the congee. */
const TELLING = 5;

/** How well the words of one phrase (name and brand, or a synonym) are named by the reading. */
function phraseScore(reading: Reading, phrase: Phrase, brand: string[], compare: WordComparison) {
  const last = reading.words.length - 1;
  let sum = 0;
  let letters = 0;
  let missing = 0;
  let saidLast = 0;
  const named = new Set<number>();
  for (const [at, { typed, stem: typedStem }] of reading.words.entries()) {
    const open = at === last && reading.openEnd;
    const told = Math.min(typed.length, TELLING);
    letters += told;
    let inPhrase = 0;
    let where = -1;
    for (const [index, word] of phrase.words.entries()) {
      const value = compare.of(typed, typedStem, word, open) - (named.has(index) ? 0.01 : 0);
      if (value > inPhrase) {
        inPhrase = value;
        where = index;
      }
    }
    const inBrand = best(brand.map((word) => compare.of(typed, typedStem, word, open)));
    if (inPhrase >= inBrand * 0.95 && inPhrase > 0) {
      sum += inPhrase * phrase.weight * told;
      named.add(where);
      if (at === last && at > 0 && where === phrase.head - 1 && inPhrase > BEGUN)
        saidLast = SAID_LAST;
    } else if (inBrand > 0) sum += inBrand * 0.95 * told;
    else missing += 1;
  }
  const share = sum / Math.max(1, letters);
  let [coveredWeight, allWeight, headNamed] = [0, 0, 0];
  for (const index of phrase.words.keys()) {
    const inHead = index < phrase.head;
    const weight = inHead || named.has(index) ? 1 : QUALIFIER;
    allWeight += weight;
    if (!named.has(index)) continue;
    coveredWeight += weight;
    if (inHead) headNamed += 1;
  }
  const covered = coveredWeight / Math.max(1, allWeight);
  const first = named.has(0) ? 0.15 : 0;
  const whole = missing === 0 && headNamed === phrase.head ? 0.25 * share : 0;
  return { missing, score: (share + 0.35 * covered + first + whole + saidLast) * reading.trust };
}

/**
 * How well a food's texts fit what was typed: about 0 to 1.75, null when a word is found nowhere in
 * them (more than `forgivenWords` of the words, and never all).
 */
export function matchScore(
  readings: readonly Reading[],
  text: FoodText,
  compare: WordComparison,
  forgivenWords = 0,
): number | null {
  let bestScore: number | null = null;
  const phrases: Phrase[] = [
    { words: text.name, head: text.head, weight: 1 },
    ...text.synonyms.map((words) => ({ words, head: words.length, weight: 0.98 })),
  ];
  const all = [text.name, ...text.synonyms].flat();
  const everywhere: Phrase = { words: all, head: all.length, weight: 0.9 };
  for (const reading of readings) {
    for (const phrase of text.synonyms.length > 0 ? [...phrases, everywhere] : phrases) {
      const { missing, score } = phraseScore(reading, phrase, text.brand, compare);
      if (missing > forgivenWords || missing >= reading.words.length) continue;
      if (bestScore === null || score > bestScore) bestScore = score;
    }
  }
  return bestScore;
}

/** One reading out of folded words. */
export function readingOf(words: readonly string[], openEnd: boolean, trust = 1): Reading {
  return { words: words.map((typed) => ({ typed, stem: stem(typed) })), openEnd, trust };
}
