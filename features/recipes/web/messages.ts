import type { StoredRecipe } from '../contract.ts';

export const recipeMessages = {
  saved: ({ name }: StoredRecipe) => ({ title: 'Recipe saved', description: name }),
  changed: ({ name }: StoredRecipe) => ({ title: 'Recipe changed', description: name }),
  removed: ({ name }: StoredRecipe) => ({ title: 'Recipe deleted', description: name }),
  undone: { title: 'Undone', description: 'Your recipes are restored.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};

/** "Recipe: chicken laksa" */
export const sayMark = (recipeId: string): string => `Recipe: ${recipeId.replaceAll('-', ' ')}`;

export const shareMessages = {
  stopped: { title: 'Sharing stopped', description: 'The link no longer works.' },
  photoFailed: 'Photo not saved. Check your connection and try again.',
};
