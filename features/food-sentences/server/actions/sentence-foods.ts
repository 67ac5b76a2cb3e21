import { foodIdOf } from '#features/food-facts/rules/food-kinds.ts';
import type { UsualFood } from '#features/food-log/server/public.ts';
import type { Reading } from '#features/foods/rules/search/food-match.ts';
import { type Standing, usualness } from '#features/foods/rules/search/result-order.ts';
import { readingsOf, type Variant, variantsOf } from '#features/foods/rules/search/search-plan.ts';
import { nameKey, readQuery } from '#features/foods/rules/search/search-words.ts';
import type { listOwnFoodNames } from '#features/foods/server/public.ts';
import { findCandidates } from '#features/foods/server/public.ts';
import {
  type Agreement,
  agreementOf,
  type Choosable,
  isCalledBy,
  mayBeMeant,
  SentenceChoice,
  type Wanted,
} from '#features/told-words/rules/food-choice.ts';
import { isHarmless, preparationsOf, stateFit } from '#features/told-words/rules/preparation.ts';
import { isJoinedText } from '#features/told-words/rules/spoken-names.ts';
import type { Db } from '#platform/server/db/database.ts';
import { foodsWithWords, type SpokenCatalogue } from './sentence-names.ts';

/** What one person eats, marks and has made: the same for all items of a sentence. */
export type Known = {
  usual: readonly UsualFood[];
  own: Awaited<ReturnType<typeof listOwnFoodNames>>;
  favourites: ReadonlySet<string>;
  catalogue: SpokenCatalogue;
};

/** A food that an item may be. */
export type Line = {
  foodId: string | null;
  name: string;
  brand: string | null;
  usual: UsualFood | null;
  score: number;
} & Agreement;

/** What is known of a food beside its words. */
type Quality = Pick<Standing, 'source' | 'warnings' | 'popularity'>;
type Candidates = {
  foods: [id: string, food: Choosable, quality: Quality][];
  readings: Reading[];
  forgiven: number;
};

const fromCatalogue: Quality = { source: 'catalogue', warnings: [], popularity: 0 };

/** All that was said: the search may leave out a flavour or a maker, of which a sentence has to ask. */
const isWhole = ({ trust }: Variant): boolean => trust > 0.9;

/** The foods that have all the words: out of the catalogue in memory, else by the search. */
async function candidatesOf(
  db: Db,
  catalogue: SpokenCatalogue,
  words: string[],
): Promise<Candidates> {
  const query = { words, finished: true };
  const variants = variantsOf(query).filter(isWhole);
  const ids = new Set(variants.flatMap((one) => [...foodsWithWords(catalogue, one.words)]));
  const foods = [...ids].flatMap((id): Candidates['foods'] => {
    const food = catalogue.foods.get(id);
    return food ? [[id, food, fromCatalogue]] : [];
  });
  if (foods.length > 0) return { foods, readings: readingsOf(variants), forgiven: 0 };
  const found = await findCandidates(db, query);
  return {
    foods: found.candidates.map((one) => {
      const id = foodIdOf(one.source, one.sourceId);
      return [id, catalogue.foods.get(id) ?? { ...one, portions: [] }, one];
    }),
    readings: readingsOf(found.variants.filter(isWhole)),
    forgiven: found.forgivenWords,
  };
}

async function search(
  db: Db,
  catalogue: SpokenCatalogue,
  phrase: string,
): Promise<{ wanted: Wanted; foods: Candidates['foods'] }> {
  const all = readQuery(`${phrase} `).words;
  const telling = catalogue.names.find(phrase) ? all : all.filter((word) => !isHarmless(word));
  const words = telling.length > 0 ? telling : all;
  const preparations = preparationsOf(words);
  const bareWords = words.filter((word) => !preparations.includes(word));
  const bare =
    preparations.length > 0 && bareWords.length > 0
      ? await candidatesOf(db, catalogue, bareWords)
      : null;
  const whole = await candidatesOf(db, catalogue, words);
  const { readings, forgiven } = whole;
  return {
    wanted: { words, readings, forgiven, preparations, bare: bare?.readings ?? null, unit: null },
    foods: [...whole.foods, ...(bare?.foods ?? [])],
  };
}

const headOf = (name: string): string => name.split(',')[0] ?? name;

