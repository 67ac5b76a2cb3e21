import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { authoredFoods } from './authored-foods.ts';

const folder = join(import.meta.dirname, '../../features/food-facts/catalogue');

describe('the authored list', () => {
  it('says what the committed catalogue says: it was made again after the last change', () => {
    const catalogue = readCatalogue(readFileSync(join(folder, 'catalogue.ndjson'), 'utf8'));
    const lists = readdirSync(join(folder, 'authored')).toSorted();
    const authored = lists.flatMap((name) =>
      authoredFoods(
        basename(name, '.csv'),
        readFileSync(join(folder, 'authored', name), 'utf8'),
      ).map(({ id, portions, synonyms, density }) => ({ id, portions, synonyms, density })),
    );
    expect(
      catalogue.foods.map(({ id, portions, synonyms, densityGramsPerMl }) => ({
        id,
        portions,
        synonyms,
        density: densityGramsPerMl,
      })),
    ).toEqual(authored);
  });

  it('names the food whose line cannot be understood', () => {
    const head = 'id,name,synonyms,state,basis,density,portions,source,note,reason\n';
    const line = (state: string, portion: string) =>
      authoredFoods('fruit', `${head}fig,Fig,,${state},100g,,${portion},sr27:1,,\n`);
    expect(line('raw', '"1 fig, big=50"')[0]?.portions).toEqual([
      { label: '1 fig, big', amount: 50 },
    ]);
    expect(() => line('fresh', '1 fig=50')).toThrow('fig: "fresh"');
    expect(() => line('raw', '1 fig')).toThrow('has no amount');
    expect(() => authoredFoods('sweets', `${head}fig,Fig,,raw,100g,,,,,\n`)).toThrow('sweets');
  });
});
