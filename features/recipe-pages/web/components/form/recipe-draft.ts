import type { EnergyUnit } from '#features/account/rules/measures.ts';
import type { DishType } from '#features/recipe-book/rules/dish-types.ts';
import { type Cuisine, RECIPE_TAGS, type RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import type { OwnRecipe } from '#features/recipes/rules/own-recipe.ts';
import {
  MAX_COLLECTION_CHARACTERS,
  MAX_COLLECTIONS,
  MAX_DAYS_KEPT,
  MAX_INGREDIENTS,
  MAX_LINE_CHARACTERS,
  MAX_MINUTES,
  MAX_SERVINGS,
  MAX_STEP_CHARACTERS,
  MAX_STEPS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  MAX_TOOL_CHARACTERS,
  MAX_TOOLS,
  MAX_URL_CHARACTERS,
} from '#features/recipes/rules/recipe-limits.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import type { Checked } from '#platform/web/forms/use-form.ts';
import { type DraftLine, toDraftLines, toRecipeLines } from '../../../rules/draft-lines.ts';
import { formErrors } from '../../messages/form.ts';
import { readTyped, toTypedDraft } from './typed-figures.ts';

/** A recipe as its form holds it: figures and lists as they are typed. */
export type RecipeDraft = {
  name: string;
  description: string;
  servings: string;
  servingsNote: string;
  totalMinutes: string;
  activeMinutes: string;
  slots: readonly RecipeSlot[];
  lines: readonly DraftLine[];
  /** one a line */
  steps: string;
  made: readonly string[];
  /** separated by commas */
  tags: string;
  collections: string;
  equipment: string;
  cuisine: Cuisine | '';
  dish: DishType | '';
  fridgeDays: string;
  freezerDays: string;
  notes: string;
  url: string;
  /** figures of one serving, for a recipe without ingredients; energy in the person's unit */
  typedEnergy: string;
  typedProtein: string;
  typedCarbs: string;
  typedFat: string;
};

/** What the form does not show goes through it unchanged. */
export type Unshown = Pick<OwnRecipe, 'typed' | 'source' | 'rating' | 'photoId' | 'kept'>;

export const EMPTY_UNSHOWN: Unshown = {
  typed: null,
  source: { kind: 'own', name: null, url: null, builtIn: null },
  rating: null,
  photoId: null,
  kept: false,
};

const isKnownTag = (tag: string): boolean => RECIPE_TAGS.some((known) => known === tag);
const typedNumber = (value: number | null): string =>
  value === null ? '' : formatDecimal(value, 2);

export const EMPTY_DRAFT: RecipeDraft = {
  name: '',
  description: '',
  servings: '4',
  servingsNote: '',
  totalMinutes: '',
  activeMinutes: '',
  slots: [],
  lines: [],
  steps: '',
  made: [],
  tags: '',
  collections: '',
  equipment: '',
  cuisine: '',
  dish: '',
  fridgeDays: '',
  freezerDays: '',
  notes: '',
  url: '',
  typedEnergy: '',
  typedProtein: '',
  typedCarbs: '',
  typedFat: '',
};

export const toRecipeDraft = (recipe: OwnRecipe, energyUnit: EnergyUnit): RecipeDraft => ({
  name: recipe.name,
  description: recipe.description ?? '',
  servings: formatDecimal(recipe.servings, 2),
  servingsNote: recipe.servingsNote ?? '',
  totalMinutes: typedNumber(recipe.totalMinutes),
  activeMinutes: typedNumber(recipe.activeMinutes),
  slots: recipe.slots,
  lines: toDraftLines(recipe.ingredients),
  steps: recipe.steps.join('\n'),
  made: recipe.tags.filter(isKnownTag),
  tags: recipe.tags.filter((tag) => !isKnownTag(tag)).join(', '),
  collections: recipe.collections.join(', '),
  equipment: recipe.equipment.join(', '),
  cuisine: recipe.cuisine ?? '',
  dish: recipe.dish ?? '',
  fridgeDays: typedNumber(recipe.fridgeDays),
  freezerDays: typedNumber(recipe.freezerDays),
  notes: recipe.notes ?? '',
  url: recipe.source.url ?? '',
  ...toTypedDraft(recipe.typed, energyUnit),
});

/** "a, b, , A" as a list: no empty ones, each once. */
const listed = (text: string): string[] => [
  ...new Map(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean)
      .map((word) => [word.toLowerCase(), word]),
  ).values(),
];

const stepsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((step) => step.replace(/^\s*\d{1,2}[.)]\s+/, '').trim())
    .filter(Boolean);

const textOrNull = (text: string): string | null => text.trim() || null;

