import type { Relaxation } from '#features/meal-planner/rules/explain-week.ts';
import type { MealWishes } from '#features/meal-wishes/rules/meal-wishes.ts';
import { findWishedFood } from '#features/meal-wishes/rules/wished-foods.ts';
import type { PlanWishes } from './plan-settings.ts';

const MAX_REPEATS = 7;

/** Wishes that can be let go of: those the planner tries, and what was asked for on a day. */
export type LetGo = Relaxation | 'asks' | 'cookDays' | 'leftovers';

/** What was said in words, changed; nothing if nothing was said. */
const sayLess = (said: MealWishes | null, part: Partial<MealWishes>): MealWishes | null =>
  said && { ...said, ...part };

/** Animals that are not eaten may be a matter of belief: they stay out. */
const isAnimal = (id: string): boolean => (findWishedFood(id)?.origins.length ?? 0) > 0;

/** The wishes without one of them. Diets, allergens and energy are none that can be let go of. */
export function relaxWish(wishes: PlanWishes, what: LetGo): PlanWishes {
  const { said } = wishes;
  switch (what) {
    case 'minutes':
      return {
        ...wishes,
        minutes: { week: null, weekend: null },
        said: sayLess(said, { times: [], dayMinutes: null }),
      };
    case 'budget':
      return {
        ...wishes,
        budgetAud: null,
        said: sayLess(said, { budgetAud: null, mealAud: null }),
      };
    case 'repeats':
      return { ...wishes, repeats: MAX_REPEATS, said: sayLess(said, { noRepeats: false }) };
    case 'dislikes':
      return {
        ...wishes,
        dislikes: [],
        said: sayLess(said, { avoid: said?.avoid.filter(isAnimal) ?? [], less: [] }),
      };
    case 'asks':
      return { ...wishes, cuisines: [], said: sayLess(said, { asks: [] }) };
    case 'leftovers':
      return { ...wishes, said: sayLess(said, { leftoverSlots: [] }) };
    case 'cookDays':
      return { ...wishes, cookDays: [], said: sayLess(said, { cookDays: [] }) };
    default:
      return { ...wishes, free: [...new Set([...wishes.free, what])] };
  }
}
