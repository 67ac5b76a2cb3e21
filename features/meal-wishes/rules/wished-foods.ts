import type { Allergen } from '#features/recipe-book/rules/allergen-kinds.ts';
import { TREE_NUTS } from '#features/recipe-book/rules/allergen-kinds.ts';
import { allFacts } from '#features/recipe-book/rules/food-facts.ts';
import type { FoodFacts, Origin } from '#features/recipe-book/rules/read-facts.ts';

/**
 * Groups of foods as people name them, one a line: id | other words | which foods. Of the foods `@fish` is
 * an origin, `#vegetables` an aisle, `*tomato` any key with that word; none: any key with the id's word.
 */
const GROUPS = `
meat | meaty | @beef @lamb @pork @poultry @kangaroo
red-meat | | @beef @lamb @pork @kangaroo
beef | beef mince,steak mince | @beef
steak | steaks,rump,sirloin | rump-steak sirloin flank
lamb | mutton | @lamb
pork | | @pork
bacon | | bacon
ham | | ham
sausage | snags,snag,sausages | *sausages *chorizo
chicken | chook,chicken breast,chicken thigh,chicken thighs,drumsticks | *chicken
poultry | | @poultry
turkey | | *turkey
kangaroo | roo | @kangaroo
mince | minced meat,ground beef | *mince
processed-meat | deli meat,cold cuts,cured meat | bacon ham chorizo pork-sausages roast-beef turkey-slices
fish | fishy | @fish
raw-fish | sashimi,ceviche,raw seafood,raw salmon,raw tuna,uncooked fish,rare fish,rare tuna | tuna-steak smoked-salmon
oily-fish | fatty fish,omega 3 | *salmon sardines *anchovies smoked-salmon
white-fish | | barramundi basa white-fish snapper flathead
seafood | | @fish @crustacean @mollusc
shellfish | crustacean,crustaceans | @crustacean @mollusc
prawn | shrimp,prawns | *prawns
salmon | | *salmon
tuna | tinned tuna,canned tuna | *tuna
anchovy | anchovies | anchovies
egg | eggs | egg egg-white
dairy | milk products | @milk @rennet
milk | | milk light-milk buttermilk evaporated-milk
cheese | | cheddar tasty-cheese *cheese mozzarella bocconcini parmesan feta ricotta haloumi paneer
soft-cheese | soft cheeses,brie,camembert,brie or camembert | bocconcini mozzarella ricotta feta goat-cheese cottage-cheese cream-cheese paneer
yoghurt | yogurt,yoghurts | *yoghurt
cream | | cream sour-cream
butter | | butter ghee
tofu | | *tofu
soy | soya | *soy *tofu tempeh edamame tamari
soy-sauce | | soy tamari
bean | beans,legume,legumes,pulses | *beans cannellini borlotti bean-mix chickpeas *lentils split-peas butter-beans
lentil | lentils,dal,dahl | *lentils
chickpea | chickpeas | chickpeas
vegetable | veg,veggies,veges,vegies,veggie,vege,vegetables,vegies,vegs | #vegetables mixed-veg frozen-spinach broad-beans peas
greens | leafy greens,green veg,greenery | *spinach kale silverbeet rocket broccoli broccolini bok-choy wombok green-beans brussels-sprouts asparagus snow-peas
salad-leaf | lettuce,lettuces,salad leaves | lettuce iceberg mixed-leaves rocket
mushroom | mushies,mushrooms,mushy | *mushrooms portobello *shiitake
capsicum | peppers,bell pepper,bell peppers,capsicums | *capsicum
eggplant | aubergine | eggplant
zucchini | courgette,zucchinis,zuke | zucchini
onion | onions | onion *onion
garlic | | garlic garlic-powder
tomato | tomatoes | *tomato *tomatoes passata tomato-paste
potato | potatoes,spuds,spud | potato
sweet-potato | kumara | sweet-potato
pumpkin | butternut | pumpkin
carrot | carrots | carrot baby-carrots
cabbage | | *cabbage wombok
spinach | baby spinach | *spinach
brussels-sprout | brussels sprouts,brussel sprouts,sprouts | brussels-sprouts
corn | | *corn
avocado | avo,avos | avocado
olive | olives | olives green-olives
coriander | cilantro | coriander
spicy | hot food,heat,spice,mild,mild food,milder,mildly spiced,kid friendly,kids friendly,child friendly,toddler friendly,suitable for kids,good for kids | *chilli cayenne jalapeno hot-sauce thai-paste green-paste indian-paste chilli-flakes chilli-powder
chilli | chili,chillies,chilies | *chilli jalapeno chilli-flakes
coconut | | *coconut
coconut-milk | coconut cream | *coconut-milk coconut-cream
fruit | | #fruit *frozen-berries
berry | berries | *strawberries *blueberries *raspberries frozen-berries
rice | | rice basmati brown-rice arborio sushi-rice cooked-rice microwave-brown-rice
pasta | spaghetti,penne | pasta spaghetti wholemeal-pasta lasagne-sheets gf-pasta fresh-pasta
noodle | noodles,ramen,udon | *noodles vermicelli soba udon hokkien
bread | | #bakery
oats | porridge,oatmeal,overnight oats,bircher | oats
cereal | muesli,weetbix | muesli weet-biscuits puffed-rice corn-flakes bran
nuts | nut | *almonds almond-meal almond-butter almond-milk cashews walnuts pecans hazelnuts macadamias pistachios pine-nuts lsa
tree-nuts | tree nut | *almonds cashews walnuts pecans hazelnuts macadamias pistachios pine-nuts
peanut | peanuts,peanut butter | peanuts peanut-butter peanut-oil
sesame | tahini | sesame tahini sesame-oil hummus
wheat | | 
alcohol | wine,beer,booze | red-wine white-wine
protein-powder | whey,protein shake,protein shakes | whey soy-protein
gluten | | 
`;

