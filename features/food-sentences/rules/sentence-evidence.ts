import { unitAt } from '#features/foods/rules/amounts/sentence-units.ts';
import { type SentenceWord, sentenceWords } from '#features/foods/rules/amounts/sentence-words.ts';
import { stem, wordsOf } from '#features/foods/rules/search/search-words.ts';
import { isCommon } from '#features/told-words/rules/common-words.ts';
import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { SMALL_NUMBERS } from '#platform/shared/number-words.ts';
import { FILLERS } from './sentence-chunk.ts';
import { isInBrackets, type SentenceItem } from './sentence-items.ts';
import { findCountedTwice } from './sentence-made-of.ts';
import { STORY } from './sentence-story.ts';

/** What became of an item: the food it was taken for, and how well it fits. */
export type Taken = {
  name: string;
  category: string | null;
  score: number;
  /** the words are its name */
  isNamed: boolean;
  /** another food fits them as well */
  isTied: boolean;
  /** a word fits only with a typing error */
  isGuessed: boolean;
};

/** A sentence and what its items were taken for; those that nothing is called like are not in `taken`. */
export type Reading = {
  text: string;
  words: readonly SentenceWord[];
  items: readonly SentenceItem[];
  /** for each item the one whose description it stands in */
  details: readonly (number | null)[];
  taken: ReadonlyMap<SentenceItem, Taken>;
  names: SpokenNames;
};

/** Scores that only a food with the very name has, and below which the name hardly fits. */
const POOR_SCORE = 1.9;
const VERY_POOR_SCORE = 1.5;

/**
 * How much each sign speaks against an item; from 1 on it is asked about. Fitted on sets of 200 sentences, each tried
 * with the weights of the others (docs/benchmarks.md).
 */
const AGAINST = {
  /** words around it that no food has, or that this one does not answer */
  unknown: 0.75,
  unknownCounted: 0.65,
  /** right before it, or right after it and no food at all has it */
  new: 0.25,
  /** right after it, and other foods have it: "chicken noodle" */
  followed: 0.6,
  poor: 1,
  veryPoor: 0.6,
  /** what stands in brackets or a list after it tells what it is made of, or it stands in brackets */
  described: 0.85,
  /** its words are in the name of another food that was told */
  part: 0.65,
  /** all of them are, and no amount is told of it */
  wholePart: 0.45,
  /** it may be counted twice: in a dish and by itself */
  twice: 0.7,
  /** without what was left out little of it is left: "chicken sandwich minus the bread" */
  withoutCore: 1,
  /** its food is counted with what was left out */
  leftOut: 0.75,
  /** it may not have been eaten yet */
  planned: 1,
  /** "the" stands before it: it was spoken of before, or is a place or a person */
  known: 0.35,
  /** "from the", "off the": where it was taken from */
  source: 0.4,
  /** "for", "after", "about": more was told of it than that it was eaten */
  about: 0.55,
  /** what is joined to it was not found: both may be one thing */
  halved: 0.35,
  /** another food stands right beside it, without a sign, a joining word or an amount between them */
  pressed: 0.35,
  pressedCounted: 0.15,
  /** its words are everyday ones */
  everyday: 0.95,
  /** the words are no name, and two foods answer them as well */
  tied: 0.45,
  misspelt: 0.7,
  /** its words are one of several foods in a stretch without a sign */
  apart: 0.5,
  /** the same food is told before it */
  again: 0.75,
  /** not all that is named was eaten: a change of mind, other people's plates, what was left */
  troubled: 0.3,
  /** beside other things it went into what was cooked, of which a part was had after it */
  cooked: 0.65,
  /** what was off, thrown away or kept is told in its sentence */
  spoilt: 0.5,
  /** the sentence tells more than foods */
  story: 0.3,
  oneWord: 0.35,
};
export type Sign = keyof typeof AGAINST;

/** Signs that say that the food may be another one, even for a person who eats it often. */
export const OF_WORDS: ReadonlySet<Sign> = new Set([
  'unknown',
  'unknownCounted',
  'new',
  'poor',
  'veryPoor',
  'misspelt',
]);

/** Sums of hundredths, which binary figures do not hold exactly. */
export const doubtOf = (signs: readonly Sign[]): number =>
  Math.round(100 * signs.reduce((all, sign) => all + AGAINST[sign], 0)) / 100;

/** From it on an item is asked about. */
export const ASK_FROM = 1;

