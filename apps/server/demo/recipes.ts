import { csvImportApi } from '#features/csv-import/contract.ts';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { recipeMarksApi, recipesApi } from '#features/recipes/contract.ts';
import { toOwnRecipe } from '#features/recipes/rules/book-recipe.ts';
import type { OwnRecipe } from '#features/recipes/rules/own-recipe.ts';
import { newId } from '#platform/shared/ids.ts';
import type { SamplePerson } from './sample-world.ts';

type Own = { like: string; change: Partial<OwnRecipe> };

/** Recipes of their own: built-in ones that they cook their own way. */
const OWN: readonly Own[] = [
  {
    like: 'berry-overnight-oats',
    change: {
      name: 'Nan’s berry oats',
      collections: ['Weekdays'],
      rating: 5,
      kept: true,
      notes: 'Use the frozen berries from the markets. Less honey for me.',
    },
  },
  {
    like: 'banana-cinnamon-porridge',
    change: { name: 'Camping porridge', tags: ['camping'], collections: ['Camping'], rating: 4 },
  },
  {
    like: 'apple-pie-overnight-oats',
    change: { name: 'Apple oats for two', servings: 2, collections: ['Weekdays'], kept: true },
  },
];

/** What they think of built-in ones. */
const MARKED = [
  { at: 40, kept: true, rating: 5, notes: 'Double it, it freezes well.', collections: ['Sunday'] },
  { at: 90, kept: true, rating: null, notes: null, collections: ['Sunday'] },
  { at: 150, kept: true, rating: 4, notes: null, collections: [] },
];

const CSV_MEALS = [
  { Name: 'Canteen laksa', Calories: 640, Protein: 31 },
  { Name: 'Mum’s lasagne', Calories: 520, Protein: 28 },
];

/** A person's own recipes with collections and ratings, what they think of built-in ones, and meals of a file. */
export async function keepRecipes(person: SamplePerson): Promise<void> {
  for (const { like, change } of OWN) {
    const book = RECIPES.find(({ id }) => id === like);
    if (!book) throw new Error(`There is no recipe ${like}.`);
    await person.call(recipesApi.add, { body: { ...toOwnRecipe(book), ...change, id: newId() } });
  }
  for (const { at, ...said } of MARKED) {
    const recipeId = RECIPES[at]?.id ?? '';
    await person.call(recipeMarksApi.set, { params: { recipeId }, body: said });
  }
  const { id } = await person.call(csvImportApi.validate, {
    body: {
      importType: 'meals',
      csvData: CSV_MEALS,
      columnMapping: { Name: 'name', Calories: 'calories', Protein: 'protein' },
    },
  });
  await person.call(csvImportApi.commit, { params: { id } });
}
