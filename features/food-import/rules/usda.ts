import type { Basis, Portion } from '#features/food-facts/rules/food-kinds.ts';
import { readGtin } from '#features/food-facts/rules/gtin.ts';
import {
  cleanNumber,
  cleanText,
  type Imported,
  readServing,
} from '#features/food-facts/rules/imported-food.ts';
import {
  type FoodNutrient,
  type KnownNutrients,
  roundNoise,
} from '#features/food-facts/rules/nutrient-kinds.ts';
import { checkFigures } from '#features/food-facts/rules/source-figures.ts';

/** FoodData Central's nutrient ids, the first that a food has; amounts are in our units already. */
const IDS_OF: Partial<Record<FoodNutrient, number[]>> = {
  protein: [1003],
  fat: [1004, 1085],
  fiber: [1079],
  sugar: [2000, 1063],
  sodium: [1093],
  cholesterol: [1253],
  saturatedFat: [1258],
  transFat: [1257],
  alcohol: [1018],
  water: [1051],
  caffeine: [1057],
  potassium: [1092],
  calcium: [1087],
  iron: [1089],
  magnesium: [1090],
  phosphorus: [1091],
  zinc: [1095],
  copper: [1098],
  manganese: [1101],
  selenium: [1103],
  iodine: [1100],
  vitaminA: [1106],
  vitaminC: [1162],
  vitaminD: [1114],
  vitaminE: [1109],
  vitaminK: [1185],
  thiamin: [1165],
  riboflavin: [1166],
  niacin: [1167],
  vitaminB6: [1175],
  folate: [1190, 1177],
  vitaminB12: [1178],
  choline: [1180],
};

const CARBOHYDRATE = 1005;
const FIBER = 1079;
/** kcal as a database states it, by specific factors, by general ones: Foundation foods lack the first. */
const ENERGY_KCAL = [1008, 2048, 2047];
const ENERGY_KJ = 1062;

/** All ids that are read; the rest of a dump can be passed over. */
export const USDA_NUTRIENT_IDS: ReadonlySet<number> = new Set([
  ...Object.values(IDS_OF).flat(),
  CARBOHYDRATE,
  ...ENERGY_KCAL,
  ENERGY_KJ,
]);

/** The older three-digit numbers, which abridged files give instead of ids. */
const ID_OF_NUMBER: Record<string, number> = {
  203: 1003,
  204: 1004,
  205: 1005,
  208: 1008,
  221: 1018,
  255: 1051,
  262: 1057,
  268: 1062,
  269: 2000,
  291: 1079,
  301: 1087,
  303: 1089,
  304: 1090,
  305: 1091,
  306: 1092,
  307: 1093,
  309: 1095,
  312: 1098,
  314: 1100,
  315: 1101,
  317: 1103,
  320: 1106,
  323: 1109,
  328: 1114,
  401: 1162,
  404: 1165,
  405: 1166,
  406: 1167,
  415: 1175,
  417: 1177,
  418: 1178,
  421: 1180,
  430: 1185,
  435: 1190,
  601: 1253,
  605: 1257,
  606: 1258,
  957: 2047,
  958: 2048,
};

/** Samples and purchases behind a food are in the files too; they are not foods of their own. */
const FOODS = /^(foundation|sr[ _]?legacy|survey|branded|experimental)/i;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

function amountsOf(food: Fields): Map<number, number> {
  const amounts = new Map<number, number>();
  for (const entry of listOf(food['foodNutrients'])) {
    const nutrient = isFields(entry['nutrient']) ? entry['nutrient'] : entry;
    const number = cleanText(nutrient['number'] ?? entry['number'], 10) ?? '';
    const id = cleanNumber(nutrient['id'] ?? entry['nutrientId']) ?? ID_OF_NUMBER[number];
    const amount = cleanNumber(entry['amount'] ?? entry['value']);
    if (id !== undefined && amount !== undefined) amounts.set(id, amount);
  }
  return amounts;
}

