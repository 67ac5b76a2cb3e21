import type { CatalogueCategory, CatalogueFood } from '../catalogue-file.ts';
import { portionKindOf } from './portion-kinds.ts';
import { expectedMeasures, usualAmount } from './usual-amounts.ts';

/** Measures that hold much the same of every food of a kind; what a piece weighs is the food's own affair. */
const VESSEL =
  /^([\d/]+) (?:(small|medium|large|thin|thick|mini|extra large|jumbo|regular) )?(bowl|plate|handful|slice|cup|tbsp|tsp|glass|mug|scoop|serve)s?$/;

/** A portion may weigh this many times what is usual, or as little. */
const FARTHEST = 4;

/** Foods whose slice, serve, spoon or handful is far lighter than that of others like them: each was looked at and is right. */
const LIGHT: ReadonlySet<string> = new Set([
  'pepperoni',
  'chorizo',
  'cabanossi',
  'pork-crackling',
  'cream-whipped-aerosol',
  'baby-puffs',
  'baby-rice-cereal-made-up',
  'onion-rings-fried',
  'seaweed-snack',
  'creatine-monohydrate',
]);

/** What is made up before anyone has a bowl of it. */
const UNPREPARED = /condensed|, dry|^stock/i;

/** Containers and pieces that foods of a kind are sold in or counted by, and the least and most that each holds. */
const SOLD: readonly {
  category: CatalogueCategory;
  id: RegExp;
  labels: readonly RegExp[];
  amounts?: readonly [least: number, most: number];
}[] = [
  {
    category: 'eggs-dairy',
    id: /^egg-(raw|boiled|poached|fried)$/,
    labels: [/^1 small$/, /^1 medium$/, /^1 large$/, /^1 extra large$/, /^1 jumbo$/],
    amounts: [35, 80],
  },
  { category: 'poultry', id: /^barbecue-chicken-whole/, labels: [/^1\/4/, /^1\/2/, /whole/] },
  {
    category: 'bread-bakery',
    id: /^bread-(?!roll|sticks|and-|crumbs|garlic)/,
    labels: [/slice|piece|bread|roll|muffin/],
    amounts: [10, 170],
  },
  { category: 'bread-bakery', id: /^bread-roll/, labels: [/roll/], amounts: [25, 120] },
  { category: 'bread-bakery', id: /crackers|^shapes-|^jatz/, labels: [/handful/] },
  { category: 'fruit', id: /(berries|grapes|cherries)-(raw|frozen)$/, labels: [/handful|cup/] },
  {
    category: 'cereals-grains-pasta',
    id: /^(rice|pasta|noodles)-(?!.*(raw|-dry|pouch)).*(boiled|cooked|prepared)/,
    labels: [/cup|packet/, /bowl|packet/],
  },
  { category: 'takeaway-fast-food', id: /^sandwich-/, labels: [/sandwich|toastie/] },
  { category: 'eggs-dairy', id: /^milk-(?!powder)/, labels: [/glass|cup/] },
  { category: 'dairy-alternatives', id: /^(soy|almond|oat|rice)-milk/, labels: [/glass|cup/] },
  {
    category: 'drinks',
    id: /(?<!lemon-|lime-)juice|nectar/,
    labels: [/glass|bottle/, /bottle|popper|carton/],
    amounts: [60, 2000],
  },
  {
    category: 'drinks',
    id: /cola$|cola-(?!.*rum)|^pepsi|^sprite|^fanta|^solo|^mountain-dew|^lemonade/,
    labels: [/can/, /bottle/, /glass/],
    amounts: [200, 2000],
  },
  { category: 'drinks', id: /energy-drink|red-bull|monster/, labels: [/can/], amounts: [200, 600] },
  { category: 'drinks', id: /sports-drink|gatorade|powerade/, labels: [/bottle/, /glass/] },
  { category: 'sports-supplements', id: /sports-drink(?!.*powder)/, labels: [/bottle/, /glass/] },
  {
    category: 'drinks',
    id: /^(flat-white|latte|cappuccino|mocha|chai-latte|iced-latte|hot-chocolate)-/,
    labels: [/regular|cup/, /large/],
    amounts: [30, 700],
  },
  { category: 'alcohol', id: /^beer-/, labels: [/schooner|pint/, /can|stubby|bottle/] },
  { category: 'alcohol', id: /^wine-/, labels: [/glass/, /bottle/], amounts: [60, 1500] },
];

const parts = (text: string): number => {
  const [whole = '1', of = '1'] = text.split('/');
  return Number(whole) / Number(of);
};

/** Several at once, of which one is told as well: "10 rings". */
const SEVERAL = /^(\d{2,}|[2-9]) (?!tbsp|tsp|seconds|ml\b|pack\b)(\w+?)(?:ies|s)$/;

/** Portions of a food that hold far more or less than is usual for its kind, and measures of its kind that it lacks. */
export function portionProblems(food: CatalogueFood): string[] {
  const kind = portionKindOf(food.name, food.category);
  const problems: string[] = [];
  for (const { label, amount } of food.portions) {
    const [, count = '', size = null, measure = ''] = VESSEL.exec(label) ?? [];
    const usual = usualAmount(measure, kind, size);
    if (usual === null || LIGHT.has(food.id)) continue;
    const times = amount / parts(count) / usual;
    if (times > FARTHEST || times < 1 / FARTHEST)
      problems.push(`"${label}" of ${amount} is unlike ${kind}, which has ${usual}`);
  }
  for (const { label } of food.portions) {
    const [, , noun] = SEVERAL.exec(label) ?? [];
    const hasOne = food.portions.some((one) => one.label.startsWith(`1 ${noun}`));
    if (noun && !hasOne) problems.push(`has "${label}" and not a single one`);
  }
  const lacks = (wanted: RegExp) => !food.portions.some(({ label }) => wanted.test(label));
  if (!UNPREPARED.test(food.name))
    for (const measure of expectedMeasures(kind))
      if (lacks(new RegExp(measure))) problems.push(`has no ${measure}, as ${kind} has`);
  for (const sold of SOLD) {
    if (sold.category !== food.category || !sold.id.test(food.id)) continue;
    for (const wanted of sold.labels)
      if (lacks(wanted)) problems.push(`has no portion like "${wanted.source}"`);
    const [least, most] = sold.amounts ?? [0, Number.POSITIVE_INFINITY];
    for (const { label, amount } of food.portions)
      if (sold.labels.some((of) => of.test(label)) && (amount < least || amount > most))
        problems.push(`"${label}" of ${amount} is not within ${least} and ${most}`);
  }
  return problems;
}

/** What stands here of no food of the catalogue any more. */
export const strayPortions = (foods: readonly CatalogueFood[]): string[] => {
  const ids = new Set(foods.map(({ id }) => id));
  const unsold = SOLD.filter(
    ({ category, id }) => !foods.some((food) => food.category === category && id.test(food.id)),
  );
  return [...[...LIGHT].filter((id) => !ids.has(id)), ...unsold.map(({ id }) => id.source)];
};
