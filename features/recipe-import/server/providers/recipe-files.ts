import type { RecipeApp } from '../../rules/draft-words.ts';
import { toMinutes } from '../../rules/minutes.ts';
import { EMPTY_RECIPE, type RawRecipe } from '../../rules/raw-recipe.ts';
import { toSteps } from '../../rules/steps.ts';
import { elementsOf, parsePage, propertiesOf, valueOf } from './microdata.ts';
import { toOneLine, toPlainText } from './plain-text.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const objectsOf = (value: unknown): Json[] => listOf(value).filter(isObject);
const textOf = (value: unknown): string =>
  typeof value === 'string' ? toPlainText(value) : typeof value === 'number' ? String(value) : '';
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
/** A field under its name of either spelling: recipeYield, recipe_yield. */
const field = (json: Json, name: string): unknown =>
  json[name] ?? json[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
const nameOf = (value: unknown): string =>
  isObject(value) ? textOf(value['name']) : textOf(value);
const ratingOf = (value: unknown): number | null => {
  const rating = Math.round(Number(value));
  return rating >= 1 && rating <= 5 ? rating : null;
};
/** 0.5, 2, 1.3333 as a line begins with it; nothing for 0, which stands for no amount. */
const amountOf = (value: unknown): string => {
  const amount = Number(value);
  return Number.isFinite(amount) && amount > 0 ? String(Math.round(amount * 1000) / 1000) : '';
};
const joined = (...parts: string[]): string =>
  parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();

function mealieLine(line: Json): string[] {
  const title = textOf(line['title']);
  const heading = title === '' ? [] : [`${title.replace(/:$/, '')}:`];
  const original = textOf(field(line, 'originalText'));
  const food = nameOf(line['food']);
  const note = textOf(line['note']);
  const built =
    food === ''
      ? joined(amountOf(line['quantity']), nameOf(line['unit']), note)
      : joined(amountOf(line['quantity']), nameOf(line['unit']), food) +
        (note === '' ? '' : `, ${note}`);
  // Without a food, Mealie keeps the whole line as its note.
  const isUnread = food === '' && /^[\d½⅓¼¾]/.test(note);
  const text = original || (isUnread ? note : built) || textOf(line['display']);
  return [...heading, ...(text === '' ? [] : [text])];
}

function readMealie(json: Json): RawRecipe {
  const servings = amountOf(field(json, 'recipeServings'));
  const ingredients = listOf(field(json, 'recipeIngredient')).flatMap((line) =>
    isObject(line) ? mealieLine(line) : [textOf(line)],
  );
  const prepare = toMinutes(field(json, 'prepTime'));
  const perform = toMinutes(field(json, 'performTime') ?? field(json, 'cookTime'));
  const sum = prepare === null && perform === null ? null : (prepare ?? 0) + (perform ?? 0);
  return {
    ...EMPTY_RECIPE,
    name: toOneLine(textOf(json['name'])),
    description: orNull(textOf(json['description'])),
    yields: orNull(servings === '' ? textOf(field(json, 'recipeYield')) : `${servings} servings`),
    activeMinutes: prepare,
    totalMinutes: toMinutes(field(json, 'totalTime')) ?? sum,
    ingredients: ingredients.filter(Boolean),
    steps: objectsOf(field(json, 'recipeInstructions')).flatMap((step) => {
      const title = textOf(step['title']);
      const [first = '', ...others] = toSteps(textOf(step['text']));
      return [title === '' ? first : `${title}: ${first}`, ...others].filter(Boolean);
    }),
    courses: objectsOf(field(json, 'recipeCategory')).map(nameOf),
    tags: [...objectsOf(field(json, 'recipeCategory')), ...objectsOf(json['tags'])]
      .map(nameOf)
      .filter(Boolean),
    rating: ratingOf(json['rating']),
    notes: orNull(
      objectsOf(json['notes'])
        .map((note) => joined(textOf(note['title']), textOf(note['text'])))
        .join('\n'),
    ),
    url: orNull(textOf(field(json, 'orgUrl') ?? json['orgURL'] ?? json['org_url'])),
  };
}

function tandoorLine(line: Json): string[] {
  const note = textOf(line['note']);
  if (line['is_header'] === true) return note === '' ? [] : [`${note.replace(/:$/, '')}:`];
  const amount = line['no_amount'] === true ? '' : amountOf(line['amount']);
  const built = joined(amount, nameOf(line['unit']), nameOf(line['food']));
  const text = textOf(line['original_text']) || (note === '' ? built : `${built}, ${note}`);
  return text === '' ? [] : [text];
}

function readTandoor(json: Json): RawRecipe {
  const steps = objectsOf(json['steps']);
  const working = toMinutes(json['working_time']);
  const waiting = toMinutes(json['waiting_time']);
  const servings = amountOf(json['servings']);
  const servingsText = textOf(json['servings_text']);
  return {
    ...EMPTY_RECIPE,
    name: toOneLine(textOf(json['name'])),
    description: orNull(textOf(json['description'])),
    yields: orNull(joined(servings, servingsText || (servings === '' ? '' : 'servings'))),
    activeMinutes: working,
    totalMinutes: working === null && waiting === null ? null : (working ?? 0) + (waiting ?? 0),
    ingredients: steps.flatMap((step) => {
      const lines = objectsOf(step['ingredients']).flatMap(tandoorLine);
      const name = textOf(step['name']);
      return name === '' || lines.length === 0 || steps.length === 1
        ? lines
        : [`${name.replace(/:$/, '')}:`, ...lines];
    }),
    steps: steps.flatMap((step) => toSteps(textOf(step['instruction']))),
    courses: objectsOf(json['keywords']).map(nameOf),
    tags: objectsOf(json['keywords']).map(nameOf).filter(Boolean),
    rating: ratingOf(json['rating']),
    url: orNull(textOf(json['source_url'])),
  };
}

function readPaprika(json: Json): RawRecipe {
  const prepare = toMinutes(json['prep_time']);
  const cook = toMinutes(json['cook_time']);
  const sum = prepare === null && cook === null ? null : (prepare ?? 0) + (cook ?? 0);
  const categories = listOf(json['categories']).map(nameOf).filter(Boolean);
  return {
    ...EMPTY_RECIPE,
    name: toOneLine(textOf(json['name'])),
    description: orNull(textOf(json['description'])),
    yields: orNull(textOf(json['servings'])),
    activeMinutes: prepare,
    totalMinutes: toMinutes(json['total_time']) ?? sum,
    ingredients: textOf(json['ingredients']).split('\n').filter(Boolean),
    steps: toSteps(textOf(json['directions'])),
    courses: categories,
    tags: categories,
    rating: ratingOf(json['rating']),
    notes: orNull(textOf(json['notes'])),
    site: orNull(textOf(json['source'])),
    url: orNull(textOf(json['source_url'])),
  };
}

/** A recipe of Mealie, Tandoor or Paprika; null if the JSON is of none of them. */
export function readRecipeJson(json: unknown): { app: RecipeApp; recipe: RawRecipe } | null {
  if (!isObject(json) || typeof json['name'] !== 'string') return null;
  const isTandoor = objectsOf(json['steps']).some(
    (step) => 'instruction' in step || 'ingredients' in step,
  );
  if (isTandoor) return { app: 'Tandoor', recipe: readTandoor(json) };
  if (typeof json['ingredients'] === 'string' && 'directions' in json)
    return { app: 'Paprika', recipe: readPaprika(json) };
  if (Array.isArray(field(json, 'recipeIngredient')))
    return { app: 'Mealie', recipe: readMealie(json) };
  return null;
}

/** The recipes of a Recipe Keeper export, which is one page of HTML. */
export function readRecipeKeeper(html: string): RawRecipe[] {
  const page = parsePage(html);
  const items = elementsOf(page.children, ({ attribs }) =>
    (attribs['class'] ?? '').split(/\s+/).includes('recipe-details'),
  );
  return items.map((item): RawRecipe => {
    const values = (...names: string[]) =>
      propertiesOf(item, ...names)
        .map(valueOf)
        .filter(Boolean);
    const lines = (...names: string[]) =>
      values(...names)
        .flatMap((text) => text.split('\n'))
        .filter(Boolean);
    const prepare = toMinutes(values('prepTime')[0]);
    const cook = toMinutes(values('cookTime')[0]);
    const sum = prepare === null && cook === null ? null : (prepare ?? 0) + (cook ?? 0);
    const [source = ''] = values('recipeSource');
    const courses = values('recipeCourse', 'recipeCategory', 'recipeCollection');
    return {
      ...EMPTY_RECIPE,
      name: (values('name')[0] ?? '').replace(/\n/g, ' '),
      yields: values('recipeYield')[0] ?? null,
      activeMinutes: prepare,
      totalMinutes: sum,
      ingredients: lines('recipeIngredients', 'recipeIngredient'),
      steps: toSteps(lines('recipeDirections', 'recipeInstructions').join('\n')),
      courses,
      tags: courses,
      rating: ratingOf(values('recipeRating')[0]),
      notes: values('recipeNotes')[0] ?? null,
      site: source === '' || /^https?:/i.test(source) ? null : source,
      url: /^https?:/i.test(source) ? source : null,
    };
  });
}
