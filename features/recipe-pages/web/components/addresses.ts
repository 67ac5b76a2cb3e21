import { pageBefore, recipePath } from '#features/recipes/web/public.ts';

export const MEALS_PATH = '/meals';
/** In the state of the history's entry: the filters of the list that led here. */
export const LIST_STATE = 'recipeList';

/** The page that led to the one that is open: the plan, or the list with its filters. */
export function listPath(): string {
  const before = pageBefore();
  if (before !== null) return before;
  const search: unknown = history.state?.[LIST_STATE];
  return typeof search === 'string' && search !== '' ? `${MEALS_PATH}?${search}` : MEALS_PATH;
}

export const NEW_RECIPE_PATH = '/meals/recipes/new';
export const IMPORT_PATH = '/meals/recipes/import';
export const editPath = (id: string): string => `${recipePath(id)}/edit`;
