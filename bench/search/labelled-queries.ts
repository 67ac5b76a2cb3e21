import type { Planted } from './planted-products.ts';
import { SYNONYM_QUERIES } from './synonym-queries.ts';

/** A query, and the foods of which one belongs in the first five. */
export type LabelledQuery = {
  kind: 'plain' | 'beginning' | 'typo' | 'synonym' | 'order' | 'brand';
  query: string;
  /** ids of catalogue foods, `*` at the end for any ending; or products by code */
  expected: string[];
};

/** `query = id | id`, the ids being of the catalogue. */
const CATALOGUE: Record<Exclude<LabelledQuery['kind'], 'brand'>, string> = {
  plain: `
banana = banana-raw
apple = apple-raw*
orange = orange-raw*
avocado = avocado-raw
blueberries = blueberries-raw | blueberries-frozen
strawberries = strawberries-raw | strawberries-frozen
watermelon = watermelon-raw
mango = mango-raw
chicken breast = chicken-breast*
chicken thigh = chicken-thigh*
beef mince = beef-mince*
salmon = salmon*
tuna in oil = tuna-canned-in-oil*
boiled egg = egg-boiled
scrambled eggs = eggs-scrambled | eggs-on-toast-scrambled
fried egg = egg-fried
full cream milk = milk-full-cream
skim milk = milk-skim
soy milk = soy-milk*
almond milk = almond-milk*
oat milk = oat-milk
white bread = bread-white*
wholemeal bread = bread-wholemeal*
sourdough = bread-sourdough*
rye bread = bread-rye*
english muffin = english-muffin*
croissant = croissant*
brown rice = rice-brown*
jasmine rice = rice-jasmine*
quinoa = quinoa*
couscous = couscous*
pasta = pasta*
spaghetti bolognese = spaghetti-bolognese
lasagne = lasagne*
butter chicken = butter-chicken*
pad thai = pad-thai*
fried rice = fried-rice* | nasi-goreng
beef stir fry = beef-stir-fry*
chicken schnitzel = chicken-schnitzel*
fish fingers = fish-fingers*
olive oil = oil-olive
butter = butter-salted | butter-unsalted
peanut butter = peanut-butter*
honey = honey
jam = jam | fruit-jelly-spread
tomato sauce = tomato-sauce
soy sauce = soy-sauce*
mayonnaise = mayonnaise*
hummus = hummus*
flat white = flat-white*
cappuccino = cappuccino*
orange juice = orange-juice*
green tea = tea-green
almonds = almonds*
cashews = cashews*
walnuts = walnuts*
chia seeds = chia-seeds
pumpkin scone = pumpkin-scone
caesar salad = caesar-salad | chicken-caesar-salad
kangaroo steak = kangaroo-steak*`,
  beginning: `
ban = banana*
banan = banana*
avoc = avocado*
strawb = strawberr*
chicken br = chicken-breast*
chicken brea = chicken-breast*
beef min = beef-mince*
full cream m = milk-full-cream | flat-white-full* | latte-full*
wholem = *wholemeal*
brocc = broccoli*
cauli = cauliflower*
sweet pot = sweet-potato*
spaghetti bol = spaghetti-bolognese
lasag = lasagne*
peanut but = peanut-butter*
veg = *veg*
porr = porridge*
weetb = wheat-biscuit*
capp = cappuccino*
flat wh = flat-white*
choc mil = chocolate-milk* | *chocolate-milk* | chocolate*
greek yog = yoghurt-greek* | *greek*
cott = cottage* | *cottage*
parm = *parm*
mozz = *mozzarella*
prot = *protein*
pavl = pavlova*
lam = lamb* | lamington
lamin = lamington
hot cross = hot-cross-bun
meat p = meat-pie* | *pie*
sausage r = sausage-roll* | *sausage*
dim s = dim-sim*
tim t = biscuit-chocolate-coated-cream
anz = anzac*
hot ch = hot-chips* | *hot-chocolate* | *chips* | cheesy*
rice bub = puffed-rice-cereal
cocon = coconut*
tun = tuna*
salm = salmon*`,
  typo: `
bananna = banana*
bannana = banana*
banaan = banana*
avacado = avocado* | smashed-avo* | *avocado*
avocardo = avocado* | *avocado*
brocoli = broccoli*
brocolli = broccoli*
cauliflour = cauliflower*
zuchini = zucchini*
zuccini = zucchini*
capsicam = capsicum*
tomatoe = tomato*
potatoe = potato*
potatos = potato*
sweet potatoe = sweet-potato*
spinich = spinach* | *spinach*
letuce = lettuce* | *lettuce*
cucmber = cucumber*
mushrom = mushroom* | *mushroom*
strawberrys = strawberr*
strawbery = strawberr*
blueberrys = blueberr*
rasberry = raspberr*
raspberrys = raspberr*
pinapple = pineapple*
pineaple = pineapple*
mandrin = mandarin*
watermellon = watermelon*
nectarin = nectarine*
chiken breast = chicken-breast*
chicken brest = chicken-breast*
chickn thigh = chicken-thigh*
beef mnce = beef-mince*
samon = salmon*
salmn = salmon*
tunna = tuna*
prawnes = prawns*
saussage = sausage* | *sausage*
bacn = bacon*
mlik = milk*
mikl full cream = milk-full-cream*
yogourt = *yoghurt*
yougurt = *yoghurt*
yoghurt greek = *yoghurt*
chedder = *cheddar*
mozarella = *mozzarella*
mozzerella = *mozzarella*
parmesean = *parmesan*
philidelphia cream cheese = *cream-cheese* | *cheese*
bred white = bread-white*
sourdoh = bread-sourdough*
croisant = croissant*
crossaint = croissant*
muslei = muesli* | *muesli*
museli = muesli* | *muesli*
porrige = porridge*
weetbicks = wheat-biscuit*
quinioa = quinoa*
cous cous = couscous*
spagetti = spaghetti* | pasta*
spaghetti bolognaise = spaghetti-bolognese | bolognese-sauce
lasange = lasagne*
lasanga = lasagne*
fetuccine = fettuccine* | pasta*
carbonarra = spaghetti-carbonara | *carbonara*
chiken curry = chicken-curry* | *chicken*curry* | thai-green-curry-chicken
schnitzle = *schnitzel*
chicken schnitzal = chicken-schnitzel*
parmagiana = chicken-parmigiana*
hamburgur = *hamburger* | *burger*
piza = *pizza*
vegimite = *vegemite* | yeast-extract-spread
peanut buter = peanut-butter*
nutela = chocolate-hazelnut-spread
mayonaise = mayonnaise*
mayonase = mayonnaise*
ketchap = tomato-sauce
humus = hummus*
hommus = hummus*
guacamoli = guacamole
capuccino = cappuccino*
cappucino = cappuccino*
expresso = coffee-espresso* | *espresso*
lemonaide = lemonade*
orange jiuce = orange-juice*
choclate = chocolate* | *chocolate*
chocolat = chocolate* | *chocolate*
almods = almonds*
cashuews = cashews*
macadamea = macadamias*
pistacio = pistachios*
lamingtin = lamington
pavlva = pavlova*
cheescake = cheesecake*
brownee = brownie*`,
  synonym: SYNONYM_QUERIES,
  order: `
breast chicken grilled = chicken-breast-grilled*
grilled chicken breast = chicken-breast-grilled*
raw banana = banana-raw
rice white cooked = rice-white-boiled | rice-white*
cooked brown rice = rice-brown-boiled
milk full cream = milk-full-cream
cream full milk = milk-full-cream*
toast vegemite = vegemite-on-toast*
toast and peanut butter = peanut-butter-on-toast
bolognese spaghetti = spaghetti-bolognese
chips chicken parmigiana = chicken-parmigiana-with-chips*
lean beef mince raw = beef-mince-lean-raw | beef-mince-extra-lean-raw
raw lean mince = beef-mince-lean-raw | beef-mince-extra-lean-raw | *mince*raw
canned tuna springwater = tuna-canned-in-springwater*
smoked salmon = salmon-smoked
oats with skim milk = porridge-made-with-skim-milk
white flat skim = flat-white-skim*
latte soy = latte-soy*
soy latte = latte-soy*
oat flat white = flat-white-oat*
almond cappuccino = cappuccino* | *almond-milk*
muffin blueberry = muffin-blueberry*
cake carrot = cake-carrot*
banana bread = bread-banana
garlic bread = bread-garlic*
corn bread = bread-corn
bread raisin toasted = bread-raisin-toasted
toasted wholemeal bread = bread-wholemeal-toasted
baked beans on toast = baked-beans-on-toast
poached eggs on toast = eggs-on-toast-poached
salad greek = *greek-salad* | *salad*
rice fried vegetable = fried-rice-vegetable
curry green chicken thai = thai-green-curry-chicken
red thai curry beef = thai-red-curry-beef
chicken butter with rice = butter-chicken-with-rice
soup miso = miso-soup*
lamb leg roasted = lamb-leg-roasted*
steak rump grilled = beef-rump-steak-grilled*
skinless chicken thigh raw = chicken-thigh-raw-skinless
juice orange fresh = orange-juice-fresh
juice apple = apple-juice*
dried apricots = apricot-dried
frozen raspberries = raspberries-frozen
canned chickpeas = chickpeas-canned*
red kidney beans = kidney-beans-red*
unsweetened almond milk = almond-milk-unsweetened
salted roasted peanuts = peanuts-roasted-salted
raw almonds = almonds-raw
crunchy peanut butter = peanut-butter-crunchy
vinegar balsamic = vinegar-balsamic
sweet chilli sauce = sweet-chilli-sauce
dark chocolate = chocolate-dark*
milk chocolate = chocolate-milk*
milkshake chocolate = milkshake-chocolate`,
};

/** `query = id | id` a line. */
export function parseQueries<Kind extends string>(kind: Kind, text: string) {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', ids = ''] = line.split(' = ');
      return { kind, query, expected: ids.split(' | ').map((id) => `catalogue:${id.trim()}`) };
    });
}

/** The queries about generic foods. */
export const CATALOGUE_QUERIES: LabelledQuery[] = Object.entries(CATALOGUE).flatMap(
  ([kind, text]) => parseQueries(kind as LabelledQuery['kind'], text),
);

/** Whether an id is what was expected. */
export function isExpected(expected: readonly string[], id: string): boolean {
  return expected.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.]/g, '\\.'));
    return new RegExp(`^${parts.join('.*')}$`).test(id);
  });
}

/** The queries about products that are planted among the generated ones. */
export const brandQueries = (planted: readonly Planted[]): LabelledQuery[] =>
  planted.flatMap(({ code, queries }) =>
    queries.map((query) => ({ kind: 'brand' as const, query, expected: [`off:${code}`] })),
  );
