import { Plus, SlidersHorizontal } from 'lucide-react';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { LeftoversCard } from '#features/cooking/web/public.ts';
import { PlanCard } from '#features/planned-today/web/public.ts';
import { useOwnTags, useRecipeList } from '#features/recipes/web/public.ts';
import { ShoppingCard } from '#features/shopping-pages/web/public.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { mixRecipes } from '../../rules/mix-recipes.ts';
import { NEW_RECIPE_PATH } from '../components/addresses.ts';
import { ActiveChips } from '../components/list/active-chips.tsx';
import { activeFilters } from '../components/list/active-filters.ts';
import { CardsLoading } from '../components/list/cards-loading.tsx';
import { FilterSheet } from '../components/list/filter-sheet.tsx';
import { NoneFound } from '../components/list/none-found.tsx';
import { QuickFilters } from '../components/list/quick-filters.tsx';
import { useRecipeFilters } from '../components/list/recipe-filters.ts';
import { RecipeGrid } from '../components/list/recipe-grid.tsx';
import { SuggestedNow } from '../components/list/suggested-now.tsx';
import {
  ALL_RECIPES,
  countRecipes,
  FILTERS,
  FILTERS_ON,
  MEALS_TITLE,
  mealsLead,
  NEW_RECIPE,
  RETRY,
  SEARCH_LABEL,
  SEARCH_PLACEHOLDER,
} from '../messages/list.ts';

/** All recipes, to search and to filter, and what suits the time of day. */
export function MealsPage() {
  const [filter, change] = useRecipeFilters();
  const [text, setText] = useState(filter.text);
  const [isOpen, setOpen] = useState(false);
  const wanted = useDeferredValue(text);
  const filters = useMemo(() => ({ ...filter, text: wanted }), [filter, wanted]);
  const list = useRecipeList(filters);
  const found = list.rows;
  // The best match first; without words a mix of dishes.
  const rows = useMemo(
    () => (found && wanted.trim() === '' ? mixRecipes(found) : found),
    [found, wanted],
  );
  const { tags, collections } = useOwnTags();
  const on = activeFilters(filter).length;
  const isWhole = on === 0 && text.trim() === '';
  return (
    <>
      <PageHeader
        title={MEALS_TITLE}
        subtitle={mealsLead}
        actions={
          <Link
            href={NEW_RECIPE_PATH}
            aria-label={NEW_RECIPE}
            title={NEW_RECIPE}
            className={iconButtonStyle}
          >
            <Plus aria-hidden size={24} />
          </Link>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex max-w-3xl flex-wrap gap-2">
          <search className="relative block min-w-0 flex-[1_1_12rem]">
            <SearchBox
              label={SEARCH_LABEL}
              placeholder={SEARCH_PLACEHOLDER}
              autoCapitalize="none"
              maxLength={100}
              value={text}
              onValueChange={(typed) => {
                setText(typed);
                change({ text: typed });
              }}
            />
          </search>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <SlidersHorizontal aria-hidden size={18} />
            <span className="max-sm:sr-only">{FILTERS}</span>
            {on > 0 && (
              <span>
                {on}
                <span className="sr-only"> {FILTERS_ON}</span>
              </span>
            )}
          </Button>
        </div>
        <QuickFilters filter={filter} onChange={change} />
        <ActiveChips filter={filter} onChange={change} />
        {isWhole && (
          <>
            <Suspense>
              <ShoppingCard />
              <PlanCard />
              <LeftoversCard />
            </Suspense>
            <SuggestedNow />
          </>
        )}
        <section aria-label={ALL_RECIPES}>
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
            {isWhole && <h2 className="text-lg font-semibold">{ALL_RECIPES}</h2>}
            <p role="status" className="text-sm text-muted">
              {list.total === null ? '' : countRecipes(list.total)}
            </p>
          </div>
          {rows === undefined && list.error === null && <CardsLoading />}
          {list.error !== null && (
            <StatusMessage
              tone="error"
              title={explainError(list.error)}
              action={
                <Button size="sm" onClick={list.refetch}>
                  {RETRY}
                </Button>
              }
            />
          )}
          {rows?.length === 0 && (
            <NoneFound
              filter={filters}
              onChange={(part) => {
                if (part.text !== undefined) setText(part.text);
                change(part);
              }}
            />
          )}
          {rows && rows.length > 0 && (
            <RecipeGrid
              key={JSON.stringify(filters)}
              rows={rows}
              hasMore={list.hasMore}
              isLoadingMore={list.isLoadingMore}
              loadMore={list.loadMore}
            />
          )}
        </section>
      </div>
      {isOpen && (
        <FilterSheet
          filter={filter}
          tags={tags}
          collections={collections}
          onApply={(next) => {
            change(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
