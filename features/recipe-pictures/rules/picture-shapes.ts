import type { Aisle } from '#features/recipe-book/rules/read-facts.ts';

/** Shapes in which an ingredient is drawn. `base` is sauce, `none` is not seen. */
export const PIECE_SHAPES = [
  'round',
  'chunk',
  'strip',
  'leaf',
  'herb',
  'floret',
  'berry',
  'bean',
  'grain',
  'crumb',
  'egg',
  'fillet',
  'prawn',
  'steak',
  'dollop',
  'wedge',
  'mushroom',
  'shred',
  'sausage',
  'noodle',
  'bread',
  'base',
  'none',
] as const;
export type PieceShape = (typeof PIECE_SHAPES)[number];

const KEYS: Partial<Record<PieceShape, string>> = {
  round:
    'onion red-onion carrot zucchini tomato cucumber radish daikon banana kiwifruit beetroot beetroot-can corn-cob leek gherkin peach nectarine orange mandarin fig plum parsnip turnip swede sweet-potato jalapeno spring-onion chilli green-chilli celery strawberries passionfruit',
  chunk:
    'potato pumpkin eggplant feta paneer tofu extra-firm-tofu soft-tofu haloumi tempeh fried-tofu papaya pineapple pineapple-can mango rockmelon watermelon frozen-mango dark-chocolate tasty-cheese ham chorizo jackfruit celeriac taro',
  strip:
    'capsicum green-capsicum yellow-capsicum green-beans asparagus fennel chicken-breast chicken-thigh chicken-mince-strip chicken-cooked roast-chicken turkey-breast rump-steak flank pork-fillet bacon smoked-salmon turkey-slices roast-beef snow-peas bamboo rhubarb broccolini squid baby-carrots',
  leaf: 'lettuce iceberg mixed-leaves rocket spinach silverbeet kale bok-choy basil mint frozen-spinach',
  herb: 'parsley coriander dill chives thyme rosemary bay-leaf',
  floret: 'broccoli cauliflower brussels-sprouts popcorn',
  berry:
    'cherry-tomatoes blueberries raspberries grapes peas olives green-olives frozen-berries frozen-raspberries frozen-blueberries pomegranate edamame capers cranberries bocconcini choc-chips okra corn-can frozen-corn creamed-corn mixed-veg',
  bean: 'sultanas currants dates prunes dried-apricots dried-figs pepitas sunflower-seeds broad-beans',
  crumb:
    'beef-mince beef-mince-extra-lean lamb-mince pork-mince chicken-mince turkey-mince kangaroo-mince veg-mince breadcrumbs tuna-can salmon-can red-salmon-can sesame chia desiccated-coconut lsa linseed oats muesli peanuts almond-meal bran corn-flakes puffed-rice corn-chips',
  egg: 'egg',
  fillet: 'salmon barramundi basa white-fish snapper flathead tuna-steak sardines',
  prawn: 'prawns cooked-prawns',
  steak:
    'sirloin brisket chuck lamb-leg lamb-chop pork-steak pork-shoulder kangaroo chicken-drumstick',
  dollop:
    'yoghurt skim-yoghurt natural-yoghurt ricotta cottage-cheese cream-cheese goat-cheese tzatziki sour-cream coconut-yoghurt soy-yoghurt hummus custard cream mayo',
  wedge: 'lemon lime avocado apple green-apple pear',
  mushroom: 'mushrooms swiss-mushrooms portobello shiitake dried-shiitake',
  shred:
    'cabbage red-cabbage wombok bean-sprouts cheddar mozzarella parmesan seaweed wakame swiss-cheese',
  sausage: 'pork-sausages',
  noodle:
    'pasta spaghetti wholemeal-pasta gf-pasta rice-noodles vermicelli glass-noodles soba udon hokkien egg-noodles instant-noodles gnocchi lasagne-sheets fresh-pasta',
  bread:
    'bread grain-bread white-bread sourdough rye-bread pita naan roti wrap corn-tortilla taco-shell roll crusty-roll burger-bun english-muffin bagel raisin-bread focaccia crumpet filo puff-pastry rye-crispbread rice-cakes corn-thins crackers pappadum rice-paper',
  grain:
    'rice basmati brown-rice arborio sushi-rice cooked-rice microwave-brown-rice couscous burghul quinoa gf-quinoa barley polenta millet buckwheat semolina weet-biscuits',
  base: 'tomatoes passata tomato-paste pasta-sauce salsa coconut-milk light-coconut-milk coconut-cream milk light-milk soy-milk almond-milk oat-milk buttermilk peanut-butter tahini almond-butter soy tamari miso thai-paste green-paste indian-paste cocoa turmeric curry-powder paprika smoked-paprika bbq-sauce oyster-sauce hoisin pesto guacamole honey maple-syrup whey soy-protein refried-beans baked-beans red-lentils gf-red-lentils split-peas chicken-stock beef-stock apple-juice',
  none: 'water flour sr-flour wholemeal-flour besan gf-besan buckwheat-flour lemon-zest garlic ginger lemongrass shallot',
};

const shapeByKey = new Map(
  Object.entries(KEYS).flatMap(([shape, keys]) =>
    keys.split(' ').map((key) => [key, shape as PieceShape] as const),
  ),
);

const SHAPE_OF_AISLE: Record<Aisle, PieceShape> = {
  vegetables: 'chunk',
  fruit: 'round',
  herbs: 'herb',
  meat: 'strip',
  seafood: 'fillet',
  dairy: 'dollop',
  chilled: 'chunk',
  bakery: 'bread',
  grains: 'grain',
  legumes: 'bean',
  tins: 'berry',
  nuts: 'bean',
  baking: 'none',
  spices: 'none',
  sauces: 'none',
  frozen: 'berry',
};

export const shapeOf = (key: string, aisle: Aisle): PieceShape =>
  shapeByKey.get(key) ?? SHAPE_OF_AISLE[aisle];

/** sRGB of the colour words in the food facts. */
export const COLOURS: Record<string, string> = {
  white: '#f4eee2',
  cream: '#eed9ab',
  yellow: '#f3ca45',
  gold: '#dda036',
  tan: '#c8955b',
  brown: '#84502f',
  orange: '#ec8433',
  salmon: '#f0937a',
  red: '#d5402d',
  pink: '#e88f97',
  purple: '#84305f',
  plum: '#6d2b46',
  indigo: '#434f8f',
  green: '#6aa53f',
  leaf: '#41843c',
  black: '#332c2a',
  silver: '#b4babd',
};
