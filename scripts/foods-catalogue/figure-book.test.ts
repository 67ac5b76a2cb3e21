import { describe, expect, it } from 'vitest';
import type { AuthoredFood } from './authored-foods.ts';
import { figureBook } from './figure-book.ts';
import { referenceTable } from './reference-table.ts';

const columns = [
  'NDB_No,Water_(g),Energ_Kcal,Protein_(g),Lipid_Tot_(g),Ash_(g),Carbohydrt_(g),Fiber_TD_(g)',
  'Sugar_Tot_(g),Calcium_(mg),Iron_(mg),Magnesium_(mg),Phosphorus_(mg),Potassium_(mg),Sodium_(mg)',
  'Zinc_(mg),Copper_mg),Manganese_(mg),Selenium_(g),Vit_C_(mg),Thiamin_(mg),Riboflavin_(mg)',
  'Niacin_(mg),Vit_B6_(mg),Folate_DFE_(g),Choline_Tot_ (mg),Vit_B12_(g),Vit_A_RAE,Vit_E_(mg)',
  'Vit_D_g,Vit_D_IU,Vit_K_(g),FA_Sat_(g),Cholestrl_(mg)',
].join(',');
const rest = (iron: string) =>
  `,10,${iron},1,1,1,5,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,40,1,0,0`.split(',').slice(1).join(',');
const table = referenceTable(
  [
    columns,
    `00001,10,370,10,2,1,77,7,3,${rest('4')}`,
    `00002,86,85,0,0,0.3,2.7,0,1,${rest('')}`,
    `00003,75,110,24,1,1,0,,,${rest('2')}`,
  ].join('\n'),
);

function food(id: string, source: string, change: Partial<AuthoredFood> = {}): AuthoredFood {
  return {
    id,
    name: id,
    category: 'dishes',
    synonyms: [],
    state: 'cooked',
    basis: '100g',
    density: null,
    portions: [],
    source,
    note: '',
    reason: null,
    ...change,
  };
}

const figures = (id: string, ...foods: AuthoredFood[]) => {
  const book = figureBook(foods, table);
  const wanted = foods.find((candidate) => candidate.id === id);
  if (!wanted) throw new Error(id);
  return book.foodOf(wanted);
};

describe('figures of a food', () => {
  it('takes fibre out of the carbohydrate and keeps the first of two vitamin D columns', () => {
    expect(figures('oats', food('oats', 'sr27:00001')).nutrients).toMatchObject({
      carbs: 70,
      fiber: 7,
      vitaminD: 1,
      alcohol: 0,
    });
  });

  it('finds alcohol in what is left of 100 g, and weighs volumes', () => {
    const wine = food('wine', 'sr27:00002 alcohol', { basis: '100ml', density: 0.99 });
    expect(figures('wine', wine).nutrients.alcohol).toBeCloseTo(11 * 0.99, 2);
    expect(figures('wine', wine).source).toBe('USDA SR27 00002, alcohol by difference');
  });

  it('knows that there is no fibre where there is no carbohydrate', () => {
    expect(figures('meat', food('meat', 'sr27:00003')).nutrients).toMatchObject({
      carbs: 0,
      fiber: 0,
      sugar: 0,
    });
  });

  it('leaves out what is added in the country of the table', () => {
    const flakes = figures('flakes', food('flakes', 'sr27:00001 macros')).nutrients;
    expect(flakes).toMatchObject({ protein: 10, iron: null, calcium: null });
    expect(figures('bun', food('bun', 'sr27:00001 -enriched')).nutrients).toMatchObject({
      iron: null,
      calcium: 10,
    });
  });

  it('adds up a dish over its weight after cooking', () => {
    const oats = food('oats', 'sr27:00001');
    const dish = food('porridge', 'recipe: oats 50 + water-tap 250 = 200');
    const water = food('water-tap', 'label: energyKcal=0');
    const porridge = figures('porridge', dish, oats, water).nutrients;
    expect(porridge).toMatchObject({ energyKcal: 93, protein: 2.5, iron: 1 });
  });

  it('does not know a nutrient that a twentieth of the ingredients leaves open', () => {
    const oats = food('oats', 'sr27:00001');
    const wine = food('wine', 'sr27:00002');
    const iron = (grams: number) =>
      figures('dish', food('dish', `recipe: oats 100 + wine ${grams}`), oats, wine).nutrients.iron;
    // 4 / 1.05, to two digits
    expect(iron(5)).toBe(3.8);
    expect(iron(6)).toBeNull();
  });

  it('refuses an unknown ingredient and a dish made of itself', () => {
    expect(() => figures('a', food('a', 'recipe: b 10'))).toThrow('not in the list: b');
    expect(() => figures('a', food('a', 'recipe: a 10'))).toThrow('ingredient of itself');
  });
});
