import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import { usePlanDays, usePlanSettings } from '#features/meal-plans/web/public.ts';
import { findRecipe } from '#features/recipes/web/public.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import type { RecipeNeeds } from '../../rules/meals-to-shop.ts';
import { EATEN_WITHIN_DAYS, forPeople } from '../../rules/planned-servings.ts';

export type DayRange = { from: CalendarDay; to: CalendarDay };

const NONE: readonly string[] = [];

/** What recipes need, by id; those that cannot be read here are left out. Undefined while they load. */
function useRecipeNeeds(ids: readonly string[]): ReadonlyMap<string, RecipeNeeds> | undefined {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['recipes-to-shop', ...ids],
    async queryFn() {
      const views = await Promise.all(ids.map((id) => findRecipe(client, id)));
      return new Map(views.flatMap((view) => (view ? [[view.id, view.recipe] as const] : [])));
    },
    networkMode: 'always',
    meta: { about: ['recipes'] },
  });
  return data;
}

/** The plan from a day to another and what its recipes need; undefined while it loads. */
export function usePlanToShop({ from, to }: DayRange) {
  const planned = usePlanDays({ from, to: addDays(to, EATEN_WITHIN_DAYS) });
  const { data: answer } = usePlanSettings();
  const { dataUpdatedAt, refetch } = planned;
  const days = useMemo(() => {
    const people = answer && (answer.settings?.people ?? answer.people ?? []);
    return planned.days && people
      ? forPeople(planned.days, new Set(people.map(({ id }) => id)))
      : undefined;
  }, [planned.days, answer]);
  const ids = useMemo(() => (days ? recipesOf(days) : NONE), [days]);
  const recipes = useRecipeNeeds(ids);
  return { days, recipes, dataUpdatedAt, refetch };
}

const recipesOf = (days: readonly PlanDay[]): string[] =>
  [
    ...new Set(days.flatMap(({ meals }) => meals.flatMap(({ recipeId }) => recipeId ?? []))),
  ].toSorted();
