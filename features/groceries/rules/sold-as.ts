import { factsByKey } from '#features/recipe-book/rules/food-facts.ts';
import type { FoodFacts } from '#features/recipe-book/rules/read-facts.ts';
import type { Sold } from './to-purchase.ts';

/**
 * How Australian supermarkets sell foods: `y` edible share of what is bought (USDA refuse factors, rounded),
 * `p` packs in g or ml as bought, `n` edible grams of one piece or bunch, and what one is called.
 */
const TABLE = `
onion y:0.9 | red-onion y:0.9 | spring-onion y:0.85 n:90 bunch | leek y:0.5 | shallot y:0.88
garlic y:0.87 n:36 head | ginger y:0.93 n:60 piece | celery y:0.89 n:400 bunch | carrot y:0.89 | parsnip y:0.85
potato y:1 | sweet-potato y:0.84 n:350 | pumpkin y:0.84 | beetroot y:0.8 | zucchini y:0.95 | eggplant y:0.92
capsicum y:0.85 | green-capsicum y:0.85 | yellow-capsicum y:0.85 | tomato y:0.95 | cherry-tomatoes p:250,400
cucumber y:0.97 | lettuce y:0.85 n:300 | iceberg y:0.9 n:600 | mixed-leaves p:120,200 | rocket p:60,120
spinach p:120,280 | silverbeet y:0.8 n:400 bunch | kale y:0.7 n:200 bunch | bok-choy y:0.9 n:250 bunch
broccoli y:0.8 n:300 | broccolini y:0.95 n:180 bunch | cauliflower y:0.7 n:800 | asparagus y:0.75 n:160 bunch
green-beans y:0.9 | snow-peas y:0.94 | bean-sprouts p:250 | corn-cob y:0.6 | mushrooms p:200,400
swiss-mushrooms p:200,400 | fennel y:0.7 | celeriac y:0.75 | radish y:0.9 n:150 bunch | avocado y:0.7
wombok y:0.9 n:900 | cabbage y:0.8 n:300 quarter | red-cabbage y:0.8 n:250 quarter | lemongrass n:15 stalk | chilli n:10 | green-chilli n:10
lemon y:0.55 | lime y:0.6 | orange y:0.7 | apple y:0.9 | green-apple y:0.9 | pear y:0.9 | banana y:0.64
strawberries y:0.95 p:250,500 | blueberries p:125,200 | raspberries p:125 | mango y:0.65 | pineapple y:0.5 n:900
papaya y:0.65 n:500 | kiwifruit y:0.85 | grapes y:0.95 | watermelon y:0.55 | rockmelon y:0.55 n:700
peach y:0.93 | nectarine y:0.92 | plum y:0.94 | mandarin y:0.72 | passionfruit y:0.45 n:18 | fig y:0.99 n:50
parsley y:0.8 n:80 bunch | coriander y:0.8 n:60 bunch | basil y:0.7 n:40 bunch | mint y:0.65 n:40 bunch
dill y:0.7 n:25 bunch | chives n:25 bunch | thyme y:0.7 n:12 bunch | rosemary y:0.7 n:16 bunch
beef-mince p:500,1000 | beef-mince-extra-lean p:500 | lamb-mince p:500 | pork-mince p:500 | chicken-mince p:500
turkey-mince p:500 | kangaroo-mince p:500,1000 | chicken-breast p:500,1000 | chicken-thigh p:500,1000
chicken-drumstick y:0.65 p:1000 | lamb-chop y:0.75 | bacon p:200,400 | ham p:100,200 | pork-sausages p:480
smoked-salmon p:100,200 | milk p:1l,2l,3l | light-milk p:1l,2l,3l | lactose-free-milk p:1l,2l | buttermilk p:600m | yoghurt p:500,1000
skim-yoghurt p:500,1000 | natural-yoghurt p:500,1000 | butter p:250,500 | cream p:300m,600m | sour-cream p:200,300
cheddar p:250,500 | tasty-cheese p:250,500 | mozzarella p:250,500 | parmesan p:125,250 | feta p:180,200
ricotta p:250,500 | cottage-cheese p:250,500 | cream-cheese p:250 | haloumi p:180,225 | bocconcini p:220
tofu p:300,450 | extra-firm-tofu p:450 | soft-tofu p:300 | tempeh p:300 | hummus p:200 | soy-milk p:1l
almond-milk p:1l | oat-milk p:1l | gnocchi p:500 | fresh-pasta p:300,600 | soy-yoghurt p:160,500
grain-bread p:700 | white-bread p:700 | sourdough p:600 | rye-bread p:500 | raisin-bread p:550
rice p:1000,2000 | basmati p:1000 | brown-rice p:1000 | arborio p:500,1000 | sushi-rice p:500,1000
microwave-brown-rice p:250 | spaghetti p:500 | wholemeal-pasta p:500 | couscous p:500 | quinoa p:400
oats p:500,750 | burghul p:500 | barley p:500 | polenta p:500 | muesli p:500,750 | rice-noodles p:250,400
vermicelli p:250 | soba p:270 | udon p:400 | hokkien p:440 | egg-noodles p:250 | red-lentils p:375,500
lentils p:375 | split-peas p:500 | passata p:700 | tomato-paste p:140,250 | peanut-butter p:375 | tahini p:385
honey p:375,500 | maple-syrup p:250m | jam p:370 | flour p:1000,2000 | sr-flour p:1000,2000
wholemeal-flour p:1000 | sugar p:500,1000 | brown-sugar p:500,1000 | cornflour p:300 | cocoa p:250 | besan p:500
almonds p:200,400 | walnuts p:200 | cashews p:200,400 | chia p:250 | sesame p:100 | pepitas p:150
sultanas p:375 | dates p:400 | oil p:750m | olive-oil p:500m,750m | soy p:250m | tamari p:250m | fish-sauce p:200m
chicken-stock p:500m,1l | beef-stock p:500m,1l | peas p:500,1000 | frozen-corn p:500 | mixed-veg p:500,1000
frozen-spinach p:250,500 | frozen-berries p:500 | frozen-raspberries p:500 | frozen-blueberries p:500
frozen-mango p:500 | edamame p:400 | broad-beans p:500 | red-wine p:750m | white-wine p:750m
orange-juice p:1l,2l | apple-juice p:1l,2l | salt p:500 | pepper p:50 | wrap p:512 | pita p:384
corn-tortilla p:240 | breadcrumbs p:250 | rye-crispbread p:250 | taco-shell p:135 | filo p:375
focaccia n:300 loaf | buckwheat-flour p:500 | choc-chips p:200 | gf-besan p:500 | fried-tofu p:150
coconut-yoghurt p:500 | ghee p:250 | goat-cheese p:120 | swiss-cheese p:250 | paneer p:200 | tzatziki p:200
corn-flakes p:380 | lasagne-sheets p:375 | glass-noodles p:250 | gf-pasta p:340 | gf-quinoa p:400
seaweed n:25 packet | pappadum p:100 | rice-paper p:200 | wakame n:400 packet | weet-biscuits p:575 | bran p:500
gf-red-lentils p:375 | mung-beans p:500 | almond-butter p:250 | almond-meal p:200 | rice-cakes p:195
corn-thins p:150 | currants p:300 | desiccated-coconut p:250 | dried-apricots p:200 | cranberries p:170
flaked-almonds p:120 | golden-syrup p:500 | lsa p:200 | macadamias p:130 | pecans p:100 | pine-nuts p:80
corn-chips p:200 | soy-protein p:500 | prunes p:250 | pistachios p:130 | sunflower-seeds p:200 | peanuts p:300
whey p:1000 | crackers p:200 | vegemite p:220 | popcorn p:100 | cider-vinegar p:500m | balsamic p:250m
bbq-sauce p:500m | pesto p:190 | coconut-oil p:300 | oil-spray n:225 can | cranberry-sauce p:250
light-mayo p:440 | rice-vinegar p:250m | mustard p:175 | oyster-sauce p:255 | red-wine-vinegar p:500m
sesame-oil p:150m | sweet-chilli p:250m | tamarind p:200 | green-paste p:195 | thai-paste p:195 | salsa p:300
tomato-sauce p:500m | miso p:300 | vinegar p:750m | worcestershire p:250m | anchovies n:45 jar | capers p:110
gherkin p:375 | olives p:220 | pomegranate p:100 | bay-leaf n:5 packet | saffron n:0.25 packet
baking-powder p:125 | gf-baking-powder p:125 | bicarb p:350 | yeast p:56 | vanilla p:50 | taco-seasoning p:30
skim-milk-powder p:500,1000 | custard p:600 | puff-pastry p:1000 | instant-noodles p:375 | wonton-wrapper p:275
buckwheat p:500 | millet p:500 | puffed-rice p:375 | green-olives p:220 | jalapeno p:250 | sun-dried-tomatoes p:250
dried-shiitake p:50 | apple-puree p:400 | rice-crackers p:100 | dried-figs p:250 | hazelnuts p:150 | linseed p:400
rice-flour p:500 | semolina p:500 | dark-chocolate p:180 | peanut-oil p:750m | hoisin p:250 | teriyaki p:250
hot-sauce p:150 | indian-paste p:280 | mayo p:440 | pasta-sauce p:500 | mango-chutney p:340 | chorizo p:250
veg-mince p:350 | okra p:500
cooked-prawns p:250,500 | prawns p:250,500 | roast-beef p:100,200 | turkey-slices p:100,200
`;

