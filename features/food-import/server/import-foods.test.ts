import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDigit } from '#features/food-facts/rules/gtin.ts';
import { foodsApi } from '#features/foods/contract.ts';
import { isUsualRun } from '#platform/shared/testing/times-to-run.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { type Dump, importFoods, openDump, UnknownDumpError } from './public.ts';

let app: TestApp;
let ana: Person;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person();
  folder = mkdtempSync(join(tmpdir(), 'vigour-test-import-'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(content) : content);
  return path;
}

const codeOf = (group: number, at: number): string => {
  const body = `93${String(group).padStart(3, '0')}${String(at).padStart(7, '0')}`;
  return `${body}${checkDigit(body)}`;
};

const product = (code: string, name: string, more: object = {}) => ({
  code,
  product_name: name,
  brands: 'Mill & Co',
  nutriments: {
    'energy-kcal_100g': 375,
    proteins_100g: 13,
    carbohydrates_100g: 60,
    fat_100g: 7,
    fiber_100g: 10,
  },
  ...more,
});

const manyProducts = (group: number, count: number) =>
  Array.from({ length: count }, (_, at) => product(codeOf(group, at), `Grain number ${at}`));
const jsonLines = (products: readonly object[]) =>
  `${products.map((one) => JSON.stringify(one)).join('\n')}\n`;

async function run(dump: Dump) {
  const refused: { record: number; reason: string; code: string }[] = [];
  const summary = await importFoods(app.database.db, dump, app.clock.now, {
    onRefused: (one) => refused.push(one),
    onProgress: () => {},
  });
  return { summary, refused };
}
const importFile = async (path: string) => run(await openDump(path));
const shown = (id: string) => ana.call(foodsApi.food, { params: { id } });

describe('Open Food Facts as JSON lines', () => {
  it('takes both shapes, refuses with reasons, and every record has one outcome', async () => {
    const [old, fresh] = [codeOf(1, 1), codeOf(1, 2)];
    const path = file(
      'mixed.jsonl.gz',
      `${jsonLines([
        product(old, 'Old Mill Oats'),
        product(fresh, 'New Mill Oats', {
          nutriments: undefined,
          nutrition: {
            aggregated_set: {
              per: '100g',
              nutrients: { 'energy-kj': { value: 1569, unit: 'kJ' } },
            },
          },
        }),
        product('9300675024236', 'Wrong code'),
        product(codeOf(1, 3), ''),
        product(codeOf(1, 4), 'Without figures', { nutriments: {} }),
      ])}{"code": "931"\n\n`,
    );
    const { summary, refused } = await importFile(path);
    expect(summary).toEqual({
      records: 6,
      created: 2,
      updated: 0,
      unchanged: 0,
      refused: 4,
      resumedAt: 0,
    });
    expect(refused.map(({ record, reason }) => [record, reason])).toEqual([
      [3, 'bad_code'],
      [4, 'no_name'],
      [5, 'no_figures'],
      [6, 'unreadable'],
    ]);
    expect(await shown(`off:${old}`)).toMatchObject({ brand: 'Mill & Co', gtin: `0${old}` });
    expect((await shown(`off:${fresh}`)).nutrients.calories).toBeCloseTo(375, 0);
    const { results } = await ana.call(foodsApi.search, { query: { q: 'mil oats' } });
    expect(results.map(({ key }) => key).sort()).toEqual([`off:${old}`, `off:${fresh}`].sort());
  });

  it.skipIf(isUsualRun)(
    'changes nothing the second time, and only what is newer after that',
    async () => {
      const code = codeOf(2, 1);
      const at = (time: number, name: string) => product(code, name, { last_modified_t: time });
      const first = file('again.jsonl', jsonLines([at(100, 'First'), at(100, 'First')]));
      expect((await importFile(first)).summary).toMatchObject({ created: 1, unchanged: 1 });
      expect((await importFile(first)).summary).toMatchObject({
        records: 2,
        created: 0,
        updated: 0,
        unchanged: 2,
      });
      const older = file('older.jsonl', jsonLines([at(90, 'Older')]));
      expect((await importFile(older)).summary).toMatchObject({ updated: 0, unchanged: 1 });
      const newer = file('newer.jsonl', jsonLines([at(110, 'Newer')]));
      expect((await importFile(newer)).summary).toMatchObject({ updated: 1 });
      expect(await shown(`off:${code}`)).toMatchObject({ name: 'Newer' });
    },
  );

  it('goes on where it was interrupted', async () => {
    const path = file('long.jsonl.gz', jsonLines(manyProducts(3, 4_500)));
    const failing = importFoods(app.database.db, await openDump(path), app.clock.now, {
      onRefused: () => {},
      onProgress: () => {
        throw new Error('the power fails');
      },
    });
    await expect(failing).rejects.toThrow('the power fails');
    const { summary } = await importFile(path);
    expect(summary.resumedAt).toBe(4_000);
    expect(summary).toMatchObject({ records: 4_500, created: 4_500, updated: 0, unchanged: 0 });
    const { rows } = await app.database.pool.query(
      `select count(*)::int as n from foods where source_id like '93003%'`,
    );
    expect(rows[0]).toEqual({ n: 4_500 });
  });
});

