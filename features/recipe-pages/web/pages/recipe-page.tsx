import { SearchX } from 'lucide-react';
import { useParams } from 'wouter';
import { ExpectingMark } from '#features/meal-plans/web/public.ts';
import { type RecipeView, usePageRecipe } from '#features/recipes/web/public.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { listPath, MEALS_PATH } from '../components/addresses.ts';
import { AllergensCard } from '../components/recipe/allergens-card.tsx';
import { CookButtons } from '../components/recipe/cook-buttons.tsx';
import { FactsCard } from '../components/recipe/facts-card.tsx';
import { FiguresCard } from '../components/recipe/figures-card.tsx';
import { IngredientsCard } from '../components/recipe/ingredients-card.tsx';
import { KeepButton } from '../components/recipe/keep-button.tsx';
import { RecipeActions } from '../components/recipe/recipe-actions.tsx';
import { RecipeHead } from '../components/recipe/recipe-head.tsx';
import { StepsCard } from '../components/recipe/steps-card.tsx';
import { YoursCard } from '../components/recipe/yours-card.tsx';
import { useScale } from '../hooks/use-scale.ts';
import {
  NOT_FOUND_HINT,
  NOT_FOUND_TITLE,
  OF_HOUSEHOLD,
  OPEN_RECIPES,
  RECIPE_TITLE,
} from '../messages/recipe.ts';

/** One recipe: what it needs, how it is made, and what a serving brings. */
export function RecipePage() {
  const { recipeId } = useParams<{ recipeId: string }>();
  const view = usePageRecipe(recipeId);
  if (view === undefined) return <LoadingScreen />;
  return view ? <Shown key={view.id} view={view} /> : <NotFound />;
}

function Shown({ view }: { view: RecipeView }) {
  const scale = useScale(view.recipe.servings);
  return (
    <>
      <PageHeader
        title={<bdi>{view.recipe.name}</bdi>}
        subtitle={view.isOthers ? OF_HOUSEHOLD : undefined}
        back={listPath()}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
          <RecipeHead
            view={view}
            actions={
              <>
                {!view.isOthers && <KeepButton view={view} />}
                <RecipeActions view={view} />
              </>
            }
          >
            <ExpectingMark of={(check) => check.ofRecipe(view.id)} />
            <CookButtons view={view} scale={scale} />
          </RecipeHead>
          <IngredientsCard view={view} scale={scale} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
          <StepsCard view={view} factor={scale.factor} />
          <FiguresCard view={view} />
          <AllergensCard view={view} />
          {!view.isOthers && <YoursCard view={view} />}
          <FactsCard view={view} />
        </div>
      </div>
    </>
  );
}

export const NotFound = () => (
  <>
    <PageHeader title={RECIPE_TITLE} back={MEALS_PATH} />
    <EmptyState
      icon={<SearchX size={26} />}
      title={NOT_FOUND_TITLE}
      action={<LinkButton href={MEALS_PATH}>{OPEN_RECIPES}</LinkButton>}
    >
      {NOT_FOUND_HINT}
    </EmptyState>
  </>
);
