import type { Relaxation, Shortfall } from '#features/meal-planner/rules/explain-week.ts';
import type { PlannedNutrient } from '#features/meal-planner/rules/planner-input.ts';

export const explainText = {
  title: 'Not everything fits',
  worst: 'On the day that is furthest off:',
  empty: 'Some meals have no recipe that suits your wishes.',
  first: 'This would help most:',
};

const NAMES: Record<PlannedNutrient, string> = {
  calories: 'Energy',
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fibre',
  sodium: 'Sodium',
};

const amount = (off: number, unit: string): string =>
  `${Math.round(Math.abs(off))} ${unit} ${off < 0 ? 'short' : 'over'}`;

/** One thing that a week does not meet. `energy` is written in the person's unit. */
export function shortfallText(one: Shortfall, energy: (kcal: number) => string): string {
  switch (one.kind) {
    case 'minutes':
      return `Cooking time: ${amount(one.off, 'min')}`;
    case 'budget':
      return `Budget: $${Math.ceil(one.off)} over`;
    case 'empty':
      return explainText.empty;
    default:
      if (one.nutrient === 'calories') {
        return `${NAMES.calories}: ${energy(Math.abs(one.off))} ${one.off < 0 ? 'short' : 'over'}`;
      }
      return `${NAMES[one.nutrient]}: ${amount(one.off, one.nutrient === 'sodium' ? 'mg' : 'g')}`;
  }
}

/** What a tap lets go of. */
export const RELAX: Record<Relaxation, string> = {
  protein: 'Let protein vary',
  carbs: 'Let carbs vary',
  fat: 'Let fat vary',
  fiber: 'Let fibre vary',
  sodium: 'Let sodium vary',
  minutes: 'Cook as long as it takes',
  budget: 'Forget the budget',
  repeats: 'Allow more repeats',
  dislikes: 'Allow what you dislike',
};
