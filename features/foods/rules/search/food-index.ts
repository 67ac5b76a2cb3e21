import { forgivenErrors } from '#platform/shared/typing-errors.ts';
import { likeness } from './food-match.ts';
import { listAttempts, splitVariants, type Variant, variantsOf } from './search-plan.ts';
import { foodWords, stem, type TypedQuery } from './search-words.ts';

type Findable = { name: string; brand: string | null; synonyms?: readonly string[] | null };

/** Foods by their words, for a search without a database. */
export type FoodIndex<Food extends Findable> = {
  foods: readonly Food[];
  /** every word with the places of its foods, ascending */
  places: ReadonlyMap<string, readonly number[]>;
};

export function foodIndex<Food extends Findable>(foods: readonly Food[]): FoodIndex<Food> {
  const places = new Map<string, number[]>();
  for (const [at, food] of foods.entries()) {
    for (const word of foodWords(food)) {
      const known = places.get(word);
      if (known) known.push(at);
      else places.set(word, [at]);
    }
  }
  return { foods, places };
}

/** A word that fewer foods have may itself be a typing error of a person. */
const RARE = 4;
const MAX_NEAR_WORDS = 6;

/** Food words that a typed word may mean. */
function alternativesOf({ places }: FoodIndex<Findable>, typed: string, open: boolean): string[] {
  const exact = stem(typed);
  const words = new Set(places.has(exact) ? [exact] : []);
  if (open) for (const word of places.keys()) if (word.startsWith(typed)) words.add(word);
  const known = places.get(exact)?.length ?? 0;
  if (known >= RARE || (open && words.size > 0) || forgivenErrors(typed) === 0) return [...words];
  const near = [...places]
    .map(([word, at]) => {
      const like = likeness(typed, exact, word, open);
      return { word, like: like < 0.5 ? 0 : like + Math.log10(1 + at.length) / 50 };
    })
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like);
  for (const { word } of near.slice(0, MAX_NEAR_WORDS)) words.add(word);
  return [...words];
}

type Planned = Variant & { alternatives: string[][] };

const inAll = (sets: readonly ReadonlySet<number>[]): number[] => {
  const [first = new Set<number>(), ...others] = sets.toSorted((a, b) => a.size - b.size);
  return [...first].filter((at) => others.every((set) => set.has(at)));
};

/** The places of foods that have a word for every word of a variant, or all but one. */
function placesOf(index: FoodIndex<Findable>, { alternatives }: Planned, relaxed: boolean) {
  const sets = alternatives.map(
    (words) => new Set(words.flatMap((word) => index.places.get(word) ?? [])),
  );
  if (!relaxed) return inAll(sets.filter((set) => set.size > 0));
  if (sets.length < 2) return [];
  return sets.flatMap((_, without) =>
    inAll(sets.filter((set, at) => at !== without && set.size > 0)),
  );
}

/**
 * The foods that have all words of the query; when there is none, those that lack one of them. With the
 * readings to rank them by (rules/food-match.ts) and how many words a food need not have.
 */
export function findInIndex<Food extends Findable>(index: FoodIndex<Food>, query: TypedQuery) {
  const first = variantsOf(query);
  const variants = [
    ...first,
    ...first.slice(0, 1).flatMap((one) => splitVariants(one, (word) => index.places.has(word))),
  ];
  const planned = variants.map((variant) => ({
    ...variant,
    alternatives: variant.words.map((word, at) =>
      alternativesOf(index, word, variant.openEnd && at === variant.words.length - 1),
    ),
  }));
  const missing = ({ alternatives }: Planned) =>
    alternatives.filter((words) => words.length === 0).length;
  const attempts = listAttempts(planned, missing);
  for (const attempt of attempts) {
    const places = attempt.variants.flatMap((one) => placesOf(index, one, attempt.relaxed));
    const foods = [...new Set(places)]
      .map((at) => index.foods[at])
      .filter((food) => food !== undefined);
    if (foods.length > 0 || attempt === attempts.at(-1)) return { foods, ...attempt };
  }
  return { foods: [], variants: [], forgivenWords: 0 };
}
