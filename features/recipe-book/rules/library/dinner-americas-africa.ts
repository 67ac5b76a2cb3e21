import { readRecipes } from '../read-recipes.ts';

export const dinnerAmericasAfrica = readRecipes(`
= chilli-con-carne-home | Chilli con carne
dinner | mexican | one-pot batch | 6 | 20/60 | 3/90 | stew | large saucepan
- 500 g beef-mince-extra-lean; 1 onion, diced; 1 capsicum, diced; 1 tbsp oil; 3 clove garlic, crushed; 2 tsp cumin; 1 tbsp smoked-paprika; 1 tsp chilli-powder; 2 can tomatoes; 2 can kidney-beans, drained; 1 tbsp cocoa; 1/2 tsp salt; 1 1/2 cup rice
Cook {onion} and {capsicum} in {oil} for 7 minutes. Add {beef-mince-extra-lean} and {garlic} and brown for 7 minutes.
Stir in {cumin}, {smoked-paprika}, {chilli-powder} and {cocoa}. Add {tomatoes} and {salt} and simmer for 25 minutes.
Add {kidney-beans} for 10 minutes. Boil {rice}, drain and serve.

= three-bean-chilli | Three bean chilli
dinner lunch | mexican | one-pot batch packed | 6 | 15/45 | 4/90 | stew | large saucepan
- 1 can kidney-beans, drained; 2 can black-beans, drained; 1 can chickpeas, drained; 2 can tomatoes; 1 onion, diced; 2 carrot, diced; 1 capsicum, diced; 1 tbsp oil; 3 clove garlic, crushed; 1 tbsp smoked-paprika; 2 tsp cumin; 1 tsp oregano; 3/4 tsp salt; 1 cup water; 1 avocado, sliced
Soften {onion}, {carrot} and {capsicum} in {oil} for 8 minutes. Add {garlic}, {smoked-paprika}, {cumin} and {oregano}.
Stir in {tomatoes}, {kidney-beans}, {black-beans}, {chickpeas}, {water} and {salt} and simmer for 25 minutes.
Serve with {avocado}.

= fish-tacos-slaw | Fish tacos with lime slaw
dinner | mexican | - | 4 | 25/25 | 0/0 | tacos | frying pan
- 600 g flathead; 2 tsp smoked-paprika; 1 tsp cumin; 1 tbsp oil; 12 corn-tortilla; 3 cup red-cabbage, shredded; 1 avocado, sliced; 1/4 cup lime-juice; 1/2 cup coriander; 1/2 cup coconut-yoghurt
Dust {flathead} with {smoked-paprika} and {cumin}. Fry in {oil} for 3 minutes each side until it flakes.
Toss {red-cabbage} and {coriander} with {lime-juice}.
Warm {corn-tortilla} in a dry pan and fill with slaw, fish, {avocado} and {coconut-yoghurt}.

= beef-tacos-family | Family beef tacos
dinner | mexican | - | 4 | 20/20 | 2/60 | tacos | frying pan
- 450 g beef-mince-extra-lean; 1 onion, diced; 2 tsp oil; 1 sachet taco-seasoning; 1 can black-beans, drained; 1/2 cup water; 8 taco-shell; 2 cup iceberg, shredded; 2 tomato, diced; 1/2 cup cheddar; 1/2 cup salsa
Brown {beef-mince-extra-lean} and {onion} in {oil} for 7 minutes.
Add {taco-seasoning}, {black-beans} and {water} and simmer for 5 minutes.
Heat {taco-shell} in the oven for 5 minutes. Fill with the mince, {iceberg}, {tomato}, {cheddar} and {salsa}.

= chicken-fajitas-tray | Tray-bake chicken fajitas
dinner | mexican | tray-bake | 4 | 15/35 | 2/0 | wrap | large baking tray
- 600 g chicken-breast, in strips; 2 capsicum, in strips; 1 red-onion, in wedges; 2 tbsp olive-oil; 2 tsp smoked-paprika; 2 tsp cumin; 2 tbsp lime-juice; 4 wrap; 1 avocado, mashed; 1/2 cup salsa
Heat the oven to {oven 220}. Toss {chicken-breast}, {capsicum} and {red-onion} with {olive-oil}, {smoked-paprika} and {cumin}. Roast for 20 minutes until cooked through.
Squeeze {lime-juice} over. Warm {wrap} and serve with {avocado} and {salsa}.

= black-bean-quesadillas | Black bean and corn quesadillas
dinner lunch | mexican | - | 4 | 20/20 | 2/60 | wrap | frying pan
- 2 can black-beans, drained; 1 can corn-can, drained; 4 spring-onion, sliced; 2 tsp cumin; 1 1/4 cup cheddar; 4 wrap; 1/2 cup salsa; 1/2 cup skim-yoghurt; 1 tsp oil-spray
Mash {black-beans 1/2}. Mix with {black-beans 1/2}, {corn-can}, {spring-onion}, {cumin} and {cheddar}.
Spread over one half of {wrap} and fold over. Spray the pan with {oil-spray} and toast for 3 minutes each side.
Cut into wedges and serve with {salsa} and {skim-yoghurt}.

= stuffed-sweet-potato-mexican | Stuffed sweet potatoes with beans
dinner lunch | mexican | microwave | 4 | 15/25 | 3/0 | plate | microwave, saucepan
- 4 sweet-potato; 2 can black-beans, drained; 1 cup salsa; 1 tsp cumin; 1 avocado, diced; 1 tbsp lime-juice; 1/2 cup coriander; 1/4 cup pepitas
Prick {sweet-potato} and microwave on high for 12 minutes, turning once, until soft.
Warm {black-beans} with {salsa} and {cumin}.
Split the potatoes and fill. Top with {avocado}, {lime-juice}, {coriander} and {pepitas}.

= chicken-tortilla-soup | Chicken tortilla soup
dinner | mexican | one-pot | 4 | 20/40 | 3/60 | soup | large saucepan
- 500 g chicken-breast; 1 onion, diced; 1 tbsp oil; 3 clove garlic, crushed; 2 tsp cumin; 2 tsp smoked-paprika; 2 can tomatoes; 4 cup water; 1 can black-beans, drained; 1 cup frozen-corn; 1 tsp salt; 4 corn-tortilla, in strips; 1 avocado, diced; 2 tbsp lime-juice
Soften {onion} in {oil} for 6 minutes. Add {garlic}, {cumin} and {smoked-paprika}.
Add {tomatoes}, {water}, {salt} and {chicken-breast} and simmer for 18 minutes. Lift out, check it is cooked and shred.
Return the chicken with {black-beans} and {frozen-corn} for 5 minutes. Add {lime-juice} and top with {corn-tortilla}, toasted, and {avocado}.

= misir-wat-lentils | Ethiopian spiced lentils
dinner lunch | ethiopian | one-pot batch packed | 4 | 15/50 | 4/90 | stew | large saucepan
- 1 1/2 cup gf-red-lentils, rinsed; 2 red-onion, finely diced; 2 tbsp oil; 4 clove garlic, crushed; 1 tbsp ginger, grated; 1 tbsp paprika; 1 tsp cayenne; 1/2 tsp fenugreek; 1/2 tsp cardamom; 1/4 tsp allspice; 2 tbsp tomato-paste; 5 cup water; 1 tsp salt; 3 cup cabbage, shredded; 2 carrot, sliced; 1 tsp turmeric
Cook {red-onion} in {oil 1/2} over low heat for 12 minutes. Add {garlic}, {ginger}, {paprika}, {cayenne}, {fenugreek}, {cardamom} and {allspice} for 1 minute.
Stir in {tomato-paste}, {gf-red-lentils}, {water} and {salt}. Simmer for 25 minutes until thick.
Cook {cabbage} and {carrot} with {turmeric} in {oil 1/2} and a splash of water for 12 minutes. Serve beside the lentils.

= doro-wat-chicken | Ethiopian chicken and egg stew
dinner | ethiopian | batch | 4 | 20/65 | 3/60 | stew | casserole pot
- 600 g chicken-thigh, halved; 3 red-onion, finely diced; 2 tbsp ghee; 4 clove garlic, crushed; 1 tbsp ginger, grated; 2 tbsp paprika; 1 tsp cayenne; 1/2 tsp cardamom; 1/2 tsp fenugreek; 2 tbsp tomato-paste; 2 cup water; 1 tsp salt; 4 egg; 1 tbsp lemon-juice; 1 cup rice
Cook {red-onion} in {ghee} over low heat for 15 minutes until jammy. Add {garlic}, {ginger}, {paprika}, {cayenne}, {cardamom}, {fenugreek} and {tomato-paste} for 2 minutes.
Add {chicken-thigh}, {water}, {salt} and {lemon-juice} and simmer for 30 minutes, until the chicken is tender.
Boil {egg} for 8 minutes, peel and warm in the sauce. Boil {rice} in a separate pan, drain and serve.

= ethiopian-chickpea-stew | Ethiopian chickpea flour stew
dinner | ethiopian | - | 4 | 15/40 | 3/60 | stew | saucepan
- 1 cup gf-besan; 5 cup water; 1 onion, finely diced; 2 tbsp oil; 4 clove garlic, crushed; 1 tbsp paprika; 1/2 tsp cayenne; 1/2 tsp cardamom; 1 can tomatoes; 1 tsp salt; 200 g spinach; 1 cup brown-rice
Boil {brown-rice} in a separate pan for 25 minutes and drain. Whisk {gf-besan} to a paste with some of the water, {water} in all.
Cook {onion} in {oil} for 8 minutes. Add {garlic}, {paprika}, {cayenne} and {cardamom} for 1 minute, then {tomatoes} for 5 minutes.
Pour in the chickpea mix and {salt} and stir over low heat for 15 minutes until thick. Wilt in {spinach} and serve with the rice.
`);
