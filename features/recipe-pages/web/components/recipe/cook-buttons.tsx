import { ChefHat, Plus, ShoppingBasket } from 'lucide-react';
import { Suspense, useState } from 'react';
import { CookedSheet, cookPath, LogRecipeSheet } from '#features/cooking/web/public.ts';
import type { RecipeView } from '#features/recipes/web/public.ts';
import { AddRecipeSheet } from '#features/shopping-pages/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { Scale } from '../../hooks/use-scale.ts';
import { ADD_TO_LIST, COOKED_IT, LOG_IT, START_COOKING } from '../../messages/recipe.ts';

type CookButtonsProps = { view: RecipeView; scale: Pick<Scale, 'servings' | 'factor'> };

/** Cooks a recipe as it is scaled, logs it, shops for it, or keeps what is left of it. */
export function CookButtons({ view, scale: { servings, factor } }: CookButtonsProps) {
  const { id, recipe } = view;
  const [open, setOpen] = useState<'log' | 'cooked' | 'shop' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <LinkButton
        // As written it goes on with the size that it is cooked in already.
        href={cookPath(id, factor === 1 ? undefined : servings)}
        icon={<ChefHat aria-hidden size={20} />}
        className="flex-[1_1_10rem]"
      >
        {START_COOKING}
      </LinkButton>
      <Button variant="secondary" className="flex-[1_1_6rem]" onClick={() => setOpen('log')}>
        <Plus aria-hidden size={20} />
        {LOG_IT}
      </Button>
      {recipe.ingredients.length > 0 && (
        <Button variant="ghost" fullWidth onClick={() => setOpen('shop')}>
          <ShoppingBasket aria-hidden size={20} />
          {ADD_TO_LIST}
        </Button>
      )}
      <Button variant="ghost" fullWidth onClick={() => setOpen('cooked')}>
        {COOKED_IT}
      </Button>
      <Suspense>
        {open === 'log' && <LogRecipeSheet recipeId={id} open onOpenChange={close} />}
        {open === 'shop' && <AddRecipeSheet view={view} servings={servings} onClose={close} />}
        {open === 'cooked' && (
          <CookedSheet recipeId={id} servings={servings} open onOpenChange={close} />
        )}
      </Suspense>
    </div>
  );
}
