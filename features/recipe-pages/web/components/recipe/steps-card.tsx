import { scaleIngredients } from '#features/recipe-book/rules/scale-recipe.ts';
import { stepParts } from '#features/recipe-book/rules/step-text.ts';
import { namesAmount } from '#features/recipes/rules/step-amounts.ts';
import type { RecipeView } from '#features/recipes/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { servesText, stepsText } from '../../messages/recipe.ts';

type StepsCardProps = { view: RecipeView; factor: number };

/** How it is made; amounts in the steps of a built-in recipe scale with it. */
export function StepsCard({ view: { recipe, book }, factor }: StepsCardProps) {
  const ingredients = book && scaleIngredients(book.ingredients, factor);
  return (
    <Card title={stepsText.title}>
      {recipe.steps.length === 0 && <p className="text-muted">{stepsText.none}</p>}
      {!book && factor !== 1 && recipe.steps.some(namesAmount) && (
        <p className="mb-3 text-sm text-muted">
          {stepsText.asWritten(servesText(recipe.servings))}
        </p>
      )}
      <ol className="grid gap-4">
        {(book?.steps ?? recipe.steps).map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={at} className="flex gap-3">
            <span
              aria-hidden
              className="tabular grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent"
            >
              {at + 1}
            </span>
            <p dir="auto" className="min-w-0 flex-1 pt-1 leading-relaxed wrap-anywhere">
              {ingredients
                ? stepParts(step, ingredients).map((part, place) =>
                    part.kind === 'ingredient' ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: parts stand in order
                      <strong key={place} className="font-semibold">
                        {part.text}
                      </strong>
                    ) : (
                      part.text
                    ),
                  )
                : step}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
