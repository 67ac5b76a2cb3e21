import type { FoodIndex } from '#features/foods/rules/search/food-index.ts';
import { toStoredLine } from '#features/ingredient-lines/rules/ingredient-line.ts';
import {
  findMeasureSystem,
  readIngredientLines,
} from '#features/ingredient-lines/rules/ingredient-list.ts';
import type { MeasureSystem } from '#features/ingredient-lines/rules/line-units.ts';
import {
  matchCatalogue,
  type NamedFood,
} from '#features/ingredient-lines/rules/match-catalogue.ts';
import {
  CUISINES,
  type Cuisine,
  RECIPE_SLOTS,
  type RecipeSlot,
} from '#features/recipe-book/rules/recipe.ts';
import type { OwnRecipe } from '#features/recipes/rules/own-recipe.ts';
import {
  MAX_AMOUNT,
  MAX_DESCRIPTION_CHARACTERS,
  MAX_GRAMS,
  MAX_INGREDIENTS,
  MAX_LINE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_NOTES_CHARACTERS,
  MAX_STEP_CHARACTERS,
  MAX_STEPS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  type SourceKind,
} from '#features/recipes/rules/recipe-limits.ts';
import type { Doubt } from './draft-words.ts';
import { toServings } from './minutes.ts';
import type { RawRecipe } from './raw-recipe.ts';

/** Taken where a recipe does not say how many it serves; the person is asked to check it. */
const USUAL_SERVINGS = 4;

export type Draft = { recipe: OwnRecipe; doubts: Doubt[] };

const cut = (text: string | null, most: number): string | null => {
  const tidy = text?.trim() ?? '';
  return tidy === '' ? null : tidy.length <= most ? tidy : `${tidy.slice(0, most - 1).trimEnd()}…`;
};

/** Sentences of a step that is too long, in steps of at most the limit. */
function splitStep(step: string): string[] {
  const parts: string[] = [];
  let rest = step.trim();
  while (rest.length > MAX_STEP_CHARACTERS) {
    const end = rest.lastIndexOf('. ', MAX_STEP_CHARACTERS - 2);
    const at = end > 0 ? end + 1 : MAX_STEP_CHARACTERS;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** Steps of a page or text that are looked at; no recipe has so many. */
const MAX_STEPS_READ = 1_000;

/** At most as many steps as a recipe has; what is beyond joins the last ones, so that nothing is lost. */
function fitSteps(steps: readonly string[]): string[] {
  const split = steps.slice(0, MAX_STEPS_READ).flatMap(splitStep);
  if (split.length <= MAX_STEPS) return split;
  const size = Math.ceil(split.length / MAX_STEPS);
  const joined: string[] = [];
  for (let at = 0; at < split.length; at += size) joined.push(split.slice(at, at + size).join(' '));
  return joined.flatMap(splitStep).slice(0, MAX_STEPS);
}

const SLOT_WORDS: Readonly<Record<RecipeSlot, RegExp>> = {
  breakfast: /\b(?:breakfast|brunch|smoothies?|porridge)\b/i,
  lunch: /\b(?:lunch(?:box)?|sandwich(?:es)?|salads?)\b/i,
  dinner: /\b(?:dinners?|main(?:s| course| dish)?|entr[ée]e|supper|tea)\b/i,
  snack: /\b(?:snacks?|desserts?|baking|biscuits?|cookies?|cakes?|slices?|appetizers?|sides?)\b/i,
};

const slotsOf = (courses: readonly string[]): RecipeSlot[] =>
  RECIPE_SLOTS.filter((slot) => courses.some((course) => SLOT_WORDS[slot].test(course)));

const CUISINE_WORDS: ReadonlyMap<string, Cuisine> = new Map([
  ...CUISINES.map((cuisine) => [cuisine.replace('-', ' '), cuisine] as const),
  ['english', 'british'],
  ['middle eastern', 'lebanese'],
  ['sri lankan', 'sri-lankan'],
]);

function cuisineOf(text: string | null): Cuisine | null {
  for (const word of (text ?? '').toLowerCase().split(/\s*[,/]\s*/)) {
    const cuisine = CUISINE_WORDS.get(word.trim());
    if (cuisine) return cuisine;
  }
  return null;
}

const within = (value: number | null, most: number): number | null =>
  value !== null && value > 0 && value <= most ? value : null;

const webAddress = (text: string | null): string | null =>
  text !== null && /^https?:\/\//i.test(text) && text.length <= 2_000 && URL.canParse(text)
    ? text
    : null;

type Making = {
  kind: SourceKind;
  index: FoodIndex<NamedFood>;
  /** makes the ids of lines */
  makeId: () => string;
};

/**
 * A recipe of the person's out of what was read: lines with their amounts and foods, everything within the
 * limits of a recipe. null if it has more ingredients than a recipe may have.
 */
export function toDraft(raw: RawRecipe, { kind, index, makeId }: Making): Draft | null {
  // Headings count for a few more; beyond, nothing is read that will be refused.
  if (raw.ingredients.length > MAX_INGREDIENTS * 2) return null;
  const system: MeasureSystem = findMeasureSystem([...raw.ingredients, ...raw.steps], raw.url);
  const lines = readIngredientLines(
    raw.ingredients.map((line) => line.slice(0, MAX_LINE_CHARACTERS)),
    system,
  );
  if (lines.length > MAX_INGREDIENTS) return null;
  const { servings, note } = toServings(raw.yields);
  const steps = fitSteps(raw.steps);
  const uses = (measure: RegExp) => lines.some(({ text }) => measure.test(text));
  const usesSpoons = uses(/\b(?:tbsps?|tbs|tablespoons?)\b|\dT\b/i);
  const doubts: Doubt[] = [
    ...(servings === null ? (['servings'] as const) : []),
    ...(usesSpoons && system === 'american' ? (['american-spoons'] as const) : []),
    ...(system === 'american' && uses(/\bcups?\b/i) ? (['american-cups'] as const) : []),
    ...(usesSpoons && system === 'metric' ? (['metric-spoons'] as const) : []),
    ...(steps.length === 0 ? (['steps'] as const) : []),
  ];
  const recipe: OwnRecipe = {
    name: cut(raw.name, MAX_NAME_CHARACTERS) ?? 'Recipe',
    description: cut(raw.description, MAX_DESCRIPTION_CHARACTERS),
    slots: slotsOf(raw.courses),
    cuisine: cuisineOf(raw.cuisine),
    tags: [
      ...new Set(
        raw.tags
          .map((tag) => tag.trim().toLowerCase().slice(0, MAX_TAG_CHARACTERS))
          .filter(Boolean),
      ),
    ].slice(0, MAX_TAGS),
    collections: [],
    servings: servings ?? USUAL_SERVINGS,
    servingsNote: note,
    activeMinutes: raw.activeMinutes,
    totalMinutes: raw.totalMinutes,
    equipment: [],
    fridgeDays: null,
    freezerDays: null,
    dish: null,
    ingredients: lines.map((line) => {
      const stored = toStoredLine(matchCatalogue(line, index, system));
      return {
        ...stored,
        id: makeId(),
        amount: within(stored.amount, MAX_AMOUNT),
        amountTo: within(stored.amountTo, MAX_AMOUNT),
        grams: stored.grams === null || stored.grams > MAX_GRAMS ? null : stored.grams,
      };
    }),
    steps,
    typed: null,
    source: { kind, name: cut(raw.site, 200), url: webAddress(raw.url), builtIn: null },
    rating: raw.rating,
    notes: cut(raw.notes, MAX_NOTES_CHARACTERS),
    photoId: null,
    kept: false,
  };
  return { recipe, doubts };
}
