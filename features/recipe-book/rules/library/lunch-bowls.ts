import { readRecipes } from '../read-recipes.ts';

export const lunchBowls = readRecipes(`
= burrito-bowl-chicken | Chicken burrito bowl
lunch dinner | mexican | packed batch | 4 | 25/30 | 3/60 | bowl | saucepan, frying pan
- 1 cup brown-rice; 500 g chicken-breast, sliced; 2 tsp oil; 2 tsp cumin; 2 tsp smoked-paprika; 1 can black-beans, drained; 1 can corn-can, drained; 2 cup iceberg, shredded; 1 cup salsa; 2 tbsp lime-juice
Boil {brown-rice} for 25 minutes and drain.
Toss {chicken-breast} with {cumin} and {smoked-paprika}. Fry in {oil} over medium-high heat for 7 minutes until cooked through.
Share the rice, chicken, {black-beans}, {corn-can} and {iceberg} between bowls. Top with {salsa} and {lime-juice}. Freeze without the lettuce.

= poke-bowl-salmon-home | Salmon poke bowl
lunch dinner | japanese | - | 2 | 20/35 | 0/0 | bowl | saucepan
- 3/4 cup sushi-rice; 250 g salmon, in 2 cm cubes; 1 tbsp soy; 2 tsp sesame-oil; 1/2 cup edamame, thawed; 1 carrot, in matchsticks; 1/2 cucumber, sliced; 1/2 avocado, sliced; 1 tbsp rice-vinegar; 2 tsp sesame
Cook {sushi-rice} by the packet's directions and season with {rice-vinegar}.
Sear {salmon} in {sesame-oil} over high heat for 3 minutes until just cooked, and toss with {soy}.
Build bowls from the rice, {edamame}, {carrot}, {cucumber}, {avocado} and the salmon. Finish with {sesame}.

= tofu-buddha-bowl | Tofu bowl with peanut dressing
lunch dinner | indonesian | packed batch | 4 | 25/35 | 3/0 | bowl | baking tray, saucepan
- 500 g extra-firm-tofu, cubed; 2 tsp oil; 1 1/4 cup brown-rice; 1 head broccoli, in florets; 2 carrot, in ribbons; 2 cup red-cabbage, shredded; 1/4 cup peanut-butter; 1 tbsp tamari; 2 tbsp lime-juice; 1/3 cup water
Heat the oven to {oven 210}. Toss {extra-firm-tofu} in {oil} and bake for 25 minutes.
Boil {brown-rice} for 25 minutes. Steam {broccoli} for 4 minutes.
Whisk {peanut-butter}, {tamari}, {lime-juice} and {water}.
Build bowls with the rice, tofu, broccoli, {carrot} and {red-cabbage} and pour the dressing over.

= mujaddara-yoghurt | Mujaddara with cucumber yoghurt
lunch dinner | lebanese | packed batch | 4 | 15/50 | 3/60 | rice | large saucepan, frying pan
- 1 cup lentils; 3/4 cup basmati; 3 onion, thinly sliced; 2 tbsp olive-oil; 2 tsp cumin; 1 tsp salt; 1 cup natural-yoghurt; 1 cucumber, grated; 1 tsp dried-mint
Boil {lentils} in plenty of water for 15 minutes. Add {basmati}, {cumin} and {salt} and boil for 11 minutes more, then drain.
Meanwhile fry {onion} in {olive-oil} over medium heat for 20 minutes until deep brown.
Stir {natural-yoghurt}, {cucumber} and {dried-mint} together.
Fold half the onions through the rice, scatter the rest on top and serve with the yoghurt.

= chicken-rice-broccoli-box | Chicken, rice and broccoli box
lunch dinner | australian | packed batch | 4 | 15/30 | 3/60 | bowl | frying pan, saucepan
- 1 1/4 cup rice; 600 g chicken-breast, sliced; 1 head broccoli, in florets; 1 tbsp oil; 2 clove garlic, crushed; 2 tbsp soy; 1 tbsp honey; 1 tbsp lemon-juice
Boil {rice} until tender, adding {broccoli} for the last 4 minutes. Drain.
Fry {chicken-breast} in {oil} over high heat for 6 minutes until cooked through.
Add {garlic}, {soy}, {honey} and {lemon-juice} and bubble for 2 minutes to a glaze.
Divide between four boxes and chill within an hour. Reheat until steaming.

= beef-rice-chilli-box | Mince, bean and rice box
lunch dinner | mexican | packed batch one-pot | 4 | 15/40 | 3/90 | bowl | large frying pan with lid
- 400 g beef-mince-extra-lean; 1 onion, diced; 2 tsp oil; 1 tbsp taco-seasoning; 1 cup rice; 1 can tomatoes; 1 can kidney-beans, drained; 2 cup water; 1 capsicum, diced
Brown {beef-mince-extra-lean} with {onion} in {oil} for 7 minutes.
Stir in {taco-seasoning}, {capsicum} and {rice} for 1 minute. Add {tomatoes}, {kidney-beans} and {water}.
Cover and simmer on low for 18 minutes. Stand for 5 minutes, then portion and chill.

= tuna-brown-rice-bowl | Ten-minute tuna and brown rice bowl
lunch dinner | australian | packed microwave | 1 | 10/10 | 1/0 | bowl | microwave
- 1 pouch microwave-brown-rice; 1 can tuna-can, drained; 1/2 cup edamame; 1/2 carrot, grated; 1/4 cucumber, diced; 2 tsp soy; 1 tsp sesame-oil; 1 tsp sesame
Heat {microwave-brown-rice} with {edamame} in the microwave for 2 minutes until steaming.
Top with {tuna-can}, {carrot} and {cucumber}.
Dress with {soy} and {sesame-oil} and sprinkle with {sesame}.

= lentil-beetroot-feta-box | Lentil, beetroot and feta box
lunch | australian | packed no-cook | 2 | 8/8 | 2/0 | salad | -
- 1 can lentils-can, drained; 1 can beetroot-can, diced; 80 g feta, crumbled; 3 handful rocket; 2 tbsp walnuts; 1 tbsp balsamic; 2 tsp olive-oil
Toss {lentils-can} with {balsamic} and {olive-oil}.
Layer with {beetroot-can}, {rocket}, {feta} and {walnuts} in two boxes.

= turkey-meatball-couscous-box | Turkey meatballs with couscous
lunch dinner | moroccan | packed batch | 4 | 25/40 | 3/60 | balls | baking tray
- 500 g turkey-mince; 1 zucchini, grated and squeezed; 1/4 cup breadcrumbs; 2 tsp cumin; 1 tsp paprika; 1 cup couscous; 1 cup water; 1 can chickpeas, drained; 1 tbsp olive-oil; 2 tbsp lemon-juice; 1/2 cup parsley, chopped; 3/4 cup natural-yoghurt
Heat the oven to {oven 200}. Mix {turkey-mince}, {zucchini}, {breadcrumbs}, {cumin} and {paprika}. Roll 20 balls and bake for 18 minutes until cooked through.
Cover {couscous} with {water}, just boiled, for 5 minutes and fluff.
Fold in {chickpeas}, {olive-oil}, {lemon-juice} and {parsley}. Serve with the meatballs and {natural-yoghurt}.

= bento-chicken-teriyaki | Glazed chicken bento
lunch | japanese | packed | 2 | 20/35 | 2/0 | plate | saucepan, frying pan
- 2/3 cup sushi-rice; 250 g chicken-thigh, sliced; 2 tsp oil; 1 tbsp soy; 2 tsp honey; 1 tsp ginger, grated; 1 cup snow-peas; 1 carrot, sliced; 1 tsp sesame
Cook {sushi-rice} by the packet's directions.
Fry {chicken-thigh} in {oil} for 7 minutes until cooked through. Add {soy}, {honey} and {ginger} and bubble until sticky.
Blanch {snow-peas} and {carrot} for 1 minute. Pack with the rice and chicken, cool, and finish with {sesame}.

= haloumi-burghul-bowl | Haloumi burghul bowl
lunch dinner | turkish | - | 4 | 20/25 | 2/0 | bowl | frying pan
- 1 cup burghul; 200 g haloumi, sliced; 1 can chickpeas, drained; 2 tomato, diced; 1 cucumber, diced; 1/2 cup mint; 1/4 cup lemon-juice; 2 tbsp olive-oil; 1/4 cup pomegranate
Cover {burghul} well with boiling water for 15 minutes, then drain.
Toss with {chickpeas}, {tomato}, {cucumber}, {mint}, {lemon-juice} and {olive-oil}.
Fry {haloumi} in a dry pan for 2 minutes each side. Serve on the salad with {pomegranate}.

= sweet-potato-black-bean-bowl | Sweet potato and black bean bowl
lunch dinner | mexican | packed batch tray-bake | 4 | 15/40 | 3/60 | bowl | baking tray, saucepan
- 2 sweet-potato, in 2 cm dice; 2 can black-beans, drained; 1 tbsp olive-oil; 2 tsp smoked-paprika; 1 cup rice; 1 avocado, sliced; 2 cup red-cabbage, shredded; 1/4 cup lime-juice; 1/2 cup coriander
Heat the oven to {oven 210}. Toss {sweet-potato} with {olive-oil} and {smoked-paprika} and roast for 25 minutes. Add {black-beans} for the last 5.
Boil {rice} until tender and drain. Toss {red-cabbage} with {lime-juice 1/2}.
Build bowls and finish with {avocado}, {coriander} and {lime-juice 1/2}.

= hokkien-egg-noodle-box | Egg and vegetable noodle box
lunch dinner | chinese | packed one-pot | 2 | 15/15 | 2/0 | noodles | wok or large frying pan
- 400 g hokkien; 3 egg; 1 capsicum, sliced; 1 carrot, in matchsticks; 1 bunch bok-choy, chopped; 1 tbsp oil; 2 clove garlic, crushed; 2 tbsp soy; 1 tsp sesame-oil
Loosen {hokkien} in hot water and drain. Scramble {egg} in {oil 1/4} and set aside.
Stir-fry {capsicum}, {carrot} and {garlic} in {oil 3/4} for 3 minutes. Add {bok-choy} for 1 minute.
Toss in the noodles, egg, {soy} and {sesame-oil} until hot.

= snack-plate-hummus-lunch | Hummus and egg lunch plate
lunch snack | lebanese | packed | 1 | 10/15 | 1/0 | plate | small saucepan
- 2 egg; 3 tbsp hummus; 1 carrot, in sticks; 1/2 cucumber, in sticks; 1/2 pita, toasted; 10 cherry-tomatoes; 1 apple
Boil {egg} for 9 minutes, cool and peel.
Pack {hummus} in a tub with {carrot}, {cucumber}, {cherry-tomatoes} and {pita}.
Add the eggs and {apple}. Keep cold.
`);