function figuresOf(amounts: ReadonlyMap<number, number>): KnownNutrients {
  const figures: KnownNutrients = {};
  for (const [key, ids] of Object.entries(IDS_OF) as [FoodNutrient, number[]][]) {
    const id = ids.find((one) => amounts.has(one));
    const amount = id === undefined ? undefined : amounts.get(id);
    if (amount !== undefined) figures[key] = amount;
  }
  const carbs = amounts.get(CARBOHYDRATE);
  // By difference: fibre is inside. Ours is available carbohydrate, without it.
  if (carbs !== undefined) {
    figures.carbs = Math.max(0, roundNoise(carbs - (amounts.get(FIBER) ?? 0)));
  }
  return figures;
}

function portionsOf(food: Fields): Portion[] {
  const portions: Portion[] = [];
  for (const entry of listOf(food['foodPortions'])) {
    const grams = cleanNumber(entry['gramWeight']);
    if (grams === undefined || grams <= 0 || grams > 5_000) continue;
    const unit = isFields(entry['measureUnit'])
      ? cleanText(entry['measureUnit']['name'], 40)
      : null;
    const described = cleanText(entry['portionDescription'], 60);
    const parts = [
      cleanText(entry['amount'], 10) ?? '1',
      unit === 'undetermined' ? null : unit,
      cleanText(entry['modifier'], 40),
    ];
    const named = described && !/quantity not specified/i.test(described) ? described : null;
    portions.push({ label: named ?? parts.filter(Boolean).join(' '), grams, ml: null });
  }
  const household = cleanText(food['householdServingFullText'], 60);
  const size = cleanNumber(food['servingSize']);
  const unit = cleanText(food['servingSizeUnit'], 10) ?? '';
  if (size !== undefined && size > 0) {
    const serving = readServing(`${household ?? '1 serving'} (${size} ${unit})`);
    if (serving) portions.unshift({ ...serving, label: household ?? '1 serving' });
  }
  return portions.slice(0, 12);
}

const descriptionOf = (value: unknown): string | null =>
  isFields(value) ? cleanText(value['description'], 60) : cleanText(value, 60);

/** "CHEDDAR CHEESE" shouts: labels in the Branded part are all capitals. */
const calm = (text: string): string =>
  text === text.toUpperCase() && /[A-Z]{4}/.test(text)
    ? text.charAt(0) + text.slice(1).toLowerCase()
    : text;

/**
 * A food of USDA FoodData Central, from its JSON files or a row of its CSV files brought into that shape.
 * All figures are per 100 g, or per 100 ml where the label's serving is in ml.
 */
export function readUsdaFood(food: unknown): Imported {
  if (!isFields(food)) return { refused: 'unreadable' };
  const fdcId = cleanText(food['fdcId'], 12);
  if (fdcId === null || !/^\d+$/.test(fdcId)) return { refused: 'no_code' };
  const dataType = cleanText(food['dataType'], 40) ?? 'foundation';
  if (!FOODS.test(dataType)) return { refused: 'not_wanted' };
  const name = cleanText(food['description']);
  if (name === null) return { refused: 'no_name' };
  const basis: Basis = /^ml/i.test(cleanText(food['servingSizeUnit'], 10) ?? '') ? '100ml' : '100g';
  const amounts = amountsOf(food);
  const kcalId = ENERGY_KCAL.find((id) => amounts.has(id));
  const checked = checkFigures({
    basis,
    kcal: kcalId === undefined ? undefined : amounts.get(kcalId),
    kj: kcalId === undefined ? amounts.get(ENERGY_KJ) : undefined,
    others: figuresOf(amounts),
  });
  if (checked === null) return { refused: 'impossible' };
  if (Object.keys(checked.nutrients).length === 0) return { refused: 'no_figures' };
  const gtin = readGtin((cleanText(food['gtinUpc'], 20) ?? '').replace(/^0+(?=\d{12,13}$)/, ''));
  return {
    food: {
      sourceId: fdcId,
      gtin: gtin.kind === 'gtin' ? gtin.gtin14 : null,
      name: calm(name),
      brand: cleanText(food['brandName'], 100) ?? cleanText(food['brandOwner'], 100),
      category: descriptionOf(food['foodCategory'] ?? food['brandedFoodCategory']),
      basis,
      density: null,
      portions: portionsOf(food),
      nutrients: checked.nutrients,
      warnings: checked.warnings,
      popularity: 0,
      version: cleanText(food['publicationDate'] ?? food['publication_date'], 20),
    },
  };
}
