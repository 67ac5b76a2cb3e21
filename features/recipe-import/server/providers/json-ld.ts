import { toMinutes } from '../../rules/minutes.ts';
import { EMPTY_RECIPE, type RawRecipe } from '../../rules/raw-recipe.ts';
import { toSteps } from '../../rules/steps.ts';
import { toOneLine, toPlainText } from './plain-text.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toList = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.flat(3) : [value];

/** JSON as pages write it: in comments, with raw line breaks in texts, with a comma or a semicolon too many. */
export function parseJsonLd(text: string): unknown {
  const bare = text
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|\/\*<!\[CDATA\[\*\/)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>|\/\*\]\]>\*\/)\s*$/, '')
    .trim()
    .replace(/;$/, '');
  const oneLine = [...bare].map((sign) => (sign < ' ' ? ' ' : sign)).join('');
  for (const attempt of [bare, oneLine, oneLine.replace(/,\s*([}\]])/g, '$1')]) {
    try {
      return JSON.parse(attempt) as unknown;
    } catch {
      // The next way to read it, or none.
    }
  }
  return null;
}

const isRecipe = (node: Json): boolean =>
  toList(node['@type'] ?? node['type']).some(
    (type) => typeof type === 'string' && /(?:^|[/:#])recipe$/i.test(type.trim()),
  );

const MAX_DEPTH = 12;

/** Every node of the type Recipe, wherever it is: in lists, in @graph, inside other nodes. */
export function findRecipeNodes(value: unknown, depth = 0): Json[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((one) => findRecipeNodes(one, depth + 1));
  if (!isObject(value)) return [];
  if (isRecipe(value)) return [value];
  return Object.values(value).flatMap((one) => findRecipeNodes(one, depth + 1));
}

/** The text of a value that should be a text and may be a number, a list or an object. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return toPlainText(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return textOf(value.find((one) => textOf(one) !== ''));
  if (!isObject(value)) return '';
  return textOf(value['@value'] ?? value['text'] ?? value['name'] ?? value['value'] ?? '');
}

const lineOf = (value: unknown): string => textOf(value).replace(/\n/g, ' ').trim();
const orNull = (text: string): string | null => (text === '' ? null : text);

/** "2 eggs, 1 cup milk, 3 tbsp sugar" in one text: lines begin with an amount. */
const splitOneText = (text: string): string[] => {
  const lines = text.split('\n').filter(Boolean);
  if (lines.length !== 1) return lines;
  const [only = ''] = lines;
  const parts = only.split(/\s*[;|•]\s*|,\s+(?=[\d½¼¾⅓⅔])/).filter(Boolean);
  return parts.length >= 3 ? parts : lines;
};

function ingredientOf(value: unknown): string[] {
  if (!isObject(value)) return splitOneText(textOf(value));
  const amount = isObject(value['amount']) ? value['amount'] : value;
  const quantity = lineOf(amount['value'] ?? value['quantity'] ?? value['amount']);
  const unit = lineOf(amount['unitText'] ?? value['unitText'] ?? value['unit']);
  const name = lineOf(value['name'] ?? value['item'] ?? value['text'] ?? value['@value']);
  const line = [quantity, unit, name].filter(Boolean).join(' ');
  return line === '' ? [] : [line];
}

function ingredientsOf(node: Json): string[] {
  const given = node['recipeIngredient'] ?? node['ingredients'] ?? node['recipeIngredients'];
  const list = isObject(given) && 'itemListElement' in given ? given['itemListElement'] : given;
  return toList(list).flatMap(ingredientOf).filter(Boolean);
}

/** Steps in a text, a list, sections, or lists in lists; the name of a section begins its first step. */
function stepsOf(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') return toSteps(toPlainText(value));
  if (Array.isArray(value)) return value.flatMap((one) => stepsOf(one, depth + 1));
  if (!isObject(value)) return [];
  const inner = value['itemListElement'] ?? value['steps'] ?? value['step'];
  if (inner !== undefined && inner !== null) {
    const steps = stepsOf(inner, depth + 1);
    const name = lineOf(value['name']).replace(/:$/, '');
    if (
      name === '' ||
      steps.length === 0 ||
      /^(?:how)?to(?:section|step)|^(?:method|steps?)$/i.test(name)
    )
      return steps;
    return [`${name}: ${steps[0] ?? ''}`, ...steps.slice(1)];
  }
  const text = textOf(
    value['text'] ?? value['description'] ?? value['@value'] ?? value['item'] ?? value['name'],
  );
  return toSteps(text);
}

const namesOf = (value: unknown): string[] =>
  toList(value)
    .flatMap((one) => lineOf(one).split(','))
    .map((word) => word.trim())
    .filter(Boolean);

/** The yield that says most: of "4" and "4 servings" the second. */
const yieldOf = (value: unknown): string | null =>
  orNull(
    toList(value)
      .map(lineOf)
      .filter((text) => /\d/.test(text))
      .reduce((best, text) => (text.length > best.length ? text : best), ''),
  );

/** What a node of the type Recipe says. */
export function toRawRecipe(node: Json): RawRecipe {
  const prepare = toMinutes(node['prepTime']);
  const cook = toMinutes(node['cookTime'] ?? node['performTime']);
  const sum = prepare === null && cook === null ? null : (prepare ?? 0) + (cook ?? 0);
  return {
    ...EMPTY_RECIPE,
    name: toOneLine(lineOf(node['name'] ?? node['headline'])),
    description: orNull(lineOf(node['description'])),
    yields: yieldOf(node['recipeYield'] ?? node['yield']),
    activeMinutes: prepare,
    totalMinutes: toMinutes(node['totalTime']) ?? sum,
    ingredients: ingredientsOf(node),
    steps: stepsOf(node['recipeInstructions'] ?? node['instructions']),
    cuisine: orNull(lineOf(node['recipeCuisine'])),
    courses: [...namesOf(node['recipeCategory']), ...namesOf(node['keywords'])],
  };
}
