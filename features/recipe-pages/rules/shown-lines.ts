import { ingredientText } from '#features/recipe-book/rules/amount-text.ts';
import type { Recipe } from '#features/recipe-book/rules/recipe.ts';
import { scaleIngredients } from '#features/recipe-book/rules/scale-recipe.ts';
import type { OwnRecipe, RecipeLine } from '#features/recipes/rules/own-recipe.ts';
import { scaleLine } from '#features/recipes/rules/scale-line.ts';

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

function toShown(line: RecipeLine, factor: number): ShownLine {
  const { id, unit, group, optional, grams, food } = line;
  const scaled = scaleLine(line, factor);
  return {
    id,
    text: scaled.text,
    // It stands in the text as written.
    note: null,
    group,
    optional,
    grams: grams === null || WEIGHED.includes(unit) ? null : grams * scaled.factor,
    isLinked: food !== null && grams !== null,
  };
}

/** Ingredients for `factor` times the recipe: of a built-in one by its measures, else as written. */
export function shownLines(
  recipe: Pick<OwnRecipe, 'ingredients'>,
  book: Recipe | null,
  factor: number,
): ShownLine[] {
  if (!book) return recipe.ingredients.map((line) => toShown(line, factor));
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
