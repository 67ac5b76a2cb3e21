import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { recipeContent } from './rules/own-recipe.ts';
import { recipeFood } from './rules/recipe-food.ts';

const schemas = recordSchemas(recipeContent);
const NOT_FOUND = 'That recipe does not exist.';

const foods = z.record(z.string(), recipeFood);

/** An own recipe with the foods that its ingredients are linked to, by their ids. */
export const storedRecipe = schemas.stored.extend({ foods });
export type StoredRecipe = z.infer<typeof storedRecipe>;

/** 100 lines and 60 steps of the longest. */
const MAX_BODY_BYTES = 400_000;

const recordCalls = recordApi({
  path: '/api/recipes',
  ...schemas,
  stored: storedRecipe,
  notFound: NOT_FOUND,
  about: ['recipes'],
  queued: true,
  bodyLimitBytes: MAX_BODY_BYTES,
  summaries: {
    list: 'List own recipes for the device, newest first: at most 200, kept and recent ones',
    add: 'Save an own recipe; idempotent by id',
    edit: 'Change an own recipe; 409 with the current one if it changed elsewhere',
    remove: 'Delete an own recipe',
    restore: 'Undo a deletion',
  },
});

export const recipesApi = {
  ...recordCalls,
  one: endpoint({
    method: 'GET',
    path: '/api/recipes/:id',
    about: ['recipes'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get one own recipe with its foods',
    params: z.object({ id: z.uuid(NOT_FOUND) }),
    response: storedRecipe,
  }),
  /** The same for everybody; kept on the device, so that built-in recipes work without a network. */
  bookFoods: endpoint({
    method: 'GET',
    path: '/api/recipes/book-foods',
    about: ['recipe-book'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get the foods of the built-in recipes by their ids',
    response: foods,
  }),
};
