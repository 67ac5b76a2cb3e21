import { readRecipes } from '../read-recipes.ts';

export const dinnerSouthEastAsian = readRecipes(`
= thai-green-chicken-curry | Thai green chicken curry
dinner | thai | - | 4 | 20/30 | 3/60 | curry | wok or large pan, saucepan
- 600 g chicken-thigh, sliced; 3 tbsp green-paste; 2 tsp oil; 1 can light-coconut-milk; 1 cup water; 1 eggplant, in 2 cm dice; 200 g green-beans, halved; 1 tbsp fish-sauce; 2 tsp brown-sugar; 1 cup basil; 1 tbsp lime-juice; 1 1/4 cup rice
Boil {rice} in a separate pan and drain. Fry {green-paste} in {oil} for 1 minute and stir in {chicken-thigh} for 3 minutes.
Add {light-coconut-milk}, {water} and {eggplant} and simmer for 10 minutes. Add {green-beans} for 4 minutes, until the chicken is cooked through.
Season with {fish-sauce}, {brown-sugar} and {lime-juice}, stir in {basil} and serve with the rice.

= thai-red-beef-pumpkin-curry | Thai red beef and pumpkin curry
dinner | thai | - | 4 | 20/35 | 3/60 | curry | large pan, saucepan
- 500 g rump-steak, thinly sliced; 600 g pumpkin, in 2 cm dice; 3 tbsp thai-paste; 1 can light-coconut-milk; 1 cup water; 200 g snow-peas; 1 tbsp fish-sauce; 1 tsp brown-sugar; 1/2 cup basil; 1 cup rice
Boil {rice} in a separate pan and drain. Warm {thai-paste} in a large pan for 1 minute.
Add {light-coconut-milk}, {water} and {pumpkin} and simmer for 14 minutes until tender.
Stir in {rump-steak} and {snow-peas} for 4 minutes. Season with {fish-sauce} and {brown-sugar} and top with {basil}.

= pad-thai-prawn-home | Prawn pad thai
dinner | thai | - | 4 | 25/30 | 1/0 | noodles | wok
- 250 g rice-noodles; 400 g prawns; 3 egg; 2 tbsp oil; 3 clove garlic, crushed; 2 tbsp tamarind; 1 1/2 tbsp fish-sauce; 2 tbsp brown-sugar; 2 cup bean-sprouts; 4 spring-onion, in lengths; 1/4 cup peanuts, chopped; 1 lime, in wedges
Soak {rice-noodles} in hot water until bendable and drain. Mix {tamarind}, {fish-sauce} and {brown-sugar}.
Fry {garlic} and {prawns} in {oil 1/2} over high heat for 3 minutes and remove. Scramble {egg} in {oil 1/2}.
Add the noodles and sauce and toss for 3 minutes. Stir in the prawns, {bean-sprouts} and {spring-onion}. Serve with {peanuts} and {lime}.

= thai-basil-chicken-mince | Thai basil chicken
dinner | thai | - | 4 | 15/20 | 2/0 | stir-fry | wok, saucepan
- 600 g chicken-mince; 1 1/4 cup rice; 1 tbsp oil; 4 clove garlic, chopped; 2 chilli, chopped; 200 g green-beans, in short lengths; 1 tbsp soy; 1 tbsp fish-sauce; 2 tsp brown-sugar; 2 cup basil; 4 egg
Boil {rice} and drain. Fry {garlic} and {chilli} in {oil 1/2} for 30 seconds. Add {chicken-mince} and brown over high heat for 6 minutes until no pink is left.
Add {green-beans}, {soy}, {fish-sauce} and {brown-sugar} and cook for 3 minutes. Wilt {basil} through.
Fry {egg} in {oil 1/2} for 3 minutes and serve on top of the rice and chicken.

= thai-tofu-cashew-stir-fry | Tofu and cashew stir-fry
dinner | thai | - | 4 | 20/25 | 2/0 | stir-fry | wok, saucepan
- 450 g extra-firm-tofu, cubed; 1 tbsp oil; 1 capsicum, sliced; 1 head broccoli, in florets; 1 onion, sliced; 3 clove garlic, sliced; 2 tbsp tamari; 1 tbsp lime-juice; 2 tsp brown-sugar; 1/2 cup cashews; 1 cup basil; 1 1/4 cup rice
Boil {rice} and drain. Fry {extra-firm-tofu} in {oil 3/4} for 7 minutes until crisp, and remove.
Stir-fry {onion}, {broccoli}, {capsicum} and {garlic} in {oil 1/4} with a splash of water for 5 minutes.
Add {tamari}, {lime-juice}, {brown-sugar} and the tofu. Stir in {cashews} and {basil} and serve with the rice.

= lemongrass-chicken-noodle-bowl | Lemongrass chicken noodle bowl
dinner lunch | vietnamese | packed | 4 | 25/40 | 2/0 | noodles | grill pan
- 600 g chicken-thigh; 1 stalk lemongrass, finely chopped; 3 clove garlic, crushed; 2 tbsp fish-sauce; 1 tbsp sugar; 2 tsp oil; 200 g vermicelli; 4 cup lettuce, shredded; 2 carrot, in matchsticks; 1 cucumber, in matchsticks; 1 cup mint; 1/4 cup lime-juice; 1/4 cup peanuts, chopped
Mix {chicken-thigh} with {lemongrass}, {garlic}, {fish-sauce 1/2}, {sugar 1/2} and {oil}. Leave for 15 minutes.
Grill over medium-high heat for 12 minutes, turning, until cooked through. Rest and slice.
Soak {vermicelli} in boiling water for 4 minutes, rinse and drain.
Stir {lime-juice}, {fish-sauce 1/2} and {sugar 1/2} with a little water. Serve over the noodles, chicken, {lettuce}, {carrot}, {cucumber}, {mint} and {peanuts}.

= vietnamese-caramel-pork | Caramel pork with greens
dinner | vietnamese | - | 4 | 20/25 | 2/0 | stir-fry | wok, saucepan
- 600 g pork-fillet, thinly sliced; 1 1/4 cup rice; 2 tbsp brown-sugar; 1 tbsp oil; 3 clove garlic, sliced; 1 tbsp ginger, in matchsticks; 2 tbsp fish-sauce; 1/4 tsp pepper; 2 bunch bok-choy, halved; 2 spring-onion, sliced
Boil {rice} and drain. Sear {pork-fillet} in {oil} over high heat for 4 minutes.
Add {garlic}, {ginger}, {brown-sugar}, {fish-sauce} and {pepper} and bubble for 3 minutes until sticky and cooked through.
Steam {bok-choy} for 3 minutes. Serve with the rice, pork and {spring-onion}.

= nasi-goreng-home | Nasi goreng
dinner | indonesian | one-pot | 4 | 20/25 | 1/0 | rice | wok
- 5 cup cooked-rice; 300 g chicken-thigh, diced; 200 g prawns; 2 tbsp oil; 1 onion, sliced; 3 clove garlic, chopped; 1 chilli, sliced; 2 carrot, finely diced; 2 cup cabbage, shredded; 2 tbsp soy; 1 tbsp brown-sugar; 4 egg; 1 cucumber, sliced
Fry {onion}, {garlic} and {chilli} in {oil 3/4} for 2 minutes. Add {chicken-thigh} for 5 minutes, then {prawns} for 2 minutes.
Add {carrot} and {cabbage} for 3 minutes, then {cooked-rice}, {soy} and {brown-sugar}. Toss until steaming hot.
Fry {egg} in {oil 1/4}. Serve on the rice with {cucumber}.

= gado-gado | Gado gado
dinner lunch | indonesian | packed | 4 | 25/35 | 2/0 | plate | large saucepan
- 500 g potato, in chunks; 4 egg; 250 g green-beans; 2 cup cabbage, shredded; 2 cup bean-sprouts; 300 g tempeh, sliced; 2 tsp oil; 1 cucumber, sliced; 1/3 cup peanut-butter; 1 tbsp tamari; 2 tbsp lime-juice; 1 tsp chilli-flakes; 1/2 cup water
Boil {potato} for 12 minutes, adding {green-beans} for the last 4 and {cabbage} for the last minute. Drain.
Boil {egg} for 9 minutes, peel and halve. Fry {tempeh} in {oil} for 3 minutes each side.
Warm {peanut-butter}, {tamari}, {lime-juice}, {chilli-flakes} and {water} to a sauce.
Arrange everything with {bean-sprouts} and {cucumber} and pour the sauce over.

= beef-rendang-slow | Slow-cooker beef rendang
dinner | indonesian | slow-cooker batch | 6 | 25/445 | 3/90 | curry | slow cooker, blender
- 1000 g chuck, in 4 cm dice; 2 onion, chopped; 4 clove garlic; 3 tbsp ginger, chopped; 2 stalk lemongrass, chopped; 3 chilli; 2 tsp turmeric; 2 tsp ground-coriander; 1 tsp cinnamon; 1 can coconut-milk; 1/3 cup desiccated-coconut, toasted; 1 tbsp tamarind; 1 tbsp brown-sugar; 1 tsp salt; 1 1/2 cup rice
Blend {onion}, {garlic}, {ginger}, {lemongrass}, {chilli}, {turmeric} and {ground-coriander} to a paste.
Put the paste, {chuck}, {coconut-milk}, {cinnamon}, {tamarind}, {brown-sugar} and {salt} into a slow cooker. Cook on low for 7 hours.
Stir in {desiccated-coconut} and cook uncovered on high for 20 minutes. Boil {rice}, drain and serve.

= satay-chicken-skewers-rice | Chicken satay with cucumber salad
dinner | malaysian | barbecue | 4 | 25/45 | 2/0 | skewers | barbecue or grill pan, skewers
- 600 g chicken-breast, in strips; 2 tsp turmeric; 2 tsp ground-coriander; 1 tbsp oil; 1/3 cup peanut-butter; 1/2 cup light-coconut-milk; 1 tbsp tamari; 1 tbsp lime-juice; 1 tsp chilli-flakes; 1 cucumber, diced; 1/2 red-onion, sliced; 1 1/4 cup rice
Toss {chicken-breast} with {turmeric}, {ground-coriander} and {oil}. Thread onto skewers and barbecue for 8 minutes, turning, until cooked through.
Warm {peanut-butter}, {light-coconut-milk}, {tamari} and {chilli-flakes} to a sauce.
Boil {rice} and drain. Toss {cucumber} and {red-onion} with {lime-juice} and serve everything together.

= malaysian-vege-curry-tofu | Malaysian tofu and vegetable curry
dinner lunch | malaysian | packed | 4 | 20/35 | 3/60 | curry | large saucepan
- 16 fried-tofu; 1 onion, sliced; 1 tbsp oil; 1 tbsp ginger, grated; 1 stalk lemongrass, bruised; 2 tsp turmeric; 2 tsp ground-coriander; 1 tsp cumin; 1/2 tsp cayenne; 1 can light-coconut-milk; 1 cup water; 1 eggplant, in chunks; 200 g green-beans, halved; 2 tomato, in wedges; 3/4 tsp salt; 1 1/4 cup rice
Boil {rice} in a separate pan and drain. Cook {onion}, {ginger} and {lemongrass} in {oil} for 6 minutes.
Stir in {turmeric}, {ground-coriander}, {cumin} and {cayenne}. Add {light-coconut-milk}, {water}, {eggplant} and {salt} and simmer for 12 minutes.
Add {green-beans}, {tomato} and {fried-tofu} and simmer for 6 minutes. Serve with the rice.

= rice-noodles-prawn-egg | Wide rice noodles with prawns and egg
dinner | malaysian | - | 4 | 20/20 | 1/0 | noodles | wok
- 250 g rice-noodles; 350 g prawns; 3 egg; 2 tbsp oil; 4 clove garlic, chopped; 2 tbsp soy; 1 tbsp oyster-sauce; 1/2 tsp chilli-flakes; 3 cup bean-sprouts; 1/2 cup chives, in lengths
Soak {rice-noodles} in boiling water until tender and drain.
Fry {garlic} and {prawns} in {oil 1/2} over high heat for 2 minutes. Push aside, scramble {egg} in {oil 1/2}.
Toss in the noodles, {soy}, {oyster-sauce} and {chilli-flakes} for 2 minutes. Add {bean-sprouts} and {chives} for 1 minute.

= chicken-adobo | Filipino chicken adobo
dinner | filipino | batch | 4 | 10/45 | 3/90 | stew | casserole pot, saucepan
- 800 g chicken-thigh; 1/3 cup cider-vinegar; 3 tbsp tamari; 6 clove garlic, crushed; 3 bay-leaf; 1/2 tsp pepper; 1 cup water; 2 tsp oil; 1 tbsp brown-sugar; 1 1/4 cup rice; 2 bunch bok-choy, halved
Boil {rice} in a separate pan and drain. Brown {chicken-thigh} in {oil} for 6 minutes.
Add {cider-vinegar}, {tamari}, {garlic}, {bay-leaf}, {pepper}, {brown-sugar} and {water}. Simmer for 28 minutes until tender and glossy.
Steam {bok-choy} for 3 minutes. Serve with the rice and discard the bay leaves.

= pancit-noodles-chicken | Filipino chicken pancit
dinner | filipino | one-pot | 4 | 20/25 | 2/0 | noodles | wok
- 250 g vermicelli; 400 g chicken-breast, in thin strips; 1 tbsp oil; 1 onion, sliced; 3 clove garlic, chopped; 2 carrot, in matchsticks; 3 cup cabbage, shredded; 150 g snow-peas; 3 tbsp soy; 1 lemon, in wedges; 1 cup chicken-stock
Soak {vermicelli} in warm water for 10 minutes and drain.
Fry {onion}, {garlic} and {chicken-breast} in {oil} for 6 minutes until cooked through. Add {carrot}, {cabbage} and {snow-peas} for 3 minutes.
Pour in {chicken-stock} and {soy}, add the noodles and toss until the liquid is gone. Serve with {lemon}.

= filipino-mung-bean-stew | Mung bean stew with spinach
dinner lunch | filipino | batch packed | 4 | 15/55 | 4/90 | stew | large saucepan
- 1 1/2 cup mung-beans, rinsed; 7 cup water; 1 onion, diced; 1 tbsp oil; 5 clove garlic, sliced; 1 tbsp ginger, in matchsticks; 3 tomato, diced; 150 g spinach; 2 tbsp tamari; 1/2 tsp pepper; 1 cup rice
Boil {mung-beans} in {water} for 35 minutes until they burst.
Cook {onion}, {garlic} and {ginger} in {oil} for 6 minutes. Add {tomato} for 5 minutes and stir into the beans.
Season with {tamari} and {pepper} and wilt {spinach} through. Boil {rice} in a separate pan, drain and serve.
`);
