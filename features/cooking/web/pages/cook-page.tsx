import { SearchX } from 'lucide-react';
import { useParams, useSearchParams } from 'wouter';
import { usePageRecipe } from '#features/recipes/web/public.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { CookView } from '../components/cook-view.tsx';
import { cookText } from '../messages/cook.ts';

/** Cooking mode of one recipe; `?servings=` is the size that was chosen on its page. */
export function CookPage() {
  const { recipeId } = useParams<{ recipeId: string }>();
  const [search, setSearch] = useSearchParams();
  const view = usePageRecipe(recipeId);
  const asked = Number(search.get('servings'));
  if (view === undefined) return <LoadingScreen />;
  if (view === null) return <Gone />;
  return (
    <CookView
      key={recipeId}
      view={view}
      askedServings={asked > 0 && asked <= 100 ? asked : null}
      // So that a reload keeps what was changed since.
      onAdopted={() => setSearch({}, { replace: true })}
    />
  );
}

function Gone() {
  return (
    <>
      <PageHeader title={cookText.gone} back="/meals" />
      <EmptyState
        icon={<SearchX size={26} />}
        title={cookText.gone}
        action={<LinkButton href="/meals">{cookText.toRecipes}</LinkButton>}
      >
        {cookText.goneHint}
      </EmptyState>
    </>
  );
}
