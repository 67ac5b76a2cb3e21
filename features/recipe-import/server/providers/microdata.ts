import type { DomUtils, parseDocument } from 'htmlparser2';
import { toMinutes } from '../../rules/minutes.ts';
import { EMPTY_RECIPE, type RawRecipe } from '../../rules/raw-recipe.ts';
import { toSteps } from '../../rules/steps.ts';
import { parseHtml } from './parse-html.ts';
import { textOfNodes } from './plain-text.ts';

export type Page = ReturnType<typeof parseDocument>;
export type PageElement = NonNullable<ReturnType<typeof DomUtils.findOne>>;

export const parsePage = (html: string): Page => parseHtml(html);

const attribute = (element: PageElement, name: string): string => element.attribs[name] ?? '';
const wordsIn = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Elements of a page in their order. */
export function elementsOf(
  nodes: Page['children'],
  test: (element: PageElement) => boolean,
): PageElement[] {
  const found: PageElement[] = [];
  const left = nodes.toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    if ('attribs' in node && test(node)) found.push(node);
    if (!('children' in node)) continue;
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      const child = node.children[at];
      if (child) left.push(child);
    }
  }
  return found;
}

/** Values of a property inside an item: the elements named so, without those of items within. */
export function propertiesOf(item: PageElement, ...names: string[]): PageElement[] {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return elementsOf(item.children, (element) =>
    wordsIn(attribute(element, 'itemprop')).some((name) => wanted.has(name)),
  );
}

/** What an element says: the attribute made for machines, else its text. */
export function valueOf(element: PageElement): string {
  for (const name of ['content', 'datetime']) {
    const value = attribute(element, name).trim();
    if (value !== '') return value;
  }
  return textOfNodes(element.children);
}

const firstOf = (item: PageElement, ...names: string[]): string | null => {
  const value = propertiesOf(item, ...names)
    .map(valueOf)
    .find((text) => text !== '');
  return value === undefined ? null : value.replace(/\n/g, ' ').trim();
};

const linesOf = (item: PageElement, ...names: string[]): string[] =>
  withoutNested(propertiesOf(item, ...names), item)
    .flatMap((element) => valueOf(element).split('\n'))
    .filter(Boolean);

/** How far up a page is looked for what an element stands in. */
const MAX_PARENTS = 100;

/** Whether an element stands in one that passes, within an item. */
function standsIn(
  element: PageElement,
  item: PageElement,
  test: (parent: PageElement) => boolean,
): boolean {
  let at = element.parent as PageElement | null;
  for (let steps = 0; at && at !== item && steps < MAX_PARENTS; steps += 1) {
    if (test(at)) return true;
    at = at.parent as PageElement | null;
  }
  return false;
}

/** Without elements that stand inside another of the list: a list and its lines may have the same name. */
function withoutNested(elements: PageElement[], item: PageElement): PageElement[] {
  const all = new Set(elements);
  return elements.filter((element) => !standsIn(element, item, (parent) => all.has(parent)));
}

/** Recipes of one page that are looked at. */
const MAX_ITEMS = 20;

/** The recipes that a page marks with `itemscope` and `itemprop`. */
export function findMicrodata(page: Page): RawRecipe[] {
  const items = elementsOf(page.children, (element) =>
    /schema\.org\/recipe\b/i.test(attribute(element, 'itemtype')),
  );
  return items.slice(0, MAX_ITEMS).map((item): RawRecipe => {
    const prepare = toMinutes(firstOf(item, 'prepTime'));
    const cook = toMinutes(firstOf(item, 'cookTime'));
    const sum = prepare === null && cook === null ? null : (prepare ?? 0) + (cook ?? 0);
    const ofItem = propertiesOf(item, 'name').filter(
      (element) =>
        !standsIn(element, item, ({ attribs }) => attribs !== undefined && 'itemscope' in attribs),
    );
    const [name] = ofItem.map(valueOf).filter((text) => text !== '');
    return {
      ...EMPTY_RECIPE,
      name: (name ?? '').replace(/\n/g, ' '),
      description: firstOf(item, 'description'),
      yields: firstOf(item, 'recipeYield', 'yield'),
      activeMinutes: prepare,
      totalMinutes: toMinutes(firstOf(item, 'totalTime')) ?? sum,
      ingredients: linesOf(
        item,
        'recipeIngredient',
        'ingredients',
        'ingredient',
        'recipeIngredients',
      ),
      steps: toSteps(linesOf(item, 'recipeInstructions', 'instructions').join('\n')),
      cuisine: firstOf(item, 'recipeCuisine'),
      courses: propertiesOf(item, 'recipeCategory', 'keywords').map(valueOf),
    };
  });
}
