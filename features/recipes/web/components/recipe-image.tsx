import { RecipeDrawing } from '#features/recipe-pictures/web/public.ts';
import type { RecipeRow } from '../../rules/recipe-row.ts';

type RecipeImageProps = {
  recipe: Pick<RecipeRow, 'photoId' | 'picture'>;
  className?: string | undefined;
};

/** The person's photo of a recipe, else its drawing. It stands beside the name and says nothing itself. */
export function RecipeImage({ recipe, className }: RecipeImageProps) {
  return <RecipeDrawing picture={recipe.picture} className={className} />;
}
