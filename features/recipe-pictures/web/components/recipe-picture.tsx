import { useMemo } from 'react';
import type { Recipe } from '#features/recipe-book/rules/recipe.ts';
import { TABLES } from '../../rules/picture-palette.ts';
import { type RecipePicture as Picture, recipePicture } from '../../rules/recipe-picture.ts';
import { DISHES } from './picture-dishes.tsx';
import { seededNumbers } from './picture-layout.ts';

type Said = {
  /** What it shows, for people who cannot see it. Leave out beside the recipe's name. */
  name?: string | undefined;
  className?: string | undefined;
};

/** A drawing of a recipe, from its dish type and the colours of its ingredients. 4 to 3. */
export function RecipePicture({
  recipe,
  ...said
}: Said & { recipe: Pick<Recipe, 'id' | 'dish' | 'ingredients'> }) {
  const picture = useMemo(() => recipePicture(recipe), [recipe]);
  return <RecipeDrawing picture={picture} {...said} />;
}

/** The same from what was worked out before, as rows of a list have it. */
export function RecipeDrawing({ picture, name, className }: Said & { picture: Picture }) {
  const table = TABLES[picture.seed % TABLES.length] ?? TABLES[0];
  const draw = DISHES[picture.dish];
  return (
    <svg
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMid slice"
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
      className={className}
    >
      <rect
        width={160}
        height={120}
        style={{ fill: `color-mix(in srgb, ${table} 40%, var(--surface))` }}
      />
      <path
        d="M-10 128L38 -10H86L30 128Z"
        style={{ fill: `color-mix(in srgb, ${table} 54%, var(--surface))` }}
        opacity={0.5}
      />
      {draw({ picture, random: seededNumbers(picture.seed) })}
    </svg>
  );
}
