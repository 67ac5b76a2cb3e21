import type { CatalogueCategory, CatalogueFood } from '../catalogue-file.ts';

type Measured = {
  kind: string;
  categories: readonly CatalogueCategory[];
  /** Ids of the kind. */
  id: RegExp;
  except?: RegExp;
  basis?: CatalogueFood['basis'];
  states?: RegExp;
  /** Labels that must each be among the food's portions. */
  labels: readonly RegExp[];
};

/** The measures that people use for a kind of food, wherever it has them. */
const MEASURES: readonly Measured[] = [
  {
    kind: 'eggs',
    categories: ['eggs-dairy'],
    id: /^egg-(raw|boiled|poached|fried)$/,
    labels: [/^1 small$/, /^1 medium$/, /^1 large$/, /^1 extra large$/, /^1 jumbo$/],
  },
  {
    kind: 'whole barbecue chickens',
    categories: ['poultry'],
    id: /^barbecue-chicken-whole/,
    labels: [/^1\/4/, /^1\/2/, /whole/],
  },
  {
    kind: 'loaves',
    categories: ['bread-bakery'],
    id: /^bread-(?!roll|sticks|and-|crumbs|garlic)/,
    labels: [/slice|piece|bread|roll|muffin/],
  },
  { kind: 'rolls', categories: ['bread-bakery'], id: /^bread-roll/, labels: [/roll/] },
  {
    kind: 'crackers',
    categories: ['bread-bakery', 'snacks-confectionery'],
    id: /crackers|^shapes-|^jatz/,
    except: /prawn|and-crackers/,
    labels: [/handful/],
  },
  {
    kind: 'chips and popcorn',
    categories: ['snacks-confectionery'],
    id: /crisps|chips|popcorn|twisties|cheezels|doritos|pretzels/,
    except: /chocolate-chips|cake|muesli|bar-/,
    labels: [/handful/],
  },
  {
    kind: 'nuts',
    categories: ['legumes-nuts-seeds'],
    id: /^(almonds|cashews|walnuts|pecans|macadamias|peanuts|pistachios|hazelnuts|brazil-nuts|mixed-nuts|pepitas)/,
    labels: [/handful/],
  },
  {
    kind: 'berries and grapes',
    categories: ['fruit'],
    id: /(berries|grapes|cherries)-(raw|frozen)$/,
    labels: [/handful|cup/],
  },
  {
    kind: 'breakfast cereals',
    categories: ['breakfast'],
    id: /flakes|cereal|muesli|granola|puffed|kelloggs$/,
    basis: '100g',
    states: /as-sold/,
    labels: [/bowl|biscuit/],
  },
  {
    kind: 'rice, pasta and noodles',
    categories: ['cereals-grains-pasta'],
    id: /^(rice|pasta|noodles)-/,
    except: /konjac|-dry|pouch/,
    states: /boiled|cooked|steamed/,
    labels: [/cup|packet/, /bowl|packet/],
  },
  {
    kind: 'soups',
    categories: ['soups'],
    id: /soup/,
    except: /condensed|dry|mix/,
    basis: '100g',
    labels: [/bowl/],
  },
  {
    kind: 'sandwiches',
    categories: ['takeaway-fast-food'],
    id: /^sandwich-/,
    labels: [/sandwich|toastie/],
  },
  {
    kind: 'milk',
    categories: ['eggs-dairy', 'dairy-alternatives'],
    id: /^(milk|soy-milk|almond-milk|oat-milk|rice-milk)(-|$)/,
    basis: '100ml',
    labels: [/glass|cup/],
  },
  {
    kind: 'juice',
    categories: ['drinks'],
    id: /juice|nectar/,
    except: /lemon-juice|lime-juice|smoothie/,
    basis: '100ml',
    labels: [/glass|bottle/, /bottle|popper|carton/],
  },
  {
    kind: 'soft drinks',
    categories: ['drinks'],
    id: /cola$|cola-(?!.*rum)|^pepsi|^sprite|^fanta|^solo|^mountain-dew|^lemonade/,
    basis: '100ml',
    labels: [/can/, /bottle/, /glass/],
  },
  {
    kind: 'energy drinks',
    categories: ['drinks'],
    id: /energy-drink|red-bull|monster/,
    labels: [/can/],
  },
  {
    kind: 'sports drinks',
    categories: ['drinks', 'sports-supplements'],
    id: /sports-drink|gatorade|powerade/,
    basis: '100ml',
    labels: [/bottle/, /glass/],
  },
  {
    kind: 'coffee with milk',
    categories: ['drinks'],
    id: /^(flat-white|latte|cappuccino|mocha|chai-latte|iced-latte|hot-chocolate)-/,
    labels: [/regular|cup/, /large/],
  },
  {
    kind: 'beer',
    categories: ['alcohol'],
    id: /^beer-/,
    labels: [/schooner|pint/, /can|stubby|bottle/],
  },
  { kind: 'wine', categories: ['alcohol'], id: /^wine-/, labels: [/glass/, /bottle/] },
];

const isOf = (food: CatalogueFood, kind: Measured): boolean =>
  kind.categories.includes(food.category) &&
  kind.id.test(food.id) &&
  !kind.except?.test(food.id) &&
  (kind.basis === undefined || kind.basis === food.basis) &&
  (kind.states === undefined || kind.states.test(food.state));

/** Measures that people use for such a food and that it lacks. */
export const measureProblems = (food: CatalogueFood): string[] =>
  MEASURES.filter((kind) => isOf(food, kind)).flatMap(({ kind, labels }) =>
    labels
      .filter((wanted) => !food.portions.some(({ label }) => wanted.test(label)))
      .map((wanted) => `has no portion like "${wanted.source}", as ${kind} have`),
  );

/** Kinds that no food of the catalogue is of: their pattern names nothing any more. */
export const strayMeasures = (foods: readonly CatalogueFood[]): string[] =>
  MEASURES.filter((kind) => !foods.some((food) => isOf(food, kind))).map(({ kind }) => kind);
