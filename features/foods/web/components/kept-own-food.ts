import { newId } from '#platform/shared/ids.ts';
import { forgetDraft, keepDraft, keptDraft } from '#platform/web/forms/kept-draft.ts';
import { emptyOwnFoodDraft, type OwnFoodDraft } from '../../rules/own-food-draft.ts';

const KEY = 'ownFoodDraft';

/** A half-typed food. Its id makes every attempt to save it the same food. */
export type KeptOwnFood = {
  id: string;
  /** what the form was opened with or for; a draft of something else is not taken up */
  from: string;
  draft: OwnFoodDraft;
};

/** The draft that was left in this tab, if it is of the same thing. */
export function keptOwnFood(owner: string, from: string): KeptOwnFood | null {
  const kept = keptDraft(KEY, owner) as Partial<KeptOwnFood> | null;
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

export const keepOwnFood = (owner: string, food: KeptOwnFood): void => keepDraft(KEY, owner, food);

export const forgetOwnFood = (): void => forgetDraft(KEY);
