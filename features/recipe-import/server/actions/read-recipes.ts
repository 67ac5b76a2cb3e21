import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { SourceKind } from '#features/recipes/rules/recipe-limits.ts';
import { recipeStates } from '#features/recipes/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { idWithin, newId } from '#platform/shared/ids.ts';
import type { ReadAnswer, RecipeDraft } from '../../contract.ts';
import type { RecipeApp } from '../../rules/draft-words.ts';
import { FAILURES, type ReadFailure } from '../../rules/failures.ts';
import type { RawRecipe } from '../../rules/raw-recipe.ts';
import { readText } from '../../rules/read-text.ts';
import { toDraft } from '../../rules/to-draft.ts';
import { readPage } from '../providers/read-page.ts';
import { readRecipeFile } from '../providers/recipe-file.ts';
import type { WebPages } from '../providers/web-pages.ts';
import { loadCatalogueIndex } from './catalogue-index.ts';

export const failed = (reason: ReadFailure): ReadAnswer => ({
  drafts: [],
  app: null,
  failure: { reason, message: FAILURES[reason] },
});

type Asking = { db: Db; owner: OwnerId; nowMs: number };

/** The same for the same recipe of the same person, so that an import twice makes one. */
const idOf = (owner: OwnerId, { name, ingredients, steps }: RawRecipe): string => {
  const said = JSON.stringify([name.trim().toLowerCase(), ingredients, steps]);
  return idWithin(owner, `recipe ${createHash('sha256').update(said).digest('hex')}`);
};

type Place = { id: string; isKnown: boolean };

/**
 * Where each of these recipes is saved: under its id, or, if that one was deleted, under one that follows from
 * it, as often as it was deleted.
 */
async function findPlaces(
  { db, owner }: Asking,
  ids: readonly string[],
): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  let open = new Map(ids.map((id) => [id, id]));
  while (open.size > 0) {
    const states = await recipeStates(db, owner, [...open.values()]);
    const next = new Map<string, string>();
    for (const [first, id] of open) {
      const state = states.get(id);
      if (state?.isDeleted) next.set(first, idWithin(id, `after ${state.version}`));
      else places.set(first, { id, isKnown: state !== undefined });
    }
    open = next;
  }
  return places;
}

/** Drafts of what was read, each once, and whether the person has them. */
async function toAnswer(
  asking: Asking,
  raws: readonly RawRecipe[],
  kind: SourceKind,
  app: RecipeApp | null = null,
): Promise<ReadAnswer> {
  const { db, owner, nowMs } = asking;
  const index = await loadCatalogueIndex(db, nowMs);
  const byId = new Map(raws.map((raw) => [idOf(owner, raw), raw] as const));
  const places = await findPlaces(asking, [...byId.keys()]);
  const drafts: RecipeDraft[] = [];
  for (const [id, raw] of byId) {
    // A file's lines take seconds to match: others are answered in between.
    await setImmediate();
    const draft = toDraft({ ...raw, site: raw.site ?? app }, { kind, index, makeId: newId });
    const place = places.get(id);
    if (draft && place) drafts.push({ ...place, ...draft });
  }
  return drafts.length === 0 ? failed('too-many-lines') : { drafts, app, failure: null };
}

/** Reads a pasted text. */
export async function readRecipeText(asking: Asking, text: string): Promise<ReadAnswer> {
  const raw = readText(text);
  if (raw.ingredients.length === 0) return failed('no-text-recipe');
  const name = raw.name === '' ? 'Pasted recipe' : raw.name;
  return toAnswer(asking, [{ ...raw, name }], 'text');
}

/** Reads the recipe of a web page. */
export async function readRecipePage(
  asking: Asking,
  pages: WebPages,
  url: string,
): Promise<ReadAnswer> {
  const page = await pages.read(url);
  if ('failure' in page) return failed(page.failure);
  const raw = readPage(page.html, page.url);
  if (!raw || raw.ingredients.length === 0) return failed('no-recipe');
  return toAnswer(asking, [raw], 'page');
}

/** Reads the export of another app. */
export async function readRecipesOfFile(asking: Asking, file: string): Promise<ReadAnswer> {
  const read = await readRecipeFile(Buffer.from(file, 'base64'));
  if ('failure' in read) return failed(read.failure);
  return toAnswer(asking, read.recipes, 'file', read.app);
}

/** Drafts of what a photo showed. */
export const readRecipeOfPhoto = (asking: Asking, raw: RawRecipe): Promise<ReadAnswer> =>
  toAnswer(asking, [raw], 'photo');
