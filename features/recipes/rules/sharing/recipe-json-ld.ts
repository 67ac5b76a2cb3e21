import type { SharedRecipe } from './shared-recipe.ts';

/** Minutes as schema.org writes them: 95 is "PT1H35M". */
export const isoMinutes = (minutes: number): string =>
  minutes < 60 ? `PT${minutes}M` : `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;

const grams = (amount: number | null): string | undefined =>
  amount === null ? undefined : `${Math.round(amount * 10) / 10} g`;

/** The recipe as schema.org describes one (https://schema.org/Recipe); what is not known is left out. */
export function recipeJsonLd(recipe: SharedRecipe, photoUrl: string | null): object {
  const { figures, totalMinutes, activeMinutes, servings, servingsNote, coverage } = recipe;
  const { calories, sodium } = figures;
  // Figures that lack an ingredient are no nutrition facts.
  const isWhole = calories !== null && coverage.known === coverage.of;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description ?? undefined,
    image: photoUrl === null ? undefined : [photoUrl],
    recipeYield: servingsNote ?? String(servings),
    totalTime: totalMinutes === null ? undefined : isoMinutes(totalMinutes),
    prepTime: activeMinutes === null ? undefined : isoMinutes(activeMinutes),
    recipeCuisine: recipe.cuisine ?? undefined,
    recipeIngredient: recipe.ingredients.map(({ text }) => text),
    recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
    isBasedOn: recipe.source.url ?? undefined,
    nutrition: isWhole
      ? {
          '@type': 'NutritionInformation',
          servingSize: '1 serving',
          calories: `${Math.round(calories)} kcal`,
          proteinContent: grams(figures.protein),
          carbohydrateContent: grams(figures.carbs),
          fatContent: grams(figures.fat),
          fiberContent: grams(figures.fiber),
          sodiumContent: sodium === null ? undefined : `${Math.round(sodium)} mg`,
        }
      : undefined,
  };
}
