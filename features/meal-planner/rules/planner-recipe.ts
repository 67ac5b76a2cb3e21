import { factsByKey, factsOfFood } from '#features/recipe-book/rules/food-facts.ts';
import type { Origin } from '#features/recipe-book/rules/read-facts.ts';
import type { Recipe, RecipeIngredient } from '#features/recipe-book/rules/recipe.ts';
import type { RecipeSummary } from '#features/recipe-book/rules/recipe-summary.ts';
import { unsafeFor } from './expecting/unsafe-foods.ts';
import type { PlannerRecipe } from './planner-input.ts';

const STEPS = [0.25, 0.5, 1] as const;
/** Dishes made of whole things for each person: eggs by the piece, bread by the slice. */
const WHOLE_DISHES: readonly Recipe['dish'][] = [
  'burger',
  'eggs',
  'muffins',
  'pancakes',
  'rolls',
  'sandwich',
  'skewers',
  'tacos',
  'toast',
  'wrap',
  'bars',
  'balls',
];
const WHOLE_STEPS = [0.5, 1] as const;
/** What is not sold or eaten in parts. */
const WHOLE_KEYS: readonly string[] = ['egg', 'taco-shell', 'rice-paper', 'corn-tortilla'];
const WHOLE_AISLE = 'bakery';
const WHOLE_UNITS: readonly string[] = ['each', 'slice', 'small', 'large'];
/** Dishes in which a fruit, vegetable or bread lies whole on the plate: nobody stuffs a quarter of one. Fish is sold by weight. */
const PLATED_DISHES: readonly Recipe['dish'][] = ['plate', 'tray', 'pizza', 'fruit'];
/** A smaller thing is counted out, g. */
const MIN_PIECE_G = 60;
const VEGETABLE_AISLES: readonly string[] = ['vegetables', 'legumes'];
const OTHER_VEGETABLES: readonly string[] = [
  'peas',
  'frozen-corn',
  'mixed-veg',
  'frozen-spinach',
  'broad-beans',
  'okra',
  'tomatoes',
  'passata',
  'pasta-sauce',
  'corn-can',
  'creamed-corn',
  'beetroot-can',
  'water-chestnuts',
  'bamboo',
];
/** In the aisle of fruit, but no serve of it. */
const SEASONING_FRUIT: readonly string[] = [
  'lemon',
  'lemon-juice',
  'lemon-zest',
  'lime',
  'lime-juice',
];
const OTHER_FRUIT: readonly string[] = [
  'frozen-mango',
  'frozen-berries',
  'frozen-raspberries',
  'frozen-blueberries',
  'pineapple-can',
];
/** Whatever is said before it on the packet, it is one food on the plate. */
const FAMILIES = ['tofu', 'lentils'] as const;
/** What people notice when it comes again, whatever its form: a can of tuna, a powder of protein. */
const NOTICED: Readonly<Record<string, readonly string[]>> = {
  tofu: ['tofu', 'soft-tofu', 'extra-firm-tofu', 'fried-tofu'],
  tuna: ['tuna-can', 'tuna-steak'],
  salmon: ['salmon', 'salmon-can', 'red-salmon-can', 'smoked-salmon'],
  powder: ['whey', 'soy-protein'],
  edamame: ['edamame'],
};
const MAIN_AISLES: readonly string[] = ['meat', 'seafood', 'legumes', 'chilled'];
const NO_OPINION = 0.5;
const STARS = 5;

const factsOf = ({ key, foodId }: RecipeIngredient) => factsByKey(key) ?? factsOfFood(foodId);

/** The heaviest of meat, seafood, legumes and chilled foods, as animal or food: what variety is counted by. */
function mainOf(ingredients: readonly RecipeIngredient[]): string | null {
  const heaviest = ingredients
    .filter((one) => MAIN_AISLES.includes(factsOf(one)?.aisle ?? ''))
    .toSorted((a, b) => b.grams - a.grams)[0];
  if (!heaviest) return null;
  const facts = factsOf(heaviest);
  if (facts && facts.origin !== 'plant') return facts.origin;
  return FAMILIES.find((family) => heaviest.key.includes(family)) ?? heaviest.key;
}

function originsOf(ingredients: readonly RecipeIngredient[]): Origin[] | null {
  const origins = ingredients.map((one) => factsOf(one)?.origin ?? null);
  return origins.includes(null) ? null : [...new Set(origins.filter((one) => one !== null))];
}

