import { clearDraft, loadDraft, storeDraft } from '#platform/web/forms/stored-draft.ts';
import type { SavedMeal } from '../../../contract/saved-meals.ts';
import type { LoggedItem } from '../../../rules/item/logged-item.ts';
import { type MealDraft, mealDraft, mealLine } from './meal-draft.ts';

const EDIT_KEY = 'savedMealEdit';
const ADDED_KEY = 'savedMealAdded';

/** What was typed over one version of a meal, and foods that were chosen for it on other pages. */
type KeptEdit = { id: string; version: number; draft: MealDraft };
type Added = { id: string; items: LoggedItem[] };

export const storeMealEdit = (owner: string, { id, version }: SavedMeal, draft: MealDraft): void =>
  storeDraft(EDIT_KEY, owner, { id, version, draft } satisfies KeptEdit);

export function clearMealEdit(): void {
  clearDraft(EDIT_KEY);
  clearDraft(ADDED_KEY);
}

const addedTo = (owner: string, id: string): LoggedItem[] => {
  const added = loadDraft(ADDED_KEY, owner) as Added | null;
  return added?.id === id ? added.items : [];
};

/** Puts a food into a saved meal that is being edited: its form shows it, and saves it with the rest. */
export function addToMealEdit(owner: string, id: string, item: LoggedItem): void {
  const items = [...addedTo(owner, id), item];
  storeDraft(ADDED_KEY, owner, { id, items } satisfies Added);
}

/** Address that continues editing a meal; `query` has day and meal. */
export function mealEditHref(id: string, query: string): string {
  const search = new URLSearchParams(query);
  search.set('edit', id);
  return `/log-food/meals?${search}`;
}

/** The meal as it was left when it was last edited, at the version that was edited, with what was chosen for it since. */
export function startOfMealEdit(owner: string, meal: SavedMeal) {
  const kept = loadDraft(EDIT_KEY, owner) as KeptEdit | null;
  const { draft, version } = kept?.id === meal.id ? kept : { ...meal, draft: mealDraft(meal) };
  const lines = [...draft.lines, ...addedTo(owner, meal.id).map(mealLine)];
  return { meal: { ...meal, version }, draft: { ...draft, lines } };
}
