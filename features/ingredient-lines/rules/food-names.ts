/**
 * What pages call the foods of the food facts, besides their own names: `key: name, name`. A line
 * without a key lists foods that the facts lack although parts of their names are in them.
 */
export const FOOD_NAMES = `
onion: brown onion, yellow onion, white onion, spanish onion
red-onion: red onion
spring-onion: spring onion, scallion, green onion, green shallot, salad onion
shallot: shallot, eschalot, french shallot, banana shallot
garlic: garlic, fresh garlic
ginger: ginger, ginger root, root ginger, fresh ginger
chilli: red chilli, long red chilli, birds eye chilli, thai chilli, fresh chilli, chilli, chile, small red chilli
green-chilli: green chilli, green chile, long green chilli, serrano
lemongrass: lemongrass, lemon grass
celery: celery, celery heart
carrot: carrot, dutch carrot
potato: potato, sebago potato, desiree potato, chat potato, floury potato, waxy potato, new potato, baking potato, russet potato, yukon gold potato, baby potato, kipfler potato, maris piper potato, king edward potato
sweet-potato: sweet potato, kumara, orange sweet potato, gold sweet potato
pumpkin: butternut pumpkin, pumpkin, butternut squash, butternut, kent pumpkin, jap pumpkin
beetroot: beetroot, beet, baby beetroot
zucchini: zucchini, zucchinis, courgette
eggplant: eggplant, aubergine, brinjal
capsicum: red capsicum, capsicum, red bell pepper, bell pepper, red pepper, romano pepper, sweet pepper
green-capsicum: green capsicum, green bell pepper, green pepper
yellow-capsicum: yellow capsicum, yellow bell pepper, yellow pepper, orange capsicum, orange bell pepper
tomato: tomato, roma tomato, truss tomato, vine tomato, plum tomato, fresh tomato, beefsteak tomato, egg tomato, heirloom tomato
cherry-tomatoes: cherry tomato, grape tomato, baby plum tomato
cucumber: cucumber, lebanese cucumber, continental cucumber, english cucumber, telegraph cucumber, persian cucumber
lettuce: cos lettuce, romaine, romaine lettuce, baby cos, little gem, gem lettuce, lettuce
iceberg: iceberg lettuce, iceberg
mixed-leaves: mixed salad leaf, salad leaf, mixed lettuce, mesclun, salad mix, mixed leaf, salad green
rocket: rocket, arugula, baby rocket
spinach: spinach, baby spinach, english spinach
silverbeet: silverbeet, chard, swiss chard, rainbow chard
kale: kale, cavolo nero, tuscan kale, curly kale
cabbage: cabbage, green cabbage, white cabbage
wombok: wombok, chinese cabbage, napa cabbage
bok-choy: bok choy, pak choi, pak choy, baby bok choy
broccoli: broccoli, broccoli floret
broccolini: broccolini, tenderstem broccoli
cauliflower: cauliflower, cauliflower floret
brussels-sprouts: brussels sprout, brussel sprout
green-beans: green bean, french bean, runner bean, string bean
snow-peas: snow pea, mangetout, sugar snap pea, sugar snap
bean-sprouts: bean sprout, beansprout, bean shoot
corn-cob: corn cob, sweetcorn cob, corn on the cob, corn, sweetcorn, fresh corn
mushrooms: mushroom, button mushroom, white mushroom, cup mushroom
swiss-mushrooms: swiss brown mushroom, chestnut mushroom, cremini mushroom, brown mushroom, cremini
portobello: portobello mushroom, flat mushroom, field mushroom
shiitake: shiitake, shiitake mushroom, fresh shiitake
dried-shiitake: dried shiitake, dried shiitake mushroom
fennel: fennel bulb, fennel, baby fennel
daikon: daikon, white radish, mooli
avocado: avocado
lemon: lemon, unwaxed lemon
lime: lime
lemon-juice: lemon juice
lime-juice: lime juice
orange-juice: orange juice
lemon-zest: lemon zest, lemon rind, lemon peel
orange-zest: orange zest, orange rind, orange peel
orange: orange, navel orange
apple: apple, red apple, pink lady apple, gala apple, eating apple
green-apple: granny smith apple, green apple, granny smith, cooking apple, bramley apple
pear: pear
banana: banana
papaya: papaya, pawpaw
kiwifruit: kiwifruit, kiwi, kiwi fruit
rockmelon: rockmelon, cantaloupe
passionfruit: passionfruit, passionfruit pulp
pomegranate: pomegranate seed, pomegranate aril, pomegranate
parsley: parsley, flat leaf parsley, italian parsley, continental parsley, curly parsley, flat parsley
coriander: coriander, fresh coriander, cilantro, coriander leaf, coriander stem
basil: basil, fresh basil, thai basil
mint: mint, fresh mint, mint leaf
dill: dill, fresh dill
chives: chive
thyme: thyme, fresh thyme, lemon thyme
rosemary: rosemary, fresh rosemary
beef-mince: beef mince, ground beef, minced beef, mince, lean ground beef, lean minced beef, mince beef
rump-steak: rump steak, beef rump, beef steak, beef strip, rump
sirloin: sirloin steak, porterhouse steak, sirloin, porterhouse, beef sirloin, strip steak
chuck: chuck steak, beef chuck, gravy beef, stewing steak, stewing beef, diced beef, beef stew meat, braising steak, casserole beef, braising beef, chuck roast
brisket: beef brisket, brisket
flank: flank steak, skirt steak
roast-beef: sliced roast beef, roast beef
lamb-leg: lamb leg, leg lamb, diced lamb, lamb, boneless lamb, lamb leg steak
lamb-chop: lamb chop, lamb loin chop
lamb-mince: lamb mince, ground lamb, minced lamb
pork-mince: pork mince, ground pork, minced pork
pork-fillet: pork fillet, pork tenderloin
pork-steak: pork steak, pork loin steak, pork loin
pork-shoulder: pork shoulder, pork butt, pork scotch
bacon: bacon, bacon rasher, streaky bacon, middle bacon, short cut bacon, smoked bacon, smoked streaky bacon, back bacon, bacon slice
ham: ham, leg ham, shaved ham, sliced ham
chorizo: chorizo, chorizo sausage
pork-sausages: pork sausage, sausage
kangaroo: kangaroo steak, kangaroo fillet
chicken-breast: chicken breast, chicken breast fillet, chicken fillet
chicken-thigh: chicken thigh, chicken thigh fillet
chicken-drumstick: chicken drumstick, chicken leg
chicken-mince: chicken mince, ground chicken, minced chicken
chicken-cooked: cooked chicken, shredded chicken, poached chicken, cooked chicken breast
roast-chicken: roast chicken, barbecue chicken, bbq chicken, rotisserie chicken, roasted chicken
turkey-mince: turkey mince, ground turkey, minced turkey
turkey-breast: turkey breast, turkey breast fillet
salmon: salmon, salmon fillet, skinless salmon
smoked-salmon: smoked salmon
barramundi: barramundi
white-fish: white fish, firm white fish, white fish fillet, fish fillet, ling fillet
prawns: prawn, green prawn, raw prawn, shrimp, king prawn, tiger prawn, green king prawn
cooked-prawns: cooked prawn, cooked king prawn, cooked shrimp
squid: squid, calamari, squid tube, calamari tube
tuna-can: canned tuna, tuna in springwater, canned tuna springwater, tuna springwater
salmon-can: canned salmon, canned pink salmon
anchovies: anchovy, anchovy fillet
egg: egg, whole egg, free range egg, hen egg
egg-white: egg white
milk: milk, full cream milk, whole milk, full fat milk
light-milk: low fat milk, light milk, skim milk, skimmed milk, semi skimmed milk
yoghurt: greek yoghurt, greek style yoghurt, plain greek yoghurt, thick yoghurt
natural-yoghurt: natural yoghurt, plain yoghurt, yoghurt, curd, plain natural yoghurt
butter: butter, unsalted butter
cream: cream, light thickened cream, pouring cream, single cream, light cream, cooking cream
sour-cream: sour cream, light sour cream
cheddar: cheddar, tasty cheese, cheddar cheese, grated cheese, grated tasty cheese, shredded cheddar, mature cheddar, mature cheddar cheese, sharp cheddar, cheese
mozzarella: mozzarella, mozzarella cheese, grated mozzarella, shredded mozzarella
bocconcini: bocconcini, baby bocconcini
parmesan: parmesan, parmesan cheese, parmigiano reggiano, parmigiano, grana padano, pecorino
feta: feta, fetta, feta cheese, fetta cheese
ricotta: ricotta, ricotta cheese
cottage-cheese: cottage cheese
cream-cheese: cream cheese, philadelphia
haloumi: haloumi, halloumi, haloumi cheese
swiss-cheese: swiss cheese
goat-cheese: goat cheese, goats cheese, soft goat cheese, chevre
custard: custard
tofu: tofu, firm tofu, hard tofu
soft-tofu: silken tofu, soft tofu
extra-firm-tofu: extra firm tofu
fried-tofu: tofu puff
edamame: edamame
soy-milk: soy milk
almond-milk: almond milk
hummus: hummus, hommus
gnocchi: gnocchi, potato gnocchi
bread: wholemeal bread
white-bread: white bread, bread, sandwich bread, white sandwich bread
sourdough: sourdough, sourdough bread
pita: pita bread, pita, wholemeal pita, lebanese bread, pocket bread
naan: naan, naan bread
wrap: wrap, wholemeal wrap, tortilla wrap, flour tortilla, tortilla, mountain bread
corn-tortilla: corn tortilla
roll: bread roll, wholemeal bread roll, dinner roll
crusty-roll: crusty roll, baguette, french stick, crusty bread
burger-bun: burger bun, hamburger bun, brioche bun
focaccia: focaccia, turkish bread, ciabatta
filo: filo, filo pastry, phyllo, phyllo pastry, fillo pastry
puff-pastry: puff pastry, ready rolled puff pastry
breadcrumbs: breadcrumb, panko, panko breadcrumb, dry breadcrumb, bread crumb, dried breadcrumb, panko crumb
wonton-wrapper: wonton wrapper, gow gee wrapper
rice: jasmine rice, rice, white rice, long grain rice, long grain white rice
basmati: basmati rice, basmati
brown-rice: brown rice
arborio: arborio rice, arborio, risotto rice, carnaroli rice, carnaroli
sushi-rice: sushi rice, short grain rice, short grain white rice, medium grain rice
cooked-rice: cooked long grain rice, cooked rice, cooked white rice, cooked jasmine rice, steamed rice, leftover rice, cold cooked rice, day old rice
microwave-brown-rice: cooked brown rice, microwave brown rice
pasta: pasta, dried pasta, penne, fusilli, rigatoni, macaroni, short pasta, spiral pasta, farfalle, orecchiette, penne pasta, spiral, pasta shell, elbow macaroni, fettuccine, linguine, tagliatelle, orzo, risoni, risoni pasta
spaghetti: spaghetti, dried spaghetti, thin spaghetti
wholemeal-pasta: wholemeal pasta, wholemeal spaghetti
lasagne-sheets: lasagne sheet, lasagna sheet, dried lasagne sheet, lasagna noodle, instant lasagne sheet
rice-noodles: rice noodle, rice stick noodle, dried rice noodle, pad thai noodle, rice stick
vermicelli: rice vermicelli, vermicelli noodle, vermicelli, rice vermicelli noodle
glass-noodles: glass noodle, mung bean vermicelli, mung bean noodle, cellophane noodle
soba: soba noodle, soba, dried soba noodle
udon: udon noodle, udon, fresh udon
hokkien: hokkien noodle
egg-noodles: egg noodle
instant-noodles: instant noodle, ramen noodle, 2 minute noodle
couscous: couscous
burghul: burghul, bulgur, bulgur wheat, bulghur, cracked wheat, coarse bulgur
quinoa: quinoa, white quinoa
barley: pearl barley, barley
polenta: polenta, cornmeal, instant polenta
oats: rolled oat, oat, porridge oat, old fashioned oat, quick oat, traditional oat, oatmeal
muesli: muesli, natural muesli
weet-biscuits: weetbix, weet bix, wheat biscuit
rice-paper: rice paper, rice paper sheet, rice paper wrapper, rice paper round
seaweed: nori, nori sheet, sushi nori
red-lentils: red lentil, split red lentil, masoor dal
lentils: brown lentil, green lentil, puy lentil, dried lentil, french lentil, lentil
lentils-can: canned lentil, canned brown lentil
chickpeas: canned chickpea, chickpea, garbanzo bean
kidney-beans: kidney bean, red kidney bean, canned kidney bean, canned red kidney bean
black-beans: black bean, canned black bean
cannellini: cannellini bean, white bean, canned cannellini bean, canned white bean
butter-beans: butter bean, canned butter bean
borlotti: borlotti bean, canned borlotti bean
bean-mix: four bean mix, mixed bean, canned mixed bean, 4 bean mix
baked-beans: baked bean, canned baked bean
refried-beans: refried bean, canned refried bean
tomatoes: canned tomato, diced tomato, crushed tomato, chopped tomato, canned diced tomato, canned crushed tomato, canned chopped tomato, canned cherry tomato, canned whole tomato, peeled tomato, canned peeled tomato, whole peeled tomato, canned whole peeled tomato, italian diced tomato, canned plum tomato, tinned tomato
passata: passata, tomato passata, tomato puree, sugo
tomato-paste: tomato paste, concentrated tomato puree
corn-can: canned corn, corn kernel, canned corn kernel, canned sweetcorn
creamed-corn: creamed corn, canned creamed corn
beetroot-can: canned beetroot, sliced beetroot
pineapple-can: canned pineapple, pineapple piece, canned pineapple piece, pineapple ring
coconut-milk: coconut milk, canned coconut milk, full fat coconut milk
light-coconut-milk: light coconut milk, lite coconut milk, canned light coconut milk
coconut-cream: coconut cream
olives: black olive, kalamata olive, olive, kalamata
green-olives: green olive, sicilian olive
capers: caper, baby caper
gherkin: dill pickle, gherkin, pickled cucumber, cornichon
jalapeno: pickled jalapeno
sun-dried-tomatoes: semi dried tomato, sun dried tomato, sundried tomato
peas: frozen pea, pea, green pea, baby pea
frozen-corn: frozen corn, frozen corn kernel, frozen sweetcorn
mixed-veg: frozen mixed vegetable, mixed vegetable, frozen vegetable
frozen-berries: frozen mixed berry, mixed berry, frozen berry
peanuts: roasted peanut, peanut, unsalted peanut
almonds: almond, raw almond, whole almond, natural almond
flaked-almonds: flaked almond, slivered almond, sliced almond, blanched almond
almond-meal: almond meal, ground almond, almond flour
cashews: cashew, raw cashew, cashew nut
walnuts: walnut, walnut half
pecans: pecan, pecan half
pistachios: pistachio, pistachio kernel
pine-nuts: pine nut, pinenut
peanut-butter: peanut butter, natural peanut butter, peanut paste
sesame: sesame seed, white sesame seed, black sesame seed
pepitas: pepita, pumpkin seed
linseed: linseed, flaxseed, ground flaxseed, flaxseed meal
chia: chia seed
desiccated-coconut: desiccated coconut, shredded coconut
sultanas: sultana, raisin
dates: medjool date, date, fresh date
dried-apricots: dried apricot
cranberries: dried cranberry, craisin
honey: honey, runny honey, clear honey
maple-syrup: maple syrup, pure maple syrup
golden-syrup: golden syrup
jam: jam, raspberry jam, strawberry jam
vegemite: vegemite
flour: plain flour, flour, all purpose flour, white flour, wheat flour
sr-flour: self raising flour, self rising flour, sr flour
wholemeal-flour: wholemeal flour, whole wheat flour, wholemeal plain flour
besan: besan, gram flour, chickpea flour
cornflour: cornflour, cornstarch, corn starch, maize cornflour
sugar: sugar, caster sugar, white sugar, granulated sugar, castor sugar, raw sugar, superfine sugar, golden caster sugar
brown-sugar: brown sugar, light brown sugar, dark brown sugar, muscovado sugar, soft brown sugar
baking-powder: baking powder
bicarb: bicarbonate of soda, baking soda, bicarb soda, bi carb soda, bicarb, bicarbonate soda
yeast: dried yeast, dry yeast, instant yeast, yeast, active dry yeast, fast action yeast, instant dried yeast
cocoa: cocoa powder, cocoa, cacao powder, dutch cocoa, unsweetened cocoa powder
dark-chocolate: dark chocolate, 70 dark chocolate, bittersweet chocolate
choc-chips: dark chocolate chip, choc chip, chocolate chip, dark choc chip, chocolate bit, semisweet chocolate chip
vanilla: vanilla extract, vanilla, vanilla essence, pure vanilla extract
salt: salt, sea salt, table salt, sea salt flake, kosher salt, cooking salt, salt flake, fine salt, rock salt
pepper: black pepper, pepper, ground black pepper, cracked black pepper, ground pepper, cracked pepper, black peppercorn, pepper grinder
white-pepper: white pepper, ground white pepper
cumin: ground cumin, cumin, cumin powder
cumin-seeds: cumin seed
ground-coriander: ground coriander, coriander powder, coriander seed
turmeric: turmeric, ground turmeric, turmeric powder
paprika: paprika, sweet paprika, hungarian paprika
smoked-paprika: smoked paprika, smoky paprika
chilli-powder: chilli powder, red chilli powder, kashmiri chilli powder, ground chilli
cayenne: cayenne, cayenne pepper
chilli-flakes: chilli flake, dried chilli flake, red pepper flake, crushed red pepper, dried chilli, red chilli flake, crushed chilli
cinnamon: cinnamon, ground cinnamon, cinnamon stick, cinnamon quill
cardamom: cardamom, ground cardamom, cardamom pod, green cardamom, green cardamom pod
cloves: clove, ground clove, whole clove
allspice: allspice, ground allspice
nutmeg: nutmeg, ground nutmeg, grated nutmeg
ground-ginger: ground ginger, ginger powder
saffron: saffron, saffron thread
oregano: oregano, dried oregano
dried-thyme: dried thyme
dried-rosemary: dried rosemary
dried-basil: dried basil
dried-mint: dried mint
bay-leaf: bay leaf, dried bay leaf, fresh bay leaf, bay
garlic-powder: garlic powder, granulated garlic
onion-powder: onion powder
taco-seasoning: taco seasoning, taco seasoning mix
curry-powder: curry powder
mustard-powder: mustard powder, dry mustard
chicken-stock: chicken stock, chicken broth, salt reduced chicken stock, chicken stock liquid
beef-stock: beef stock, beef broth
oil: canola oil, vegetable oil, oil, sunflower oil, cooking oil, neutral oil, rapeseed oil
olive-oil: olive oil, extra virgin olive oil, virgin olive oil, evoo, light olive oil
oil-spray: oil spray, cooking spray, cooking oil spray, olive oil spray, spray oil, olive oil cooking spray, nonstick cooking spray
soy: soy sauce, light soy sauce, soya sauce, salt reduced soy sauce
sweet-chilli: sweet chilli sauce
hot-sauce: hot sauce, hot chilli sauce, sriracha, chilli sauce, sriracha sauce
tomato-sauce: tomato sauce, ketchup, tomato ketchup
bbq-sauce: barbecue sauce, bbq sauce
worcestershire: worcestershire sauce, worcestershire, worcester sauce
mustard: mustard, dijon mustard, wholegrain mustard, yellow mustard, american mustard, english mustard, seeded mustard, dijon
miso: miso paste, white miso paste, white miso, miso, shiro miso
thai-paste: red curry paste, thai red curry paste
green-paste: green curry paste, thai green curry paste
indian-paste: indian curry paste, tikka masala paste, korma curry paste, tikka paste, curry paste
tamarind: tamarind pulp, tamarind paste, tamarind puree, tamarind
mayo: mayonnaise, whole egg mayonnaise, mayo, egg mayonnaise
light-mayo: light mayonnaise
vinegar: white vinegar, vinegar, white wine vinegar
rice-vinegar: rice vinegar, rice wine vinegar, mild white vinegar
cider-vinegar: apple cider vinegar, cider vinegar
red-wine-vinegar: red wine vinegar
balsamic: balsamic vinegar, balsamic
pesto: basil pesto, pesto
salsa: salsa, tomato salsa
pasta-sauce: pasta sauce, tomato pasta sauce, marinara sauce, tomato based pasta sauce
water: water, boiling water, cold water, warm water, hot water, tap water, ice water, iced water, lukewarm water
red-wine: red wine, dry red wine
white-wine: white wine, dry white wine
coffee: espresso coffee, coffee, espresso
apple-puree: apple puree, applesauce, unsweetened applesauce
evaporated-milk: light evaporated milk
: lime leaf, kaffir lime leaf, makrut lime leaf, curry leaf, star anise, palm sugar, coconut sugar, preserved lemon, stock cube, stock powder, chicken stock powder, chicken stock cube, beef stock cube, chilli paste, chilli bean paste, black bean sauce, rice wine, shaoxing wine, rice wine chinese cooking, ginger garlic paste, garlic paste, ginger paste, garlic salt, onion salt, celery salt, lemon pepper, lemon myrtle, sweet soy sauce, dark soy sauce, coconut water, coconut aminos, coconut flour, tapioca flour, bread flour, potato starch, chilli oil, truffle oil, walnut oil, avocado oil, vegetable stock, fish stock, vegetable broth, mixed spice, mixed herb, italian seasoning, five spice, chinese five spice, garam masala, pomegranate molasses, rose water, orange blossom water, water chestnut flour, soda water, sparkling water, egg yolk, egg replacer, egg wash, ice cream, cream of tartar, coconut yoghurt drink, milk chocolate, white chocolate, milk powder, condensed milk, beef sausage, chicken sausage, lamb shank, chicken wing, chicken stock concentrate, chipotle, black vinegar, malt vinegar, sherry vinegar, apple juice concentrate, pigeon pea, sherry, dry sherry, sweet sherry, marsala, brandy, cognac, port, vermouth, rum
`;
