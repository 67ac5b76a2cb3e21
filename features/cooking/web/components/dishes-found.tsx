import { useState } from 'react';
import { Figures } from '#features/account/web/public.ts';
import { useEnergyText } from '#features/food-log/web/public.ts';
import type { DishesProps } from '#features/foods/web/public.ts';
import { NO_RECIPE_FILTERS } from '#features/recipes/rules/recipe-filters.ts';
import type { RecipeRow } from '#features/recipes/rules/recipe-row.ts';
import { RecipeImage, useRecipeList } from '#features/recipes/web/public.ts';
import { walkResults } from '#platform/web/forms/walk-results.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { dishText } from '../messages/dishes.ts';
import { LeftoversCard } from './leftovers-card.tsx';
import { LogRecipeSheet } from './log-recipe-sheet.tsx';

const MAX_FOUND = 4;

/** In the food search: leftovers, those that are called so once something is typed, and recipes for what is typed. */
export function DishesFound(props: DishesProps) {
  const { part, query, day, meal } = props;
  if (part === 'leftovers') return <LeftoversCard called={query} at={{ day, meal }} />;
  return <RecipesFound {...props} />;
}

/** Recipes by what is typed, own ones first, to be logged by serving or gram. */
function RecipesFound({ query, day, meal }: DishesProps) {
  const energyOf = useEnergyText();
  const { rows = [] } = useRecipeList({ ...NO_RECIPE_FILTERS, text: query });
  const [chosen, setChosen] = useState<RecipeRow | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const found = rows.slice(0, MAX_FOUND);
  if (found.length === 0 && !isOpen) return null;
  return (
    <Card title={dishText.recipes}>
      <ul className="-my-2 divide-y divide-line">
        {found.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              data-result
              aria-haspopup="dialog"
              onKeyDown={walkResults}
              onClick={() => {
                setChosen(row);
                setIsOpen(true);
              }}
              className="-mx-2 flex min-h-16 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 py-2.5 text-left transition-colors duration-150 hover:bg-hover"
            >
              <span aria-hidden className="block size-14 shrink-0 overflow-hidden rounded-control">
                <RecipeImage recipe={row} className="size-full object-cover" />
              </span>
              <span className="min-w-0 flex-1">
                <bdi className="block font-medium wrap-anywhere">{row.name}</bdi>
                <span className="block text-sm text-muted">
                  <Figures>
                    <span className="tabular font-semibold text-ink">
                      {energyOf(row.kcal === null ? null : Math.round(row.kcal), dishText.unknown)}
                    </span>
                    {' · '}
                  </Figures>
                  {row.isOwn ? dishText.ownServing : dishText.serving}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <LogRecipeSheet
          key={chosen.id}
          recipeId={chosen.id}
          open={isOpen}
          onOpenChange={setIsOpen}
          at={{ day, meal }}
        />
      )}
    </Card>
  );
}
