import { atwaterKilojoules, KILOJOULES_PER_KCAL } from '#features/food-facts/rules/atwater.ts';
import {
  CATALOGUE_NUTRIENTS,
  type CatalogueFood,
  type CatalogueNutrient,
} from '#features/food-facts/rules/catalogue-file.ts';
import type { AuthoredFood } from './authored-foods.ts';
import { type Figures, noFigures, type ReferenceFood } from './reference-table.ts';

/** What the United States add to flour by law; Australia adds other things and other amounts. */
const ENRICHED: CatalogueNutrient[] = ['iron', 'thiamin', 'riboflavin', 'niacin', 'folate'];
const ON_LABELS: CatalogueNutrient[] = CATALOGUE_NUTRIENTS.slice(0, 11);

/** Share of a dish's weight (water aside) whose ingredients may leave a nutrient open. */
const SILENT_SHARE = 0.05;

/** More own figures than these are not named one by one in a food's source. */
const FEW = 3;

/** What is said of figures that stand in the authored list itself. */
const OF_LABELS: Readonly<Record<string, string>> = {
  label: 'Typical label figures',
  published: "The maker's own figures",
  estimate: 'Estimated from foods like it, not from its label',
};

type Known = { per100g: Figures; source: string };

function stated(text: string): [CatalogueNutrient, number][] {
  return text
    .split(' ')
    .filter((part) => part.includes('='))
    .map((part) => {
      const [key, figure] = part.split('=');
      const nutrient = CATALOGUE_NUTRIENTS.find((name) => name === key);
      if (!nutrient || figure === undefined) throw new Error(`No nutrient: ${part}`);
      return [nutrient, Number(figure)];
    });
}

/** Figures that follow from others: nothing of a part where there is nothing of the whole. */
function withCertainZeros(figures: Figures): Figures {
  if (figures.carbs === 0) Object.assign(figures, { sugar: 0, fiber: 0 });
  if (figures.fat === 0) Object.assign(figures, { saturatedFat: 0, transFat: 0 });
  return figures;
}

/**
 * By difference, as the table has it, minus fibre: available carbohydrate as on Australian labels.
 * Sugars are measured by themselves and are sometimes a little more than that leaves.
 */
export function availableCarbs({ carbs, fiber, sugar }: Figures): number | null {
  if (carbs === null || fiber === null) return null;
  const left = Math.max(0, carbs - fiber);
  return sugar !== null && sugar > left && sugar - left < 2 ? sugar : left;
}

/** Energy as an Australian label computes it; the table has factors of its own for bran, pulses and spices. */
function energyOfParts({ protein, carbs, fat, fiber, alcohol }: Figures): number | null {
  if (protein === null || carbs === null || fat === null) return null;
  return atwaterKilojoules({ protein, carbs, fat, fiber, alcohol }) / KILOJOULES_PER_KCAL;
}

function fromReference(food: AuthoredFood, reference: Map<string, ReferenceFood>): Known {
  const [number = '', ...options] = food.source.slice('sr27:'.length).split(' ');
  const row = reference.get(number);
  if (!row) throw new Error(`${food.id}: the reference table has no ${number}`);
  const figures = withCertainZeros({ ...row.figures });
  const own = stated(options.join(' '));
  for (const [nutrient, figure] of own) figures[nutrient] = figure;
  // A carbohydrate from a label is available carbohydrate already.
  if (!own.some(([nutrient]) => nutrient === 'carbs')) figures.carbs = availableCarbs(figures);
  const words = [`USDA SR27 ${number}`];
  if (options.includes('alcohol')) {
    figures.alcohol = row.remainder === null ? null : Math.max(0, row.remainder);
    words.push('alcohol by difference');
  } else if (row.remainder !== null && Math.abs(row.remainder) <= 1) figures.alcohol = 0;
  if (options.includes('parts')) {
    figures.energyKcal = energyOfParts(figures);
    words.push('energy from its parts, as on Australian labels');
  }
  if (options.includes('macros')) {
    for (const key of CATALOGUE_NUTRIENTS) if (!ON_LABELS.includes(key)) figures[key] = null;
    words.push('without vitamins and minerals, which are added');
  }
  if (options.includes('-enriched')) {
    for (const key of ENRICHED) figures[key] = null;
    words.push('without what is added to American flour');
  }
  if (options.includes('-fortified')) {
    Object.assign(figures, { vitaminA: null, vitaminD: null });
    words.push('without the vitamins A and D added to American milk');
  }
  if (own.length > FEW) words.push('main figures from Australian labels and tables');
  else for (const [nutrient] of own) words.push(`${nutrient} from typical labels`);
  return { per100g: figures, source: words.join(', ') };
}

