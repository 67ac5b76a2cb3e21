import { ingredientText } from './amount-text.ts';
import { parseFraction } from './read-recipes.ts';
import type { RecipeIngredient } from './recipe.ts';

/** A fan-forced oven is set this much lower, °C. */
const FAN_DIFFERENCE = 20;

const REFERENCE = /\{([a-z0-9-]+)(?: ([\d./]+))?\}/g;

/** A part of a step: plain words, or an ingredient with the amount used there. */
export type StepPart =
  | { kind: 'words'; text: string }
  | { kind: 'ingredient'; text: string; key: string; share: number };

/** An ingredient named in a step, and the share of it used there. */
export type StepUse = { key: string; share: number };

/** Ingredients that a step names. */
export const stepUses = (step: string): StepUse[] =>
  [...step.matchAll(REFERENCE)]
    .filter(([, key]) => key !== 'oven')
    .map(([, key = '', share]) => ({ key, share: share === undefined ? 1 : parseFraction(share) }));

const ovenText = (celsius: number): string =>
  `${celsius}°C (${celsius - FAN_DIFFERENCE}°C fan-forced)`;

/**
 * A step with the amounts of `ingredients`, which may be scaled. Throws if it names an ingredient that
 * is not there.
 */
export function stepParts(step: string, ingredients: readonly RecipeIngredient[]): StepPart[] {
  const parts: StepPart[] = [];
  let end = 0;
  const addWords = (text: string) => {
    if (text !== '') parts.push({ kind: 'words', text });
  };
  for (const match of step.matchAll(REFERENCE)) {
    const [whole, key = '', shareText] = match;
    addWords(step.slice(end, match.index));
    end = match.index + whole.length;
    if (key === 'oven') {
      addWords(ovenText(Number(shareText)));
      continue;
    }
    const ingredient = ingredients.find((one) => one.key === key);
    if (!ingredient) throw new Error(`The step "${step}" names ${key}, which is no ingredient.`);
    const share = shareText === undefined ? 1 : parseFraction(shareText);
    const text = ingredientText(ingredient, ingredient.amount * share);
    parts.push({ kind: 'ingredient', text, key, share });
  }
  addWords(step.slice(end));
  return parts;
}

export const stepText = (step: string, ingredients: readonly RecipeIngredient[]): string =>
  stepParts(step, ingredients)
    .map(({ text }) => text)
    .join('');
