import {
  CATALOGUE_NUTRIENTS,
  type CatalogueNutrient,
} from '#features/food-facts/rules/catalogue-file.ts';
import { csvRows } from './csv-rows.ts';

export type Figures = Record<CatalogueNutrient, number | null>;

export type ReferenceFood = {
  /** As the table abbreviates it. */
  name: string;
  /** Per 100 g as the table gives them; carbs still holds fibre, alcohol is not in the table. */
  figures: Figures;
  /** g per 100 g that none of water, protein, fat, ash and carbohydrate accounts for. */
  remainder: number | null;
};

/** Beginnings of the table's column names: their units are spelled in several ways. */
const COLUMNS: Partial<Record<CatalogueNutrient, string>> = {
  energyKcal: 'Energ_Kcal',
  protein: 'Protein',
  fat: 'Lipid_Tot',
  saturatedFat: 'FA_Sat',
  carbs: 'Carbohydrt',
  sugar: 'Sugar_Tot',
  fiber: 'Fiber_TD',
  sodium: 'Sodium',
  cholesterol: 'Cholestrl',
  calcium: 'Calcium',
  iron: 'Iron',
  magnesium: 'Magnesium',
  phosphorus: 'Phosphorus',
  potassium: 'Potassium',
  zinc: 'Zinc',
  copper: 'Copper',
  manganese: 'Manganese',
  selenium: 'Selenium',
  vitaminA: 'Vit_A_RAE',
  thiamin: 'Thiamin',
  riboflavin: 'Riboflavin',
  niacin: 'Niacin',
  vitaminB6: 'Vit_B6',
  folate: 'Folate_DFE',
  vitaminB12: 'Vit_B12',
  vitaminC: 'Vit_C',
  vitaminD: 'Vit_D_',
  vitaminE: 'Vit_E',
  vitaminK: 'Vit_K',
  choline: 'Choline',
};

export function noFigures(): Figures {
  return Object.fromEntries(CATALOGUE_NUTRIENTS.map((key) => [key, null])) as Figures;
}

/** The USDA SR27 abbreviated table by its food numbers. */
export function referenceTable(text: string): Map<string, ReferenceFood> {
  const rows = csvRows(text);
  const names = Object.keys(rows[0] ?? {});
  const column = (start: string): string => {
    // Vitamin D stands there twice, in µg and in international units; the first is meant.
    const name = names.find(
      (candidate) => candidate.startsWith(start) && !candidate.endsWith('IU'),
    );
    if (!name) throw new Error(`The reference table has no column ${start}.`);
    return name;
  };
  const columns = Object.entries(COLUMNS).map(
    ([key, start]) => [key as CatalogueNutrient, column(start)] as const,
  );
  const [water, ash] = [column('Water'), column('Ash')];
  return new Map(
    rows.map((row) => {
      const read = (name: string): number | null => (row[name] === '' ? null : Number(row[name]));
      const figures = noFigures();
      for (const [key, name] of columns) figures[key] = read(name);
      const parts = [read(water), figures.protein, figures.fat, figures.carbs];
      const remainder = parts.includes(null)
        ? null
        : 100 - (read(ash) ?? 0) - parts.reduce<number>((sum, grams) => sum + (grams ?? 0), 0);
      return [row.NDB_No ?? '', { name: row.Shrt_Desc ?? '', figures, remainder }];
    }),
  );
}
