import { amountAt } from '#features/foods/rules/amounts/sentence-numbers.ts';
import { UNIT_WORDS, unitAt } from '#features/foods/rules/amounts/sentence-units.ts';
import { type SentenceWord, sentenceWords } from '#features/foods/rules/amounts/sentence-words.ts';
import { stem, wordMap } from '#features/foods/rules/search/search-words.ts';
import { isCommonOrPlural } from './common-words.ts';
import { isLookAlike } from './look-alikes.ts';
import { type NearWord, NearWords } from './near-words.ts';
import { preparationsOf } from './preparation.ts';
import { formAt, heardFor, type TypedForm } from './shorthand.ts';

/** What is known of the names of foods. */
export type FoodNames = {
  /** a name has this word */
  knows(word: string): boolean;
  /** these words are a name, or its first part */
  isNamed(text: string): boolean;
  /** words of names that may have been meant by a slip */
  near(word: string, limit: number): readonly NearWord[];
};

/** What stands in the text instead of what was typed from `from` to `to`. */
type Change = { from: number; to: number; meant: string; isGuess: boolean };

/** Words of our own rules that people mistype as they do foods. */
const OWN_WORDS = new Set(
  `half quarter third couple dozen three four five seven eight twelve with without and about between leftover leftovers
  extra small medium large regular little slice breakfast lunch dinner snack afternoon morning tonight yesterday
  grilled fried boiled poached scrambled roasted roast baked steamed mashed toasted crumbed frozen grated melted raw
  cooked homemade shared split finished skipped plain heaped handful everything instead another`.split(
    /\s+/,
  ),
);

const NEAR_OWN = new NearWords([...OWN_WORDS].map((word) => [word, 1]));
const NEAR_UNITS = new NearWords(UNIT_WORDS.map((word) => [word, 1]));

/** How unlikely a slip may be in a word of so many letters. */
const MOST = [0, 0, 0, 0.56, 0.56, 0.9, 1, 1.15, 1.4];
const mostOf = (word: string): number => MOST[Math.min(word.length, MOST.length - 1)] ?? 0;
/** So much more where the words beside it agree. */
const AGREED = 0.4;
/** Up to here nothing else can have been meant. */
const sureOf = (word: string): number => (word.length < 5 ? 0.31 : word.length < 7 ? 0.44 : 0.56);
const CLEARER_BY = 0.2;

/** Ends of English words that a food is hardly mistyped with. */
const SUFFIX = /(?:ers|ing|ness|tion|ment|ful|ous)$/;

/** In a list without commas they are two things to eat. */
const TWO_FOODS = new Set(['buttermilk', 'buttercream', 'cheesesteak']);

/** Letters that are units only after a figure. */
const AFTER_FIGURES = wordMap({
  c: 'cup',
  C: 'cup',
  t: 'tsp',
  T: 'tbsp',
  tb: 'tbsp',
  Tb: 'tbsp',
  sc: 'scoop',
  sl: 'slices',
  hf: 'handful',
  lge: 'large',
  lg: 'large',
  sml: 'small',
  med: 'medium',
});

/** `score`: its cost, less what is likelier. */
type Candidate = NearWord & { score: number; agrees: boolean };

/** A word of food, of our own rules or of everyday English: it is what was meant. */
const isKnownWord = (folded: string, names: FoodNames): boolean =>
  folded.length < 3 ||
  /\d/.test(folded) ||
  names.knows(folded) ||
  names.isNamed(folded) ||
  // "Bunless"
  (folded.endsWith('less') && names.knows(folded.slice(0, -4))) ||
  OWN_WORDS.has(folded) ||
  isCommonOrPlural(folded) ||
  isLookAlike(folded) ||
  heardFor(folded) !== undefined ||
  preparationsOf([folded]).length > 0;

/** A sentence as it was typed, and its words as the reader knows them. */
class Speller {
  readonly #text: string;
  readonly #words: SentenceWord[];
  readonly #names: FoodNames;
  readonly #isOther: (word: string) => boolean;
  readonly changes: Change[] = [];

