/**
 * The built-in catalogue as it is stored: features/food-facts/catalogue/catalogue.ndjson. The first line
 * names the version and the order of the nutrients, every further line is one food.
 */

/**
 * Nutrients of a food in the order of the file, per 100 g or 100 ml: energy in kcal, macronutrients in
 * g, minerals and vitamins in mg, but selenium, folate (dietary folate equivalents) and the vitamins A
 * (retinol activity equivalents), B12, D and K in µg. carbs is available carbohydrate, fibre not
 * inside, as Australian labels give it.
 */
export const CATALOGUE_NUTRIENTS = [
  'energyKcal',
  'protein',
  'fat',
  'saturatedFat',
  'transFat',
  'carbs',
  'sugar',
  'fiber',
  'sodium',
  'cholesterol',
  'alcohol',
  'calcium',
  'iron',
  'magnesium',
  'phosphorus',
  'potassium',
  'zinc',
  'copper',
  'manganese',
  'selenium',
  'vitaminA',
  'thiamin',
  'riboflavin',
  'niacin',
  'vitaminB6',
  'folate',
  'vitaminB12',
  'vitaminC',
  'vitaminD',
  'vitaminE',
  'vitaminK',
  'choline',
] as const;

export type CatalogueNutrient = (typeof CATALOGUE_NUTRIENTS)[number];

export const CATALOGUE_CATEGORIES = [
  'fruit',
  'vegetables',
  'legumes-nuts-seeds',
  'meat',
  'poultry',
  'fish-seafood',
  'eggs-dairy',
  'dairy-alternatives',
  'bread-bakery',
  'cereals-grains-pasta',
  'breakfast',
  'oils-spreads-sauces',
  'herbs-spices',
  'snacks-confectionery',
  'takeaway-fast-food',
  'dishes',
  'soups',
  'drinks',
  'alcohol',
  'sports-supplements',
] as const;

export type CatalogueCategory = (typeof CATALOGUE_CATEGORIES)[number];

export const PREPARATION_STATES = [
  'raw',
  'cooked',
  'boiled',
  'steamed',
  'baked',
  'roasted',
  'grilled',
  'fried',
  'stewed',
  'toasted',
  'smoked',
  'canned',
  'dried',
  'frozen',
  'prepared',
  'as-sold',
] as const;

export type PreparationState = (typeof PREPARATION_STATES)[number];

/** A household measure. amount is in the unit of the food's basis: grams, or millilitres for 100ml. */
export type CataloguePortion = { label: string; amount: number };

export type CatalogueFood = {
  /** Never changes and is never used again for another food: installations update by it. */
  id: string;
  name: string;
  category: CatalogueCategory;
  synonyms: string[];
  state: PreparationState;
  basis: '100g' | '100ml';
  densityGramsPerMl: number | null;
  portions: CataloguePortion[];
  /** Source of the values. */
  source: string;
  /** Why the energy may lie outside what its macronutrients give, null for all others. */
  reason: string | null;
  /** Per 100 g or 100 ml. null says "not known", which is not zero. */
  nutrients: Record<CatalogueNutrient, number | null>;
};

export type Catalogue = {
  version: number;
  foods: CatalogueFood[];
  /** Ids of foods that were another one twice, and of that one: who marked the first has marked the second. */
  merged?: Readonly<Record<string, string>>;
};

type FoodLine = {
  /** left out where the name says it: nine foods in ten, and a twelfth of the compressed file */
  id?: string;
  name: string;
  category: CatalogueCategory;
  synonyms?: string[];
  state: PreparationState;
  /** left out where it is 100 g */
  basis?: '100ml';
  density?: number;
  portions: [label: string, amount: number][];
  source: string;
  reason?: string;
  /** as many as are known: those after the last are not */
  n: (number | null)[];
};

/** "Spirits, 40% alcohol" is spirits-40-percent-alcohol. */
const idFromName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F']/g, '')
    .replaceAll('%', ' percent')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function foodOf(line: FoodLine, order: readonly CatalogueNutrient[]): CatalogueFood {
  if (line.n.length > order.length) {
    throw new Error(`${line.name}: ${line.n.length} figures where ${order.length} belong.`);
  }
  const figures = Object.fromEntries(CATALOGUE_NUTRIENTS.map((key) => [key, null])) as Record<
    CatalogueNutrient,
    number | null
  >;
  order.forEach((key, index) => {
    figures[key] = line.n[index] ?? null;
  });
  return {
    id: line.id ?? idFromName(line.name),
    name: line.name,
    category: line.category,
    synonyms: line.synonyms ?? [],
    state: line.state,
    basis: line.basis ?? '100g',
    densityGramsPerMl: line.density ?? null,
    portions: line.portions.map(([label, amount]) => ({ label, amount })),
    source: line.source,
    reason: line.reason ?? null,
    nutrients: figures,
  };
}

/** Reads the file's text. Throws an Error that names the food if a line is not of this shape. */
export function readCatalogue(text: string): Catalogue {
  const [head, ...lines] = text.split('\n').filter((line) => line !== '');
  if (head === undefined) throw new Error('The food catalogue is empty.');
  const { version, nutrients, merged } = JSON.parse(head) as {
    version: number;
    nutrients: CatalogueNutrient[];
    merged?: Record<string, string>;
  };
  const foods = lines.map((line) => foodOf(JSON.parse(line) as FoodLine, nutrients));
  return { version, foods, ...(merged ? { merged } : {}) };
}

/** What no label says comes last: it is a tenth of the file. */
const withoutUnknownEnd = (figures: (number | null)[]): (number | null)[] =>
  figures.slice(0, figures.findLastIndex((figure) => figure !== null) + 1);

/** Writes the file's text: one food a line, absent where there is nothing to say. */
export function writeCatalogue(catalogue: Catalogue): string {
  const head = {
    catalogue: 'vigour-foods',
    version: catalogue.version,
    nutrients: CATALOGUE_NUTRIENTS,
    ...(catalogue.merged ? { merged: catalogue.merged } : {}),
  };
  const lines = catalogue.foods.map((food) => {
    const line: FoodLine = {
      ...(food.id === idFromName(food.name) ? {} : { id: food.id }),
      name: food.name,
      category: food.category,
      ...(food.synonyms.length > 0 ? { synonyms: food.synonyms } : {}),
      state: food.state,
      ...(food.basis === '100g' ? {} : { basis: food.basis }),
      ...(food.densityGramsPerMl === null ? {} : { density: food.densityGramsPerMl }),
      portions: food.portions.map(({ label, amount }) => [label, amount]),
      source: food.source,
      ...(food.reason === null ? {} : { reason: food.reason }),
      n: withoutUnknownEnd(CATALOGUE_NUTRIENTS.map((key) => food.nutrients[key])),
    };
    return JSON.stringify(line);
  });
  return `${[JSON.stringify(head), ...lines].join('\n')}\n`;
}
