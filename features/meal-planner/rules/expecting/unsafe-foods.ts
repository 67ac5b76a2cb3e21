import { factsByKey } from '#features/recipe-book/rules/food-facts.ts';
import type { Recipe, RecipeIngredient } from '#features/recipe-book/rules/recipe.ts';

/** Who is fed beside the person: some foods are not for a baby, before or after birth. */
export const EXPECTING = ['pregnant', 'breastfeeding'] as const;
export type Expecting = (typeof EXPECTING)[number];

/**
 * Eaten in pregnancy only where they are cooked until hot (NSW Food Authority, "Pregnancy and food safety"; FSANZ,
 * "Listeria"): soft cheese, cold meats, ready-to-eat seafood, sprouts, tahini and hummus.
 */
const ONLY_COOKED: readonly string[] = [
  'bean-sprouts',
  'bocconcini',
  'cooked-prawns',
  'feta',
  'goat-cheese',
  'haloumi',
  'ham',
  'hummus',
  'mozzarella',
  'paneer',
  'ricotta',
  'roast-beef',
  'smoked-salmon',
  'tahini',
  'turkey-slices',
];
/** Not at all in pregnancy: the rind of a rockmelon carries listeria. */
const NEVER_PREGNANT: readonly string[] = ['rockmelon'];
/** Not for either: alcohol, and basa, a catfish, which advice on mercury allows only without any other fish. */
const NEVER: readonly string[] = ['basa', 'red-wine', 'white-wine'];
/** The same of foods that are known by their name alone, as in people's own recipes. */
const NEVER_PREGNANT_NAME =
  /\b(liver|p[aâ]t[eé]|sashimi|ceviche|oysters?|brie|camembert|blue cheese|gorgonzola|salami|prosciutto|alfalfa|sprouts|unpasteurised|raw (?:fish|egg|milk))\b/i;
const NEVER_NAME =
  /\b(shark|flake|swordfish|marlin|orange roughy|sea perch|catfish|wine|beer|rum|brandy|vodka|whisky|liqueur)\b/i;

/** What is only eaten cooked, of foods that are known by their name alone. */
const ONLY_COOKED_NAME =
  /\b(feta|ricotta|mozzarella|bocconcini|haloumi|halloumi|paneer|goat'?s? cheese|deli meat|ham|smoked salmon|cooked prawns|hummus|tahini)\b/i;

/** A sentence of a step that cooks what it names until it is hot. */
const COOKS =
  /\b(?:bake|barbecue|boil|brown|cook|fry|grill|roast|simmer|stew)\b[^.]*\bfor (?:the last )?\d|\bfor the last \d/i;
/** What is baked is baked whole; what is fried may be an egg that goes on top. */
const COOKS_ALL = /\bbake\b/i;
/** Eggs whose yolk may run, fish and meat that stay pink. */
const UNDERDONE = /jammy yolk|runny yolk|poach \{egg|medium-rare|for medium\b|to cook it through/i;
const VINEGAR = /vinegar/i;

/** Whether an ingredient is cooked in or after the sentence that names it last. */
function isCooked({ steps }: Recipe, key: string): boolean {
  const sentences = steps.join(' ').split(/(?<=\.)\s+/);
  const names = (sentence: string) => [...sentence.matchAll(/\{([a-z-]+)/g)].map(([, one]) => one);
  const last = sentences.findLastIndex((one) => names(one).includes(key));
  return sentences.slice(last).some((sentence, at) => {
    if (last < 0 || !COOKS.test(sentence)) return false;
    const named = names(sentence);
    return at === 0 || named.length === 0 || COOKS_ALL.test(sentence);
  });
}

const namesOf = ({ key, one, many }: RecipeIngredient): string[] =>
  factsByKey(key) ? [] : [key, one, many];

/** A food by its key, or by the names of one that has none. */
type NamedFood = { key: string | null; names: readonly string[] };

/** Why a food or recipe is not safe: what to leave out, what to cook until hot, and whether something is not cooked through. */
export type Unsafe = { avoid: string[]; onlyCooked: string[]; isUnderdone: boolean };

const isNamed = ({ key, names }: NamedFood, keys: readonly string[], name: RegExp): boolean =>
  (key !== null && keys.includes(key)) || names.some((one) => name.test(one) && !VINEGAR.test(one));

const isNever = (food: NamedFood, expecting: Expecting): boolean =>
  isNamed(food, NEVER, NEVER_NAME) ||
  (expecting === 'pregnant' && isNamed(food, NEVER_PREGNANT, NEVER_PREGNANT_NAME));

/** Why a single food is not safe; null if nothing known is against it. */
export function whyFoodUnsafe(
  { key, name }: { key: string | null; name: string },
  expecting: Expecting,
): Unsafe | null {
  const names = key !== null && factsByKey(key) ? [] : [name];
  if (isNever({ key, names }, expecting)) {
    return { avoid: [name], onlyCooked: [], isUnderdone: false };
  }
  const isOnlyCooked =
    expecting === 'pregnant' &&
    ((key !== null && ONLY_COOKED.includes(key)) ||
      (names.length > 0 && ONLY_COOKED_NAME.test(name)));
  return isOnlyCooked ? { avoid: [], onlyCooked: [name], isUnderdone: false } : null;
}

/** Why a recipe is not safe; null if nothing known is against it. */
export function whyUnsafe(recipe: Recipe, expecting: Expecting): Unsafe | null {
  const { ingredients, steps, name } = recipe;
  const avoid = ingredients
    .filter((one) => isNever({ key: one.key, names: namesOf(one) }, expecting))
    .map(({ one }) => one);
  if (avoid.length === 0 && isNever({ key: null, names: [name] }, expecting)) avoid.push(name);
  const isPregnant = expecting === 'pregnant';
  const onlyCooked = ingredients
    .filter(({ key }) => isPregnant && ONLY_COOKED.includes(key) && !isCooked(recipe, key))
    .map(({ one }) => one);
  const isUnderdone = isPregnant && UNDERDONE.test(steps.join(' '));
  if (avoid.length === 0 && onlyCooked.length === 0 && !isUnderdone) return null;
  return { avoid: [...new Set(avoid)], onlyCooked: [...new Set(onlyCooked)], isUnderdone };
}

/** For whom a recipe is not planned: nobody that is expecting, or only while pregnant. */
export const unsafeFor = (recipe: Recipe): Expecting[] =>
  EXPECTING.filter((expecting) => whyUnsafe(recipe, expecting) !== null);
