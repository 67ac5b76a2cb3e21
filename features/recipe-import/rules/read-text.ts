import { headingOf } from '#features/ingredient-lines/rules/ingredient-list.ts';
import { takeAmount } from '#features/ingredient-lines/rules/line-amount.ts';
import { toMinutes } from './minutes.ts';
import { EMPTY_RECIPE, type RawRecipe } from './raw-recipe.ts';

type Part = 'start' | 'ingredients' | 'steps' | 'notes';

const PARTS: readonly (readonly [pattern: RegExp, part: Part])[] = [
  [
    /^(?:the )?ingredients?(?: list)?\b|^what you(?:['’]ll)? need\b|^you(?:['’]ll| will) need\b/i,
    'ingredients',
  ],
  [
    /^(?:the )?(?:method|directions?|instructions?|steps|preparation|procedure|how to (?:make|cook)(?: it)?|what to do)\b/i,
    'steps',
  ],
  [/^(?:notes?|tips?|nutrition(?:al)?(?: information| facts)?|storage|to store)\b/i, 'notes'],
];

/** The part of the text that a line begins; null if it is no such heading. */
function partOf(line: string): Part | null {
  const bare = line.replace(/^[#*\s_-]+|[*\s_:-]+$/g, '');
  if (bare.length > 40) return null;
  const found = PARTS.find(([pattern]) => pattern.test(bare));
  return found &&
    bare
      .replace(found[0], '')
      .replace(/\(.*\)/, '')
      .trim().length <= 20 &&
    !/[.,]/.test(bare)
    ? found[1]
    : null;
}

const YIELDS =
  /^(?:serves|servings?|makes|yields?|portions?)\b\s*:?\s*.*\d|^\d+(?:\s*[-–]\s*\d+)?\s+(?:servings?|serves|portions?|people)\b/i;
const TIME =
  /\b(prep(?:aration)?|active|cook(?:ing)?|total|ready in|bake|baking)\b[^\d\n]{0,20}(\d[^|•,;\n]*?(?:h|hrs?|hours?|m|mins?|minutes?)\b(?:\s*(?:and\s*)?\d+\s*(?:m|mins?|minutes?)\b)?)/gi;
const ADDRESS = /https?:\/\/\S+/i;
const NUMBERED = /^\s*(?:step\s*)?\d{1,2}\s*[.):]\s+\S/i;

const hasAmount = (line: string): boolean => {
  const bare = line.replace(/^[\s•▢☐✓*·–—-]+/, '');
  const { amount } = takeAmount(bare, 'australian');
  return (
    amount !== null && /^[\d½⅓¼¾⅔⅛]|^an?\s|^(?:one|two|three|half|pinch|handful)\b/i.test(bare)
  );
};

const MAX_INGREDIENT_LENGTH = 120;
const isSentence = (line: string): boolean =>
  /[.!]$/.test(line.trim()) && line.trim().split(' ').length > 5;

/** Whether a line is rather an ingredient than a step, where no heading says so. */
function looksLikeIngredient(line: string): boolean {
  if (line.length > MAX_INGREDIENT_LENGTH || isSentence(line)) return false;
  if (NUMBERED.test(line) && !hasAmount(line.replace(/^\s*\d{1,2}[.)]\s+/, ''))) return false;
  if (hasAmount(line)) return true;
  return /\bto (?:taste|serve|garnish)\b/i.test(line) || /^[\s]*[•▢☐*-]\s/.test(line);
}

type Reading = RawRecipe & { times: Map<string, number> };

/** Servings and times, which stand in any part; true if the line says nothing else. */
function readFacts(line: string, recipe: Reading): boolean {
  let isFact = false;
  if (YIELDS.test(line) && line.length < 60) {
    recipe.yields ??= line.replace(/\s*[|•].*$/, '').trim();
    isFact = true;
  }
  if (line.length < 120 && !NUMBERED.test(line) && !isSentence(line)) {
    for (const [, kind = '', text = ''] of line.matchAll(TIME)) {
      const minutes = toMinutes(text);
      if (minutes !== null && /:|^\s*(?:prep|cook|total|active|ready|bak)/i.test(line)) {
        recipe.times.set(kind.toLowerCase(), minutes);
        isFact = true;
      }
    }
  }
  return isFact;
}

function timesOf({ times }: Reading): Pick<RawRecipe, 'activeMinutes' | 'totalMinutes'> {
  const of = (pattern: RegExp): number | null =>
    [...times].find(([kind]) => pattern.test(kind))?.[1] ?? null;
  const prepare = of(/^(?:prep|active)/);
  const cook = of(/^(?:cook|bak)/);
  const sum = prepare === null && cook === null ? null : (prepare ?? 0) + (cook ?? 0);
  return { activeMinutes: prepare, totalMinutes: of(/^(?:total|ready)/) ?? sum };
}

/**
 * Finds name, servings, times, ingredients and steps in a text that was pasted. Headings divide it; without
 * them, lines that begin with an amount are ingredients. A text with neither is all steps.
 */
export function readText(text: string): RawRecipe {
  const recipe: Reading = { ...EMPTY_RECIPE, ingredients: [], steps: [], times: new Map() };
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trim());
  const hasHeadings = lines.some(
    (line) => partOf(line) === 'ingredients' || partOf(line) === 'steps',
  );
  const before: string[] = [];
  const notes: string[] = [];
  let part: Part = 'start';
  for (const line of lines.filter(Boolean)) {
    const begun = partOf(line);
    if (begun !== null) {
      part = begun;
      continue;
    }
    if (ADDRESS.test(line) && line.length < 200 && line.split(' ').length < 4) {
      recipe.url ??= ADDRESS.exec(line)?.[0] ?? null;
      continue;
    }
    if (recipe.name === '' && part === 'start' && !hasAmount(line)) {
      recipe.name = line.replace(/^#+\s*|\*+/g, '').trim();
      continue;
    }
    if (part !== 'notes' && readFacts(line, recipe)) continue;
    if (part === 'notes') notes.push(line);
    else if (part === 'ingredients') recipe.ingredients.push(line);
    else if (part === 'steps') recipe.steps.push(line);
    else if (hasHeadings) before.push(line);
    else if (looksLikeIngredient(line) && recipe.steps.length === 0) recipe.ingredients.push(line);
    else if (headingOf(line) !== null && recipe.steps.length === 0) recipe.ingredients.push(line);
    else if (recipe.ingredients.length === 0 && !NUMBERED.test(line)) before.push(line);
    else recipe.steps.push(line);
  }
  if (recipe.ingredients.length === 0 && recipe.steps.length === 0)
    recipe.steps.push(...before.splice(0));
  const { times: _, ...read } = recipe;
  return {
    ...read,
    ...timesOf(recipe),
    steps: recipe.steps.map((step) =>
      step.replace(/^\s*(?:step\s*)?\d{1,2}\s*[.):]\s+/i, '').replace(/^[\s•*·–—-]+/, ''),
    ),
    description: before.join(' ') || null,
    notes: notes.join('\n') || null,
  };
}
