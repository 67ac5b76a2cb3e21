import { recipePath } from '#features/recipes/web/public.ts';

export const MEALS_PATH = '/meals';
export const NEW_RECIPE_PATH = '/meals/recipes/new';
export const IMPORT_PATH = '/meals/recipes/import';
export const editPath = (id: string): string => `${recipePath(id)}/edit`;