function fromLabel(food: AuthoredFood): Known {
  const figures = noFigures();
  const toGrams = food.basis === '100ml' ? 1 / (food.density ?? 1) : 1;
  for (const [nutrient, figure] of stated(food.source)) figures[nutrient] = figure * toGrams;
  const source = OF_LABELS[food.source.split(':')[0] ?? ''];
  if (source === undefined) throw new Error(`${food.id}: no source is called "${food.source}"`);
  return { per100g: withCertainZeros(figures), source };
}

function fromRecipe(food: AuthoredFood, lookUp: (id: string) => Known): Known {
  const [list = '', cooked] = food.source.slice('recipe:'.length).split('=');
  const ingredients = list.split('+').map((part) => {
    const [id = '', grams] = part.trim().split(' ');
    return { id, grams: Number(grams), figures: lookUp(id).per100g };
  });
  const solid = ingredients.filter(({ id }) => id !== 'water-tap');
  const solidGrams = solid.reduce((sum, { grams }) => sum + grams, 0);
  const raw = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const yielded = cooked === undefined ? raw : Number(cooked);
  const figures = noFigures();
  for (const key of CATALOGUE_NUTRIENTS) {
    let amount = 0;
    let silent = 0;
    for (const { grams, figures: own } of solid) {
      const figure = own[key];
      if (figure === null) silent += grams;
      else amount += (figure * grams) / 100;
    }
    figures[key] = silent > solidGrams * SILENT_SHARE ? null : (amount * 100) / yielded;
  }
  return { per100g: figures, source: 'Calculated from ingredients' };
}

const IN_MILLIGRAMS: CatalogueNutrient[] = ['sodium', 'cholesterol'];

/**
 * Energy and macronutrients to two places, the small ones to three digits. A dish says what a label does, and two
 * digits of the small ones: no more is known of it.
 */
function rounded(key: CatalogueNutrient, figure: number, isDish: boolean): number {
  const isWhole = key === 'energyKcal' || IN_MILLIGRAMS.includes(key);
  if (isDish && isWhole && figure >= 10) return Math.round(figure);
  if (key === 'energyKcal' || (isDish && ON_LABELS.includes(key) && figure >= 1))
    return Math.round(figure * 10) / 10;
  if (ON_LABELS.includes(key)) return Math.round(figure * 100) / 100;
  return Number(figure.toPrecision(isDish ? 2 : 3));
}

/** Looks every food's figures up: in the reference table, on its label, or in its ingredients. */
export function figureBook(foods: AuthoredFood[], reference: Map<string, ReferenceFood>) {
  const byId = new Map(foods.map((food) => [food.id, food]));
  const known = new Map<string, Known>();
  const open = new Set<string>();

  function lookUp(id: string): Known {
    const earlier = known.get(id);
    if (earlier) return earlier;
    const food = byId.get(id);
    if (!food) throw new Error(`An ingredient is not in the list: ${id}`);
    if (open.has(id)) throw new Error(`${id} is an ingredient of itself`);
    open.add(id);
    const found = food.source.startsWith('sr27:')
      ? fromReference(food, reference)
      : food.source.startsWith('recipe:')
        ? fromRecipe(food, lookUp)
        : fromLabel(food);
    open.delete(id);
    known.set(id, found);
    return found;
  }

  function foodOf(food: AuthoredFood): CatalogueFood {
    const { per100g, source } = lookUp(food.id);
    const factor = food.basis === '100ml' ? (food.density ?? Number.NaN) : 1;
    const isDish = food.source.startsWith('recipe:');
    const nutrients = noFigures();
    for (const key of CATALOGUE_NUTRIENTS) {
      const figure = per100g[key];
      nutrients[key] = figure === null ? null : rounded(key, figure * factor, isDish);
    }
    return {
      id: food.id,
      name: food.name,
      category: food.category,
      synonyms: food.synonyms,
      state: food.state,
      basis: food.basis,
      densityGramsPerMl: food.density,
      portions: food.portions,
      source: food.note === '' ? source : `${source} (${food.note})`,
      reason: food.reason,
      nutrients,
    };
  }

  return { foodOf };
}
