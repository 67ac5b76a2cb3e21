import { ChefHat, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { CookedSheet, cookPath, LogRecipeSheet } from '#features/cooking/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { Scale } from '../../hooks/use-scale.ts';
import { COOKED_IT, LOG_IT, START_COOKING } from '../../messages/recipe.ts';

type CookButtonsProps = { id: string; scale: Pick<Scale, 'servings' | 'factor'> };

/** Cooks a recipe as it is scaled, logs it, or keeps what is left of it. */
export function CookButtons({ id, scale: { servings, factor } }: CookButtonsProps) {
  const [open, setOpen] = useState<'log' | 'cooked' | null>(null);
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
      <Button variant="ghost" fullWidth onClick={() => setOpen('cooked')}>
        {COOKED_IT}
      </Button>
      <Suspense>
        {open === 'log' && <LogRecipeSheet recipeId={id} open onOpenChange={close} />}
        {open === 'cooked' && (
          <CookedSheet recipeId={id} servings={servings} open onOpenChange={close} />
        )}
      </Suspense>
    </div>
  );
}
