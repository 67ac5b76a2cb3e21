import { ChefHat, Heart, SearchX } from 'lucide-react';
import { NO_RECIPE_FILTERS, type RecipeFilters } from '#features/recipes/rules/recipe-filters.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import {
  CLEAR_FILTERS,
  NEW_RECIPE,
  NONE_FOUND,
  NONE_FOUND_HINT,
  NONE_KEPT,
  NONE_KEPT_HINT,
  NONE_OWN,
  NONE_OWN_HINT,
  OPEN_ALL,
} from '../../messages/list.ts';
import { NEW_RECIPE_PATH } from '../addresses.ts';
import { activeFilters } from './active-filters.ts';

type NoneFoundProps = {
  filter: RecipeFilters;
  onChange: (change: Partial<RecipeFilters>) => void;
};

/** Why nothing is listed, and what to do. */
export function NoneFound({ filter, onChange }: NoneFoundProps) {
  const isOnlyShow = filter.text === '' && activeFilters(filter).length === 1;
  if (isOnlyShow && filter.isOwn) {
    return (
      <EmptyState
        icon={<ChefHat size={26} />}
        title={NONE_OWN}
        action={<LinkButton href={NEW_RECIPE_PATH}>{NEW_RECIPE}</LinkButton>}
      >
        {NONE_OWN_HINT}
      </EmptyState>
    );
  }
  if (isOnlyShow && filter.kept) {
    return (
      <EmptyState
        icon={<Heart size={26} />}
        title={NONE_KEPT}
        action={<Button onClick={() => onChange(NO_RECIPE_FILTERS)}>{OPEN_ALL}</Button>}
      >
        {NONE_KEPT_HINT}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX size={26} />}
      title={NONE_FOUND}
      action={<Button onClick={() => onChange(NO_RECIPE_FILTERS)}>{CLEAR_FILTERS}</Button>}
    >
      {NONE_FOUND_HINT}
    </EmptyState>
  );
}
