/**
 * What is typed, and the first result: the food as people eat it, or as they say it is. `*` stands for anything. Of squid
 * the catalogue has the raw food alone.
 */
export const EATEN_STATE_QUERIES: readonly (readonly [query: string, first: string[]])[] = `
rice = rice-*boiled
white rice = rice-white-*boiled
brown rice = rice-brown-boiled
basmati rice = rice-jasmine-or-basmati-boiled
jasmine rice = rice-jasmine-or-basmati-boiled
wild rice = rice-wild-cooked
quinoa = quinoa-cooked
couscous = couscous-cooked
barley = barley-pearl-cooked
buckwheat = buckwheat-cooked
millet = millet-cooked
burghul = burghul-cooked
amaranth = amaranth-grain-cooked
polenta = polenta-cooked-in-water
pasta = pasta-white-boiled
wholemeal pasta = pasta-wholemeal-boiled
egg pasta = pasta-egg-boiled
rice noodles = noodles-rice-boiled
oat bran = oat-bran-cooked
lentils = lentils-green-or-brown-boiled
brown lentils = lentils-green-or-brown-boiled
chickpeas = chickpeas-boiled | chickpeas-canned-drained
black beans = black-beans-boiled | black-beans-canned*
kidney beans = kidney-beans-*boiled | kidney-beans-*canned*
soybeans = soybeans-*boiled | soybeans-*cooked
split peas = split-peas-boiled
mung beans = mung-beans-*boiled
adzuki beans = adzuki-beans-boiled
chicken breast = chicken-breast-cooked* | chicken-breast-boiled* | chicken-breast-grilled* | chicken-breast-roasted* | chicken-breast-baked* | chicken-breast-steamed*
chicken thigh = chicken-thigh-cooked* | chicken-thigh-boiled* | chicken-thigh-grilled* | chicken-thigh-roasted* | chicken-thigh-baked* | chicken-thigh-steamed*
chicken drumstick = chicken-drumstick-cooked* | chicken-drumstick-boiled* | chicken-drumstick-grilled* | chicken-drumstick-roasted* | chicken-drumstick-baked* | chicken-drumstick-steamed*
chicken wing = chicken-wing-roasted-with-skin
turkey breast = turkey-breast-cooked* | turkey-breast-boiled* | turkey-breast-grilled* | turkey-breast-roasted* | turkey-breast-baked* | turkey-breast-steamed*
duck = duck-cooked* | duck-boiled* | duck-grilled* | duck-roasted* | duck-baked* | duck-steamed*
beef mince = beef-mince-*cooked
lamb mince = lamb-mince-cooked* | lamb-mince-boiled* | lamb-mince-grilled* | lamb-mince-roasted* | lamb-mince-baked* | lamb-mince-steamed*
rump steak = beef-rump-steak-grilled*
scotch fillet = beef-scotch-fillet-steak-cooked* | beef-scotch-fillet-steak-boiled* | beef-scotch-fillet-steak-grilled* | beef-scotch-fillet-steak-roasted* | beef-scotch-fillet-steak-baked* | beef-scotch-fillet-steak-steamed*
pork belly = pork-belly-roasted
pork fillet = pork-fillet-cooked* | pork-fillet-boiled* | pork-fillet-grilled* | pork-fillet-roasted* | pork-fillet-baked* | pork-fillet-steamed*
bacon = bacon-*grilled | bacon-*fried
kangaroo steak = kangaroo-steak-grilled
salmon = salmon-atlantic-cooked* | salmon-atlantic-boiled* | salmon-atlantic-grilled* | salmon-atlantic-roasted* | salmon-atlantic-baked* | salmon-atlantic-steamed*
barramundi = barramundi-cooked
snapper = snapper-cooked* | snapper-boiled* | snapper-grilled* | snapper-roasted* | snapper-baked* | snapper-steamed*
cod = cod-cooked* | cod-boiled* | cod-grilled* | cod-roasted* | cod-baked* | cod-steamed*
prawns = prawns-boiled
squid = squid-raw
mussels = mussels-cooked* | mussels-boiled* | mussels-grilled* | mussels-roasted* | mussels-baked* | mussels-steamed*
egg = egg-boiled | egg-fried* | egg-poached*
potato = potato-cooked* | potato-boiled* | potato-grilled* | potato-roasted* | potato-baked* | potato-steamed*
sweet potato = sweet-potato-cooked* | sweet-potato-boiled* | sweet-potato-grilled* | sweet-potato-roasted* | sweet-potato-baked* | sweet-potato-steamed*
pumpkin = pumpkin-butternut-cooked* | pumpkin-butternut-boiled* | pumpkin-butternut-grilled* | pumpkin-butternut-roasted* | pumpkin-butternut-baked* | pumpkin-butternut-steamed*
corn = corn-sweet-cooked* | corn-sweet-boiled* | corn-sweet-grilled* | corn-sweet-roasted* | corn-sweet-baked* | corn-sweet-steamed*
parsnip = parsnip-cooked* | parsnip-boiled* | parsnip-grilled* | parsnip-roasted* | parsnip-baked* | parsnip-steamed*
porridge = porridge-*
oats = oats-rolled-dry
brown rice raw = rice-brown-raw
dry pasta = pasta-white-dry
raw chicken breast = chicken-breast-raw*
oysters = oysters-raw
apple slice = apple-slice-bakery
gluten free pizza base = pizza-base-gluten-free
freeze dried strawberries = strawberries-freeze-dried
`
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', first = ''] = line.split(' = ');
    return [query, first.split(' | ').map((id) => `catalogue:${id}`)] as const;
  });
