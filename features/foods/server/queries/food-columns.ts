import type { SharedSource } from '#features/food-facts/rules/food-kinds.ts';
import type { ImportedFood } from '#features/food-facts/rules/imported-food.ts';
import { BinaryArray, type ElementType } from '#platform/server/db/binary-array.ts';
import { foodWords, nameKey } from '../../rules/search/search-words.ts';

export type FoodToStore = ImportedFood & {
  source: SharedSource;
  state?: string | null;
  synonyms?: string[] | null;
  reference?: string | null;
};

type Column = {
  name: string;
  type: ElementType;
  of: (food: FoodToStore) => string | number | readonly string[] | null;
};

/** Every element quoted: what is in it cannot end it. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
/** A list in a column of lists, which the statement reads. */
const listText = (values: readonly string[]): string =>
  values.length === 0 ? '{}' : `{${values.map(quoted).join(',')}}`;

/** The columns of a batch, and how each of its values crosses the wire. */
export const FOOD_COLUMNS: readonly Column[] = [
  { name: 'source', type: 'text', of: ({ source }) => source },
  { name: 'source_id', type: 'text', of: ({ sourceId }) => sourceId },
  { name: 'name', type: 'text', of: ({ name }) => name },
  { name: 'brand', type: 'text', of: ({ brand }) => brand },
  { name: 'basis', type: 'text', of: ({ basis }) => basis },
  { name: 'density', type: 'real', of: ({ density }) => density },
  { name: 'portions', type: 'jsonb', of: ({ portions }) => JSON.stringify(portions) },
  { name: 'nutrients', type: 'jsonb', of: ({ nutrients }) => JSON.stringify(nutrients) },
  { name: 'warnings', type: 'text', of: ({ warnings }) => listText(warnings) },
  { name: 'gtin', type: 'text', of: ({ gtin }) => gtin },
  { name: 'category', type: 'text', of: ({ category }) => category },
  { name: 'state', type: 'text', of: ({ state }) => state ?? null },
  { name: 'synonyms', type: 'text', of: ({ synonyms }) => (synonyms ? listText(synonyms) : null) },
  { name: 'reference', type: 'text', of: ({ reference }) => reference ?? null },
  { name: 'words', type: 'tsvector', of: foodWords },
  { name: 'popularity', type: 'integer', of: ({ popularity }) => popularity },
  { name: 'name_key', type: 'text', of: ({ name }) => nameKey(name).slice(0, 200) },
  { name: 'version', type: 'text', of: ({ version }) => version },
];

/** Foods as the statement that stores them takes them: one array per column. No food may be in it twice. */
export type FoodColumns = { count: number; values: (Uint8Array<ArrayBuffer> | null)[] };

/** Builds columns one food at a time, without storing them. */
export class FoodColumnsWriter {
  readonly #arrays = FOOD_COLUMNS.map(({ type }) => new BinaryArray(type));
  #count = 0;

  add(food: FoodToStore): void {
    this.#count += 1;
    FOOD_COLUMNS.forEach(({ of }, at) => this.#arrays[at]?.push(of(food)));
  }

  finish(): FoodColumns {
    return { count: this.#count, values: this.#arrays.map((array) => array.finish()) };
  }
}

export function columnsOf(batch: readonly FoodToStore[]): FoodColumns {
  const writer = new FoodColumnsWriter();
  for (const food of batch) writer.add(food);
  return writer.finish();
}
