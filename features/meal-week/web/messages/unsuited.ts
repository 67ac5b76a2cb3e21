import type { Unsuited } from '#features/meal-plans/rules/people/unsuited.ts';
import { DIET_NAMES, nameOfAllergen } from '#features/recipes/web/public.ts';

/** "Not dairy free · Has or may have egg" */
export const whyUnsuited = ({ diets, allergens, isUnknown }: Unsuited): string =>
  [
    ...diets.map((diet) => `Not ${DIET_NAMES[diet].toLowerCase()}`),
    ...allergens.map((allergen) => `Has or may have ${nameOfAllergen(allergen).toLowerCase()}`),
    ...(isUnknown ? ['Not all allergens are known'] : []),
  ].join(' · ');

export const unsuitedText = {
  title: (meals: number): string =>
    meals === 1
      ? 'A planned meal doesn’t suit everybody who eats it'
      : `${meals} planned meals don’t suit everybody who eats them`,
  meal: (where: string, title: string, why: string): string => `${where}: ${title}. ${why}`,
  again: 'Plan these meals again',
  locked: 'Locked meals stay as they are: swap them, or take them off.',
};
