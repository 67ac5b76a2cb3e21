import type { FoodLogEntry } from '#features/food-log/contract.ts';
import { foodIdOfRecipe } from '#features/food-log/rules/entry/recipe-food-id.ts';
import { entriesOfFood, entryChanges, toEntryResponse } from '#features/food-log/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { ParsedInputOf } from '#platform/shared/endpoint.ts';
import { MAX_PAST_ENTRIES, type pastEntriesApi } from '../../contract.ts';

/** Entries that were logged from a recipe, the latest first. */
export async function pastEntries(
  db: Db,
  owner: OwnerId,
  recipeId: string,
): Promise<FoodLogEntry[]> {
  const entries = await entriesOfFood(db, owner, foodIdOfRecipe(recipeId), MAX_PAST_ENTRIES);
  return entries.map(toEntryResponse);
}

/** Changes entries, all or none; `conflict` with the current one if one was changed elsewhere. */
export function changePastEntries(
  db: Db,
  owner: OwnerId,
  entries: ParsedInputOf<typeof pastEntriesApi.change>['body']['entries'],
  nowMs: number,
): Promise<FoodLogEntry[]> {
  return inTransaction(db, async (db) => {
    const changed: FoodLogEntry[] = [];
    // In the order of their ids, so that two calls wait for each other.
    for (const { id, ...edit } of entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      changed.push(await entryChanges.edit(db, owner, id, edit, nowMs));
    }
    return changed;
  });
}
