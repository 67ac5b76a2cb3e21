import type { FoodId } from '#features/food-facts/rules/food-kinds.ts';
import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import { guessAisle } from '#features/groceries/rules/guess-aisle.ts';
import { factsOfFood } from '#features/recipe-book/rules/food-facts.ts';
import { MAX_NAME_CHARACTERS } from '../list/limits.ts';
import type { StoredNeed } from '../list/shopping-entry.ts';
import { capital, needOfFacts, textKey, toAmount } from './line-needs.ts';

/** What a single food of the plan needs for so many of its portions. */
export function needOfFood(food: LoggedItem, servings: number): StoredNeed {
  const { foodName, brand, foodId, quantity, unit } = food;
  const facts = foodId === null ? null : factsOfFood(foodId as FoodId);
  const value = quantity * servings;
  const grams = unit === 'g' ? value : null;
  const amount = grams === null ? toAmount(value, unit) : null;
  const text = '';
  if (facts && brand === null)
    return { ...needOfFacts(facts, grams), amount, text, isGuess: false };
  const name = capital(
    brand === null || foodName.startsWith(brand) ? foodName : `${brand} ${foodName}`,
  );
  return {
    food: foodId ?? textKey(name),
    name: name.slice(0, MAX_NAME_CHARACTERS),
    aisle: guessAisle(name),
    grams,
    amount,
    text,
    isGuess: false,
  };
}