  constructor(text: string, names: FoodNames, isOther: (word: string) => boolean) {
    this.#text = text;
    this.#isOther = isOther;
    this.#words = sentenceWords(text);
    this.#names = names;
    for (let at = 0; at < this.#words.length; ) at += this.#read(at);
  }

  /** Reads the word at a place; how many words it took. */
  #read(at: number): number {
    const word = this.#words[at];
    if (!word || word.figure !== null) return 1;
    const short = this.#shortUnit(at, word);
    if (short) {
      this.#change(at, 1, short, false);
      return 1;
    }
    const form = formAt(this.#text, this.#words, at);
    if (form && !this.#isMeantAsTyped(at, form)) {
      this.#change(at, form.typed.length, form.meant, false);
      return form.typed.length;
    }
    const joined = this.#joined(at);
    if (joined) {
      this.#change(at, 2, joined, false);
      return 2;
    }
    const heard = heardFor(word.folded);
    if (heard && this.#isHeard(at, heard)) this.#change(at, 1, heard, false);
    else if (!this.#isKnown(at)) this.#correct(at, word);
    return 1;
  }

  /** What is short for a unit after a figure: "2 T", "1sc", and "2lge" with both in one word. */
  #shortUnit(at: number, { folded, text }: SentenceWord): string | null {
    const isCounted = (this.#words[at - 1]?.figure ?? null) !== null;
    // Pounds follow a figure.
    if (text === 'LB' && !isCounted) return 'long black';
    // "150gchicken", "2xeggs": the unit stands in one with the food.
    const [, unitWord, food = ''] =
      /^(x|g|gms?|ml|kg|tbsp|tsp|cups?)([a-z]{3,})$/.exec(folded) ?? [];
    const isGlued = isCounted && this.#words[at]?.close && !this.#isKnown(at);
    if (unitWord && isGlued && this.#names.knows(food)) return ` ${unitWord} ${food}`;
    const isBone = /^bones?$/.test(this.#words[at + 1]?.folded ?? '');
    if (isCounted && this.#words[at]?.gap === 'none' && !isBone)
      return AFTER_FIGURES.get(text) ?? null;
    const [, figure, letters = ''] = /^(\d+)([a-z]{2,3})$/.exec(folded) ?? [];
    if (!figure || this.#names.knows(folded) || /^(am|pm|min|st|nd|rd|th)$/.test(letters))
      return null;
    const unit = AFTER_FIGURES.get(letters);
    const isWord = unit || this.#names.knows(letters) || formAt(letters, sentenceWords(letters), 0);
    return isWord || unitAt([{ folded: letters }], 0) ? `${figure} ${unit ?? letters}` : null;
  }

  /** What a name of the catalogue has as it stands: "Mad Mex", "parma". */
  #isMeantAsTyped(at: number, { typed, meant, isDish }: TypedForm): boolean {
    const own = typed.join(' ');
    if (typed.length > 1)
      return typed.every((word) => this.#names.knows(word)) && this.#names.isNamed(own);
    // "Vinegar crisps" are no vinegar and "potato crisps".
    if (meant.endsWith(` ${own}`) && this.#beside(at - 1) !== null) return true;
    return (isDish && this.#names.knows(own)) || this.#agrees(at, own);
  }

  #change(at: number, length: number, meant: string, isGuess: boolean): void {
    const [first, last] = [this.#words[at], this.#words[at + length - 1]];
    if (!first || !last) return;
    this.changes.push({ from: first.from, to: last.to, meant, isGuess });
    // What follows is read beside what was meant.
    first.folded = meant;
  }

  /** The word beside another in one run of words, if a name has it. */
  #beside(at: number): string | null {
    const word = this.#words[at];
    return word && word.figure === null && this.#names.knows(word.folded) ? word.folded : null;
  }

  /** Whether a word and those beside it are a name: "shepherds pie", "onion rings". */
  #agrees(at: number, meant: string): boolean {
    const isTogether = (place: number) => this.#words[place]?.gap === 'none';
    const before = isTogether(at) ? this.#beside(at - 1) : null;
    const after = isTogether(at + 1) ? this.#beside(at + 1) : null;
    const second = after && isTogether(at + 2) ? this.#beside(at + 2) : null;
    const first = before && isTogether(at - 1) ? this.#beside(at - 2) : null;
    const texts = [
      before && `${before} ${meant}`,
      after && `${meant} ${after}`,
      before && after && `${before} ${meant} ${after}`,
      second && `${meant} ${after} ${second}`,
      first && `${first} ${before} ${meant}`,
    ];
    return texts.some((text) => text && this.#names.isNamed(text));
  }

  /** "Water melon": a name in two pieces, where the pieces are none. */
  #joined(at: number): string | null {
    const [one, other] = [this.#words[at], this.#words[at + 1]];
    if (!one || other?.gap !== 'none' || other.figure !== null || other.close) return null;
    const whole = one.folded + other.folded;
    if (one.folded.length < 3 || other.folded.length < 3 || TWO_FOODS.has(whole)) return null;
    if (!this.#names.isNamed(whole)) return null;
    return this.#names.isNamed(`${one.folded} ${other.folded}`) ? null : whole;
  }

  #isHeard(at: number, meant: string): boolean {
    if (this.#agrees(at, this.#words[at]?.folded ?? '')) return false;
    return this.#agrees(at, meant) || this.#isMeasured(at, meant);
  }

  /** "Bowl of serial", "250 g stake": what is measured is eaten. */
  #isMeasured(at: number, meant: string): boolean {
    const of = this.#words[at - 1]?.folded === 'of' ? at - 1 : at;
    const unit = unitAt(this.#words, of - 1)?.unit;
    const isWhole = meant === 'whole' && amountAt(this.#words, at - 1) !== null;
    return isWhole || (unit !== undefined && !unit.needsOf && this.#names.isNamed(meant));
  }

  #isKnown(at: number): boolean {
    const word = this.#words[at];
    const isOfAmount = unitAt(this.#words, at) !== null || amountAt(this.#words, at) !== null;
    if (word === undefined || isOfAmount || this.#isOther(word.folded)) return true;
    return isKnownWord(word.folded, this.#names);
  }

  #correct(at: number, word: SentenceWord): void {
    // "Jess's", "Karen"
    if (/['’]s$/.test(word.text) || /^(.)\1+$/.test(word.folded)) return;
    const other = this.#squeezed(word.folded) ?? this.#apart(word.folded);
    if (other) {
      this.#change(at, 1, other, false);
      return;
    }
    const [best, second] = this.#candidates(at, word);
    if (!best) return;
    const isClear =
      !second || second.score - best.score >= CLEARER_BY || stem(second.word) === stem(best.word);
    const isSure = (best.agrees || best.cost <= sureOf(word.folded)) && (isClear || best.agrees);
    // "Bazza" is no basa.
    const isName = word.gap !== 'end' && /^\p{Lu}\p{Ll}/u.test(word.text);
    if (!isName || (isSure && (best.agrees || word.folded.length > 5)))
      this.#change(at, 1, best.word, !isSure);
  }

  /** "Cheeseee", "sooo": a letter that is held for emphasis. */
  #squeezed(folded: string): string | null {
    const forms = [/(.)\1{2,}/g, /(.)\1+/g].flatMap((held) =>
      ['$1$1', '$1'].map((letters) => folded.replace(held, letters)),
    );
    if (!/(.)\1\1/.test(folded)) return null;
    const isMeant = (one: string) => this.#isOther(one) || isKnownWord(one, this.#names);
    return forms.find((one) => one.length > 2 && isMeant(one)) ?? null;
  }

  /** "Flatwhite", "cupof": two words without the space between them. */
  #apart(folded: string): string | null {
    for (let cut = 3; cut <= folded.length - 2; cut += 1) {
      const [one, other] = [folded.slice(0, cut), folded.slice(cut)];
      const isUnit = unitAt([{ folded: one }], 0) !== null || /^(half|couple)$/.test(one);
      if (isUnit && /^(of|a|o)$/.test(other)) return `${one} of`;
      if (other.length < 3 || !this.#names.isNamed(`${one} ${other}`)) continue;
      if (this.#names.knows(one) && this.#names.knows(other)) return `${one} ${other}`;
    }
    return null;
  }

  /** What may have been meant, the likeliest first. */
  #candidates(at: number, { folded }: SentenceWord): Candidate[] {
    const most = mostOf(folded);
    const limit = most + AGREED;
    const found: Candidate[] = [];
    const add = (one: NearWord, likely: number) => {
      const { word, cost } = one;
      const agrees = this.#agrees(at, word);
      if (cost > most && !agrees) return;
      // "Shearers" are no shiraz.
      if (!agrees && !word.endsWith(SUFFIX.exec(folded)?.[0] ?? '')) return;
      // "Bin" is no "bun".
      if (folded.length === 3 && /[aeiou]/.test(folded) && !agrees) return;
      found.push({ ...one, score: cost - likely - (agrees ? AGREED : 0), agrees });
    };
    for (const one of this.#names.near(folded, limit))
      add(one, Math.min(0.25, 0.04 * Math.log2(one.times)));
    for (const one of NEAR_OWN.find(folded, limit)) add(one, 0.15);
    const isCounted = amountAt(this.#words, at - 1) !== null;
    const isOf = this.#words[at + 1]?.folded === 'of';
    if (isCounted || isOf) for (const one of NEAR_UNITS.find(folded, limit)) add(one, 0.3);
    return found.sort((a, b) => a.score - b.score);
  }
}

/** A text with its words corrected, and where each of its letters was typed. */
export class SpelledText {
  readonly text: string;
  readonly #typed: string;
  readonly #changes: readonly Change[];

  /** `isOther`: a word that names no food and is known all the same ("had", "large") */
  constructor(typed: string, names: FoodNames, isOther: (word: string) => boolean) {
    this.#typed = typed;
    this.#changes = new Speller(typed, names, isOther).changes;
    let [text, end] = ['', 0];
    for (const { from, to, meant } of this.#changes) {
      text += typed.slice(end, from) + meant;
      end = to;
    }
    this.text = text + typed.slice(end);
  }

  /** Words of the right text, with what was typed for each and where; marked where it is a guess. */
  asTyped(words: readonly SentenceWord[]): SentenceWord[] {
    let [shift, next] = [0, 0];
    return words.map((word) => {
      let change = this.#changes[next];
      while (change && word.from >= change.from + shift + change.meant.length) {
        shift += change.meant.length - (change.to - change.from);
        next += 1;
        change = this.#changes[next];
      }
      const isChanged = change !== undefined && word.to > change.from + shift;
      const from = isChanged ? (change?.from ?? 0) : word.from - shift;
      const to = isChanged ? (change?.to ?? 0) : word.to - shift;
      const typed = { ...word, from, to, text: this.#typed.slice(from, to) };
      return isChanged && change?.isGuess ? { ...typed, isGuess: true } : typed;
    });
  }
}
