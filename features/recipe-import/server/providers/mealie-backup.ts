type Row = Record<string, unknown>;
type Tables = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (tables: Tables, name: string): Row[] => {
  const rows = tables[name];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
};

const byPlace = (a: Row, b: Row): number => Number(a['position']) - Number(b['position']);

/** Rows of a table by the recipe that they belong to, in their order. */
const byRecipe = (tables: Tables, name: string): Map<unknown, Row[]> =>
  Map.groupBy(rowsOf(tables, name).toSorted(byPlace), (row) => row['recipe_id']);

const byId = (tables: Tables, name: string): Map<unknown, Row> =>
  new Map(rowsOf(tables, name).map((row) => [row['id'], row]));

/**
 * The recipes of a whole backup of Mealie, whose `database.json` holds its tables row by row, in the form in which
 * Mealie exports one. Null if it is none.
 */
export function readMealieBackup(json: unknown, most: number): Row[] | null {
  if (!isRow(json) || !Array.isArray(json['recipes_ingredients'])) return null;
  const lines = byRecipe(json, 'recipes_ingredients');
  const steps = byRecipe(json, 'recipe_instructions');
  const notes = byRecipe(json, 'notes');
  const foods = byId(json, 'ingredient_foods');
  const units = byId(json, 'ingredient_units');
  /** What a table of pairs says of a recipe: its tags, its categories. */
  const namesOf = (pairs: string, key: string, things: string) => {
    const known = byId(json, things);
    const found = byRecipe(json, pairs);
    return (recipe: unknown): Row[] =>
      (found.get(recipe) ?? []).flatMap((pair) => {
        const thing = known.get(pair[key]);
        return thing ? [thing] : [];
      });
  };
  const tagsOf = namesOf('recipes_to_tags', 'tag_id', 'tags');
  const categoriesOf = namesOf('recipes_to_categories', 'category_id', 'categories');
  return rowsOf(json, 'recipes')
    .slice(0, most)
    .map((recipe) => {
      const { id } = recipe;
      return {
        ...recipe,
        recipe_ingredient: (lines.get(id) ?? []).map((line) => ({
          ...line,
          food: foods.get(line['food_id']) ?? null,
          unit: units.get(line['unit_id']) ?? null,
        })),
        recipe_instructions: steps.get(id) ?? [],
        recipe_category: categoriesOf(id),
        tags: tagsOf(id),
        notes: notes.get(id) ?? [],
      };
    });
}
