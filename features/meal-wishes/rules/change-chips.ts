import type { MealWishes } from './meal-wishes.ts';
import { isSameChip, toMealWishes, toWishChips, type WishChip } from './wish-chips.ts';

const isEmpty = (chips: readonly WishChip[]): boolean => chips.length === 0;

/** What was said with more of it; what can be said but once is as it was said last. Null: nothing. */
export function addWishes(said: MealWishes | null, more: MealWishes): MealWishes | null {
  const before = said ? toWishChips(said) : [];
  const fresh = toWishChips(more).filter((chip) => !before.some((one) => isSameChip(one, chip)));
  const chips = [...before, ...fresh];
  return isEmpty(chips) ? null : toMealWishes(chips);
}

/** What was said with another chip in the place of one, or none. Null: nothing is left. */
export function replaceWish(
  said: MealWishes,
  old: WishChip,
  next: WishChip | null,
): MealWishes | null {
  const chips = toWishChips(said).flatMap((chip) => {
    if (!isSameChip(chip, old)) return [chip];
    return next ? [next] : [];
  });
  return isEmpty(chips) ? null : toMealWishes(chips);
}
