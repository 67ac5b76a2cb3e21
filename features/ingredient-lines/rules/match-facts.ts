import { stem, stemsOf } from '#features/foods/rules/search/search-words.ts';
import { synonymVariants } from '#features/foods/rules/search/synonyms.ts';
import { allFacts } from '#features/recipe-book/rules/food-facts.ts';
import type { FoodFacts } from '#features/recipe-book/rules/read-facts.ts';
import { FOOD_NAMES } from './food-names.ts';

/** `sure`: every telling word of the line is in the name; `unsure`: to be confirmed by the person. */
export type Confidence = 'sure' | 'unsure';

export type FactsMatch = { facts: FoodFacts; confidence: Confidence };

/** Words that do not say which food it is: how it is cut, its size, its quality. */
const HARMLESS = new Set(
  stemsOf(
    `chopped diced sliced grated minced crushed peeled trimmed shredded crumbled cubed halved quartered
    fresh freshly finely roughly coarsely thinly thickly lightly well very extra large small medium
    big baby ripe firm organic free range good quality best plain whole pure natural boneless skinless
    skin bone lean rindless pitted seeded deseeded seedless rinsed drained melted softened soft cold
    warm hot boiling room temperature toasted roasted packed heaped sifted beaten torn picked washed
    cut piece chunk strip wedge fillet leaf floret sprig bunch handful stalk stem root clove cob
    unsalted salted free-range thick fine coarse thin long
    cracked squeezed prepared cooking ready rolled your favourite favorite store bought homemade
    optional about approx extra-virgin style australian block raw uncooked deveined shelled hulled
    cored tender young size sized each both juicy unwaxed firmly mixed half halves generous quick`,
  ),
);

type Name = { stems: readonly string[]; facts: FoodFacts | null };

/** Keys that name another food than people mean by them. */
const MISLEADING_KEYS = new Set([
  'tomatoes',
  'jalapeno',
  'jackfruit',
  'taro',
  'coffee',
  'lentils-can',
]);

function listNames(): Name[] {
  const names: Name[] = [];
  const add = (text: string, facts: FoodFacts | null) => {
    const stems = [...new Set(stemsOf(text))];
    if (stems.length > 0) names.push({ stems, facts });
  };
  const byKey = new Map(allFacts().map((facts) => [facts.key, facts]));
  for (const facts of byKey.values()) {
    if (!MISLEADING_KEYS.has(facts.key)) add(facts.key.replaceAll('-', ' '), facts);
    add(facts.one.replace(/\(.*\)/, ''), facts);
  }
  for (const line of FOOD_NAMES.trim().split('\n')) {
    const [key = '', list = ''] = line.split(': ');
    const facts = key === '' || key === ':' ? null : byKey.get(key);
    if (facts === undefined) throw new Error(`There are no food facts for "${key}".`);
    for (const name of list.split(', ')) add(name, facts);
  }
  return names;
}

let index: Map<string, Name[]> | null = null;

/** Names by their rarest place: each of their words. Built when first needed. */
function namesWith(word: string): readonly Name[] {
  if (!index) {
    index = new Map();
    for (const name of listNames()) {
      for (const one of name.stems) index.set(one, [...(index.get(one) ?? []), name]);
    }
  }
  return index.get(word) ?? [];
}

const DRY_AISLES = new Set(['grains', 'herbs', 'spices', 'legumes', 'nuts']);
const FROZEN_AISLES = new Set(['vegetables', 'fruit', 'seafood', 'bakery', 'frozen', 'chilled']);

/** Whether a word beside the name says nothing against this food: canned beans are sold in cans. */
function isHarmlessFor(word: string, facts: FoodFacts | null): boolean {
  if (HARMLESS.has(word)) return true;
  if (!facts) return false;
  if (word === 'canned' || word === 'tinned') return facts.gramsPer.can !== undefined;
  if (word === 'dried' || word === 'dry')
    return DRY_AISLES.has(facts.aisle) && facts.state === 'raw' && facts.aisle !== 'herbs';
  if (word === 'frozen') return FROZEN_AISLES.has(facts.aisle);
  if (word === 'ground' || word === 'powder') return facts.aisle === 'spices';
  return false;
}

type Scored = { name: Name; score: number; extras: number; coversHead: boolean };

function scoreName(name: Name, words: readonly string[]): Scored | null {
  if (!name.stems.every((one) => words.includes(one))) return null;
  const others = words.filter((word) => !name.stems.includes(word));
  const extras = others.filter((word) => !isHarmlessFor(word, name.facts)).length;
  const telling = words.filter(
    (word) => !isHarmlessFor(word, name.facts) || name.stems.includes(word),
  );
  const coversHead = name.stems.includes(telling.at(-1) ?? '');
  const score = name.stems.length * 10 - extras * 4 + (coversHead ? 5 : 0) - others.length * 0.1;
  return { name, score, extras, coversHead };
}

function bestName(words: readonly string[]): Scored | null {
  const names = new Set(words.flatMap((word) => namesWith(word)));
  let best: Scored | null = null;
  for (const name of names) {
    const scored = scoreName(name, words);
    if (scored && (best === null || scored.score > best.score)) best = scored;
  }
  return best;
}

/** What is said of salt is no food: "no-added-salt tomatoes", "low-sodium stock". */
const ABOUT_SALT =
  /\b(?:(?:no|low|reduced|less)[- ](?:added[- ])?(?:salt|sodium)|(?:salt|sodium)[- ](?:reduced|free))\b/gi;

const wordsIn = (phrase: string): string[] => [
  ...new Set(stemsOf(phrase.replace(ABOUT_SALT, ' ').replace(/-/g, ' '))),
];

/** Whether a phrase names a food that the facts are known to lack, such as vegetable stock. */
export function isBeyondFacts(phrase: string): boolean {
  const best = bestName(wordsIn(phrase));
  return best !== null && best.coversHead && best.name.facts === null;
}

/** The food facts that a phrase means: "finely chopped red onion" is red onion; null if none does. */
export function matchFacts(phrase: string): FactsMatch | null {
  const words = wordsIn(phrase).filter((word) => !/^\d/.test(word));
  if (words.length === 0) return null;
  const asWritten = toMatch(bestName(words));
  if (asWritten !== 'unknown' && asWritten?.confidence === 'sure') return asWritten;
  if (asWritten === 'unknown') return null;
  for (const variant of synonymVariants(words.map(stem))) {
    const match = toMatch(bestName(variant));
    if (match !== 'unknown' && match?.confidence === 'sure') return match;
  }
  return asWritten;
}

/** `unknown`: the phrase names a food that the facts lack, so nothing else in it may be taken. */
function toMatch(best: Scored | null): FactsMatch | 'unknown' | null {
  if (!best?.coversHead) return null;
  if (!best.name.facts) return 'unknown';
  return { facts: best.name.facts, confidence: best.extras === 0 ? 'sure' : 'unsure' };
}

/** The words of a phrase that say which food it is: "finely chopped egg yolks" is "egg yolks". */
export const tellingWords = (phrase: string): string =>
  phrase
    .split(/[\s-]+/)
    .filter((word) => !stemsOf(word).every((one) => HARMLESS.has(one)))
    .join(' ');
