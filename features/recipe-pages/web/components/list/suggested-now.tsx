import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { NO_RECIPE_FILTERS } from '#features/recipes/rules/recipe-filters.ts';
import { useRecipeList } from '#features/recipes/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { mixRecipes } from '../../../rules/mix-recipes.ts';
import { slotAt, suggestFor } from '../../../rules/suggest-now.ts';
import { NOW_TITLE, SEE_ALL } from '../../messages/list.ts';
import { RecipeCard } from './recipe-card.tsx';
import { toSearch } from './recipe-filters.ts';

const SUGGESTED = 4;
/** What is suggested for now can be ready soon. */
const MAX_MINUTES = 45;
const DAY_MS = 86_400_000;

/** A few recipes for the meal that is next, others each day. */
export function SuggestedNow() {
  const [slot] = useState(() => slotAt(new Date().getHours()));
  const day = Date.parse(useToday()) / DAY_MS;
  const filters = useMemo(() => ({ ...NO_RECIPE_FILTERS, slot, maxMinutes: MAX_MINUTES }), [slot]);
  const { rows } = useRecipeList(filters);
  const suggested = suggestFor(mixRecipes(rows ?? []), day, SUGGESTED);
  if (suggested.length === 0) return null;
  return (
    <section aria-labelledby="suggested-now">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="suggested-now" className="text-lg font-semibold">
          {NOW_TITLE[slot]}
        </h2>
        <Link
          href={`/meals?${toSearch({ slot })}`}
          className="inline-flex min-h-11 items-center rounded-control text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {SEE_ALL[slot]}
        </Link>
      </div>
      <ul className="-mx-4 grid snap-x scroll-px-4 auto-cols-[min(13.5rem,78%)] grid-flow-col gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] lg:mx-0 lg:grid-flow-row lg:grid-cols-4 lg:gap-4 lg:overflow-visible lg:px-0">
        {suggested.map((recipe) => (
          <RecipeCard key={recipe.id} recipe={recipe} />
        ))}
      </ul>
    </section>
  );
}
