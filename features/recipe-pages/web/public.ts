/** The form of a recipe, for screens that fill it in. */

export { toRecipeDraft, type Unshown } from './components/form/recipe-draft.ts';
export { RecipeForm } from './components/form/recipe-form.tsx';
export { useRecipeForm } from './components/form/use-recipe-form.ts';
