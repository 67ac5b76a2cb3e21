import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeatureNames } from './feature-names.ts';

const template = join(import.meta.dirname, 'template');

/** The names of the template, from long to short, and whose place they hold. */
function renamings({ folder, camel, pascal, title, many, table, one }: FeatureNames) {
  return [
    ['shopping-lists', folder],
    ['shoppingLists', camel],
    ['ShoppingLists', pascal],
    ['Shopping lists', title],
    ['shopping lists', many],
    ['shopping_lists', table],
    ['SHOPPING_LISTS', table.toUpperCase()],
    ['shopping-list', one.kebab],
    ['shoppingList', one.camel],
    ['ShoppingList', one.pascal],
    ['Shopping list', one.title],
    ['shopping list', one.words],
  ] as const;
}

/** The files of a new feature, by their path inside its folder. */
export async function featureFiles(names: FeatureNames): Promise<Record<string, string>> {
  const rename = (text: string) =>
    renamings(names).reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text);
  const files: Record<string, string> = {};
  for (const path of await readdir(template, { recursive: true })) {
    if (!path.endsWith('.txt')) continue;
    const text = await readFile(join(template, path), 'utf8');
    files[rename(path.slice(0, -'.txt'.length))] = rename(text);
  }
  return files;
}
