import { DomUtils, parseDocument } from 'htmlparser2';
import { toMinutes } from '../../rules/minutes.ts';
import { EMPTY_RECIPE, type RawRecipe } from '../../rules/raw-recipe.ts';
import { toSteps } from '../../rules/steps.ts';
import { textOfNodes } from './plain-text.ts';

export type Page = ReturnType<typeof parseDocument>;
export type PageElement = NonNullable<ReturnType<typeof DomUtils.findOne>>;

export const parsePage = (html: string): Page => parseDocument(html, { decodeEntities: true });

const attribute = (element: PageElement, name: string): string => element.attribs[name] ?? '';
const wordsIn = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Elements of a page in their order. */
export const elementsOf = (
  nodes: Page['children'],
  test: (element: PageElement) => boolean,
): PageElement[] => DomUtils.findAll(test, nodes);

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
  withoutNested(propertiesOf(item, ...names))
    .flatMap((element) => valueOf(element).split('\n'))
    .filter(Boolean);

/** Without elements that stand inside another of the list: a list and its lines may have the same name. */
const withoutNested = (elements: PageElement[]): PageElement[] =>
  elements.filter(
    (element) =>
      !elements.some(
        (other) =>
          other !== element && elementsOf(element.children, (one) => one === other).length > 0,
      ),
  );

/** The recipes that a page marks with `itemscope` and `itemprop`. */
export function findMicrodata(page: Page): RawRecipe[] {
  const items = elementsOf(page.children, (element) =>
    /schema\.org\/recipe\b/i.test(attribute(element, 'itemtype')),
  );
  return items.map((item): RawRecipe => {
    const prepare = toMinutes(firstOf(item, 'prepTime'));
    const cook = toMinutes(firstOf(item, 'cookTime'));
    const sum = prepare === null && cook === null ? null : (prepare ?? 0) + (cook ?? 0);
    const ofItem = propertiesOf(item, 'name').filter((element) => !isInItem(element, item));
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

/** Whether an item of its own, such as the author, stands between an element and the recipe. */
function isInItem(element: PageElement, recipe: PageElement): boolean {
  let at = element.parent as PageElement | null;
  while (at && at !== recipe) {
    if (at.attribs && 'itemscope' in at.attribs) return true;
    at = at.parent as PageElement | null;
  }
  return false;
}
