import type { RawRecipe } from '../../rules/raw-recipe.ts';
import { findRecipeNodes, parseJsonLd, toRawRecipe } from './json-ld.ts';
import { elementsOf, findMicrodata, type Page, parsePage, valueOf } from './microdata.ts';
import { textOfNodes, toOneLine } from './plain-text.ts';

const MAX_SCRIPTS = 100;

function findJsonLd(page: Page): RawRecipe[] {
  const scripts = elementsOf(
    page.children,
    ({ name, attribs }) => name === 'script' && /ld\+json/i.test(attribs['type'] ?? ''),
  );
  return scripts.slice(0, MAX_SCRIPTS).flatMap(({ children }) => {
    const text = children.map((child) => ('data' in child ? String(child.data) : '')).join('');
    return findRecipeNodes(parseJsonLd(text)).map(toRawRecipe);
  });
}

function metaOf(page: Page, ...names: string[]): string | null {
  const [found] = elementsOf(
    page.children,
    ({ name, attribs }) =>
      name === 'meta' &&
      names.includes((attribs['property'] ?? attribs['name'] ?? '').toLowerCase()),
  )
    .map(valueOf)
    .filter(Boolean);
  return found ? toOneLine(found) : null;
}

function titleOf(page: Page): string {
  const [title] = elementsOf(page.children, ({ name }) => name === 'title');
  const text = metaOf(page, 'og:title') ?? (title ? textOfNodes(title.children) : '');
  return text.replace(/\s+[|–—-]\s+[^|–—]*$/, '').trim();
}

const hostOf = (address: string): string | null =>
  /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? null;

const isUsable = ({ ingredients, steps }: RawRecipe): boolean =>
  ingredients.length > 0 || steps.length > 1;

/**
 * The recipe of a page: from JSON-LD, and what that lacks from microdata; of several the one with most
 * ingredients. null if the page has none.
 */
export function readPage(html: string, address: string): RawRecipe | null {
  const page = parsePage(html);
  const found = [...findJsonLd(page), ...findMicrodata(page)].filter(isUsable);
  const [first, ...others] = found;
  if (!first) return null;
  const best = others.reduce(
    (a, b) => (b.ingredients.length > a.ingredients.length ? b : a),
    first,
  );
  const steps =
    best.steps.length > 0 ? best.steps : (others.find((one) => one.steps.length > 0)?.steps ?? []);
  const name = best.name || titleOf(page);
  if (name === '') return null;
  return {
    ...best,
    steps,
    name,
    site: metaOf(page, 'og:site_name') ?? hostOf(address),
    url: address,
  };
}
