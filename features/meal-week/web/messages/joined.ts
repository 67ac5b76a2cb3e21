import { joinNames } from './meal.ts';

/** Who joined after meals were planned. */
export const joinedText = {
  you: 'you',
  title: (names: readonly string[]): string => `Nothing is planned for ${joinNames(names)} yet`,
  missed: (meals: number): string =>
    meals === 1
      ? '1 meal was planned before, without a portion.'
      : `${meals} meals were planned before, without a portion.`,
  give: 'Add the portions',
  given: (names: readonly string[]) => ({
    title: 'Portions added',
    description: `For ${joinNames(names)}`,
  }),
};
