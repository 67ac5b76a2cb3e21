import type { Relaxation } from '#features/meal-planner/rules/explain-week.ts';
import type { PlanWishes } from './plan-settings.ts';

const MAX_REPEATS = 7;

/** The wishes without one of them. Diets, allergens and energy are none that can be let go of. */
export function relaxWish(wishes: PlanWishes, what: Relaxation): PlanWishes {
  switch (what) {
    case 'minutes':
      return { ...wishes, minutes: { week: null, weekend: null } };
    case 'budget':
      return { ...wishes, budgetAud: null };
    case 'repeats':
      return { ...wishes, repeats: MAX_REPEATS };
    case 'dislikes':
      return { ...wishes, dislikes: [] };
    default:
      return { ...wishes, free: [...new Set([...wishes.free, what])] };
  }
}
