import { z } from 'zod';
import { EMPTY_RECIPE, type RawRecipe } from './raw-recipe.ts';

/** The shape asked for. */
export const photoAnswer = z.object({
  recipeSeen: z.boolean(),
  name: z.string().nullable(),
  servings: z.string().nullable(),
  prepMinutes: z.number().nullable(),
  totalMinutes: z.number().nullable(),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
});
export type PhotoAnswer = z.infer<typeof photoAnswer>;

const MAX_LINES = 200;
const MAX_CHARACTERS = 1_500;
const lineOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_CHARACTERS);
const minutesOf = (minutes: number | null): number | null =>
  minutes !== null && minutes > 0 && minutes <= 10_080 ? Math.round(minutes) : null;

/** What a model saw, as a recipe of plain lines; null if there is none. */
export function fromPhoto(answer: PhotoAnswer): RawRecipe | null {
  const ingredients = answer.ingredients.slice(0, MAX_LINES).map(lineOf).filter(Boolean);
  if (!answer.recipeSeen || ingredients.length === 0) return null;
  return {
    ...EMPTY_RECIPE,
    name: lineOf(answer.name ?? '') || 'Recipe from a photo',
    yields: answer.servings === null ? null : lineOf(answer.servings),
    activeMinutes: minutesOf(answer.prepMinutes),
    totalMinutes: minutesOf(answer.totalMinutes),
    ingredients,
    steps: answer.steps.slice(0, MAX_LINES).map(lineOf).filter(Boolean),
  };
}
