import { z } from 'zod';
import { recipeContent } from '#features/recipes/rules/own-recipe.ts';
import { base64BodyLimit, base64File } from '#platform/shared/base64-file.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { DOUBTS, RECIPE_APPS } from './rules/draft-words.ts';
import { READ_FAILURES } from './rules/failures.ts';
import {
  MAX_ADDRESS_CHARACTERS,
  MAX_FILE_BYTES,
  MAX_RECIPES,
  MAX_SAVED_AT_ONCE,
  MAX_TEXT_CHARACTERS,
} from './rules/limits.ts';

const MAX_PICTURE_CHARACTERS = 12_000_000;
/** Fifty recipes with a hundred of the longest lines would be more; usual ones are 10 kB. */
const MAX_SAVE_BYTES = 4_000_000;

/** A recipe as it was read, to be looked at before it is saved. */
export const recipeDraft = z.object({
  /** The recipe gets this id, which is the same for the same content: saved twice, it is one. */
  id: z.string(),
  recipe: recipeContent,
  doubts: z.array(z.enum(DOUBTS)),
  /** whether the person has this very recipe already */
  isKnown: z.boolean(),
});
export type RecipeDraft = z.infer<typeof recipeDraft>;

const readAnswer = z.object({
  drafts: z.array(recipeDraft),
  /** the app that wrote a file */
  app: z.enum(RECIPE_APPS).nullable(),
  failure: z.object({ reason: z.enum(READ_FAILURES), message: z.string() }).nullable(),
});
export type ReadAnswer = z.infer<typeof readAnswer>;

const reading = {
  method: 'POST',
  about: [],
  access: 'signed-in',
  response: readAnswer,
} as const;

export const recipeImportApi = {
  readText: endpoint({
    ...reading,
    path: '/api/recipes/read-text',
    rate: 'write',
    summary: 'Read a pasted text into a recipe draft; saves nothing',
    body: z.object({
      text: z
        .string()
        .trim()
        .min(1, 'Paste a recipe first.')
        .max(MAX_TEXT_CHARACTERS, `Use at most ${MAX_TEXT_CHARACTERS} characters.`),
    }),
  }),
  readPage: endpoint({
    ...reading,
    path: '/api/recipes/read-page',
    rate: 'bulk',
    summary: 'Read the recipe of a public web page into a draft; saves nothing',
    body: z.object({
      url: z
        .string()
        .trim()
        .min(1, 'Enter a web address.')
        .max(MAX_ADDRESS_CHARACTERS, `Use at most ${MAX_ADDRESS_CHARACTERS} characters.`),
    }),
  }),
  readPhoto: endpoint({
    ...reading,
    path: '/api/recipes/read-photo',
    about: ['food-photo'],
    rate: 'write',
    bodyLimitBytes: MAX_PICTURE_CHARACTERS + 100_000,
    summary: 'Read a photo of a recipe into a draft; stores no photo',
    body: z.object({
      imageDataUrl: z
        .string()
        .max(MAX_PICTURE_CHARACTERS, 'Use a picture of at most 9 MB.')
        .regex(/^data:image\/[\w.+-]+;base64,/, 'Send the picture as an image data URL.'),
    }),
  }),
  readFile: endpoint({
    ...reading,
    path: '/api/recipes/read-file',
    rate: 'bulk',
    bodyLimitBytes: base64BodyLimit(MAX_FILE_BYTES),
    summary:
      'Read an export of Mealie, Tandoor, Paprika or Recipe Keeper into drafts; saves nothing',
    body: z.object({
      /** the file as base64 */
      file: base64File('file', MAX_FILE_BYTES),
    }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/recipes/import',
    about: ['recipes'],
    access: 'signed-in',
    rate: 'write',
    bodyLimitBytes: MAX_SAVE_BYTES,
    summary: 'Save drafts as own recipes; those that are there already stay as they are',
    body: z.object({
      recipes: z
        .array(z.object({ ...recipeContent.shape, id: z.uuid('Give the id as a UUID.') }))
        .min(1, 'Choose at least one recipe.')
        .max(MAX_SAVED_AT_ONCE, `Save at most ${MAX_SAVED_AT_ONCE} recipes at once.`),
    }),
    response: z.object({ added: z.array(z.string()) }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/recipes/import/undo',
    about: ['recipes'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Undo an import: deletes its recipes that have not been changed since',
    body: z.object({ ids: z.array(z.uuid('Give each id as a UUID.')).min(1).max(MAX_RECIPES) }),
    response: z.object({ removed: z.number().int(), kept: z.number().int() }),
  }),
};
