import { DIET_NAMES, nameOfAllergen } from '#features/recipes/web/public.ts';
import type { Eating } from '../../contract.ts';
import { householdText } from '../messages/household.ts';

type Eats = { [Key in keyof Eating]?: Eating[Key] | undefined };

/** "vegetarian · no peanut"; empty where a person eats anything. */
export const eatsText = ({ diets = [], without = [] }: Eats): string =>
  householdText.eats(
    diets.map((diet) => DIET_NAMES[diet].toLowerCase()),
    without.map((one) => nameOfAllergen(one).toLowerCase()),
  );