/** What is made of another food at home is bought as that: edible grams of it for one gram. */
const BOUGHT_AS: Readonly<Record<string, readonly [key: string, share: number]>> = {
  // Rice triples in the pot.
  'cooked-rice': ['rice', 1 / 3],
  'chicken-cooked': ['chicken-breast', 1 / 0.75],
  'egg-white': ['egg', 50 / 33],
  // A lemon gives 40 ml of juice or 5 g of zest, a lime 30 ml, an orange 80 ml or 8 g.
  'lemon-juice': ['lemon', 84 / (40 * 1.03)],
  'lime-juice': ['lime', 67 / (30 * 1.03)],
  'lemon-zest': ['lemon', 84 / 5],
  'orange-zest': ['orange', 140 / 8],
};

/** The food that is bought for another one, and its edible grams. */
export function toBought(facts: FoodFacts, grams: number | null): [FoodFacts, number | null] {
  const [key, share] = BOUGHT_AS[facts.key] ?? [facts.key, 1];
  const bought = factsByKey(key) ?? facts;
  return [bought, grams === null ? null : grams * share];
}

/** What comes out of the tap. */
export const FREE = new Set(['water']);

type Entry = {
  edibleShare: number;
  packs: readonly string[];
  pieceGrams: number | null;
  piece: string | null;
};

