import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import { isSeafoodFood } from '#features/meal-planner/rules/expecting/seafood.ts';

/** Whether so many portions of a food are a meal of fish or seafood. */
export const isSeafoodItem = (
  {
    foodId,
    foodName,
    quantity,
    unit,
  }: Pick<LoggedItem, 'foodId' | 'foodName' | 'quantity' | 'unit'>,
  portions: number,
): boolean =>
  isSeafoodFood({ foodId, name: foodName, grams: unit === 'g' ? quantity * portions : null });