/** Whole number up to `most`; null for an empty box, undefined for what is none. */
function wholeOf(text: string, most: number): number | null | undefined {
  const value = parseDecimal(text);
  if (value === null) return null;
  return value !== 'invalid' && Number.isInteger(value) && value >= 0 && value <= most
    ? value
    : undefined;
}

export function servingsOf(text: string): number | null {
  const value = parseDecimal(text);
  return typeof value === 'number' && value > 0 && value <= MAX_SERVINGS ? value : null;
}

const firstTooLong = (words: readonly string[], most: number): boolean =>
  words.some((word) => word.length > most);

const isWebAddress = (text: string): boolean =>
  text.length <= MAX_URL_CHARACTERS &&
  URL.canParse(text) &&
  /^https?:$/.test(new URL(text).protocol);

/** The recipe that a draft makes, or one sentence for each field that is wrong. */
export function checkRecipe(
  draft: RecipeDraft,
  unshown: Unshown,
  energyUnit: EnergyUnit,
): Checked<OwnRecipe> {
  const servings = servingsOf(draft.servings);
  const totalMinutes = wholeOf(draft.totalMinutes, MAX_MINUTES);
  const activeMinutes = wholeOf(draft.activeMinutes, MAX_MINUTES);
  const fridgeDays = wholeOf(draft.fridgeDays, MAX_DAYS_KEPT);
  const freezerDays = wholeOf(draft.freezerDays, MAX_DAYS_KEPT);
  const ingredients = toRecipeLines(draft.lines);
  const steps = stepsOf(draft.steps);
  const tags = [...draft.made, ...listed(draft.tags)];
  const collections = listed(draft.collections);
  const equipment = listed(draft.equipment);
  const url = textOrNull(draft.url);
  const typed =
    ingredients.length === 0
      ? readTyped(draft, unshown.typed, energyUnit)
      : { figures: null, errors: {} };
  const isLonger =
    typeof totalMinutes === 'number' &&
    typeof activeMinutes === 'number' &&
    activeMinutes > totalMinutes;
  const errors = {
    name: draft.name.trim() === '' && formErrors.name,
    servings: servings === null && formErrors.servings(MAX_SERVINGS),
    totalMinutes: totalMinutes === undefined && formErrors.minutes,
    activeMinutes:
      activeMinutes === undefined ? formErrors.minutes : isLonger && formErrors.activeLonger,
    fridgeDays: fridgeDays === undefined && formErrors.days,
    freezerDays: freezerDays === undefined && formErrors.days,
    lines:
      ingredients.length > MAX_INGREDIENTS
        ? formErrors.lines(MAX_INGREDIENTS)
        : ingredients.some(({ text }) => text.length > MAX_LINE_CHARACTERS) &&
          formErrors.lineLong(MAX_LINE_CHARACTERS),
    steps:
      steps.length > MAX_STEPS
        ? formErrors.steps(MAX_STEPS)
        : firstTooLong(steps, MAX_STEP_CHARACTERS) && formErrors.stepLong(MAX_STEP_CHARACTERS),
    tags:
      tags.length > MAX_TAGS
        ? formErrors.tooMany(MAX_TAGS)
        : firstTooLong(tags, MAX_TAG_CHARACTERS) && formErrors.tagLong(MAX_TAG_CHARACTERS),
    collections:
      collections.length > MAX_COLLECTIONS
        ? formErrors.tooMany(MAX_COLLECTIONS)
        : firstTooLong(collections, MAX_COLLECTION_CHARACTERS) &&
          formErrors.tagLong(MAX_COLLECTION_CHARACTERS),
    equipment:
      equipment.length > MAX_TOOLS
        ? formErrors.tooMany(MAX_TOOLS)
        : firstTooLong(equipment, MAX_TOOL_CHARACTERS) && formErrors.tagLong(MAX_TOOL_CHARACTERS),
    ...typed.errors,
    url: url !== null && !isWebAddress(url) && formErrors.url,
  };
  if (servings === null || Object.values(errors).some(Boolean)) return { errors };
  return {
    content: {
      ...unshown,
      name: draft.name.trim(),
      description: textOrNull(draft.description),
      slots: [...draft.slots],
      cuisine: draft.cuisine || null,
      tags,
      collections,
      servings,
      servingsNote: textOrNull(draft.servingsNote),
      activeMinutes: activeMinutes ?? null,
      totalMinutes: totalMinutes ?? null,
      equipment,
      fridgeDays: fridgeDays ?? null,
      freezerDays: freezerDays ?? null,
      dish: draft.dish || null,
      ingredients,
      steps,
      typed: typed.figures,
      source: { ...unshown.source, url },
      notes: textOrNull(draft.notes),
    },
    errors,
  };
}
