import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { type RecipeDraft, recipeImportApi } from '../contract.ts';
import { MAX_SAVED_AT_ONCE } from '../rules/limits.ts';
import { importUndone, notSaved, notUndone, savedToast } from './messages.ts';

/** What is read, and by which way. */
export type Source =
  | { text: string }
  | { url: string }
  | { imageDataUrl: string }
  | { file: string };

function read(source: Source) {
  if ('text' in source) return call(recipeImportApi.readText, { body: source });
  if ('url' in source) return call(recipeImportApi.readPage, { body: source });
  if ('file' in source) return call(recipeImportApi.readFile, { body: source });
  return call(recipeImportApi.readPhoto, { body: source });
}

/** Reads a source into drafts. The page shows its errors. */
export const useReadRecipes = () => useMutation({ mutationFn: read });

async function saveAll(drafts: readonly RecipeDraft[]): Promise<string[]> {
  const added: string[] = [];
  for (let at = 0; at < drafts.length; at += MAX_SAVED_AT_ONCE) {
    const recipes = drafts
      .slice(at, at + MAX_SAVED_AT_ONCE)
      .map(({ id, recipe }) => ({ ...recipe, id }));
    added.push(...(await call(recipeImportApi.save, { body: { recipes } })).added);
  }
  return added;
}

/** Saves drafts of a file, with Undo for all of them. Again is fine: none is saved twice. */
export const useSaveDrafts = () =>
  useMutation(
    mutationBy(saveAll, {
      done: (ids) => savedToast(ids.length),
      undo: (ids) =>
        ids.length === 0
          ? null
          : {
              run: () => call(recipeImportApi.undo, { body: { ids } }),
              done: importUndone,
              failed: notUndone,
            },
      failed: notSaved,
    }),
  );
