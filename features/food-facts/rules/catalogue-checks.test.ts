import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atwaterKcal } from './atwater.ts';
import { CATALOGUE_MINIMUM, catalogueProblems } from './catalogue-checks.ts';
import {
  CATALOGUE_CATEGORIES,
  type CatalogueFood,
  readCatalogue,
  writeCatalogue,
} from './catalogue-file.ts';

const text = readFileSync(join(import.meta.dirname, '../catalogue/catalogue.ndjson'), 'utf8');
const catalogue = readCatalogue(text);

function food(id: string): CatalogueFood {
  const found = catalogue.foods.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The catalogue has no ${id}`);
  return found;
}

describe('the built-in catalogue', () => {
  it('has nothing wrong with it and is small enough to be read at the first start', () => {
    expect(catalogueProblems(catalogue)).toEqual([]);
    expect(catalogue.foods.length).toBeGreaterThanOrEqual(CATALOGUE_MINIMUM);
    expect(text.length).toBeLessThan(1_200_000);
  });

  it('is written as it was read', () => {
    expect(writeCatalogue(catalogue)).toBe(text);
  });

  it('gives carbohydrate without fibre, and alcohol that accounts for the energy of drinks', () => {
    const apple = food('apple-raw-with-skin').nutrients;
    expect(apple.carbs).toBeCloseTo(13.81 - 2.4, 2);
    const { energyKcal, protein, carbs, fat, alcohol } = food('wine-red').nutrients;
    expect(alcohol).toBeGreaterThan(9);
    const kcal = atwaterKcal({ protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0, alcohol });
    expect(Math.abs(kcal - (energyKcal ?? 0))).toBeLessThan(5);
  });

  it('keeps what is not known apart from zero', () => {
    expect(food('butter-salted').nutrients.transFat).toBeNull();
    expect(food('oil-olive').nutrients.cholesterol).toBe(0);
    expect(food('corn-flakes').nutrients.iron).toBeNull();
  });

  it('weighs volumes with their density', () => {
    const oil = food('oil-olive');
    expect(oil.basis).toBe('100ml');
    expect(oil.nutrients.fat).toBeCloseTo(100 * (oil.densityGramsPerMl ?? 0), 5);
  });

  it('knows foods by what they are called here and elsewhere', () => {
    const named = (word: string) =>
      catalogue.foods.filter(
        ({ name, synonyms }) => name.toLowerCase().includes(word) || synonyms.includes(word),
      );
    for (const word of [
      'capsicum',
      'red bell pepper',
      'courgette',
      'aubergine',
      'kumara',
      'snag',
    ]) {
      expect(named(word).length, word).toBeGreaterThan(0);
    }
  });
});

describe('checks of a catalogue', () => {
  const sample = CATALOGUE_CATEGORIES.flatMap((category) =>
    catalogue.foods.filter((food) => food.category === category).slice(0, 2),
  );
  const spoiled = (change: Partial<CatalogueFood>): string => {
    const [first, ...others] = sample;
    if (!first) throw new Error('empty');
    const problems = catalogueProblems({ version: 1, foods: [{ ...first, ...change }, ...others] });
    return problems.map(({ problem }) => problem).join('; ');
  };
  const nutrients = food('bread-white').nutrients;
  const [, second] = sample;

  it.each<[string, Partial<CatalogueFood>]>([
    ['300 kcal, its parts give', { nutrients: { ...nutrients, energyKcal: 300 } }],
    ['205 kcal, its parts give', { nutrients: { ...nutrients, energyKcal: 205 } }],
    ['sugar is missing', { nutrients: { ...nutrients, sugar: null } }],
    ['sodium_too_high', { nutrients: { ...nutrients, sodium: 49_000 } }],
    ['sugar_above_carbs', { nutrients: { ...nutrients, sugar: 60 } }],
    ['saturated_above_fat', { nutrients: { ...nutrients, saturatedFat: 30 } }],
    ['900 mg of sodium is unlike', { nutrients: { ...nutrients, sodium: 900 } }],
    ['30 g of fibre is unlike', { nutrients: { ...nutrients, fiber: 30 } }],
    ['g of water is unlike', { nutrients: { ...nutrients, carbs: 90 } }],
    ['fat is missing', { nutrients: { ...nutrients, fat: null } }],
    ['iron is -1', { nutrients: { ...nutrients, iron: -1 } }],
    ['has no portion', { portions: [] }],
    [
      'has no portion like "schooner|pint"',
      { id: 'beer-of-nobody', category: 'alcohol', portions: [{ label: '1 bowl', amount: 300 }] },
    ],
    ['"1 slice" of 200 is unlike fruit', { portions: [{ label: '1 slice', amount: 200 }] }],
    ['has "10 rings" and not a single', { portions: [{ label: '10 rings', amount: 100 }] }],
    ['has no bowl, as soup has', { category: 'soups', name: 'Pumpkin soup' }],
    [
      '"1 small" of 5 is not within 35 and 80',
      { id: 'egg-raw', category: 'eggs-dairy', portions: [{ label: '1 small', amount: 5 }] },
    ],
    ['portion "1 cup" of 0', { portions: [{ label: '1 cup', amount: 0 }] }],
    ['reason that it does not need', { nutrients, reason: 'polyols', basis: '100g' }],
    ['a volume needs a density', { basis: '100ml', densityGramsPerMl: null }],
    ['density 16', { densityGramsPerMl: 16 }],
    ['id used twice', { id: second?.id ?? '' }],
    ['name used twice', { name: second?.name ?? '' }],
    ['is the name of', { synonyms: [second?.name ?? ''] }],
    ['synonym twice', { synonyms: ['drop', 'Drop'] }],
    ['id is not a slug', { id: 'Not a slug' }],
    ['no source', { source: '' }],
  ])('finds: %s', (problem, change) => {
    expect(spoiled(change)).toContain(problem);
  });

  it('finds a merged food that is still there, and one merged into none', () => {
    const merged = { [second?.id ?? '']: 'nothing' };
    const found = catalogueProblems({ version: 1, foods: sample, merged });
    const problems = found.map(({ problem }) => problem).join('; ');
    expect(problems).toContain('merged, and still there; merged into nothing, which is no food');
  });

  it('finds an empty category and too few foods', () => {
    const few = catalogue.foods.filter(({ category }) => category === 'fruit');
    const problems = catalogueProblems({ version: 1, foods: few }).map(({ id }) => id);
    expect(problems).toEqual(expect.arrayContaining(['soups', 'catalogue']));
  });
});
