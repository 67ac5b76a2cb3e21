import type { RecipeRow } from '#features/recipes/rules/recipe-row.ts';

/** Two primes, so that neighbours in the book stand far apart. */
const STEP = 7_919;
const ROUND = 1_000_003;

const placeOf = ({ picture }: RecipeRow): number => (picture.seed * STEP) % ROUND;

/** Recipes in a fixed mixed order, so that a list begins with many kinds of dishes; own ones first. */
export const mixRecipes = (rows: readonly RecipeRow[]): RecipeRow[] => [
  ...rows.filter(({ isOwn }) => isOwn),
  ...rows.filter(({ isOwn }) => !isOwn).toSorted((a, b) => placeOf(a) - placeOf(b)),
];
