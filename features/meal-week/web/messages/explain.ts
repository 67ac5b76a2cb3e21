import type { Relaxation, Shortfall } from '#features/meal-planner/rules/explain-week.ts';
import type { PlannedNutrient } from '#features/meal-planner/rules/planner-input.ts';

export const explainText = {
  title: 'Not everything fits',
  worst: 'Each with the day that is furthest off:',
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

/** Where a week falls short, in words. */
type Names = {
  /** energy in the person's unit */
  energy: (kcal: number) => string;
  day: (index: number) => string;
  meal: (slotId: string) => string;
};

/** One thing that a week does not meet, and the day that is furthest off. */
export function shortfallText(one: Shortfall, { energy, day, meal }: Names): string {
  switch (one.kind) {
    case 'minutes':
      return `Cooking time: ${amount(one.off, 'min')} (${day(one.day)})`;
    case 'budget':
      return `Budget: $${Math.ceil(one.off)} over`;
    case 'empty':
      return `No recipe suits your wishes: ${meal(one.slotId)}, ${day(one.day)}`;
    default:
      if (one.nutrient === 'calories') {
        const off = `${energy(Math.abs(one.off))} ${one.off < 0 ? 'short' : 'over'}`;
        return `${NAMES.calories}: ${off} (${day(one.day)})`;
      }
      return `${NAMES[one.nutrient]}: ${amount(one.off, one.nutrient === 'sodium' ? 'mg' : 'g')} (${day(one.day)})`;
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
