import { foodIdOf } from '#features/food-facts/rules/food-kinds.ts';
import type { NutrientsPer100 } from '#features/food-facts/rules/nutrient-kinds.ts';
import { scaleAmounts } from '#features/food-log/rules/item/figures.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Food } from '../../contract.ts';
import { matchScore, textOf, WordComparison } from '../../rules/search/food-match.ts';
import { readingsOf } from '../../rules/search/search-plan.ts';
import { readQuery } from '../../rules/search/search-words.ts';
import { sharedFoods } from '../queries/shared-foods.ts';
import { findCandidates } from './find-candidates.ts';
import { toSharedResponse } from './show-food.ts';

/** A food of the catalogue that something seen or described probably is. */
export type FoodInSight = { food: Food; per100Grams: NutrientsPer100 };

/** From here on every word fits and the food is called so, not only mentioned (rules/food-match.ts). */
const GOOD_MATCH = 1.4;
/** Raw and cooked rice have the same name and a third of the energy: the estimate tells them apart. */
const ENERGY_RATIO = 1.5;
/** kcal per 100 g below which ratios mean nothing: a broth of 5 and one of 12 are alike. */
const LITTLE_ENERGY = 25;
const CLOSEST = 8;

const alike = (a: number, b: number): boolean =>
  Math.abs(a - b) <= LITTLE_ENERGY || Math.max(a, b) / Math.min(a, b) <= ENERGY_RATIO;

/** Figures per 100 g; null when they are per 100 ml and the density is not known. */
function per100Grams({ basis, density, nutrients }: Food): NutrientsPer100 | null {
  if (basis === '100g') return nutrients;
  if (density === null) return null;
  return scaleAmounts(nutrients, 1 / density);
}

/**
 * The catalogue's food of that name whose energy is like `kcalPer100Grams`, or null: a wrong food is
 * worse than an estimate. Own foods and products are not looked at: a picture does not tell brands.
 */
export async function foodLike(
  db: Db,
  name: string,
  kcalPer100Grams: number,
): Promise<FoodInSight | null> {
  const query = readQuery(`${name} `);
  if (query.words.length === 0) return null;
  const { candidates, variants, forgivenWords } = await findCandidates(db, query);
  if (forgivenWords > 0) return null;
  const readings = readingsOf(variants);
  const compare = new WordComparison();
  const best = candidates
    .filter(({ source }) => source === 'catalogue')
    .map((one) => ({ one, score: matchScore(readings, textOf(one), compare) ?? 0 }))
    .filter(({ score }) => score >= GOOD_MATCH)
    .sort((a, b) => b.score - a.score)
    .slice(0, CLOSEST);
  const ids = best.map(({ one }) => foodIdOf(one.source, one.sourceId));
  const rows = await sharedFoods(db, ids);
  const byId = new Map(rows.map((row) => [foodIdOf(row.source, row.sourceId), row] as const));
  for (const id of ids) {
    const row = byId.get(id);
    if (!row) continue;
    const food = toSharedResponse(row, new Set());
    const figures = per100Grams(food);
    const kcal = figures?.calories ?? null;
    if (figures && kcal !== null && alike(kcal, kcalPer100Grams)) {
      return { food, per100Grams: figures };
    }
  }
  return null;
}
