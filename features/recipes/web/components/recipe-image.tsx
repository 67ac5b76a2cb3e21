import { useState } from 'react';
import { RecipeDrawing } from '#features/recipe-pictures/web/public.ts';
import { photoPath } from '../../rules/recipe-addresses.ts';
import type { RecipeRow } from '../../rules/recipe-row.ts';

type RecipeImageProps = {
  recipe: Pick<RecipeRow, 'photoId' | 'picture'>;
  className?: string | undefined;
};

/**
 * The person's photo of a recipe, else its drawing, which also stands where the photo cannot be reached.
 * It stands beside the name and says nothing itself.
 */
export function RecipeImage({ recipe: { photoId, picture }, className = '' }: RecipeImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (photoId === null || photoId === failed) {
    return <RecipeDrawing picture={picture} className={className} />;
  }
  return (
    <img
      src={photoPath(photoId)}
      alt=""
      width={960}
      height={720}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(photoId)}
      className={`object-cover ${className}`}
    />
  );
}
