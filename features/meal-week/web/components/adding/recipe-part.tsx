import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { joinFacts, useEnergyText } from '#features/food-log/web/public.ts';
import { portionsFor, toPlanMeal } from '#features/meal-plans/rules/people/plan-meal.ts';
import { unsuitedFor } from '#features/meal-plans/rules/people/unsuited.ts';
import { eatersOf } from '#features/meal-plans/rules/plan-settings.ts';
import { ExpectingMark } from '#features/meal-plans/web/public.ts';
import { NO_RECIPE_FILTERS } from '#features/recipes/rules/recipe-filters.ts';
import type { RecipeRow } from '#features/recipes/rules/recipe-row.ts';
import {
  findRecipe,
  minutesText,
  RecipeImage,
  useRecipeList,
} from '#features/recipes/web/public.ts';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { addText } from '../../messages/adding.ts';
import { UnsuitedMark } from '../meal/unsuited-mark.tsx';
import type { AddPartProps } from './add-place.ts';

const MAX_SHOWN = 30;

/** A recipe to plan: without words those that suit the meal. */
export function RecipePart({ place, onAdd }: AddPartProps) {
  const client = useQueryClient();
  const energyText = useEnergyText();
  const [text, setText] = useState('');
  const asked = useDeferredValue(text);
  const { kind } = place.slot;
  const filters = useMemo(
    () => ({ ...NO_RECIPE_FILTERS, text: asked, slot: asked.trim() === '' ? kind : null }),
    [asked, kind],
  );
  const { rows } = useRecipeList(filters);
  const eating = eatersOf(place.settings, place.slot).map(({ id }) => id);
  // It may still be chosen.
  const whyNot = (row: RecipeRow) => {
    const why = unsuitedFor(row, place.settings, eating);
    return why && <UnsuitedMark why={why} />;
  };
  const choose = async (recipeId: string) => {
    const [view, { toPlanRecipe }] = await Promise.all([
      findRecipe(client, recipeId),
      import('#features/meal-plans/rules/plan-recipe.ts'),
    ]);
    if (!view) return toast({ title: 'Error', description: addText.failed, destructive: true });
    const { id, settings, slot, personId, date } = place;
    const eaters = portionsFor(settings, slot, { personId, portion: 1 });
    onAdd(toPlanMeal({ id, slot, recipe: toPlanRecipe(view), eaters, cookedOn: date }));
  };
  return (
    <search className="grid min-h-80 content-start gap-3">
      <div className="relative">
        <SearchBox
          label={addText.searchRecipes}
          placeholder={addText.searchRecipes}
          autoCapitalize="none"
          maxLength={100}
          value={text}
          onValueChange={setText}
        />
      </div>
      {rows === undefined && <Spinner label={addText.searching} />}
      {rows?.length === 0 && (
        <p role="status" className="text-muted">
          {addText.noRecipe}
        </p>
      )}
      <ul className="-mx-2">
        {rows?.slice(0, MAX_SHOWN).map((row) => (
          <li key={row.id}>
            <button
              type="button"
              onClick={() => void choose(row.id)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-2 text-left transition-colors duration-150 hover:bg-hover"
            >
              <span
                aria-hidden
                className="block size-12 shrink-0 overflow-hidden rounded-control bg-raised"
              >
                <RecipeImage recipe={row} className="size-full scale-112 object-cover" />
              </span>
              <span className="min-w-0 flex-1">
                <bdi className="block leading-snug font-medium wrap-anywhere">{row.name}</bdi>
                <span className="tabular block text-sm text-muted">
                  {joinFacts(
                    row.kcal === null ? '' : energyText(row.kcal),
                    row.minutes !== null && minutesText(row.minutes),
                  )}
                </span>
                {whyNot(row)}
                <ExpectingMark of={(check) => check.ofRecipe(row.id)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