describe('Open Food Facts as CSV', () => {
  it('reads tab-separated columns by their names', async () => {
    const code = codeOf(4, 1);
    const path = file(
      'export.csv.gz',
      [
        [
          'code',
          'product_name',
          'brands',
          'quantity',
          'serving_size',
          'energy-kcal_100g',
          'proteins_100g',
          'sodium_100g',
        ],
        [
          code,
          'Sparkling "quoted" water',
          'Spring',
          '500 ml',
          '1 glass (250 ml)',
          '12',
          '',
          '0.004',
        ],
      ]
        .map((row) => row.join('\t'))
        .join('\r\n'),
    );
    expect((await importFile(path)).summary).toMatchObject({ records: 1, created: 1 });
    expect(await shown(`off:${code}`)).toMatchObject({
      name: 'Sparkling "quoted" water',
      basis: '100ml',
      portions: [{ label: '1 glass', grams: null, ml: 250 }],
      nutrients: { calories: 12, protein: null, sodium: 4 },
    });
  });

  it('says so when it is some other CSV', async () => {
    await expect(importFile(file('other.csv', 'name,calories\nx,1\n'))).rejects.toThrow(
      UnknownDumpError,
    );
    await expect(openDump(file('x.parquet', ''))).rejects.toThrow(/Give an Open Food Facts dump/);
    await expect(openDump(join(folder, 'absent.csv'))).rejects.toThrow(/no file/);
  });
});

describe('USDA FoodData Central', () => {
  const nutrient = (id: number, amount: number) => ({ nutrient: { id }, amount });

  it('reads its JSON: energy under any of its ids, fibre out of the carbohydrate', async () => {
    const hummus = {
      fdcId: 321358,
      dataType: 'Foundation',
      description: 'Hummus, commercial',
      foodCategory: { description: 'Legumes and Legume Products' },
      foodNutrients: [
        nutrient(2047, 229),
        nutrient(1003, 7.35),
        nutrient(1004, 17.1),
        nutrient(1005, 14.9),
        nutrient(1079, 5.4),
        nutrient(1093, 438),
      ],
      foodPortions: [{ amount: 2, gramWeight: 33.9, measureUnit: { name: 'tablespoon' } }],
    };
    const branded = {
      fdcId: 999001,
      dataType: 'Branded',
      description: 'CHOCOLATE MILK',
      brandOwner: 'Some Dairy',
      gtinUpc: '00036000291452',
      servingSize: 240,
      servingSizeUnit: 'ml',
      householdServingFullText: '1 cup',
      foodNutrients: [
        nutrient(1008, 83),
        nutrient(1003, 3.2),
        nutrient(1004, 3.4),
        nutrient(1005, 10.3),
      ],
    };
    const text = `{"FoundationFoods": [ ${[hummus, branded, { ...hummus, fdcId: 2, dataType: 'sub_sample_food' }].map((one) => JSON.stringify(one)).join(',\n')} ]}`;
    const { summary, refused } = await importFile(file('foundation.json', text));
    expect(summary).toMatchObject({ records: 3, created: 2, refused: 1 });
    expect(refused[0]).toMatchObject({ reason: 'not_wanted' });
    expect(await shown('usda:321358')).toMatchObject({
      name: 'Hummus, commercial',
      nutrients: { calories: 229, carbs: 9.5, fiber: 5.4, sodium: 438, cholesterol: null },
      portions: [{ label: '2 tablespoon', grams: 33.9 }],
      source: { id: 'usda', licence: 'CC0 1.0' },
    });
    expect(await shown('usda:999001')).toMatchObject({
      name: 'Chocolate milk',
      brand: 'Some Dairy',
      basis: '100ml',
      gtin: '00036000291452',
      portions: [{ label: '1 cup', ml: 240 }],
    });
  });

  it('reads the folder of its CSV files, figures in any order', async () => {
    const place = join(folder, 'FoodData_Central_csv');
    mkdirSync(place);
    const csv = (name: string, rows: (string | number)[][]) =>
      writeFileSync(
        join(place, name),
        `${rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\n')}\n`,
      );
    csv('food.csv', [
      ['fdc_id', 'data_type', 'description', 'food_category_id', 'publication_date'],
      [11, 'sr_legacy_food', 'Cheese, "sharp", cheddar', 1, '2019-04-01'],
      [12, 'market_acquisition', 'A purchase', '', '2019-04-01'],
      [13, 'sr_legacy_food', 'Bread, white', 2, '2019-04-01'],
    ]);
    csv('food_category.csv', [
      ['id', 'code', 'description'],
      [1, '0100', 'Dairy'],
      [2, '1800', 'Baked'],
    ]);
    csv('food_nutrient.csv', [
      ['id', 'fdc_id', 'nutrient_id', 'amount'],
      [1, 13, 1008, 266],
      [2, 11, 1003, 23.3],
      [3, 13, 1003, 8.9],
      [4, 11, 1008, 410],
      [5, 11, 1004, 34],
      [6, 11, 1005, 2.1],
      [7, 11, 9999, 5],
    ]);
    csv('measure_unit.csv', [
      ['id', 'name'],
      [1000, 'cup'],
    ]);
    csv('food_portion.csv', [
      [
        'id',
        'fdc_id',
        'seq_num',
        'amount',
        'measure_unit_id',
        'portion_description',
        'modifier',
        'gram_weight',
      ],
      [1, 11, 1, 1, 1000, '', 'diced', 132],
    ]);
    expect((await importFile(place)).summary).toMatchObject({ records: 3, created: 2, refused: 1 });
    expect(await shown('usda:11')).toMatchObject({
      name: 'Cheese, "sharp", cheddar',
      category: 'Dairy',
      nutrients: { calories: 410, protein: 23.3, carbs: 2.1, fiber: null },
      portions: [{ label: '1 cup diced', grams: 132 }],
    });
    expect((await shown('usda:13')).nutrients).toMatchObject({ calories: 266, fat: null });
  });
});
