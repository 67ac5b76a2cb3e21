import type { MealWishes } from './meal-wishes.ts';

/** "1200 calories a day", "max 8,700 kJ". */
const ENERGY = /\d[\d,. ]*(?:k?cals?|k?calories|calorie|kilojoules?|kjs?)\b/i;

/**
 * Whether a wish names a figure of energy. Energy comes from the targets, which keep from too little who is
 * protected: words never change it.
 */
export const saysEnergy = (text: string): boolean => ENERGY.test(text);

/** Whether a wish is about lactose: it is planned without any milk, and that has to be said. */
export const saysLactose = (text: string): boolean => /\blactose\b/i.test(text);

/** Whether main meals are left unplanned; they are eaten all the same. */
export const leavesOutMeals = ({ skips }: Pick<MealWishes, 'skips'>): boolean =>
  skips.some(({ isOut, slots }) => !isOut && slots.some((slot) => slot !== 'snack'));
