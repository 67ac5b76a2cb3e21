import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { authoredFoods } from './authored-foods.ts';
import { csvRows } from './csv-rows.ts';
import { comparedRows, comparisonProblems, readReferenceRows } from './reference-comparison.ts';

const folder = join(import.meta.dirname, '../../features/food-facts/catalogue');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const { foods } = readCatalogue(read('catalogue.ndjson'));
const authored = readdirSync(join(folder, 'authored')).flatMap((name) =>
  authoredFoods(basename(name, '.csv'), read(`authored/${name}`)),
);
const pairs = comparedRows(authored, read('reference/compared.csv'));
const rows = readReferenceRows(read('reference/sr27.csv'));
const judged = read('reference/differences.csv');

describe('the catalogue beside the reference table', () => {
  it('differs from it only where a person judged the difference', () => {
    expect(comparisonProblems({ foods, pairs, rows, judged })).toEqual([]);
    expect(pairs.size).toBeGreaterThan(1_900);
    expect([...pairs.values()].filter(({ isSource }) => !isSource).length).toBeGreaterThan(480);
  });

  const spoiled = (change: Partial<Parameters<typeof comparisonProblems>[0]>): string =>
    comparisonProblems({ foods, pairs, rows, judged, ...change }).join('\n');

  it('finds an American figure, a judgement in vain, one without a reason and a missing row', () => {
    const salted = foods.map((food) =>
      food.id === 'banana-raw'
        ? { ...food, nutrients: { ...food.nutrients, sodium: 300, fat: 9 } }
        : food,
    );
    expect(spoiled({ foods: salted })).toBe(
      'banana-raw and "BANANAS,RAW" differ in: fat sodium, judged: -',
    );
    expect(spoiled({ judged: `${judged}banana-raw,fat,A reason for nothing at all.\n` })).toContain(
      'differ in: -, judged: fat',
    );
    const silent = judged.replace(/^crumpet,(.*?),.*$/m, 'crumpet,$1,');
    expect(spoiled({ judged: silent })).toBe('crumpet: no reason');
    expect(
      spoiled({ pairs: new Map(pairs).set('banana-raw', { number: '00000', isSource: true }) }),
    ).toBe('banana-raw: no reference row 00000');
    expect(spoiled({ judged: `${judged}durian-pie,fat,There is no such pie here.\n` })).toBe(
      'durian-pie: judged, but compared with nothing',
    );
  });

  it('allows what two samples of one food differ by', () => {
    const [banana] = foods.filter(({ id }) => id === 'banana-raw');
    if (!banana) throw new Error('no banana');
    const riper = { ...banana, nutrients: { ...banana.nutrients, energyKcal: 98, sugar: 15 } };
    expect(spoiled({ foods: foods.map((food) => (food.id === riper.id ? riper : food)) })).toBe('');
  });
});

describe('the catalogue beside the Australian table', () => {
  const byId = new Map(foods.map((food) => [food.id, food]));
  const compared = csvRows(read('reference/australian.csv'));

  it('says of each compared food once whether it is alike, was corrected or was kept, and why', () => {
    expect(new Set(compared.map(({ food }) => food)).size).toBe(compared.length);
    for (const { food = '', key, judgement = '', reason = '' } of compared) {
      expect(byId.has(food), food).toBe(true);
      expect(key, food).toMatch(/^(F\d{6})?$/);
      expect(['alike', 'corrected', 'kept'], food).toContain(judgement);
      expect(reason.length >= 15, food).toBe(judgement !== 'alike');
    }
  });
});
