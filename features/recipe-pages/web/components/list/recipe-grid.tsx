import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecipeRow } from '#features/recipes/rules/recipe-row.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SHOW_MORE } from '../../messages/list.ts';
import { RecipeCard } from './recipe-card.tsx';

/** Cards drawn at once. */
const PAGE = 24;
/** How far below the screen the end of the list is when more are drawn. */
const AHEAD = '600px';

/** In the state of the history's entry: how many cards are drawn. */
const DRAWN = 'drawnRecipes';

const drawnBefore = (): number => {
  const before: unknown = history.state?.[DRAWN];
  return typeof before === 'number' ? before : PAGE;
};

type RecipeGridProps = {
  rows: readonly RecipeRow[];
  /** The server has more. */
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
};

/** Recipes as cards; more are drawn, or fetched, before the end of the list is reached. */
export function RecipeGrid({ rows, hasMore, isLoadingMore, loadMore }: RecipeGridProps) {
  const [most, setMost] = useState(drawnBefore);
  const end = useRef<HTMLDivElement>(null);
  const isLonger = rows.length > most || hasMore;
  const more = useEffectEvent(() => {
    setMost((now) => now + PAGE);
    if (hasMore && !isLoadingMore && rows.length <= most + PAGE) loadMore();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list has a new end to watch
  useEffect(() => {
    const box = end.current;
    if (!isLonger || !box) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(box);
    return () => watch.disconnect();
  }, [isLonger, most, rows.length]);
  // Back finds the list as long as it was.
  useEffect(() => {
    if (most > PAGE) history.replaceState({ ...history.state, [DRAWN]: most }, '');
  }, [most]);
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,calc((100%-3.1rem)/4))),1fr))] gap-3 lg:gap-4">
        {rows.slice(0, most).map((recipe, at) => (
          <RecipeCard key={recipe.id} recipe={recipe} isFar={at >= PAGE} />
        ))}
      </ul>
      {isLonger && (
        <div ref={end}>
          <Button
            variant="secondary"
            fullWidth
            className="mt-4"
            pending={isLoadingMore}
            onClick={() => {
              setMost(most + PAGE);
              if (hasMore) loadMore();
            }}
          >
            {SHOW_MORE}
          </Button>
        </div>
      )}
    </>
  );
}
