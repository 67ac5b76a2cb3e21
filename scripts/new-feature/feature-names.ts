export type FeatureNames = {
  /** `shopping-lists` */
  folder: string;
  /** `shoppingLists` */
  camel: string;
  /** `ShoppingLists` */
  pascal: string;
  /** `Shopping lists` */
  title: string;
  /** `shopping lists` */
  many: string;
  /** `shopping_lists` */
  table: string;
  /** One record: `shopping-list`, `shoppingList`, `ShoppingList`, `shopping list`, `Shopping list`. */
  one: { kebab: string; camel: string; pascal: string; words: string; title: string };
};

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

function spell(kebab: string) {
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  return {
    kebab,
    pascal,
    camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
    words: words.join(' '),
    title: capital(words.join(' ')),
  };
}

const toSingular = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/** The names a feature goes by; null when one is not lower case words joined by hyphens, or both are the same. */
export function featureNames(folder: string, record = toSingular(folder)): FeatureNames | null {
  if (!NAME.test(folder) || !NAME.test(record) || record === folder) return null;
  const { kebab: _, words: many, ...names } = spell(folder);
  return { ...names, folder, many, table: folder.replaceAll('-', '_'), one: spell(record) };
}
