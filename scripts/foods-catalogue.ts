// Makes the built-in food catalogue from the authored list and the reference table, and keeps the table's rows
// that foods are compared with (foods-catalogue/reference-comparison.ts):
//   node scripts/foods-catalogue.ts PATH/usda-sr27.csv
// The table (USDA SR27 abbreviated, public domain) is only needed to make the file, never to use it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { catalogueProblems } from '#features/food-facts/rules/catalogue-checks.ts';
import { type Catalogue, writeCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { type AuthoredFood, authoredFoods } from './foods-catalogue/authored-foods.ts';
import { csvRows } from './foods-catalogue/csv-rows.ts';
import { figureBook } from './foods-catalogue/figure-book.ts';
import { comparedRows, writeReferenceRows } from './foods-catalogue/reference-comparison.ts';
import { referenceTable } from './foods-catalogue/reference-table.ts';

/** Raise it whenever the file changes: installations that have an older one take the new one over. */
const VERSION = 21;

const folder = join(import.meta.dirname, '../features/food-facts/catalogue');

function authored(): AuthoredFood[] {
  const lists = join(folder, 'authored');
  return readdirSync(lists)
    .filter((name) => name.endsWith('.csv'))
    .toSorted()
    .flatMap((name) =>
      authoredFoods(basename(name, '.csv'), readFileSync(join(lists, name), 'utf8')),
    );
}

function make(referencePath: string): Catalogue {
  const reference = referenceTable(readFileSync(referencePath, 'latin1'));
  const foods = authored();
  const book = figureBook(foods, reference);
  const chosen = readFileSync(join(folder, 'reference/compared.csv'), 'utf8');
  const numbers = [...comparedRows(foods, chosen).values()].map(({ number }) => number);
  writeFileSync(join(folder, 'reference/sr27.csv'), writeReferenceRows(numbers, reference));
  const twice = csvRows(readFileSync(join(folder, 'merged.csv'), 'utf8'));
  const merged = Object.fromEntries(twice.map(({ food = '', into = '' }) => [food, into]));
  return { version: VERSION, foods: foods.map((food) => book.foodOf(food)), merged };
}

const [referencePath] = process.argv.slice(2);
if (!referencePath) {
  console.error('Give the path of the reference table (usda-sr27.csv).');
  process.exit(1);
}
const catalogue = make(referencePath);
const text = writeCatalogue(catalogue);
writeFileSync(join(folder, 'catalogue.ndjson'), text);
const problems = catalogueProblems(catalogue);
for (const { id, problem } of problems) console.error(`${id}: ${problem}`);
console.log(
  `${catalogue.foods.length} foods, ${Math.round(text.length / 1024)} KiB, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
