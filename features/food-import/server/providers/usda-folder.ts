import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CsvRows } from '../../rules/row-text.ts';
import { USDA_NUTRIENT_IDS } from '../../rules/usda.ts';

type Row = Record<string, string>;
type Counter = { bytes: number };

async function* rowsOf(file: string, counter?: Counter): AsyncGenerator<Row> {
  const parser = new CsvRows();
  let header: string[] | null = null;
  const stream = createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 });
  for await (const chunk of stream as AsyncIterable<string>) {
    if (counter) counter.bytes += Buffer.byteLength(chunk);
    for (const row of parser.push(chunk)) {
      if (header === null) header = row.map((name) => name.replace(/^\uFEFF/, ''));
      else yield toRow(header, row);
    }
  }
  for (const row of parser.end()) if (header !== null) yield toRow(header, row);
}

const toRow = (header: readonly string[], row: readonly string[]): Row =>
  Object.fromEntries(header.map((name, at) => [name, row[at] ?? '']));

/** Statements that are committed together: one at a time would wait for the disk each time. */
const ROWS_PER_BATCH = 50_000;

async function fill(
  store: DatabaseSync,
  file: string,
  sql: string,
  values: (row: Row) => (string | number | null)[] | null,
): Promise<void> {
  if (!existsSync(file)) return;
  const statement = store.prepare(sql);
  let count = 0;
  store.exec('begin');
  for await (const row of rowsOf(file)) {
    const given = values(row);
    if (given === null) continue;
    statement.run(...given);
    count += 1;
    if (count % ROWS_PER_BATCH === 0) store.exec('commit; begin');
  }
  store.exec('commit');
}

/**
 * The foods of FoodData Central's CSV files, each as its JSON files have it. A food's figures are spread over files of
 * up to two gigabytes in no promised order: they are joined on disk, in a temporary file, so that memory stays flat.
 */
export async function* usdaFolderRecords(
  folder: string,
  counter: Counter,
): AsyncGenerator<unknown> {
  const place = mkdtempSync(join(tmpdir(), 'vigour-usda-'));
  const joined = new DatabaseSync(join(place, 'join.sqlite'));
  try {
    joined.exec(`pragma journal_mode = off; pragma synchronous = off;
      create table amounts (food integer, nutrient integer, amount real);
      create table portions (food integer, portion text);
      create table labels (food integer primary key, label text);
      create table units (id text primary key, name text);
      create table categories (id text primary key, name text)`);
    await fill(
      joined,
      join(folder, 'food_nutrient.csv'),
      'insert into amounts values (?, ?, ?)',
      (row) =>
        USDA_NUTRIENT_IDS.has(Number(row['nutrient_id'])) && row['amount'] !== ''
          ? [Number(row['fdc_id']), Number(row['nutrient_id']), Number(row['amount'])]
          : null,
    );
    await fill(
      joined,
      join(folder, 'measure_unit.csv'),
      'insert or replace into units values (?, ?)',
      (row) => [row['id'] ?? '', row['name'] ?? ''],
    );
    await fill(
      joined,
      join(folder, 'food_category.csv'),
      'insert or replace into categories values (?, ?)',
      (row) => [row['id'] ?? '', row['description'] ?? ''],
    );
    await fill(
      joined,
      join(folder, 'food_portion.csv'),
      'insert into portions values (?, ?)',
      (row) => [Number(row['fdc_id']), JSON.stringify(row)],
    );
    await fill(
      joined,
      join(folder, 'branded_food.csv'),
      'insert or replace into labels values (?, ?)',
      (row) => [Number(row['fdc_id']), JSON.stringify(row)],
    );
    joined.exec('create index a on amounts (food); create index p on portions (food)');
    const amounts = joined.prepare('select nutrient, amount from amounts where food = ?');
    const portions = joined.prepare('select portion from portions where food = ?');
    const labels = joined.prepare('select label from labels where food = ?');
    const units = joined.prepare('select name from units where id = ?');
    const categories = joined.prepare('select name from categories where id = ?');
    const nameIn = (statement: typeof units, id: string | undefined) =>
      (statement.get(id ?? '') as { name: string } | undefined)?.name;

    for await (const row of rowsOf(join(folder, 'food.csv'), counter)) {
      const id = Number(row['fdc_id']);
      const label = labels.get(id) as { label: string } | undefined;
      const branded = label ? (JSON.parse(label.label) as Row) : {};
      yield {
        fdcId: row['fdc_id'],
        dataType: row['data_type'],
        description: row['description'],
        publicationDate: row['publication_date'],
        foodCategory:
          nameIn(categories, row['food_category_id']) ?? branded['branded_food_category'],
        brandOwner: branded['brand_owner'],
        brandName: branded['brand_name'],
        gtinUpc: branded['gtin_upc'],
        servingSize: branded['serving_size'],
        servingSizeUnit: branded['serving_size_unit'],
        householdServingFullText: branded['household_serving_fulltext'],
        foodNutrients: amounts
          .all(id)
          .map((entry) => ({ nutrient: { id: entry['nutrient'] }, amount: entry['amount'] })),
        foodPortions: portions.all(id).map((entry) => {
          const portion = JSON.parse(String(entry['portion'])) as Row;
          return {
            amount: portion['amount'],
            modifier: portion['modifier'],
            portionDescription: portion['portion_description'],
            gramWeight: portion['gram_weight'],
            measureUnit: { name: nameIn(units, portion['measure_unit_id']) },
          };
        }),
      };
    }
  } finally {
    joined.close();
    rmSync(place, { recursive: true, force: true });
  }
}