/** "Raw steak": what others of what is called a steak have before their commas, where no steak itself is raw. */
function headsOfOthers(words: readonly string[], { names, foods }: SpokenCatalogue): string[] {
  const done = preparationsOf(words);
  const bare = done.length > 0 ? words.filter((word) => !done.includes(word)).join(' ') : '';
  const called = (names.find(bare)?.ids ?? []).flatMap((id) => foods.get(id) ?? []);
  const isSo = called.some(({ state }) => stateFit(done, state ?? null) > 0.5);
  return isSo ? [] : called.map(({ name }) => headOf(name));
}

/** What a whole meaning of the words looks like beside one that lost a word. */
const MAX_LINES = 40;

/** The foods that a phrase may mean, the likeliest first; empty when nothing is called like it. */
export async function foodsNamed(
  db: Db,
  phrase: string,
  unit: string | null,
  { usual, own, favourites, catalogue }: Known,
): Promise<Line[]> {
  const { wanted, foods } = await search(db, catalogue, phrase);
  const choice = new SentenceChoice({ ...wanted, unit });
  const usualById = new Map(usual.map((one) => [one.foodId, one]));
  const usualByName = new Map(usual.map((one) => [nameKey(one.foodName), one]));
  const called = unit === null ? null : catalogue.names.find(`${unit} ${phrase}`);
  const known = called?.saying ? called : catalogue.names.find(phrase);
  const joined = isJoinedText(phrase);
  const heads = known ? [] : headsOfOthers(wanted.words, catalogue);
  const lines = new Map<string, Line>();
  const add = (
    food: Choosable,
    foodId: string | null,
    standing: Quality,
    eaten?: UsualFood,
  ): void => {
    const named = food.brand === null ? usualByName.get(nameKey(food.name)) : undefined;
    const last = eaten ?? (foodId === null ? undefined : usualById.get(foodId)) ?? named ?? null;
    const place = {
      ...standing,
      usual: last ? usualness(last.weight) : 0,
      favourite: foodId !== null && favourites.has(foodId),
    };
    const [only, ...others] = wanted.words;
    const isCalled =
      last !== null ||
      others.length > 0 ||
      only === undefined ||
      wanted.readings.some(
        ({ words }) => words.length > 1 || isCalledBy(words[0]?.stem ?? '', food),
      );
    const said = known?.saying === true && foodId !== null && known.ids.includes(foodId);
    const score = isCalled || said ? choice.score(food, place, last?.times ?? 0) : null;
    if (score === null && !said) return;
    const key = foodId ?? `${nameKey(food.name)}|${food.brand ?? ''}`;
    const before = lines.get(key);
    // "Cheese and crackers" is the dish of both words, no cracker with cheese in it.
    const isDish = joined && foodId !== null && (known?.ids.includes(foodId) ?? false);
    const isInState =
      heads.includes(headOf(food.name)) && stateFit(wanted.preparations, food.state ?? null) > 0.5;
    const whole = (score ?? 1.2) + (said ? 1.5 : isDish ? 0.5 : isInState ? 0.3 : 0);
    if (before && before.score >= whole) return;
    lines.set(key, {
      foodId,
      name: food.name,
      brand: food.brand,
      usual: last,
      score: whole,
      ...(said ? { unanswered: [], guessed: [] } : agreementOf(wanted, food)),
    });
  };

  for (const [id, food, quality] of foods) add(food, id, quality);
  for (const id of known?.ids ?? []) {
    const food = catalogue.foods.get(id);
    if (food) add(food, id, fromCatalogue);
  }
  for (const one of own) {
    const standing = { source: 'own' as const, warnings: one.warnings, popularity: 0 };
    add({ ...one, portions: [] }, foodIdOf('own', one.id), standing);
  }
  for (const one of usual) {
    const food = (one.foodId && catalogue.foods.get(one.foodId)) || {
      name: one.foodName,
      brand: one.brand,
      portions: [],
    };
    add(food, one.foodId, { ...fromCatalogue, source: null }, one);
  }
  const order = [...lines.values()].sort(
    (a, b) => b.score - a.score || a.name.length - b.name.length || a.name.localeCompare(b.name),
  );
  const isFoodWord = (word: string) => catalogue.names.knows(word);
  return order.filter((line) => mayBeMeant(wanted, line, isFoodWord)).slice(0, MAX_LINES);
}
