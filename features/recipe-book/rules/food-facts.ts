import type { FoodId } from '#features/food-facts/rules/food-kinds.ts';
import { bakery } from './facts/bakery.ts';
import { baking } from './facts/baking.ts';
import { chilled } from './facts/chilled.ts';
import { dairy } from './facts/dairy.ts';
import { frozen } from './facts/frozen.ts';
import { fruit } from './facts/fruit.ts';
import { grains } from './facts/grains.ts';
import { herbs } from './facts/herbs.ts';
import { legumes } from './facts/legumes.ts';
import { meat } from './facts/meat.ts';
import { nuts } from './facts/nuts.ts';
import { sauces } from './facts/sauces.ts';
import { seafood } from './facts/seafood.ts';
import { spices } from './facts/spices.ts';
import { tins } from './facts/tins.ts';
import { vegetables } from './facts/vegetables.ts';
import type { FoodFacts } from './read-facts.ts';

const ALL_FACTS: readonly FoodFacts[] = [
  ...vegetables,
  ...fruit,
  ...herbs,
  ...meat,
  ...seafood,
  ...dairy,
  ...chilled,
  ...bakery,
  ...grains,
  ...legumes,
  ...tins,
  ...nuts,
  ...baking,
  ...spices,
  ...sauces,
  ...frozen,
];

const byKey = new Map(ALL_FACTS.map((facts) => [facts.key, facts]));
const byFood = Map.groupBy(ALL_FACTS, (facts) => facts.foodId);

export const allFacts = (): readonly FoodFacts[] => ALL_FACTS;

/** Facts of an ingredient by its key; undefined if there are none. */
export const factsByKey = (key: string): FoodFacts | undefined => byKey.get(key);

/**
 * Facts of a catalogue food; null if nothing is known of it. Foods sold in several forms (rice as
 * jasmine and basmati) share a catalogue food; what applies to one form is assumed of all.
 */
export function factsOfFood(foodId: FoodId): FoodFacts | null {
  const forms = byFood.get(foodId);
  const first = forms?.[0];
  if (!forms || !first) return null;
  return {
    ...first,
    contains: [...new Set(forms.flatMap((form) => form.contains))],
    mayContain: [...new Set(forms.flatMap((form) => form.mayContain))],
  };
}
