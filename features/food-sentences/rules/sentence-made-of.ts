import type { SentenceItem } from './sentence-items.ts';

const MEATS =
  'salmon|tuna|prawns?|tofu|falafel|chicken|beef|lamb|pork|steak|ham|bacon|eggs?|fried egg|bulgogi|brisket|mince|turkey';
const GREENS =
  'greens|leaves|lettuce|tomato(es)?|cherry tomato(es)?|cucumbers?|carrots?|cabbage|(red |fried )?onions?|olives|avo|avocado|corn|capsicum|beetroot|spinach|rocket|pickles?|jalapenos?|chill?i(es)?|pineapple|mushrooms?|tabouli';
const CHEESES = 'feta|fetta|cheese|parmesan|halloumi|bocconcini|haloumi';
const GRAINS = '(brown |white |sushi |jasmine )?rice|quinoa|(rice )?noodles';

const SALADS = `${GREENS}|${CHEESES}|croutons|anchov(y|ies)|dressing`;
const BREADS =
  '((white|brown|wholemeal|multigrain|grain|wholegrain|rye|sourdough|turkish|soy and linseed) )?(bread|toast)|rye|sourdough|wholemeal|multigrain';

/** Dishes put together from parts, and what is in them: told after the dish, it says which one it was. */
const DISHES: readonly [dish: RegExp, parts: RegExp][] = [
  [
    /\b(acai|smoothie) bowl$/,
    /^(granola|muesli|banana|strawberries|blueberries|berries|mango|coconut|kiwi( ?fruit)?|chia( seeds)?|cacao nibs)$/,
  ],
  [
    /\b(bubble|boba|milk) tea$/,
    /^(taro|mango|lychee|passionfruit|pearls?|boba|tapioca|jelly|pudding)$/,
  ],
  [
    /\b(bowl|bibimbap|donburi|don)$/,
    RegExp(
      `^(${MEATS}|${GREENS}|${CHEESES}|${GRAINS}|(black |kidney )?beans|salsa|guac(amole)?|edamame|seaweed|kimchi|pickled ginger|sour cream|mayo(nnaise)?)$`,
    ),
  ],
  [/\bcaesar salad$/, RegExp(`^(${MEATS}|parmesan|${SALADS})$`)],
  [/\bsalad$/, RegExp(`^(${SALADS})$`)],
  [
    /\b(kebab|souvlaki|gyros|yiros|shawarma|hsp|halal snack pack|snack pack)$/,
    RegExp(
      `^(${MEATS}|${GREENS}|${CHEESES}|hummus|garlic|(hot )?chips|(chicken|lamb|beef|meat) (and|n) chips)$`,
    ),
  ],
  [
    /\b(burger|burrito|tacos?|banh mi|sub|footlong|six inch|6 inch|wrap|(brekky|breakfast|brekkie|bacon and egg|egg and bacon) (roll|wrap|burger))$/,
    RegExp(
      `^(${MEATS}|bacon( and)? eggs?|eggs?( and)? bacon|${GREENS}|${CHEESES}|salsa|(white |brown )?rice|beans)$`,
    ),
  ],
];

/** What is put to them right beside them, and is hardly food by itself. After a comma it is. */
const BESIDE: typeof DISHES = [
  [/\b(sandwich|sanga|sanger|sambo|toastie|snags?|sausages?)$/, RegExp(`^(in )?(${BREADS})$`)],
  [
    /\b(water|soda|tonic|tea|coke|cola|corona|beer|gin|vodka|cider|lemonade|kombucha|pimms)( zero| no sugar)?$/,
    /^(lemon|lime|mint|cucumber|orange|ginger|(lemon|lime) (wedges?|slices?))$/,
  ],
];

/** What "poke bowl with salmon" and "sanga ham n salad" are. */
const headOf = (food: string): string => food.replace(/ (with|w) .*/, '');
const SANDWICH = /^(sandwich|sanga|sanger|sambo|toastie) /;

const partsOf = (dish: string, isBeside = true): RegExp | null => {
  const head = SANDWICH.exec(dish)?.[1] ?? headOf(dish);
  const all = isBeside ? [...DISHES, ...BESIDE] : DISHES;
  return all.find(([is]) => is.test(head))?.[1] ?? null;
};

const MEAT = RegExp(`^(${MEATS})$`);
/** It may stand between a dish and its parts, and is counted apart. */
const SAUCE = /(sauce|mayo|aioli|relish|dressing|tzatziki)$/;

const isCounted = ({ amount, unit, each }: SentenceItem): boolean =>
  (amount !== null && !amount.article) || unit !== null || each !== null;

/**
 * "Poke bowl regular salmon brown rice", "kebab, no onion, beef": for each item the dish that it belongs to; null where
 * it is eaten by itself, as after "plus" or other food.
 */
function dishesOf(items: readonly SentenceItem[]): (SentenceItem | null)[] {
  let dish: SentenceItem | null = null;
  return items.map((item) => {
    const parts = dish && partsOf(dish.food, item.join !== null);
    const isApart = item.join === 'plus' || item.join === 'then';
    if (parts?.test(item.food) && !isApart) return item.excluded ? null : dish;
    if (!item.excluded && !(dish && SAUCE.test(item.food))) dish = partsOf(item.food) ? item : null;
    return null;
  });
}

/** Nothing but its parts: a wrap is bread as well. */
const MIXED = /(bowl|salad)$/;
/** From how many parts on a dish is told by them, where one of them has an amount or they are a list. */
const LISTED = 3;

/**
 * What may be counted twice: the parts of a dish, without amounts of their own, that are told after it; the dish where
 * it was told by all of its parts ("Mexican bowl: rice, beans, corn") or is known with another meat than the one told.
 */
export function findCountedTwice(
  items: readonly SentenceItem[],
  details: readonly (number | null)[],
  nameOf: (item: SentenceItem) => string,
): { parts: Set<SentenceItem>; dishes: Set<SentenceItem> } {
  const of = dishesOf(items);
  const found = { parts: new Set<SentenceItem>(), dishes: new Set<SentenceItem>() };
  for (const dish of new Set(of)) {
    if (!dish) continue;
    const parts = items.filter((_, at) => of[at] === dish);
    const isList = items.some(
      (item, at) => parts.includes(item) && items[details[at] ?? -1] === dish,
    );
    const isToldByParts =
      MIXED.test(headOf(dish.food)) && parts.length >= LISTED && (isList || parts.some(isCounted));
    const name = nameOf(dish).toLowerCase();
    const isOther = parts.some(
      (part) => MEAT.test(part.food) && !isCounted(part) && !name.includes(part.food),
    );
    if (isToldByParts || (isOther && name.includes(', '))) found.dishes.add(dish);
    if (!isToldByParts) for (const part of parts) if (!isCounted(part)) found.parts.add(part);
  }
  return found;
}
