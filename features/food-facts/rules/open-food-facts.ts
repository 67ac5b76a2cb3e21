import type { Basis, Portion } from './food-kinds.ts';
import { openFoodFactsCode, readGtin } from './gtin.ts';
import {
  cleanNumber,
  cleanText,
  type Imported,
  type ImportedFood,
  readServing,
} from './imported-food.ts';
import { type FoodNutrient, fromGrams, type KnownNutrients } from './nutrient-kinds.ts';
import { checkFigures, type SourceFigures } from './source-figures.ts';

/** Open Food Facts' names of nutrients, all masses in grams; energy, salt and alcohol are read apart. */
const NUTRIENT_OF: Record<string, FoodNutrient> = {
  proteins: 'protein',
  carbohydrates: 'carbs',
  fat: 'fat',
  fiber: 'fiber',
  sugars: 'sugar',
  sodium: 'sodium',
  cholesterol: 'cholesterol',
  'saturated-fat': 'saturatedFat',
  'trans-fat': 'transFat',
  polyols: 'polyols',
  caffeine: 'caffeine',
  potassium: 'potassium',
  calcium: 'calcium',
  iron: 'iron',
  magnesium: 'magnesium',
  phosphorus: 'phosphorus',
  zinc: 'zinc',
  copper: 'copper',
  manganese: 'manganese',
  selenium: 'selenium',
  iodine: 'iodine',
  'vitamin-a': 'vitaminA',
  'vitamin-c': 'vitaminC',
  'vitamin-d': 'vitaminD',
  'vitamin-e': 'vitaminE',
  'vitamin-k': 'vitaminK',
  'vitamin-b1': 'thiamin',
  'vitamin-b2': 'riboflavin',
  'vitamin-pp': 'niacin',
  'vitamin-b6': 'vitaminB6',
  'vitamin-b9': 'folate',
  'vitamin-b12': 'vitaminB12',
  choline: 'choline',
};

/** The columns of the CSV dump, and the fields to ask the service for, that hold nutrients. */
export const OFF_NUTRIENT_IDS = [
  ...Object.keys(NUTRIENT_OF),
  'salt',
  'alcohol',
  'energy',
  'energy-kj',
  'energy-kcal',
];

/** Listed once: an import goes through them for every product. */
const MASSES = Object.entries(NUTRIENT_OF);

/** Grams of alcohol in 1 ml of it, at 20 °C. */
const ETHANOL_DENSITY = 0.789;

type Fields = Record<string, unknown>;
/** A nutrient's amount for 100 by its name at the source: grams, kcal, kJ or % vol. */
type Amounts = (id: string) => number | undefined;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (fields: Fields, name: string): string => cleanText(fields[name], 60) ?? '';

/** Both shapes come down to this: amounts for 100, whether they were made from a serving, and for what. */
type Shape = {
  amounts: Amounts;
  basis: Basis | null;
  fromServing: boolean;
  servingKcal: number | undefined;
};

const PER_100 = new Map(OFF_NUTRIENT_IDS.map((id) => [id, `${id}_100g`]));

/** Until 2025: flat keys. `_100g` is in grams whatever `_unit` says; `energy_100g` is kJ. */
function oldShape(nutriments: Fields, servingSize: number | undefined): Shape {
  const per100 = (id: string) => cleanNumber(nutriments[PER_100.get(id) ?? '']);
  const perServing = (id: string) => cleanNumber(nutriments[`${id}_serving`]);
  const has = (read: Amounts) => OFF_NUTRIENT_IDS.some((id) => read(id) !== undefined);
  if (has(per100) || !has(perServing) || servingSize === undefined || servingSize <= 0) {
    const kcal = perServing('energy-kcal') ?? kcalOf(perServing('energy-kj'));
    return { amounts: per100, basis: null, fromServing: false, servingKcal: kcal };
  }
  const scaled: Amounts = (id) => {
    const value = perServing(id);
    return value === undefined || id === 'alcohol' ? value : (value * 100) / servingSize;
  };
  return { amounts: scaled, basis: null, fromServing: true, servingKcal: undefined };
}

const kcalOf = (kj: number | undefined) => (kj === undefined ? undefined : kj / 4.184);

const GRAMS_IN = new Map<string, number>(
  Object.entries({ g: 1, mg: 1e-3, ug: 1e-6, mcg: 1e-6, µg: 1e-6, kg: 1e3 }),
);

/** Since schema 1003 (December 2025): one set of values with units, per 100 g, 100 ml or a serving. */
function newShape(set: Fields): Shape | null {
  if (!isFields(set['nutrients'])) return null;
  const nutrients = set['nutrients'];
  const per = textIn(set, 'per').toLowerCase();
  const quantity = cleanNumber(set['per_quantity']) ?? (per.startsWith('100') ? 100 : undefined);
  if (quantity === undefined || quantity <= 0) return null;
  const unit = (textIn(set, 'per_unit') || per.replace(/^\d+/, '')).toLowerCase();
  const amounts: Amounts = (id) => {
    const entry = nutrients[id];
    if (!isFields(entry)) return undefined;
    const value = cleanNumber(entry['value']) ?? cleanNumber(entry['value_computed']);
    if (value === undefined) return undefined;
    if (id === 'alcohol') return value;
    const scaled = (value * 100) / quantity;
    const given = (textIn(entry, 'unit') || 'g').toLowerCase();
    if (id.startsWith('energy')) {
      const wantsKcal = id === 'energy-kcal';
      if (given === 'kj') return wantsKcal ? scaled / 4.184 : scaled;
      if (given === 'kcal') return wantsKcal ? scaled : scaled * 4.184;
      return undefined;
    }
    const grams = GRAMS_IN.get(given);
    return grams === undefined ? undefined : scaled * grams;
  };
  return {
    amounts,
    basis: unit === 'ml' || unit === 'l' ? '100ml' : '100g',
    fromServing: per === 'serving',
    servingKcal: undefined,
  };
}

