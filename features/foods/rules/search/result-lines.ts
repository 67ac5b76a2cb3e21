import { readFoodId } from '#features/food-facts/rules/food-kinds.ts';
import { computeUncookedPenalty } from '#features/food-facts/rules/kinds/eaten-state.ts';
import { isOfOtherMaker, namesMaker } from '#features/food-facts/rules/names/words-left-out.ts';
import { matchScore, type Reading, textOf, WordComparison } from './food-match.ts';
import { resultScore, type Standing, usualness } from './result-order.ts';
import { fold, nameKey } from './search-words.ts';

/** Something this person eats, as far as its place depends on it. */
export type Eaten = {
  foodId: string | null;
  foodName: string;
  brand: string | null;
  weight: number;
};
export type NamedMeal = { id: string; name: string };

/** One line of the list while it is put together. */
export type Line<Usual extends Eaten, Meal extends NamedMeal> = {
  foodId: string | null;
  name: string;
  brand: string | null;
  /** the barcode's number, where there is one */
  gtin: string | null;
  usual: Usual | null;
  meal: Meal | null;
  score: number;
};

/** Saved meals listed before typing. */
const MEALS_TO_START = 5;

/** Something eaten, under the name it was logged with. */
const eatenLine = <Usual extends Eaten>(usual: Usual, score: number) => ({
  foodId: usual.foodId,
  name: usual.foodName,
  brand: usual.brand,
  gtin: null,
  usual,
  meal: null,
  score,
});

const mealLine = <Meal extends NamedMeal>(meal: Meal, score: number) => ({
  foodId: null,
  name: meal.name,
  brand: null,
  gtin: null,
  usual: null,
  meal,
  score,
});

/** Same name and same brand: one food to anyone who looks at a list. */
const sameFoodKey = (name: string, brand: string | null): string =>
  `${nameKey(name)}|${fold(brand ?? '')}`;

/** The best line of each food, best first: by its id, by its barcode, and by what it is called. */
export function collapse<Usual extends Eaten, Meal extends NamedMeal>(
  lines: readonly Line<Usual, Meal>[],
): Line<Usual, Meal>[] {
  const kept = new Set<Line<Usual, Meal>>();
  const byKey = new Map<string, Line<Usual, Meal>>();
  for (const line of lines.toSorted((a, b) => b.score - a.score)) {
    const name = line.meal ? line.meal.id : sameFoodKey(line.name, line.brand);
    const gtin = line.gtin && `gtin:${line.gtin}`;
    const keys = [name, line.foodId, gtin].filter((key) => key !== null);
    const before = keys.map((key) => byKey.get(key)).find((found) => found !== undefined);
    const into = before ?? { ...line };
    kept.add(into);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, into);
    if (!before) continue;
    // Merges the logged portion with the food's nutrients in one row.
    into.usual ??= line.usual;
    into.foodId ??= line.foodId;
  }
  return [...kept];
}

type Marked = {
  id: string;
  name: string;
  brand: string | null;
  gtin?: string | null;
  retired: boolean;
};

/** The list before anything is typed: what is eaten at this hour, saved meals, favourites. */
export function startingLines<Usual extends Eaten, Meal extends NamedMeal>(
  usual: readonly Usual[],
  favourites: Iterable<Marked>,
  meals: readonly Meal[],
): Line<Usual, Meal>[] {
  const eaten = usual.map((one) => eatenLine(one, 1 + usualness(one.weight)));
  const marked = [...favourites]
    .filter((food) => !food.retired)
    .map(({ id, name, brand, gtin = null }) => ({
      foodId: id,
      name,
      brand,
      gtin,
      usual: null,
      meal: null,
      score: 0.9,
    }));
  const saved = meals.slice(0, MEALS_TO_START).map((meal) => mealLine(meal, 0.95));
  return [...eaten, ...marked, ...saved];
}

/**
 * A line as a screen shows it, with the food behind it as far as it is known. Null when neither food, log
 * nor meal is left; what is no longer there can be logged again as it was logged last, and in no other way.
 */
export function resultOf<
  Usual extends Eaten & { entryId: string },
  Meal extends NamedMeal,
  Food extends Marked,
