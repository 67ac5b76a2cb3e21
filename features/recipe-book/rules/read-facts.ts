import type { FoodId } from '#features/food-facts/rules/food-kinds.ts';
import { ALLERGENS, type Allergen, TREE_NUTS } from './allergen-kinds.ts';
import { type FoodMeasures, MEASURE_UNITS, type MeasureUnit } from './measures.ts';
import type { IngredientState } from './recipe.ts';

export const AISLES = [
  'vegetables',
  'fruit',
  'herbs',
  'meat',
  'seafood',
  'dairy',
  'chilled',
  'bakery',
  'grains',
  'legumes',
  'tins',
  'nuts',
  'baking',
  'spices',
  'sauces',
  'frozen',
] as const;
export type Aisle = (typeof AISLES)[number];

/** Where a food comes from; `rennet` is cheese made with animal rennet. */
export const ORIGINS = [
  'plant',
  'honey',
  'milk',
  'rennet',
  'egg',
  'fish',
  'crustacean',
  'mollusc',
  'beef',
  'lamb',
  'pork',
  'poultry',
  'kangaroo',
] as const;
export type Origin = (typeof ORIGINS)[number];

/** `certified`: halal if the product bought is certified; `no`: pork, alcohol. */
export type Halal = 'yes' | 'certified' | 'no';

/** Food groups that do not scale in proportion, or that take up water. */
export const FOOD_ROLES = ['egg', 'salt', 'spice', 'raising', 'herb', 'dry', 'other'] as const;
export type FoodRole = (typeof FOOD_ROLES)[number];

export type FoodFacts = FoodMeasures & {
  key: string;
  foodId: FoodId;
  one: string;
  many: string;
  aisle: Aisle;
  /** Typical Australian supermarket price in 2026, AUD per kg as used. */
  audPerKg: number;
  /** Colour in drawings; null if it is not seen in the dish. */
  colour: string | null;
  origin: Origin;
  halal: Halal;
  contains: Allergen[];
  mayContain: Allergen[];
  state: IngredientState;
  yieldFactor: number;
  /** Grams of the linked food in one gram as bought: dried soba linked to boiled soba is 2.5. */
  linkFactor: number;
  role: FoodRole;
  /** Usual pack, g; null if sold loose or unknown. */
  packGrams: number | null;
};

const ORIGIN_ALLERGENS: Partial<Record<Origin, Allergen>> = {
  milk: 'milk',
  rennet: 'milk',
  egg: 'egg',
  fish: 'fish',
  crustacean: 'crustacean',
  mollusc: 'mollusc',
};

const ORIGIN_HALAL: Partial<Record<Origin, Halal>> = {
  rennet: 'certified',
  beef: 'certified',
  lamb: 'certified',
  poultry: 'certified',
  kangaroo: 'certified',
  pork: 'no',
};

function isOneOf<Value extends string>(values: readonly Value[], text: string): text is Value {
  return (values as readonly string[]).includes(text);
}

function parseAllergens(text: string): Allergen[] {
  return text.split(',').flatMap((word): readonly Allergen[] => {
    const name = word.replaceAll('-', ' ');
    if (name === 'nuts') return TREE_NUTS;
    if (!isOneOf(ALLERGENS, name)) throw new Error(`"${name}" is not an allergen.`);
    return [name];
  });
}

/** Reads one line: `key | food | one/many | AUD per kg | colour | facts`. */
function parseFacts(aisle: Aisle, line: string): FoodFacts {
  const [key = '', food = '', names = '', price = '', colour = '-', more = ''] = line.split('|');
  const [one = '', many = one] = names.split('/');
  const facts: FoodFacts = {
    key,
    foodId: `catalogue:${food}`,
    one,
    many,
    aisle,
    audPerKg: Number(price),
    colour: colour === '-' ? null : colour,
    origin: 'plant',
    halal: 'yes',
    contains: [],
    mayContain: [],
    state: 'as-sold',
    yieldFactor: 1,
    linkFactor: 1,
    role: 'other',
    packGrams: null,
    densityGramsPerMl: null,
    gramsPer: {},
  };
  const words = more.split(' ').filter(Boolean);
  // Origin first: an explicit halal fact overrides that of the origin.
  for (const word of words.toSorted(
    (a, b) => Number(b.startsWith('o:')) - Number(a.startsWith('o:')),
  )) {
    addFact(facts, word);
  }
  return facts;
}

function addFact(facts: FoodFacts, word: string): void {
  const [, name = '', value = ''] = /^([a-z-]+)[:=](.+)$/.exec(word) ?? [];
  const wrong = () => new Error(`${facts.key}: "${word}" is not a fact.`);
  if (word.includes('=')) {
    if (!isOneOf(MEASURE_UNITS, name)) throw wrong();
    facts.gramsPer[name satisfies MeasureUnit] = Number(value);
  } else if (name === 'o') {
    if (!isOneOf(ORIGINS, value)) throw wrong();
    facts.origin = value;
    facts.halal = ORIGIN_HALAL[value] ?? 'yes';
    const allergen = ORIGIN_ALLERGENS[value];
    if (allergen && !facts.contains.includes(allergen)) facts.contains.push(allergen);
  } else if (name === 'c') {
    facts.contains = [...new Set([...facts.contains, ...parseAllergens(value)])];
  } else if (name === 'm') {
    facts.mayContain = [...new Set([...facts.mayContain, ...parseAllergens(value)])];
  } else if (name === 'h') facts.halal = value as Halal;
  else if (name === 's') facts.state = value as IngredientState;
  else if (name === 'y') facts.yieldFactor = Number(value);
  else if (name === 'x') facts.linkFactor = Number(value);
  else if (name === 'd') facts.densityGramsPerMl = Number(value);
  else if (name === 'pack') facts.packGrams = Number(value);
  else if (name === 'k' && isOneOf(FOOD_ROLES, value)) facts.role = value;
  else throw wrong();
}

/** Reads the facts of one aisle, one food a line. Throws if a line is not of this shape. */
export const readFacts = (aisle: Aisle, text: string): FoodFacts[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => parseFacts(aisle, line));