/** Allergens that a food's name stands for after "allergic to". Gluten and dairy are diets of their own. */
const ALLERGENS_OF: Readonly<Record<string, readonly Allergen[]>> = {
  egg: ['egg'],
  fish: ['fish'],
  seafood: ['fish', 'crustacean', 'mollusc'],
  shellfish: ['crustacean', 'mollusc'],
  prawn: ['crustacean'],
  milk: ['milk'],
  soy: ['soy'],
  tofu: ['soy'],
  'soy-sauce': ['soy'],
  peanut: ['peanut'],
  nuts: [...TREE_NUTS, 'peanut'],
  'tree-nuts': TREE_NUTS,
  sesame: ['sesame'],
  wheat: ['wheat'],
  lupin: ['lupin'],
  almonds: ['almond'],
  cashews: ['cashew'],
  walnuts: ['walnut'],
};

/** Animals that are left out wholly, whatever else has to give. */
const ORIGINS_OF: Readonly<Record<string, readonly Origin[]>> = {
  meat: ['beef', 'lamb', 'pork', 'poultry', 'kangaroo'],
  'red-meat': ['beef', 'lamb', 'pork', 'kangaroo'],
  beef: ['beef'],
  lamb: ['lamb'],
  pork: ['pork'],
  poultry: ['poultry'],
  kangaroo: ['kangaroo'],
  fish: ['fish'],
  seafood: ['fish', 'crustacean', 'mollusc'],
  shellfish: ['crustacean', 'mollusc'],
};

export type WishedFood = {
  id: string;
  words: readonly string[];
  keys: readonly string[];
  allergens: readonly Allergen[];
  origins: readonly Origin[];
};

const hasWord = (key: string, word: string): boolean => `-${key}-`.includes(`-${word}-`);

function listKeys(id: string, selectors: string): string[] {
  const chosen = selectors.trim() === '' ? [`*${id}`] : selectors.trim().split(/\s+/);
  const matches = ({ key, origin, aisle }: FoodFacts, selector: string): boolean => {
    const name = selector.slice(1);
    if (selector.startsWith('@')) return origin === name;
    if (selector.startsWith('#')) return aisle === name;
    return selector.startsWith('*') ? hasWord(key, name) : key === selector;
  };
  return allFacts()
    .filter((facts) => chosen.some((selector) => matches(facts, selector)))
    .map(({ key }) => key);
}

const toFood = (id: string, words: readonly string[], keys: readonly string[]): WishedFood => ({
  id,
  words: [id.replaceAll('-', ' '), ...words],
  keys,
  allergens: ALLERGENS_OF[id] ?? [],
  origins: ORIGINS_OF[id] ?? [],
});

const groups: readonly WishedFood[] = GROUPS.trim()
  .split('\n')
  .map((line) => {
    const [id = '', words = '', selectors = ''] = line.split('|').map((one) => one.trim());
    return toFood(id, words.split(',').filter(Boolean), listKeys(id, selectors));
  });

const named = new Set(groups.flatMap(({ words }) => words));
/** Foods that no group names, by the words that recipes use. */
const singles: readonly WishedFood[] = allFacts().flatMap(({ key, one, many }) => {
  const words = [
    ...new Set([key.replaceAll('-', ' '), one, many].map((word) => word.toLowerCase())),
  ];
  return named.has(key.replaceAll('-', ' ')) ? [] : [toFood(key, words.slice(1), [key])];
});

/** Every food or group of foods that a wish can be about, groups first. */
export const WISHED_FOODS: readonly WishedFood[] = [...groups, ...singles];

const byId = new Map(WISHED_FOODS.map((food) => [food.id, food]));
export const findWishedFood = (id: string): WishedFood | undefined => byId.get(id);