/** Whether a portion has whole eggs and slices, to a hundredth of one. */
function isWhole({ ingredients, servings }: Recipe, portion: number): boolean {
  return ingredients.every((one) => {
    const isPiece =
      WHOLE_KEYS.includes(one.key) ||
      (factsOf(one)?.aisle === WHOLE_AISLE && WHOLE_UNITS.includes(one.unit));
    const pieces = (one.amount / servings) * portion;
    return !isPiece || Math.abs(pieces - Math.round(pieces)) < 0.01;
  });
}

/** Whether a plate has a whole thing of it for everybody: an egg, or in some dishes a sweet potato or an apple. */
const isPiece = (dish: Recipe['dish'], one: RecipeIngredient): boolean =>
  one.key === 'egg' ||
  (PLATED_DISHES.includes(dish) &&
    one.unit === 'each' &&
    factsOf(one)?.aisle !== 'seafood' &&
    one.grams / one.amount >= MIN_PIECE_G);

/** Whether a portion has whole things whole or halved. */
const halvesPieces = ({ dish, ingredients, servings }: Recipe, portion: number): boolean =>
  ingredients.every((one) => {
    const each = one.amount / servings;
    const halves = each * portion * 2;
    return each < 1 || !isPiece(dish, one) || Math.abs(halves - Math.round(halves)) < 0.01;
  });

/** The smallest step of a portion that leaves slices whole, and eggs and other pieces whole or halved; a serving if none does. */
const stepOf = (recipe: Recipe): number =>
  WHOLE_DISHES.includes(recipe.dish)
    ? (WHOLE_STEPS.find((step) => isWhole(recipe, step)) ?? 1)
    : (STEPS.find((step) => halvesPieces(recipe, step)) ?? 1);

const isVegetable = (one: RecipeIngredient): boolean =>
  VEGETABLE_AISLES.includes(factsOf(one)?.aisle ?? '') || OTHER_VEGETABLES.includes(one.key);

const isFruit = ({ key, ...one }: RecipeIngredient): boolean =>
  OTHER_FRUIT.includes(key) ||
  (factsOf({ key, ...one })?.aisle === 'fruit' && !SEASONING_FRUIT.includes(key));

/** Grams of some of the ingredients in one serving. */
const gramsOf = (
  { ingredients, servings }: Recipe,
  isOne: (ingredient: RecipeIngredient) => boolean,
): number => ingredients.filter(isOne).reduce((sum, { grams }) => sum + grams, 0) / servings;

const gramsByKey = ({ ingredients, servings }: Recipe): Record<string, number> => {
  const grams: Record<string, number> = {};
  for (const one of ingredients) grams[one.key] = (grams[one.key] ?? 0) + one.grams / servings;
  return grams;
};

/** A recipe and what was computed of it, as the planner takes it. `stars` is the person's rating, 1 to 5. */
export function toPlannerRecipe(
  recipe: Recipe,
  summary: RecipeSummary,
  stars: number | null,
): PlannerRecipe {
  const { figures, allergens, diets, audPerServing } = summary;
  return {
    id: recipe.id,
    name: recipe.name,
    dish: recipe.dish,
    tags: recipe.tags,
    vegetables: gramsOf(recipe, isVegetable),
    fruit: gramsOf(recipe, isFruit),
    slots: recipe.slots,
    cuisine: recipe.cuisine,
    amounts: {
      calories: figures.calories.amount,
      protein: figures.protein.amount,
      carbs: figures.carbs.amount,
      fat: figures.fat.amount,
      fiber: figures.fiber.amount,
      sodium: figures.sodium.amount,
    },
    // A slow cooker works while nobody watches.
    minutes: recipe.tags.includes('slow-cooker') ? recipe.activeMinutes : recipe.totalMinutes,
    work: { minutes: recipe.activeMinutes, servings: recipe.servings },
    aud: audPerServing,
    fridgeDays: recipe.fridgeDays,
    main: mainOf(recipe.ingredients),
    noticed: Object.keys(NOTICED).filter((food) =>
      recipe.ingredients.some(({ key }) => NOTICED[food]?.includes(key)),
    ),
    keys: recipe.ingredients.map(({ key }) => key),
    gramsByKey: gramsByKey(recipe),
    allergens:
      allergens.unknown.length > 0 ? null : [...allergens.contains, ...allergens.mayContain],
    diets: diets.diets,
    unsafeFor: unsafeFor(recipe),
    origins: originsOf(recipe.ingredients),
    rating: stars === null ? NO_OPINION : (stars - 1) / (STARS - 1),
    step: stepOf(recipe),
  };
}
