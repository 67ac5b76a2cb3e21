import {
  CATALOGUE_CATEGORIES,
  type CatalogueCategory,
  type CataloguePortion,
  PREPARATION_STATES,
  type PreparationState,
} from '#features/food-facts/rules/catalogue-file.ts';
import { csvRows } from './csv-rows.ts';

/** One line of features/food-facts/catalogue/authored/<category>.csv. */
export type AuthoredFood = {
  id: string;
  name: string;
  category: CatalogueCategory;
  synonyms: string[];
  state: PreparationState;
  basis: '100g' | '100ml';
  density: number | null;
  portions: CataloguePortion[];
  /** `sr27:NDB options`, `recipe: id grams + id grams = cooked grams`, `label: nutrient=figure`, likewise `published:` and `estimate:`. */
  source: string;
  note: string;
  reason: string | null;
};

const listed = (text: string): string[] => text.split('|').filter((part) => part !== '');

function oneOf<T extends string>(values: readonly T[], text: string, where: string): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`${where}: "${text}" is none of ${values.join(', ')}`);
  return found;
}

function portionOf(text: string, where: string): CataloguePortion {
  const [label, amount] = text.split('=');
  if (!label || !amount) throw new Error(`${where}: the portion "${text}" has no amount`);
  return { label, amount: Number(amount) };
}

/** Reads one category's list; throws with the food's id where a line cannot be understood. */
export function authoredFoods(category: string, text: string): AuthoredFood[] {
  return csvRows(text).map((row) => {
    const { id = '', name = '', density = '', source = '', note = '', reason = '' } = row;
    return {
      id,
      name,
      category: oneOf(CATALOGUE_CATEGORIES, category, id),
      synonyms: listed(row.synonyms ?? ''),
      state: oneOf(PREPARATION_STATES, row.state ?? '', id),
      basis: oneOf(['100g', '100ml'], row.basis ?? '', id),
      density: density === '' ? null : Number(density),
      portions: listed(row.portions ?? '').map((part) => portionOf(part, id)),
      source,
      note,
      reason: reason === '' ? null : reason,
    };
  });
}
