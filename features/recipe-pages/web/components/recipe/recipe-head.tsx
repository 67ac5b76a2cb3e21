import { Clock, Flame, Star, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Figures } from '#features/account/web/public.ts';
import { useEnergyText } from '#features/food-log/web/public.ts';
import { RecipeImage, type RecipeView } from '#features/recipes/web/public.ts';
import { proteinText, ratedText } from '../../messages/list.ts';
import { activeText, inAllText, servesText } from '../../messages/recipe.ts';

type RecipeHeadProps = {
  view: RecipeView;
  /** On the picture, so that a long name has the page's width. */
  actions: ReactNode;
  children: ReactNode;
};

/** The picture with the facts people choose by; `children` are what is done most. */
export function RecipeHead({ view, actions, children }: RecipeHeadProps) {
  const energyText = useEnergyText();
  const { recipe, summary } = view;
  const { totalMinutes, activeMinutes, servings, servingsNote, rating } = recipe;
  const { calories, protein } = summary.figures;
  const energy = calories.amount === null ? '' : energyText(calories);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="relative aspect-4/3 bg-raised sm:max-lg:aspect-2/1 print:hidden">
        <RecipeImage recipe={view} className="size-full" />
        <div className="absolute top-3 right-3 flex gap-1 rounded-control border border-line bg-surface">
          {actions}
        </div>
      </div>
      <div className="grid gap-4 p-[min(1rem,5vw)] sm:p-5">
        {recipe.description && (
          <p dir="auto" className="whitespace-pre-line text-muted wrap-anywhere">
            {recipe.description}
          </p>
        )}
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {totalMinutes !== null && (
            <Fact icon={<Clock aria-hidden size={18} />}>
              {inAllText(totalMinutes)}
              {activeMinutes !== null && activeMinutes < totalMinutes && (
                <span className="text-muted"> · {activeText(activeMinutes)}</span>
              )}
            </Fact>
          )}
          <Fact icon={<Users aria-hidden size={18} />}>
            {servesText(servings)}
            {servingsNote && <span className="text-muted"> · {servingsNote}</span>}
          </Fact>
          {energy && (
            <Fact icon={<Flame aria-hidden size={18} />}>
              {energy}
              {protein.amount !== null && (
                <Figures>
                  <span className="text-muted"> · {proteinText(protein.amount)}</span>
                </Figures>
              )}
            </Fact>
          )}
          {rating !== null && (
            <Fact icon={<Star aria-hidden size={18} className="fill-current" />}>
              {ratedText(rating)}
            </Fact>
          )}
        </ul>
        {children}
      </div>
    </div>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="tabular flex min-w-0 items-start gap-2 font-medium">
    <span className="mt-0.5 shrink-0 text-accent-2">{icon}</span>
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
);