/** After a food: a part of it was not eaten, or it was another's. Before it: it was made or meant for others. */
const TAKES_BACK =
  /\b(scratch|delete|did ?n[o']?t|left(?! ?-?over)|hold the|minus|the (kids|dog|others))\b/i;
const FOR_OTHERS = /\b(packed|everyone|made(?! with| on))\b/i;
/** Nothing of it was eaten yet, or may never be. */
const PLANNED =
  /\b(thinking (of|about)|planning (on|to)|might (have|make|get|do)|(going to|gonna|will|want to|should) (have|make|get|eat|cook|buy|do)|craving|for tomorrow|tomorrow'?s|tomorrow i|tomorrow$|(dont|don't|not) count)\b/i;
/** Nothing of the whole was. */
const ALL_PLANNED =
  /\b(shopping list|need to buy|should (i|we))\b|^(how|what|does|do|is|are|can|should|which|why)\b.*\?/i;
/** A whole dish was cooked, of which a part was had: its ingredients are not what was eaten. */
const COOKED =
  /\b(made|makes|baked|cooked|serves|batch|(pot|tray) of|started (w|with)|from (?=\d))\b.*\b(had|ate|have)\b(?= (about |only |maybe |like |just )?(\d|an?\b|one|two|three|half|all)\b)/i;
const SPOILT =
  /\b(gone off|(was|were|went) off|tipped|binned|chucked|threw|spilt|spilled|dropped|forgot|burnt|never (ate|had|got|touched)|saved|for later|traded|swapped|(picked|took) (the |all )?[\p{L} ]{2,20} off)\b/giu;
/** Dishes that eggs are counted into. */
const EGGY = /\b(omelette|scrambled|frittata|quiche|pancakes?|french toast)\b/;

const JOINED = /^(and|n|with|w|on|in)$/;
const SOURCE = /\b(from|off|outta|out of) (the )?[\p{L}' ]{0,14}$/iu;
const ABOUT = /\b(for|after|before|to|about|into)( the| my| an?)? $/i;

/** Without them little is left of these: "cheeseburger minus the bun", "the roast without the meat". */
const CORE = /\b(buns?|bread|roll|wrap|tortilla|meat|patt(y|ies)|pastry|muffins?|toast)$/;
const HAS_CORE =
  /(burger|sandwich|sanga|toastie|roll|wrap|kebab|souvlaki|roast|benn?y|benedict|hot ?dogs?|tacos?|burrito|big mac|whopper|zinger|grilled)$/;

const JOINING = new Set(
  'with and in on or of the no without cooked fried raw hot cold white'.split(' '),
);

/** The words that say what something is, as stems. */
const tellingOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 2 && !JOINING.has(word))
    .map(stem);

/** "2", "x", "bowl": it says how much, and nothing of what it is. */
const saysAmount = (word: string): boolean => {
  const folded = word.toLowerCase();
  return /^\d|^x$/.test(folded) || folded in SMALL_NUMBERS || unitAt([{ folded }], 0) !== null;
};

/** A share alone ("ate half of it") says nothing of how much it was. */
const isCounted = ({ amount, unit, each, shared }: SentenceItem): boolean =>
  (amount !== null && !amount.article && !shared) || unit !== null || each !== null;

const NEXT_CLAUSE = /[,.;!\n]|(?=\b(?:but|so|then|for now)\b)/i;
/** After it stands what was eaten, whatever is told before it. */
const EATEN_INSTEAD =
  /\b(had|ate|drank|bought|got|grabbed|finished|settled|ended up|made do|went for|picked up|for now|so far|instead|(lunch|dinner|breakfast|tea|tonight|today) was)\b/i;

/** Whether it is told beside it that something was thrown away, and not after it that this was eaten instead. */
function isSpoilt(text: string, at: number): boolean {
  const [before = ''] = /[^,.;!?\n]*$/.exec(text.slice(0, at)) ?? [];
  const [after = ''] = /^[^,.;!?\n]*/.exec(text.slice(at)) ?? [];
  const told = [...before.matchAll(SPOILT)].at(-1);
  const isInstead = told && EATEN_INSTEAD.test(before.slice(told.index + told[0].length));
  return after.search(SPOILT) >= 0 || (told !== undefined && !isInstead);
}

const isTroubled = (text: string, at: number): boolean =>
  TAKES_BACK.test(text.slice(at)) || FOR_OTHERS.test(text.slice(0, at));

/** Words of a typing error, and words that are names as they stand. */
function readAs({ food, doubtful }: SentenceItem): { misspelt: boolean; apart: boolean } {
  const known = wordsOf(food);
  const read = doubtful?.misspelt ?? [];
  const misspelt = read.some((word) => !wordsOf(word).every((one) => known.includes(one)));
  return { misspelt, apart: read.length > 0 && !misspelt };
}

/** What speaks for each item against its having been eaten and being the food it was taken for. */
export function findSigns(reading: Reading): Map<SentenceItem, Sign[]> {
  const { text, words, items, details, taken, names } = reading;
  const isStory = sentenceWords(text).some(
    ({ folded }) => isCommon(folded) && !names.knows(folded) && !FILLERS.has(folded),
  );
  const cookedUntil = COOKED.exec(text);
  const servedFrom = cookedUntil ? cookedUntil.index + cookedUntil[0].length : 0;
  const foodOf = new Map(items.map((item) => [item, tellingOf(item.food)]));
  const nameOf = new Map(items.map((item) => [item, tellingOf(taken.get(item)?.name ?? '')]));
  const found = new Map<SentenceItem, Sign[]>();
  const twice = findCountedTwice(items, details, (item) => taken.get(item)?.name ?? '');
  for (const [at, item] of items.entries()) {
    const food = taken.get(item);
    if (!food) continue;
    const counted = isCounted(item);
    const others = items.filter((one) => one !== item);
    const eaten = others.filter(({ excluded }) => !excluded);
    const said = foodOf.get(item) ?? [];
    const unsaid = (nameOf.get(item) ?? []).filter((word) => !said.includes(word));
    const isLeftOut = (one: SentenceItem): boolean =>
      foodOf.get(one)?.some((word) => unsaid.some((more) => more.startsWith(word.slice(0, 4)))) ??
      false;
    const after = items.slice(at + 1);
    const kept = after.findIndex(({ excluded }) => !excluded);
    const without = kept < 0 ? after : after.slice(0, kept);
    // "Bacon and egg roll no egg"
    const isWithoutCore = without.some(
      (one) =>
        (HAS_CORE.test(item.food) && CORE.test(one.food)) ||
        (said.length > 1 && foodOf.get(one)?.some((word) => said.includes(word))),
    );
    const isPartOf = (one: SentenceItem): boolean =>
      said.some((word) => word.length > 3 && nameOf.get(one)?.includes(word));
    const isUnsaidOf = (one: SentenceItem): boolean =>
      said.length > 0 &&
      said.every((word) => nameOf.get(one)?.includes(word)) &&
      !said.every((word) => foodOf.get(one)?.includes(word));
    const isEgg = /^eggs?$/.test(item.food) && others.some((one) => EGGY.test(one.food));
    const from = words[Math.min(...item.words)]?.from ?? 0;
    const nameFrom = words.find(
      (word) => word.from >= from && item.food.split(' ').includes(word.folded),
    )?.from;
    const isCookedInto = (nameFrom ?? from) > (cookedUntil?.index ?? 0) && from < servedFrom;
    const presses = item.join === '' || items[at + 1]?.join === '';
    const strange = (item.doubtful?.unknown ?? []).filter((word) => !saysAmount(word));
    const own = words.findIndex((word) => word.from === (nameFrom ?? from));
    const last = own + item.food.split(' ').length;
    // "Pancakes from 1 cup of flour and an egg": all that they were made of is told.
    const isMadeFrom = /^ ?(made )?from (\d|an? |half)/i.test(text.slice(words[last - 1]?.to));
    const isStrange = (word: SentenceWord | undefined): word is SentenceWord =>
      word !== undefined && strange.includes(word.text);
    const follows = isStrange(words[last]) ? words[last].folded : null;
    const isNewBeside = isStrange(words[own - 1]) || (follows !== null && !names.knows(follows));
    const before = text.slice(0, nameFrom ?? from);
    const near = before.split(NEXT_CLAUSE).at(-1) ?? '';
    const [rest = ''] = text.slice(nameFrom ?? from).split(NEXT_CLAUSE);
    const next = items[at + 1];
    const isHalf = next && !next.excluded && !taken.has(next) && JOINED.test(next.join ?? '');
    const { misspelt, apart } = readAs(item);
    const everyday = wordsOf(item.food).every((word) => isCommon(word) || STORY.has(word));
    const signs: [sign: Sign, isSo: boolean][] = [
      ['unknown', !counted && strange.length > 0],
      ['unknownCounted', counted && strange.length > 0],
      ['new', isNewBeside],
      ['followed', follows !== null && names.knows(follows)],
      ['poor', food.score < POOR_SCORE],
      ['veryPoor', food.score < VERY_POOR_SCORE],
      ['described', details.includes(at) || isInBrackets(text, from)],
      ['part', isEgg || eaten.some(isPartOf)],
      ['wholePart', !counted && eaten.some(isUnsaidOf)],
      ['twice', twice.parts.has(item) || twice.dishes.has(item) || isMadeFrom],
      ['withoutCore', isWithoutCore],
      ['leftOut', !isWithoutCore && others.some((one) => one.excluded && isLeftOut(one))],
      ['planned', PLANNED.test(near + rest) || ALL_PLANNED.test(text)],
      ['known', !counted && /\bthe $/i.test(before)],
      ['source', SOURCE.test(near)],
      ['about', ABOUT.test(before)],
      ['halved', isHalf === true],
      ['pressed', !counted && presses],
      ['pressedCounted', counted && presses],
      ['everyday', everyday],
      ['tied', food.isTied && !food.isNamed],
      ['misspelt', misspelt || food.isGuessed],
      ['apart', apart],
      ['again', items.slice(0, at).some((one) => taken.get(one)?.name === food.name)],
      ['troubled', !counted && items.length > 1 && isTroubled(text, from)],
      ['cooked', cookedUntil !== null && isCookedInto && at > 0],
      ['spoilt', isSpoilt(text, nameFrom ?? from)],
      ['story', !counted && isStory],
      ['oneWord', !item.food.includes(' ')],
    ];
    found.set(
      item,
      signs.flatMap(([sign, isSo]) => (isSo ? [sign] : [])),
    );
  }
  return found;
}