>(
  { foodId, name, brand, usual, meal }: Line<Usual, Meal>,
  known: Food | undefined,
  favourites: ReadonlySet<string>,
) {
  const food = known && !known.retired ? known : null;
  if (!food && !usual && !meal) return null;
  return {
    key: meal ? `meal:${meal.id}` : (foodId ?? `log:${usual?.entryId}`),
    group: groupOf(foodId, favourites, { usual: usual !== null, meal: meal !== null }),
    name: food?.name ?? name,
    brand: food ? food.brand : brand,
    food,
    usual,
    meal,
  };
}

function groupOf(
  foodId: string | null,
  favourites: ReadonlySet<string>,
  { usual, meal }: { usual: boolean; meal: boolean },
): 'recent' | 'favourite' | 'own' | 'meal' | 'catalogue' | 'product' {
  if (meal) return 'meal';
  if (usual) return 'recent';
  if (foodId !== null && favourites.has(foodId)) return 'favourite';
  const source = foodId === null ? null : readFoodId(foodId)?.source;
  if (source === 'own') return 'own';
  return source === 'catalogue' ? 'catalogue' : 'product';
}

type Findable = {
  name: string;
  brand: string | null;
  gtin?: string | null;
  synonyms?: readonly string[] | null;
  category?: string | null;
  state?: string | null;
};

/** Less than a food is worth that is called as was typed, more than what a plain food lacks of it. */
const OF_OTHER_MAKER = 0.35;

/** Scores what was found everywhere by the same measure. */
export class Ranking<Usual extends Eaten, Meal extends NamedMeal> {
  readonly #readings: Reading[];
  readonly #typed: readonly string[];
  /** every word of any reading, where a maker was typed */
  readonly #wordsOfMaker: ReadonlySet<string> | null;
  readonly #forgiven: number;
  readonly #usualByName: Map<string, Usual>;
  readonly #usualById: Map<string | null, Usual>;
  readonly #favourites: ReadonlySet<string>;
  readonly #compare = new WordComparison();
  readonly lines: Line<Usual, Meal>[] = [];

  constructor(
    readings: Reading[],
    forgiven: number,
    usual: readonly Usual[],
    favourites: ReadonlySet<string>,
  ) {
    this.#readings = readings;
    this.#typed = readings[0]?.words.map(({ typed }) => typed) ?? [];
    this.#wordsOfMaker = namesMaker(this.#typed)
      ? new Set(readings.flatMap(({ words }) => words.map(({ typed }) => typed)))
      : null;
    this.#forgiven = forgiven;
    this.#usualByName = new Map(usual.map((one) => [nameKey(one.foodName), one]));
    this.#usualById = new Map(usual.map((one) => [one.foodId, one]));
    this.#favourites = favourites;
  }

  add(
    food: Findable,
    foodId: string | null,
    standing: Pick<Standing, 'source' | 'warnings' | 'popularity'>,
    eaten?: Usual,
  ): void {
    const text = textOf(food);
    const match = matchScore(this.#readings, text, this.#compare, this.#forgiven);
    if (match === null) return;
    const named = food.brand === null ? this.#usualByName.get(nameKey(food.name)) : undefined;
    const usual = eaten ?? (foodId === null ? undefined : this.#usualById.get(foodId)) ?? named;
    const place = resultScore(match, {
      ...standing,
      usual: usual ? usualness(usual.weight) : 0,
      favourite: foodId !== null && this.#favourites.has(foodId),
    });
    const other =
      this.#wordsOfMaker !== null &&
      isOfOtherMaker(fold(food.name).split(' '), this.#wordsOfMaker) &&
      matchScore(this.#readings.slice(0, 1), text, this.#compare) === null;
    const score = place - computeUncookedPenalty(food, this.#typed) - (other ? OF_OTHER_MAKER : 0);
    const { name, brand, gtin = null } = food;
    this.lines.push({ foodId, name, brand, gtin, usual: usual ?? null, meal: null, score });
  }

  #matchOfName(name: string): number | null {
    const text = textOf({ name, brand: null });
    return matchScore(this.#readings, text, this.#compare, this.#forgiven);
  }

  readonly fits = ({ name }: { name: string }): boolean => this.#matchOfName(name) !== null;

  addMeal(meal: Meal): void {
    const standing = { source: 'own' as const, warnings: [], popularity: 0 };
    const match = this.#matchOfName(meal.name) ?? 0;
    this.lines.push(
      mealLine(meal, resultScore(match, { ...standing, usual: 0, favourite: false })),
    );
  }
}
