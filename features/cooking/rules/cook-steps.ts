import { ingredientText } from '#features/recipe-book/rules/amount-text.ts';
import type { Recipe } from '#features/recipe-book/rules/recipe.ts';
import { scaleIngredients } from '#features/recipe-book/rules/scale-recipe.ts';
import { stepParts } from '#features/recipe-book/rules/step-text.ts';
import type { OwnRecipe } from '#features/recipes/rules/own-recipe.ts';
import { scaleLine } from '#features/recipes/rules/scale-line.ts';
import { namesAmount } from '#features/recipes/rules/step-amounts.ts';
import { linesOfSteps } from './line-match.ts';
import { timerName, timesInText } from './step-timers.ts';

/** An ingredient with its amount as it is cooked now. */
export type CookIngredient = {
  id: string;
  text: string;
  note: string | null;
  group: string | null;
};

/** A part of a step: words, an ingredient with its amount, or a time that a timer can count. */
export type CookPart =
  | { kind: 'words'; text: string }
  | { kind: 'ingredient'; text: string }
  | { kind: 'timer'; text: string; seconds: number; name: string };

export type CookStep = {
  parts: CookPart[];
  /** what the step uses, with the share that goes in now */
  ingredients: CookIngredient[];
  /** its words say amounts for the recipe as written, which is cooked in another size */
  isAsWritten: boolean;
};

/** A recipe as it is cooked: all ingredients, and the steps. */
export type CookPlan = { ingredients: CookIngredient[]; steps: CookStep[] };

type Piece = { kind: 'words' | 'ingredient'; text: string; plain: string };

/** Finds the times in the words of a step. `plain` is what a timer's name says of a piece. */
function withTimers(pieces: readonly Piece[]): CookPart[] {
  const parts: CookPart[] = [];
  let before = '';
  const addWords = (text: string) => {
    if (text !== '') parts.push({ kind: 'words', text });
  };
  for (const { kind, text, plain } of pieces) {
    if (kind === 'ingredient') {
      parts.push({ kind, text });
      before += plain;
      continue;
    }
    let end = 0;
    for (const time of timesInText(text)) {
      addWords(text.slice(end, time.start));
      const name = timerName(before + text.slice(end, time.start));
      const shown = text.slice(time.start, time.end);
      parts.push({ kind: 'timer', text: shown, seconds: time.seconds, name });
      before = '';
      end = time.end;
    }
    addWords(text.slice(end));
    before += text.slice(end);
  }
  return parts;
}

/** A built-in recipe at `factor` times its size. */
function planOfBook(book: Recipe, factor: number): CookPlan {
  const scaled = scaleIngredients(book.ingredients, factor);
  const byKey = new Map(scaled.map((one) => [one.key, one]));
  const toShown = (one: (typeof scaled)[number], share: number): CookIngredient => ({
    id: one.key,
    text: ingredientText(one, one.amount * share),
    note: one.note,
    group: one.group,
  });
  return {
    ingredients: scaled.map((one) => toShown(one, 1)),
    steps: book.steps.map((step) => {
      const parts = stepParts(step, scaled);
      const pieces = parts.map((part): Piece => {
        const named = part.kind === 'ingredient' ? byKey.get(part.key) : undefined;
        return { kind: part.kind, text: part.text, plain: named?.many ?? part.text };
      });
      const used = new Map<string, number>();
      for (const part of parts) {
        if (part.kind !== 'ingredient') continue;
        used.set(part.key, Math.min(1, (used.get(part.key) ?? 0) + part.share));
      }
      return {
        parts: withTimers(pieces),
        isAsWritten: false,
        ingredients: [...used].flatMap(([key, share]) => {
          const one = byKey.get(key);
          return one ? [toShown(one, share)] : [];
        }),
      };
    }),
  };
}

/** A recipe with steps in plain text: the ingredients of a step are those that it names. */
function planOfOwn(
  { ingredients, steps }: Pick<OwnRecipe, 'ingredients' | 'steps'>,
  factor: number,
): CookPlan {
  const shown = ingredients.map(
    (line): CookIngredient => ({
      id: line.id,
      text: scaleLine(line, factor).text,
      note: null,
      group: line.group,
    }),
  );
  const byId = new Map(shown.map((one) => [one.id, one]));
  const used = linesOfSteps(ingredients, steps);
  return {
    ingredients: shown,
    steps: steps.map((text, at) => ({
      parts: withTimers([{ kind: 'words', text, plain: text }]),
      isAsWritten: factor !== 1 && namesAmount(text),
      ingredients: (used[at] ?? []).flatMap((id) => byId.get(id) ?? []),
    })),
  };
}

/** What is cooked for `factor` times the recipe; `book` is the built-in recipe, null for an own one. */
export const cookPlan = (
  { recipe, book }: { recipe: Pick<OwnRecipe, 'ingredients' | 'steps'>; book: Recipe | null },
  factor: number,
): CookPlan => (book ? planOfBook(book, factor) : planOfOwn(recipe, factor));
