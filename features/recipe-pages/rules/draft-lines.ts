import type { Basis, FoodId, Portion } from '#features/food-facts/rules/food-kinds.ts';
import {
  type IngredientLine,
  readIngredientLine,
  toStoredLine,
} from '#features/ingredient-lines/rules/ingredient-line.ts';
import { headingOf } from '#features/ingredient-lines/rules/ingredient-list.ts';
import { catalogueGrams, lineGrams } from '#features/ingredient-lines/rules/line-grams.ts';
import { factsByKey, factsOfFood } from '#features/recipe-book/rules/food-facts.ts';
import type { RecipeLine } from '#features/recipes/rules/own-recipe.ts';

/** What the form needs of a food that was looked up. */
export type ChosenFood = {
  id: string;
  name: string;
  basis: Basis;
  density: number | null;
  portions: readonly Portion[];
};

type Food = NonNullable<RecipeLine['food']>;

/** A line of the form: as typed, and how it was read. A heading ("Dressing:") names a group. */
export type DraftLine = Omit<RecipeLine, 'group'> & {
  /** What the food is called in the text; the match is asked again when it changes. */
  foodWords: string;
  heading: string | null;
  /** The grams were typed by the person: reading the text again scales them. */
  hasTypedGrams: boolean;
};

/** Grams of a line for a food: by its facts, else by its density and portions. */
function gramsFor(read: IngredientLine, food: Food, chosen: ChosenFood | null): number | null {
  const facts = (food.key && factsByKey(food.key)) || factsOfFood(food.foodId as FoodId);
  if (facts) return lineGrams(read, facts);
  return chosen ? catalogueGrams(read, chosen) : null;
}

function fromRead(id: string, text: string, read: IngredientLine): DraftLine {
  const { group: _, ...line } = toStoredLine(read);
  return {
    ...line,
    id,
    text,
    foodWords: read.foodWords,
    heading: text.trim() === '' ? null : headingOf(text),
    hasTypedGrams: false,
  };
}

/** Typed grams grow with the amount. */
const scaledGrams = ({ grams = null, amount }: Partial<DraftLine>, read: IngredientLine) =>
  grams === null || !amount || read.amount === null ? grams : (grams * read.amount) / amount;

/**
 * A line as it is typed. While it names the same food, a food that the person confirmed stays, and
 * its grams follow the new amount.
 */
export function readDraftLine(
  before: Pick<DraftLine, 'id'> & Partial<DraftLine>,
  text: string,
  foodOf: (foodId: string) => ChosenFood | null,
): DraftLine {
  const read = readIngredientLine(text);
  const line = fromRead(before.id, text, read);
  const { food, isConfirmed, foodWords } = before;
  if (!food || !isConfirmed || foodWords !== read.foodWords) return line;
  const { hasTypedGrams = false } = before;
  const grams = hasTypedGrams
    ? scaledGrams(before, read)
    : gramsFor(read, food, foodOf(food.foodId));
  return { ...line, food, isConfirmed, grams, hasTypedGrams };
}

/** The line with another food, which the person has chosen. */
export function withFood(line: DraftLine, chosen: ChosenFood): DraftLine {
  const key = factsOfFood(chosen.id as FoodId)?.key ?? null;
  const food = { foodId: chosen.id, name: chosen.name, key };
  const grams = gramsFor(readIngredientLine(line.text), food, chosen);
  return { ...line, food, isConfirmed: true, grams, hasTypedGrams: false };
}

/** Lines of a stored recipe for the form; each group begins with its heading. */
export function toDraftLines(lines: readonly RecipeLine[]): DraftLine[] {
  let group: string | null = null;
  return lines.flatMap((line) => {
    const { group: own, ...rest } = line;
    const { foodWords } = readIngredientLine(line.text);
    const draft = { ...rest, foodWords, heading: null, hasTypedGrams: false };
    if (own === group || own === null) return [draft];
    group = own;
    return [headingLine(`${line.id}-group`, own), draft];
  });
}

const headingLine = (id: string, group: string): DraftLine => ({
  ...fromRead(id, `${group}:`, readIngredientLine(`${group}:`)),
  heading: group,
});

/** Lines as a recipe stores them: headings become groups, empty lines go. */
export function toRecipeLines(drafts: readonly DraftLine[]): RecipeLine[] {
  let group: string | null = null;
  return drafts.flatMap(({ foodWords: _, heading, hasTypedGrams: __, ...line }) => {
    const text = line.text.trim();
    if (text === '') return [];
    if (heading !== null) {
      group = heading || null;
      return [];
    }
    return [{ ...line, text, group }];
  });
}