function shapeOf(product: Fields, servingSize: number | undefined): Shape | null {
  const nutrition = product['nutrition'];
  if (isFields(nutrition) && isFields(nutrition['aggregated_set'])) {
    return newShape(nutrition['aggregated_set']);
  }
  const nutriments = product['nutriments'];
  return isFields(nutriments) ? oldShape(nutriments, servingSize) : null;
}

const isVolume = (unit: unknown): boolean =>
  typeof unit === 'string' && /^(ml|cl|dl|l|litres?|liters?)$/i.test(unit.trim());

/** Liquids are labelled per 100 ml; the old shape says so only by how the pack and the serving are measured. */
function basisOf(product: Fields, serving: Portion | null): Basis {
  if (isVolume(product['product_quantity_unit']) || isVolume(product['serving_quantity_unit'])) {
    return '100ml';
  }
  if (/100\s*ml/i.test(textIn(product, 'nutrition_data_per'))) return '100ml';
  const pack = readServing(cleanText(product['quantity'], 60));
  return typeof (pack ?? serving)?.ml === 'number' ? '100ml' : '100g';
}

function figuresOf(shape: Shape, basis: Basis, servingSize: number | undefined): SourceFigures {
  const { amounts } = shape;
  const others: KnownNutrients = {};
  for (const [id, key] of MASSES) {
    const grams = amounts(id);
    if (grams !== undefined) others[key] = fromGrams(key, grams);
  }
  const volume = amounts('alcohol');
  if (volume !== undefined) others.alcohol = fromGrams('alcohol', volume * ETHANOL_DENSITY);
  const kcal = amounts('energy-kcal');
  const kj = amounts('energy-kj') ?? amounts('energy');
  const per100 = kcal ?? kcalOf(kj);
  const comparable =
    servingSize !== undefined && shape.servingKcal !== undefined && per100 !== undefined;
  return {
    basis,
    kcal,
    kj,
    salt: amounts('salt'),
    others,
    fromServing: shape.fromServing,
    serving: comparable
      ? { size: servingSize, kcal: shape.servingKcal as number, per100 }
      : undefined,
  };
}

const firstOf = (value: unknown): string | null =>
  cleanText(Array.isArray(value) ? value[0] : cleanText(value, 500)?.split(',')[0], 100);

function nameOf(product: Fields): string | null {
  return (
    cleanText(product['product_name_en']) ??
    cleanText(product['product_name']) ??
    cleanText(product['generic_name_en']) ??
    cleanText(product['generic_name']) ??
    cleanText(product['abbreviated_product_name'])
  );
}

function sourceIdOf(
  code: string,
): { sourceId: string; gtin: string } | 'bad_code' | 'in_store_code' {
  // Open Food Facts pads short codes; a check digit tells EAN-8 from the rest.
  const reading = readGtin(code.length > 8 && code.length < 13 ? code.padStart(13, '0') : code);
  if (reading.kind === 'in-store') return 'in_store_code';
  if (reading.kind !== 'gtin') return 'bad_code';
  return { sourceId: openFoodFactsCode(reading.gtin14), gtin: reading.gtin14 };
}

/**
 * A product of Open Food Facts, in the old shape, the new one, or a row of the CSV dump brought into the old
 * one, as a food of ours. What is missing stays unknown; what cannot be is left out; what is doubtful is marked.
 * A product without any figure is refused unless `keepWithoutFigures` (a scanned product is worth showing).
 */
export function readOffProduct(
  product: unknown,
  { keepWithoutFigures = false }: { keepWithoutFigures?: boolean } = {},
): Imported {
  if (!isFields(product)) return { refused: 'unreadable' };
  const code = cleanText(product['code'] ?? product['_id'], 40);
  if (code === null) return { refused: 'no_code' };
  const ids = sourceIdOf(code);
  if (typeof ids === 'string') return { refused: ids };
  const name = nameOf(product);
  if (name === null) return { refused: 'no_name' };

  const serving = readServing(cleanText(product['serving_size'], 120));
  const servingSize =
    cleanNumber(product['serving_quantity']) ?? serving?.grams ?? serving?.ml ?? undefined;
  const shape = shapeOf(product, servingSize);
  const basis = shape?.basis ?? basisOf(product, serving);
  const checked = shape ? checkFigures(figuresOf(shape, basis, servingSize)) : undefined;
  if (checked === null) return { refused: 'impossible' };
  const nutrients = checked?.nutrients ?? {};
  if (Object.keys(nutrients).length === 0 && !keepWithoutFigures) return { refused: 'no_figures' };

  const food: ImportedFood = {
    ...ids,
    name,
    brand: firstOf(product['brands']),
    category: null,
    basis,
    density: null,
    portions: serving ? [serving] : [],
    nutrients,
    warnings: checked?.warnings ?? ['no_energy'],
    popularity: Math.min(
      1_000_000_000,
      Math.max(0, Math.floor(cleanNumber(product['unique_scans_n']) ?? 0)),
    ),
    version: cleanText(product['last_modified_t'], 20),
  };
  return { food };
}
