import {
  emptyOwnFoodDraft,
  type OwnFoodDraft,
} from '#features/foods/rules/own-foods/own-food-draft.ts';
import { newId } from '#platform/shared/ids.ts';
import { clearDraft, loadDraft, storeDraft } from '#platform/web/forms/stored-draft.ts';

const KEY = 'ownFoodDraft';

/** A food draft. Its id makes saving idempotent. */
export type KeptOwnFood = {
  id: string;
  /** what the form was opened with or for; a draft of something else is not taken up */
  from: string;
  draft: OwnFoodDraft;
};

/** The draft that was left in this tab, if it is of the same thing. */
export function loadOwnFoodDraft(owner: string, from: string): KeptOwnFood | null {
  const kept = loadDraft(KEY, owner) as Partial<KeptOwnFood> | null;
  if (!kept?.draft || !kept.id || kept.from !== from) return null;
  // A draft of an older version of the app may lack a field.
  return { id: kept.id, from, draft: emptyOwnFoodDraft(kept.draft) };
}

/** A food to be made that starts as `draft`. */
export const newKeptFood = (from: string, draft: OwnFoodDraft): KeptOwnFood => ({
  id: newId(),
  from,
  draft,
});

export const storeOwnFoodDraft = (owner: string, food: KeptOwnFood): void =>
  storeDraft(KEY, owner, food);

export const clearOwnFoodDraft = (): void => clearDraft(KEY);
