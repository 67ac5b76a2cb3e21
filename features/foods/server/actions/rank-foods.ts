import { type savedMealsMatching, type UsualFood } from '#features/food-log/server/public.ts';
import type { Food, SearchResult } from '../../contract.ts';
import { matchScore, type Reading, textOf, WordComparison } from '../../rules/food-match.ts';
import { resultScore, type Standing, usualness } from '../../rules/result-order.ts';
import { fold, nameKey } from '../../rules/search-words.ts';

/** One line of the list while it is put together. */
export type Line = {
  foodId: string | null;
  name: string;
  brand: string | null;
  /** the barcode's number, where there is one */
  gtin: string | null;
  usual: UsualFood | null;
  meal: SearchResult['meal'];
  score: number;
};

type SavedMeal = Awaited<ReturnType<typeof savedMealsMatching>>[number];

/** How many saved meals stand in the list before anything is typed. */
const MEALS_TO_START = 5;

/** Something eaten, under the name it was logged with. */
const eatenLine = (usual: UsualFood, score: number): Line => ({
  foodId: usual.foodId,
  name: usual.foodName,
  brand: usual.brand,
  gtin: null,
  usual,
  meal: null,
  score,
});

const mealLine = ({ id, name, items }: SavedMeal, score: number): Line => ({
  foodId: null,
  name,
  brand: null,
  gtin: null,
  usual: null,
  meal: { id, items },
  score,
});

/** Same name and same brand: one food to whoever looks at a list. */
const sameFoodKey = (name: string, brand: string | null): string =>
  `${nameKey(name)}|${fold(brand ?? '')}`;

/** The best line of each food, best first: by its id, by its barcode, and by what it is called. */
export function collapsed(lines: readonly Line[]): Line[] {
  const kept = new Set<Line>();
  const byKey = new Map<string, Line>();
  for (const line of lines.toSorted((a, b) => b.score - a.score)) {
    const name = line.meal ? line.meal.id : sameFoodKey(line.name, line.brand);
    const gtin = line.gtin && `gtin:${line.gtin}`;
    const keys = [name, line.foodId, gtin].filter((key) => key !== null);
    const before = keys.map((key) => byKey.get(key)).find((found) => found !== undefined);
    const into = before ?? { ...line };
    kept.add(into);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, into);
    if (!before) continue;
    // The log knows how it was eaten, the food what is in it: one line says both.
    into.usual ??= line.usual;
    into.foodId ??= line.foodId;
  }
  return [...kept];
}

export function startingLines(
  usual: readonly UsualFood[],
  favourites: ReadonlyMap<string, Food>,
  meals: readonly SavedMeal[],
): Line[] {
  const eaten = usual.map((one) => eatenLine(one, 1 + usualness(one.weight)));
  const marked = [...favourites.values()]
    .filter((food) => !food.retired)
    .map(({ id, name, brand, gtin }) => ({
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

type Findable = {
  name: string;
  brand: string | null;
  gtin?: string | null;
  synonyms?: readonly string[] | null;
};

/** Scores what was found everywhere by the same measure. */
export class Ranking {
  readonly #readings: Reading[];
  readonly #forgiven: number;
  readonly #usualByName: Map<string, UsualFood>;
  readonly #usualById: Map<string | null, UsualFood>;
  readonly #favourites: ReadonlySet<string>;
  readonly #compare = new WordComparison();
  readonly lines: Line[] = [];

  constructor(
    readings: Reading[],
    forgiven: number,
    usual: readonly UsualFood[],
    favourites: ReadonlySet<string>,
  ) {
    this.#readings = readings;
    this.#forgiven = forgiven;
    this.#usualByName = new Map(usual.map((one) => [nameKey(one.foodName), one]));
    this.#usualById = new Map(usual.map((one) => [one.foodId, one]));
    this.#favourites = favourites;
  }

  add(
    food: Findable,
    foodId: string | null,
    standing: Pick<Standing, 'source' | 'warnings' | 'popularity'>,
    eaten?: UsualFood,
  ): void {
    const match = matchScore(this.#readings, textOf(food), this.#compare, this.#forgiven);
    if (match === null) return;
    const named = food.brand === null ? this.#usualByName.get(nameKey(food.name)) : undefined;
    const usual = eaten ?? (foodId === null ? undefined : this.#usualById.get(foodId)) ?? named;
    const score = resultScore(match, {
      ...standing,
      usual: usual ? usualness(usual.weight) : 0,
      favourite: foodId !== null && this.#favourites.has(foodId),
    });
    const { name, brand, gtin = null } = food;
    this.lines.push({ foodId, name, brand, gtin, usual: usual ?? null, meal: null, score });
  }

  #matchOfName(name: string): number | null {
    const text = textOf({ name, brand: null });
    return matchScore(this.#readings, text, this.#compare, this.#forgiven);
  }

  readonly fits = ({ name }: { name: string }): boolean => this.#matchOfName(name) !== null;

  addMeal(meal: SavedMeal): void {
    const standing = { source: 'own' as const, warnings: [], popularity: 0 };
    const match = this.#matchOfName(meal.name) ?? 0;
    this.lines.push(
      mealLine(meal, resultScore(match, { ...standing, usual: 0, favourite: false })),
    );
  }
}
