import type { PersonalTable } from '#platform/server/db/personal-table.ts';
import { marksPersonalData } from '../queries/recipe-marks.ts';
import { versionsPersonalData } from '../queries/recipe-versions.ts';
import { ownRecipeNames, recipesTable } from '../queries/recipes.ts';
import { refreshRows } from './recipe-list.ts';
import { recipePhotosPersonalData } from './recipe-photos.ts';

const RECIPES_PER_BATCH = 500;

/** Exported, imported and deleted with the account; an import makes the rows of the list as well. */
export const recipesPersonalData: PersonalTable[] = [
  {
    ...recipesTable,
    async write(db, owner, rows, files) {
      await recipesTable.write(db, owner, rows, files);
      const ids = (await ownRecipeNames(db, owner)).map(({ id }) => id);
      for (let start = 0; start < ids.length; start += RECIPES_PER_BATCH) {
        await refreshRows(db, owner, ids.slice(start, start + RECIPES_PER_BATCH));
      }
    },
  },
  marksPersonalData,
  versionsPersonalData,
  recipePhotosPersonalData,
];

export const recipesErasedOnly = [
  { name: 'recipe_shares', because: 'links that lead to this server alone' },
  { name: 'recipe_rows', because: 'what lists filter by; made again from the recipes' },
  { name: 'recipe_words', because: 'words of the recipes; made again from them' },
];
