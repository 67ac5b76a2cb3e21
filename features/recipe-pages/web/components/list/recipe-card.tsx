import { Clock, Heart, Star } from 'lucide-react';
import { Link, useSearch } from 'wouter';
import { Figures } from '#features/account/web/public.ts';
import { useEnergyText } from '#features/food-log/web/public.ts';
import type { RecipeRow } from '#features/recipes/rules/recipe-row.ts';
import { minutesText, RecipeImage, recipePath } from '#features/recipes/web/public.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { KEPT, proteinText, ratedText, YOURS } from '../../messages/list.ts';
import { LIST_STATE } from '../addresses.ts';

/** Drawn when it comes near. */
const farStyle = '[contain-intrinsic-size:auto_16rem] [content-visibility:auto]';

type RecipeCardProps = {
  recipe: RecipeRow;
  /** Far down a list. */
  isFar?: boolean;
};

/** A recipe in a list: its picture, how long it takes and what a serving brings. */
export function RecipeCard({ recipe, isFar = false }: RecipeCardProps) {
  const energyText = useEnergyText();
  const { id, name, minutes, kcal, coverage, proteinG, rating, kept, isOwn } = recipe;
  const energy = kcal === null ? '' : energyText({ amount: kcal, ...coverage });
  const search = useSearch();
  return (
    <li className={classNames('flex min-w-0', isFar && farStyle)}>
      <Link
        href={recipePath(id)}
        state={{ [LIST_STATE]: search }}
        className="group flex w-full min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface transition-[border-color,translate] duration-150 hover:border-line-strong motion-safe:hover:-translate-y-0.5"
      >
        <span className="relative block aspect-4/3 overflow-hidden bg-raised">
          <RecipeImage recipe={recipe} className="size-full scale-112 object-cover" />
          {(kept || isOwn) && (
            <span className="absolute top-2 right-2 flex gap-1">
              {isOwn && (
                <span className="rounded-full bg-surface/90 px-2 py-0.5 text-xs font-semibold text-ink">
                  {YOURS}
                </span>
              )}
              {kept && (
                <span className="grid size-6 place-items-center rounded-full bg-surface/90">
                  <Heart aria-hidden size={14} className="fill-current text-accent" />
                  <span className="sr-only">{KEPT}</span>
                </span>
              )}
            </span>
          )}
        </span>
        <span className="flex flex-1 flex-col gap-1 p-3">
          <bdi className="line-clamp-3 leading-snug font-semibold wrap-anywhere">{name}</bdi>
          <span className="mt-auto flex flex-wrap items-center gap-x-2 pt-1 text-sm text-muted">
            {minutes !== null && (
              <span className="inline-flex items-center gap-1">
                <Clock aria-hidden size={14} className="shrink-0" />
                {minutesText(minutes)}
              </span>
            )}
            {energy && <span className="tabular">{energy}</span>}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted empty:hidden">
            {proteinG !== null && (
              <Figures>
                <span className="tabular text-protein">{proteinText(proteinG)}</span>
              </Figures>
            )}
            {rating !== null && (
              <span className="inline-flex items-center gap-0.5">
                <Star aria-hidden size={14} className="fill-current text-warn" />
                <span aria-hidden>{rating}</span>
                <span className="sr-only">{ratedText(rating)}</span>
              </span>
            )}
            {isOwn && <PendingMark kind="recipe" ids={[id]} />}
          </span>
        </span>
      </Link>
    </li>
  );
}