const readEntry = (text: string): [string, Entry] => {
  const [key = '', ...words] = text.trim().split(' ');
  const entry: Entry = { edibleShare: 1, packs: [], pieceGrams: null, piece: null };
  for (const word of words) {
    const [name, value = ''] = word.split(':');
    if (name === 'y') entry.edibleShare = Number(value);
    else if (name === 'p') entry.packs = value.split(',');
    else if (name === 'n') entry.pieceGrams = Number(value);
    else entry.piece = word;
  }
  return [key, entry];
};

const byKey = new Map(
  TABLE.split(/[\n|]/)
    .filter((text) => text.trim() !== '')
    .map(readEntry),
);

/** Pieces that are smaller are weighed: nobody counts mushrooms. */
const MIN_COUNTED_GRAMS = 40;
/** A jar or packet of ground spice. */
const JAR_G = 30;
const BY_PIECE = new Set(['vegetables', 'fruit', 'bakery', 'seafood']);

/** Grams of "500", "2l" or "300m". */
function packGrams(text: string, density: number | null): number {
  const ml = text.endsWith('l') ? 1_000 : text.endsWith('m') ? 1 : null;
  const value = Number.parseFloat(text);
  return ml === null ? value : value * ml * (density ?? 1);
}

export type SoldAs = Sold & {
  /** what one piece is called: "bunch", "can"; null: by its own name */
  piece: string | null;
  /** sold by volume: g/ml; null: by weight */
  density: number | null;
};

/** How a food is bought; by weight where nothing is known. */
export function soldAs(key: string): SoldAs {
  const facts = factsByKey(key);
  const loose = { edibleShare: 1, pieceGrams: null, packGrams: [], piece: null, density: null };
  if (!facts) return loose;
  const entry = byKey.get(key);
  const { gramsPer, densityGramsPerMl, role, linkFactor } = facts;
  const edibleShare = entry?.edibleShare ?? 1;
  // Flour and oats have a density and are weighed.
  const isLiquid = entry?.packs.some((pack) => /[lm]$/.test(pack)) ?? false;
  const density = isLiquid ? densityGramsPerMl : null;
  const base = { ...loose, edibleShare, density };
  if (role === 'egg') return { ...base, pieceGrams: gramsPer.each ?? null, packPieces: [6, 12] };
  const { can, pouch, bottle } = gramsPer;
  if (can !== undefined) return { ...base, pieceGrams: can / linkFactor, piece: 'can' };
  if (entry && entry.packs.length > 0) {
    return { ...base, packGrams: entry.packs.map((pack) => packGrams(pack, densityGramsPerMl)) };
  }
  if (entry?.pieceGrams) return { ...base, pieceGrams: entry.pieceGrams, piece: entry.piece };
  const container = bottle ?? pouch ?? facts.packGrams ?? (facts.aisle === 'spices' ? JAR_G : null);
  if (container) return { ...base, packGrams: [container] };
  const each = gramsPer.each ?? 0;
  const isCounted = each >= MIN_COUNTED_GRAMS && BY_PIECE.has(facts.aisle);
  return isCounted ? { ...base, pieceGrams: each } : base;
}
