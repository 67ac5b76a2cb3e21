import { z } from 'zod';
import { ALLERGENS } from '#features/recipe-book/rules/allergen-kinds.ts';
import { CUISINES, RECIPE_SLOTS } from '#features/recipe-book/rules/recipe.ts';
import { COST_CLASSES } from '#features/recipe-book/rules/recipe-cost.ts';
import { DIETS } from '#features/recipe-book/rules/recipe-diets.ts';
import { base64BodyLimit, base64File } from '#platform/shared/base64-file.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { recipeContent } from './rules/own-recipe.ts';
import { recipeFood } from './rules/recipe-food.ts';
import {
  MAX_COLLECTION_CHARACTERS,
  MAX_MINUTES,
  MAX_PHOTO_BYTES,
  MAX_TAG_CHARACTERS,
} from './rules/recipe-limits.ts';
import type { RecipeRow } from './rules/recipe-row.ts';

const schemas = recordSchemas(recipeContent);
const NOT_FOUND = 'That recipe does not exist.';

const foods = z.record(z.string(), recipeFood);

/** An own recipe with the foods that its ingredients are linked to, by their ids. */
export const storedRecipe = schemas.stored.extend({ foods });
export type StoredRecipe = z.infer<typeof storedRecipe>;

/** A recipe as a person may read it: their own, or one of their household's plan. */
const readableRecipe = storedRecipe.extend({ isOthers: z.literal(true).optional() });
export type ReadableRecipe = z.infer<typeof readableRecipe>;

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

/** A list of kinds in an address: "milk,egg". */
const kinds = <Kind extends string>(all: readonly [Kind, ...Kind[]]) =>
  z
    .string()
    .max(400)
    .default('')
    .transform((text) => text.split(',').filter((one) => one !== ''))
    .pipe(z.array(z.enum(all)));
const label = (most: number) => z.string().max(most).nullable().default(null);

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

const listQuery = z.object({
  text: z.string().max(200, 'Use at most 200 characters.').default(''),
  slot: z.enum(RECIPE_SLOTS).nullable().default(null),
  maxMinutes: z.coerce.number().int().min(1).max(MAX_MINUTES).nullable().default(null),
  diets: kinds(DIETS),
  without: kinds(ALLERGENS),
  tag: label(MAX_TAG_CHARACTERS),
  cuisine: z.enum(CUISINES).nullable().default(null),
  cost: z.enum(COST_CLASSES).nullable().default(null),
  isHighProtein: flag,
  isOwn: flag,
  kept: flag,
  collection: label(MAX_COLLECTION_CHARACTERS),
  /** `next` of the page before */
  cursor: z.string().max(60).optional(),
});
export type RecipeListQuery = z.output<typeof listQuery>;

const page = z.object({
  rows: z.array(z.custom<RecipeRow>()),
  /** null on the last page */
  next: z.string().nullable(),
  total: z.number().int(),
});
export type RecipePage = z.infer<typeof page>;

/** What a recipe was before an edit. */
export const recipeVersion = z.object({
  version: z.number().int(),
  savedAt: z.string(),
  content: recipeContent,
});
export type RecipeVersion = z.infer<typeof recipeVersion>;

const oneRecipe = z.object({ id: z.uuid(NOT_FOUND) });
/** The secret part of the link; null while the recipe is not shared. */
const share = z.object({ token: z.string().nullable() });

export const recipesApi = {
  ...recordCalls,
  one: endpoint({
    method: 'GET',
    path: '/api/recipes/:id',
    about: ['recipes'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get one recipe with its foods: an own one, or one of the household’s plan',
    params: oneRecipe,
    response: readableRecipe,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/recipes/rows',
    about: ['recipes'],
    access: 'signed-in',
    rate: 'read',
    summary: 'Find own recipes by words and filters, newest first, 30 a page',
    query: listQuery,
    response: page,
  }),
  labels: endpoint({
    method: 'GET',
    path: '/api/recipes/labels',
    about: ['recipes'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List the tags and collections of own recipes',
    response: z.object({ tags: z.array(z.string()), collections: z.array(z.string()) }),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/recipes/:id/versions',
    about: ['recipes'],
    access: 'signed-in',
    rate: 'read',
    summary: 'List what an own recipe was before its last edits, newest first',
    params: oneRecipe,
    response: z.array(recipeVersion),
  }),
  readShare: endpoint({
    method: 'GET',
    path: '/api/recipes/:id/share',
    about: ['recipe-shares'],
    access: 'signed-in',
    rate: 'read',
    summary: 'Get the link of an own recipe; null while it is not shared',
    params: oneRecipe,
    response: share,
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/recipes/:id/share',
    about: ['recipe-shares'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Share an own recipe by a secret link; one that is shared keeps its link',
    params: oneRecipe,
    response: share,
  }),
  stopSharing: endpoint({
    method: 'DELETE',
    path: '/api/recipes/:id/share',
    about: ['recipe-shares'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Take the link of an own recipe back; idempotent',
    params: oneRecipe,
    response: share,
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

const { kept, rating, notes, collections } = recipeContent.shape;
/** What a person says of a recipe: what is left out stays as it was. */
const saying = z
  .object({
    kept: kept.unwrap(),
    rating: rating.unwrap(),
    notes: notes.unwrap(),
    collections: collections.unwrap(),
  })
  .partial();

/** What a person says of a built-in recipe. */
export const recipeMark = recipeContent
  .pick({ kept: true, rating: true, notes: true, collections: true })
  .extend({
    recipeId: z
      .string()
      .max(80)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, NOT_FOUND),
  });
export type RecipeMark = z.infer<typeof recipeMark>;

export const recipeMarksApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/recipe-marks',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List what the person says of built-in recipes, first marked first',
    response: z.array(recipeMark),
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/recipe-marks/:recipeId',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Keep, rate or write notes about a built-in recipe; what is left out stays',
    params: recipeMark.pick({ recipeId: true }),
    body: saying,
    response: z.object({ ok: z.literal(true) }),
  }),
};

export const recipePhotosApi = {
  save: endpoint({
    method: 'PUT',
    path: '/api/recipe-photos/:photoId',
    access: 'signed-in',
    rate: 'write',
    summary: 'Keep a photo for a recipe, without metadata; the recipe names it by photoId',
    params: z.object({ photoId: z.uuid('Give the id as a UUID.') }),
    // Strict: so large a body has room for nothing else.
    body: z.strictObject({
      /** the file, as base64: JPEG, PNG, WebP or AVIF */
      photo: base64File('photo', MAX_PHOTO_BYTES),
    }),
    response: z.object({ photoId: z.string() }),
    bodyLimitBytes: base64BodyLimit(MAX_PHOTO_BYTES),
  }),
};
