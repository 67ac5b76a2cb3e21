import { ingredientText } from '#features/recipe-book/rules/amount-text.ts';
import type { Recipe } from '#features/recipe-book/rules/recipe.ts';
import { scaleFactorOf, scaleIngredients } from '#features/recipe-book/rules/scale-recipe.ts';
import { scaleText } from '#features/recipe-book/rules/scale-text.ts';
import type { OwnRecipe, RecipeLine } from '#features/recipes/rules/own-recipe.ts';
import { factsOfLine } from '#features/recipes/rules/own-summary.ts';

/** An ingredient as the page shows it. */
export type ShownLine = {
  id: string;
  text: string;
  note: string | null;
  group: string | null;
  optional: boolean;
  /** Edible grams; null: not known. */
  grams: number | null;
  /** Whether figures could be linked to it. */
  isLinked: boolean;
};

const WEIGHED: readonly (string | null)[] = ['g', 'ml'];

function scaledLine(line: RecipeLine, factor: number): ShownLine {
  const { id, text, amount, unit, group, optional, grams, food } = line;
  const facts = factsOfLine(line);
  const isCounted = unit === null || unit === 'each';
  const role = facts?.role === 'egg' && !isCounted ? 'other' : (facts?.role ?? 'other');
  const own =
    amount === null || amount <= 0 || factor === 1 ? factor : scaleFactorOf(role, amount, factor);
  return {
    id,
    text: scaleText(text, amount, own),
    // It stands in the text as written.
    note: null,
    group,
    optional,
    grams: grams === null || WEIGHED.includes(unit) ? null : grams * own,
    isLinked: food !== null && grams !== null,
  };
}

/** Ingredients for `factor` times the recipe: of a built-in one by its measures, else as written. */
export function shownLines(
  recipe: Pick<OwnRecipe, 'ingredients'>,
  book: Recipe | null,
  factor: number,
): ShownLine[] {
  if (!book) return recipe.ingredients.map((line) => scaledLine(line, factor));
  return scaleIngredients(book.ingredients, factor).map((one) => ({
    id: one.key,
    text: ingredientText(one, one.amount),
    note: one.note,
    group: one.group,
    optional: one.optional,
    grams: WEIGHED.includes(one.unit) ? null : one.grams,
    isLinked: true,
  }));
}

/** Lines in the groups in which they stand; null is the group without a name. */
export function groupLines(lines: readonly ShownLine[]): [group: string | null, ShownLine[]][] {
  return [...Map.groupBy(lines, ({ group }) => group)];
}
