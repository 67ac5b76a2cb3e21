import { analysePicture, type Vision } from '#features/food-photo/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { recipeImportApi } from '../contract.ts';
import type { ReadFailure } from '../rules/failures.ts';
import { PHOTO_INSTRUCTIONS, PHOTO_QUESTION } from '../rules/instructions.ts';
import { fromPhoto, photoAnswer } from '../rules/photo-recipe.ts';
import {
  failed,
  readRecipeOfPhoto,
  readRecipePage,
  readRecipesOfFile,
  readRecipeText,
} from './actions/read-recipes.ts';
import { saveRecipes, undoImport } from './actions/save-recipes.ts';
import type { WebPages } from './providers/web-pages.ts';

type Options = {
  pages: WebPages;
  /** null where the operator has set up no service */
  vision: Vision | null;
  /** how many analyses of photos this person's plan allows in 24 hours */
  limitOf: (db: Db, owner: OwnerId) => Promise<number>;
  clock: () => number;
};

/** The failures of a photo in the words of this page. */
const PHOTO_FAILURES: Readonly<Record<string, ReadFailure>> = {
  'not-set-up': 'not-set-up',
  limit: 'limit',
  'too-many-failed': 'too-many-failed',
  timeout: 'photo-slow',
  refused: 'photo-refused',
  unreadable: 'photo-unreadable',
  unavailable: 'photo-unavailable',
  'no-recipe': 'no-photo-recipe',
};

export function recipeImportRoutes({ pages, vision, limitOf, clock }: Options): Route[] {
  return [
    handle(recipeImportApi.readText, ({ db, caller, nowMs, body }) =>
      readRecipeText({ db, owner: caller.owner, nowMs }, body.text),
    ),
    handle(recipeImportApi.readPage, ({ db, caller, nowMs, body }) =>
      readRecipePage({ db, owner: caller.owner, nowMs }, pages, body.url),
    ),
    handle(recipeImportApi.readFile, ({ db, caller, nowMs, body }) =>
      readRecipesOfFile({ db, owner: caller.owner, nowMs }, body.file),
    ),
    handle(recipeImportApi.readPhoto, async ({ db, caller, nowMs, body }) => {
      const { owner } = caller;
      const looked = await analysePicture(db, owner, vision, {
        kind: 'recipe',
        imageDataUrl: body.imageDataUrl,
        instructions: PHOTO_INSTRUCTIONS,
        question: PHOTO_QUESTION,
        schema: photoAnswer,
        read: (answer) => {
          const recipe = fromPhoto(answer);
          return recipe ? { useful: recipe } : { failure: 'no-recipe' };
        },
        limit: await limitOf(db, owner),
        clock,
      });
      if ('failure' in looked) return failed(PHOTO_FAILURES[looked.failure] ?? 'photo-unreadable');
      return readRecipeOfPhoto({ db, owner, nowMs }, looked.useful);
    }),
    handle(recipeImportApi.save, ({ db, caller, nowMs, body }) =>
      saveRecipes(db, caller.owner, body.recipes, nowMs),
    ),
    handle(recipeImportApi.undo, ({ db, caller, nowMs, body }) =>
      undoImport(db, caller.owner, body.ids, nowMs),
    ),
  ];
}
