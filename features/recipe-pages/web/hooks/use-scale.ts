import { useState } from 'react';
import { MAX_SCALE, MIN_SCALE, scaleByServings } from '#features/recipe-book/rules/scale-recipe.ts';

/** How many times the recipe is cooked, by servings or by what the cook has. */
export function useScale(servings: number) {
  const [factor, setFactor] = useState(1);
  const shown = Number((servings * factor).toFixed(2));
  return {
    factor,
    servings: shown,
    setFactor,
    /** To the next whole number of servings. */
    step: (by: 1 | -1) => {
      const wanted = by > 0 ? Math.floor(shown) + 1 : Math.ceil(shown) - 1;
      const next = scaleByServings(servings, wanted);
      if (next !== null) setFactor(next);
    },
    canStep: (by: 1 | -1): boolean =>
      by > 0 ? factor < MAX_SCALE : Math.ceil(shown) - 1 >= 1 && factor > MIN_SCALE,
  };
}

export type Scale = ReturnType<typeof useScale>;
