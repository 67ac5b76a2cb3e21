import type { SharedSource } from '../../rules/food-kinds.ts';
import type { ImportedFood } from '../../rules/imported-food.ts';
import { foodWords, nameKey } from '../../rules/search-words.ts';

export type FoodToStore = ImportedFood & {
  source: SharedSource;
  state?: string | null;
  synonyms?: string[] | null;
  reference?: string | null;
};

type Column = { name: string; type: string; of: (food: FoodToStore) => string | number | null };

/** Every element quoted: what is in it cannot end it. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** A list as PostgreSQL reads an array. */
function arrayText(values: readonly (string | number | null)[]): string {
  const parts = values.map((value) =>
    value === null ? 'NULL' : typeof value === 'number' ? String(value) : quoted(value),
  );
  return `{${parts.join(',')}}`;
}

/** The columns of a batch, and how each of its values crosses the wire. Lists are texts that the statement reads. */
export const FOOD_COLUMNS: readonly Column[] = [
  { name: 'source', type: 'text', of: ({ source }) => source },
  { name: 'source_id', type: 'text', of: ({ sourceId }) => sourceId },
  { name: 'name', type: 'text', of: ({ name }) => name },
  { name: 'brand', type: 'text', of: ({ brand }) => brand },
  { name: 'basis', type: 'text', of: ({ basis }) => basis },
  { name: 'density', type: 'real', of: ({ density }) => density },
  { name: 'portions', type: 'jsonb', of: ({ portions }) => JSON.stringify(portions) },
  { name: 'nutrients', type: 'jsonb', of: ({ nutrients }) => JSON.stringify(nutrients) },
  { name: 'warnings', type: 'text', of: ({ warnings }) => arrayText(warnings) },
  { name: 'gtin', type: 'text', of: ({ gtin }) => gtin },
  { name: 'category', type: 'text', of: ({ category }) => category },
  { name: 'state', type: 'text', of: ({ state }) => state ?? null },
  { name: 'synonyms', type: 'text', of: ({ synonyms }) => (synonyms ? arrayText(synonyms) : null) },
  { name: 'reference', type: 'text', of: ({ reference }) => reference ?? null },
  // Words are letters and digits: nothing in them means anything to a tsvector.
  { name: 'words', type: 'tsvector', of: (food) => foodWords(food).join(' ') },
  { name: 'popularity', type: 'integer', of: ({ popularity }) => popularity },
  { name: 'name_key', type: 'text', of: ({ name }) => nameKey(name).slice(0, 200) },
  { name: 'version', type: 'text', of: ({ version }) => version },
];

/** A batch as one array per column: read several times faster by the database than the same rows as JSON. */
export const columnsOf = (batch: readonly FoodToStore[]): string[] =>
  FOOD_COLUMNS.map(({ of }) => arrayText(batch.map(of)));
