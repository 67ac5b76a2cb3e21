import { Heart } from 'lucide-react';
import { type RecipeView, useMarkRecipe } from '#features/recipes/web/public.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { keepLabel } from '../../messages/recipe.ts';

/** Keeps a recipe, also on this device. Shown as it will be while the change is on its way. */
export function KeepButton({ view }: { view: RecipeView }) {
  const change = useMarkRecipe();
  const { name, kept } = view.recipe;
  const isKept = change.isPending ? !kept : kept;
  return (
    <IconButton
      label={keepLabel(name)}
      aria-pressed={isKept}
      icon={<Heart aria-hidden size={22} className={isKept ? 'fill-current text-accent' : ''} />}
      onClick={() => {
        if (!change.isPending) change.mutate({ shown: view, change: { kept: !kept } });
      }}
    />
  );
}
