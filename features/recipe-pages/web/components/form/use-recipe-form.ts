import { useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { OwnRecipe } from '#features/recipes/rules/own-recipe.ts';
import type { RecipeFood, RecipeFoods } from '#features/recipes/rules/recipe-food.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import type { ChosenFood } from '../../../rules/draft-lines.ts';
import { checkRecipe, type RecipeDraft, type Unshown } from './recipe-draft.ts';

type RecipeFormOptions = {
  start: RecipeDraft;
  unshown: Unshown;
  send: (content: OwnRecipe) => Promise<unknown>;
  onSent: () => void;
};

/** A food that was looked up in the form, with what figures need of it. */
export type FoundFood = ChosenFood & RecipeFood;

/** The form of a recipe, and the foods that were looked up while it is open. */
export function useRecipeForm({ start, unshown, send, onSent }: RecipeFormOptions) {
  const [found, setFound] = useState<Readonly<Record<string, FoundFood>>>({});
  const { energyUnit } = useUnits();
  const form = useForm<RecipeDraft, OwnRecipe, unknown>({
    start,
    check: (draft) => checkRecipe(draft, unshown, energyUnit),
    send,
    onSent,
  });
  return {
    ...form,
    found: found as RecipeFoods & Readonly<Record<string, FoundFood>>,
    addFound: (food: FoundFood) => setFound((before) => ({ ...before, [food.id]: food })),
  };
}

export type RecipeForm = ReturnType<typeof useRecipeForm>;
