import { readRecipes } from '../read-recipes.ts';

export const dinnerEasy = readRecipes(`
= lemon-garlic-chicken-tray | Lemon garlic chicken with broccolini
dinner | australian | tray-bake | 4 | 15/45 | 3/0 | tray | large baking tray
- 700 g chicken-breast, in large pieces; 2 sweet-potato, in 2 cm dice; 2 bunch broccolini; 2 tbsp olive-oil; 4 clove garlic, crushed; 2 tsp lemon-zest; 2 tbsp lemon-juice; 1 tsp oregano; 1/2 tsp salt
Heat the oven to {oven 210}. Toss {sweet-potato} with {olive-oil 1/2} and roast for 15 minutes.
Mix {chicken-breast} with {garlic}, {lemon-zest}, {oregano}, {salt} and {olive-oil 1/2}. Add to the tray for 15 minutes.
Add {broccolini} and roast for 7 minutes, until the chicken is cooked through. Pour {lemon-juice} over.

= salmon-asparagus-tray | Salmon and asparagus tray bake
dinner | australian | tray-bake | 4 | 10/35 | 1/0 | tray | large baking tray
- 600 g salmon; 700 g potato, in small dice; 2 bunch asparagus; 1 punnet cherry-tomatoes; 1 tbsp olive-oil; 2 tbsp lemon-juice; 2 tbsp dill, chopped
Heat the oven to {oven 210}. Roast {potato} with {olive-oil} for 18 minutes.
Add {asparagus}, {cherry-tomatoes} and {salmon}. Bake for 11 minutes until the fish flakes.
Finish with {lemon-juice} and {dill}.

= spiced-chickpea-tray | Spiced chickpea and vegetable tray
dinner lunch | moroccan | tray-bake packed | 4 | 15/45 | 3/0 | tray | large baking tray
- 2 can chickpeas, drained; 1 eggplant, diced; 2 zucchini, diced; 1 capsicum, diced; 1 red-onion, in wedges; 2 tbsp olive-oil; 1 tbsp paprika; 1 tsp caraway, crushed; 1 tsp cumin; 1/2 tsp cayenne; 1/2 tsp salt; 1 cup couscous; 1 cup water; 1/2 cup mint; 2 tbsp lemon-juice
Heat the oven to {oven 220}. Toss {chickpeas}, {eggplant}, {zucchini}, {capsicum} and {red-onion} with {olive-oil}, {paprika}, {caraway}, {cumin}, {cayenne} and {salt}. Roast for 32 minutes.
Cover {couscous} with {water}, just boiled, for 5 minutes and fluff.
Fold together with {mint} and {lemon-juice}.

= sausage-vegetable-tray | Sausage, apple and cabbage tray
dinner | british | tray-bake | 4 | 15/45 | 2/0 | tray | large baking tray
- 6 pork-sausages; 700 g potato, in chunks; 2 apple, in wedges; 3 cup red-cabbage, in wedges; 1 red-onion, in wedges; 1 tbsp olive-oil; 1 tbsp cider-vinegar; 1 tsp caraway
Heat the oven to {oven 200}. Toss {potato}, {red-cabbage} and {red-onion} with {olive-oil} and {caraway} and roast for 15 minutes.
Add {pork-sausages} and {apple} and roast for 25 minutes until the sausages are cooked through.
Sprinkle with {cider-vinegar}.

= air-fryer-salmon-potatoes | Air fryer salmon with crisp potatoes
dinner | australian | air-fryer | 2 | 10/30 | 1/0 | plate | air fryer
- 2 salmon; 400 g potato, in 2 cm dice; 2 tsp olive-oil; 1 tsp smoked-paprika; 150 g green-beans; 2 tbsp lemon-juice; 1/4 cup natural-yoghurt; 1 tbsp dill, chopped
Toss {potato} with {olive-oil 1/2} and {smoked-paprika}. Air fry at 200°C for 16 minutes, shaking twice.
Rub {salmon} with {olive-oil 1/2}, add to the basket with {green-beans} and cook for 8 minutes.
Mix {natural-yoghurt}, {dill} and {lemon-juice} and serve.

= air-fryer-tofu-bites-rice | Air fryer tofu with sesame greens
dinner lunch | japanese | air-fryer packed | 2 | 15/30 | 2/0 | bowl | air fryer, saucepan
- 400 g extra-firm-tofu, cubed; 1 tbsp cornflour; 1 tbsp tamari; 2 tsp oil; 1 bunch broccolini; 1 cup edamame; 2/3 cup brown-rice; 2 tsp sesame-oil; 1 tbsp sesame
Boil {brown-rice} for 25 minutes and drain.
Toss {extra-firm-tofu} with {tamari}, {cornflour} and {oil}. Air fry at 200°C for 14 minutes, shaking once.
Steam {broccolini} and {edamame} for 4 minutes, toss with {sesame-oil} and {sesame} and serve with the tofu and rice.

= air-fryer-chicken-kofta | Air fryer chicken kofta with rice
dinner | turkish | air-fryer | 4 | 20/35 | 2/60 | plate | air fryer, saucepan
- 600 g chicken-mince; 1 onion, grated; 1/2 cup parsley, chopped; 2 tsp cumin; 2 tsp paprika; 1/2 tsp salt; 1 1/4 cup basmati; 2 tomato, diced; 1 cucumber, diced; 2 tbsp lemon-juice; 2 tsp olive-oil
Mix {chicken-mince}, {onion}, {parsley}, {cumin}, {paprika} and {salt}. Shape 12 logs.
Air fry at 190°C for 13 minutes, turning once, until cooked through.
Boil {basmati} and drain. Toss {tomato} and {cucumber} with {lemon-juice} and {olive-oil} and serve.

= pulled-pork-slow-cooker | Slow-cooker pulled pork rolls
dinner lunch | australian | slow-cooker batch | 8 | 20/500 | 3/90 | burger | slow cooker
- 1200 g pork-shoulder; 1 onion, sliced; 1 tbsp smoked-paprika; 2 tsp cumin; 1/2 cup bbq-sauce; 1/4 cup cider-vinegar; 8 roll; 4 cup red-cabbage, shredded; 2 carrot, grated; 2 tbsp light-mayo
Rub {pork-shoulder} with {smoked-paprika} and {cumin}. Put into a slow cooker with {onion}, {bbq-sauce} and {cider-vinegar}.
Cook on low for 8 hours, then shred into the juices.
Toss {red-cabbage} and {carrot} with {light-mayo} and serve with the pork in {roll}.

= slow-cooker-chicken-tomato | Slow-cooker Mediterranean chicken
dinner | greek | slow-cooker batch | 4 | 10/310 | 3/90 | stew | slow cooker
- 800 g chicken-thigh; 1 onion, sliced; 1 capsicum, sliced; 2 can tomatoes; 3 clove garlic, sliced; 1/4 cup olives; 2 tsp oregano; 2 can cannellini, drained; 4 handful spinach; 60 g feta, crumbled
Put {chicken-thigh}, {onion}, {capsicum}, {tomatoes}, {garlic} and {oregano} into a slow cooker. Cook on low for 5 hours until the chicken is tender.
Stir in {cannellini} and {olives} for the last 20 minutes, then wilt in {spinach}.
Serve with {feta}.

= slow-cooker-lentil-sweet-potato-curry | Slow-cooker sweet potato and lentil curry
dinner lunch | indian | slow-cooker batch packed | 6 | 15/375 | 4/90 | curry | slow cooker
- 2 sweet-potato, in 3 cm dice; 1 1/2 cup gf-red-lentils, rinsed; 1 onion, diced; 3 clove garlic, crushed; 1 tbsp ginger, grated; 2 tsp cumin; 2 tsp ground-coriander; 1 tsp turmeric; 1 can tomatoes; 1 can light-coconut-milk; 3 cup water; 1 tsp salt; 150 g spinach; 2 tbsp lime-juice
Put {sweet-potato}, {gf-red-lentils}, {onion}, {garlic}, {ginger}, {cumin}, {ground-coriander}, {turmeric}, {tomatoes}, {water} and {salt} into a slow cooker.
Cook on low for 6 hours. Stir in {light-coconut-milk} and {spinach} for the last 15 minutes.
Sharpen with {lime-juice}.

= slow-cooker-beef-ragu | Slow-cooker beef ragu with pasta
dinner | italian | slow-cooker batch | 6 | 20/500 | 3/90 | pasta | slow cooker, pot
- 800 g chuck, in large pieces; 1 onion, diced; 2 carrot, diced; 2 stalk celery, diced; 3 clove garlic, crushed; 2 can tomatoes; 2 tbsp tomato-paste; 2 sprig rosemary; 3/4 tsp salt; 450 g wholemeal-pasta
Put {chuck}, {onion}, {carrot}, {celery}, {garlic}, {tomatoes}, {tomato-paste}, {rosemary} and {salt} into a slow cooker.
Cook on low for 8 hours, then shred the beef into the sauce.
Boil {wholemeal-pasta}, drain and toss with the ragu.

= egg-drop-noodle-ten-minute | Ten-minute egg noodles with greens
dinner lunch | chinese | one-pot | 1 | 10/10 | 0/0 | noodles | saucepan
- 80 g egg-noodles; 2 egg; 1 bunch bok-choy, chopped; 1/2 cup peas; 2 tsp soy; 1 tsp sesame-oil; 1 tsp ginger, grated; 1 spring-onion, sliced
Boil {egg-noodles} for 4 minutes, adding {bok-choy} and {peas} for the last 2. Drain.
Fry {ginger} in {sesame-oil} for 30 seconds, add {egg} and scramble for 1 minute.
Toss in the noodles with {soy} and {spring-onion}.

= baked-potato-beans-slaw | Jacket potatoes with beans and slaw
dinner lunch | british | microwave | 4 | 15/25 | 1/0 | plate | microwave
- 8 potato; 2 can baked-beans; 2 cup cabbage, shredded; 1 carrot, grated; 1/3 cup natural-yoghurt; 1/2 cup cheddar; 2 tsp mustard
Prick {potato} and microwave on high for 14 minutes, turning once, until soft.
Warm {baked-beans}. Toss {cabbage} and {carrot} with {natural-yoghurt} and {mustard}.
Split the potatoes, fill with beans and {cheddar} and serve with the slaw.

= white-fish-tomato-one-pan | One-pan fish in tomato and white beans
dinner | italian | one-pot | 4 | 10/25 | 1/0 | pan | large frying pan with lid
- 4 white-fish; 2 can tomatoes; 2 can cannellini, drained; 1 tbsp olive-oil; 3 clove garlic, sliced; 1/2 tsp chilli-flakes; 3 handful spinach; 1 tbsp capers; 2 tbsp parsley, chopped
Warm {garlic} and {chilli-flakes} in {olive-oil} for 1 minute. Add {tomatoes}, {cannellini} and {capers} and simmer for 8 minutes.
Stir in {spinach}. Nestle {white-fish} in the sauce, cover and simmer for 8 minutes until it flakes.
Scatter with {parsley}.

= tempeh-peanut-noodles | Tempeh and peanut noodles
dinner lunch | indonesian | packed | 4 | 20/20 | 3/0 | noodles | wok
- 300 g tempeh, in strips; 1 tbsp oil; 250 g rice-noodles; 1 capsicum, sliced; 2 carrot, in matchsticks; 3 cup wombok, shredded; 1/4 cup peanut-butter; 2 tbsp tamari; 2 tbsp lime-juice; 1 tsp chilli-flakes; 1/3 cup water
Soak {rice-noodles} in boiling water until tender and drain.
Fry {tempeh} in {oil} for 6 minutes until golden. Add {capsicum}, {carrot} and {wombok} for 3 minutes.
Whisk {peanut-butter}, {tamari}, {lime-juice}, {chilli-flakes} and {water}. Toss everything until hot.

= pork-apple-cabbage | Pork steaks with apple and cabbage
dinner | british | - | 4 | 20/30 | 2/0 | plate | frying pan, saucepan
- 600 g pork-steak; 2 tsp oil; 2 apple, in wedges; 4 cup cabbage, shredded; 700 g potato, in chunks; 1 tbsp mustard; 1 tbsp cider-vinegar; 2 tsp honey
Boil {potato} for 14 minutes and drain.
Fry {pork-steak} in {oil} for 4 minutes each side until just cooked and rest for 3 minutes.
Cook {apple} and {cabbage} in the same pan with a splash of water for 6 minutes. Stir in {mustard}, {cider-vinegar} and {honey} and serve.
`);
