import { readRecipes } from '../read-recipes.ts';

export const dinnerMediterranean = readRecipes(`
= chicken-souvlaki-tzatziki | Chicken souvlaki with tzatziki
dinner | greek | barbecue | 4 | 25/40 | 2/0 | skewers | barbecue or grill pan, skewers
- 600 g chicken-thigh, in 3 cm pieces; 2 tbsp lemon-juice; 1 tbsp olive-oil; 2 tsp oregano; 2 clove garlic, crushed; 4 pita, warmed; 1/2 cup tzatziki; 2 tomato, sliced; 1/2 red-onion, sliced; 2 cup lettuce, shredded
Mix {chicken-thigh} with {lemon-juice}, {olive-oil}, {oregano} and {garlic} and leave for 15 minutes.
Thread onto skewers and barbecue over medium-high heat for 10 minutes, turning, until cooked through.
Serve in {pita} with {tzatziki}, {tomato}, {red-onion} and {lettuce}.

= greek-lamb-meatballs | Greek lamb meatballs with tomato rice
dinner | greek | batch | 4 | 25/45 | 3/60 | balls | baking tray, saucepan
- 400 g lamb-mince; 1 zucchini, grated and squeezed; 1/4 cup mint, chopped; 1 tsp oregano; 1 egg; 1 cup rice; 1 can tomatoes; 1 1/2 cup water; 1 onion, diced; 2 tsp olive-oil; 1 cup natural-yoghurt; 1/2 tsp salt
Heat the oven to {oven 210}. Mix {lamb-mince}, {zucchini}, {mint}, {oregano} and {egg}. Roll 20 balls and bake for 16 minutes until cooked through.
Soften {onion} in {olive-oil} for 5 minutes. Add {rice}, {tomatoes}, {water} and {salt}, cover and cook on low for 18 minutes.
Serve the meatballs on the rice with {natural-yoghurt}.

= spanakopita-pie | Spinach and feta filo pie
dinner lunch | greek | batch packed | 6 | 25/65 | 3/60 | pie | 24 cm pie dish
- 12 sheet filo; 600 g frozen-spinach, thawed and squeezed; 200 g feta, crumbled; 250 g ricotta; 3 egg; 4 spring-onion, sliced; 1/4 cup dill, chopped; 1/4 tsp nutmeg; 2 tbsp olive-oil
Heat the oven to {oven 180}. Mix {frozen-spinach}, {feta}, {ricotta}, {egg}, {spring-onion}, {dill} and {nutmeg}.
Line a dish with {filo 2/3}, brushing the sheets with {olive-oil 3/4}. Add the filling.
Crumple {filo 1/3} on top, brush with {olive-oil 1/4} and bake for 38 minutes until golden.

= gigantes-beans | Baked butter beans in tomato
dinner lunch | greek | batch one-pot | 4 | 15/55 | 4/90 | pan | ovenproof pan
- 3 can butter-beans, drained; 1 onion, diced; 1 carrot, finely diced; 2 tbsp olive-oil; 3 clove garlic, sliced; 2 can tomatoes; 1 tsp oregano; 1 tsp honey; 1/2 tsp salt; 1/4 cup dill, chopped; 4 slice sourdough
Heat the oven to {oven 180}. Soften {onion} and {carrot} in {olive-oil} for 8 minutes. Add {garlic} for 1 minute.
Stir in {tomatoes}, {oregano}, {honey}, {salt} and {butter-beans}. Bake uncovered for 35 minutes until thick.
Scatter {dill} over and serve with {sourdough}.

= lemon-oregano-fish-tray | Greek fish tray bake with potatoes
dinner | greek | tray-bake | 4 | 15/50 | 1/0 | tray | large baking tray
- 600 g white-fish; 700 g potato, in thin wedges; 1 fennel, sliced; 2 tbsp olive-oil; 2 tsp oregano; 1 punnet cherry-tomatoes; 1/4 cup olives; 2 tbsp lemon-juice; 2 tbsp parsley, chopped
Heat the oven to {oven 210}. Roast {potato} and {fennel} with {olive-oil} and {oregano} for 25 minutes.
Add {cherry-tomatoes}, {olives} and {white-fish}. Pour {lemon-juice} over and bake for 12 minutes until the fish flakes.
Finish with {parsley}.

= greek-stuffed-capsicum | Rice-stuffed capsicum and tomatoes
dinner | greek | tray-bake batch | 4 | 25/80 | 3/0 | tray | baking dish
- 4 capsicum, tops cut off; 4 tomato, hollowed, flesh kept; 1 cup rice; 1 onion, finely diced; 3 tbsp olive-oil; 1/4 cup currants; 2 tbsp pine-nuts; 1/2 cup parsley, chopped; 1 tbsp dried-mint; 3/4 tsp salt; 1 1/2 cup water
Heat the oven to {oven 180}. Soften {onion} in {olive-oil} for 6 minutes. Add {rice}, {currants}, {pine-nuts}, {dried-mint}, {salt} and the chopped tomato flesh and cook for 4 minutes. Stir in {parsley}.
Fill {capsicum} and {tomato} two-thirds full. Stand them in a dish, share {water} between them and replace the lids.
Cover and bake for 40 minutes, then uncover for 15 minutes until the rice is tender.

= lebanese-chicken-shish-tawook | Garlic yoghurt chicken skewers
dinner | lebanese | barbecue | 4 | 25/60 | 2/0 | skewers | barbecue, skewers
- 700 g chicken-breast, in 3 cm pieces; 1/2 cup natural-yoghurt; 4 clove garlic, crushed; 2 tbsp lemon-juice; 2 tsp paprika; 1 tsp ground-coriander; 1 tbsp olive-oil; 1 cup burghul; 2 tomato, diced; 1 cucumber, diced; 1 cup parsley, chopped
Mix {chicken-breast} with {natural-yoghurt}, {garlic}, {lemon-juice 1/2}, {paprika} and {ground-coriander}. Chill for 30 minutes.
Soak {burghul} in plenty of boiling water for 15 minutes and drain. Toss with {tomato}, {cucumber}, {parsley}, {olive-oil} and {lemon-juice 1/2}.
Thread the chicken onto skewers and barbecue for 10 minutes, turning, until cooked through. Serve on the salad.

= kofta-lamb-hummus | Lamb kofta with hummus and salad
dinner | lebanese | barbecue | 4 | 25/30 | 2/60 | skewers | barbecue or grill pan
- 500 g lamb-mince; 1 onion, grated; 1/2 cup parsley, chopped; 2 tsp cumin; 1 tsp allspice; 1 tsp paprika; 1/2 cup hummus; 2 tomato, sliced; 1 cucumber, sliced; 4 cup mixed-leaves; 2 tbsp lemon-juice
Mix {lamb-mince} with {onion}, {parsley}, {cumin}, {allspice} and {paprika}. Shape into eight logs.
Barbecue for 9 minutes over medium-high heat, turning, until cooked through.
Toss {mixed-leaves}, {tomato} and {cucumber} with {lemon-juice} and serve with {hummus} and the kofta.

= cauliflower-shawarma-tray | Cauliflower shawarma with tahini
dinner lunch | lebanese | tray-bake packed | 4 | 15/45 | 3/0 | tray | large baking tray
- 1 head cauliflower, in florets; 2 can chickpeas, drained; 2 tbsp olive-oil; 2 tsp cumin; 2 tsp paprika; 1 tsp turmeric; 1/2 tsp cinnamon; 1/3 cup tahini; 1/4 cup lemon-juice; 1/4 cup water; 1/2 cup parsley; 1/4 cup pomegranate; 1/2 tsp salt
Heat the oven to {oven 220}. Toss {cauliflower} and {chickpeas} with {olive-oil}, {cumin}, {paprika}, {turmeric}, {cinnamon} and {salt}. Roast for 30 minutes.
Whisk {tahini}, {lemon-juice} and {water} until smooth.
Pour the sauce over and scatter with {parsley} and {pomegranate}.

= turkish-beef-flatbreads | Turkish beef flatbreads
dinner | turkish | - | 4 | 20/35 | 2/60 | pizza | baking tray, frying pan
- 400 g beef-mince-extra-lean; 1 onion, finely diced; 1 capsicum, finely diced; 2 tsp olive-oil; 2 tbsp tomato-paste; 2 tsp cumin; 2 tsp paprika; 1/2 tsp cayenne; 4 pita; 1/2 cup parsley; 1/2 cup natural-yoghurt; 1 lemon, in wedges
Heat the oven to {oven 220}. Brown {beef-mince-extra-lean} with {onion} and {capsicum} in {olive-oil} for 9 minutes.
Stir in {tomato-paste}, {cumin}, {paprika} and {cayenne} and cook until dry.
Spread over {pita} and bake for 9 minutes. Top with {parsley} and {natural-yoghurt} and serve with {lemon}.

= imam-bayildi-eggplant | Turkish stuffed eggplant
dinner | turkish | tray-bake | 4 | 25/80 | 3/0 | tray | baking dish, frying pan
- 4 eggplant, halved; 3 tbsp olive-oil; 2 onion, sliced; 1 green-capsicum, sliced; 3 clove garlic, sliced; 2 can tomatoes; 2 tsp cumin; 1 tsp sugar; 3/4 tsp salt; 1/2 cup parsley, chopped; 1 can chickpeas, drained
Heat the oven to {oven 200}. Brush {eggplant} with {olive-oil 1/2} and bake cut side down for 25 minutes.
Cook {onion} and {green-capsicum} in {olive-oil 1/2} for 10 minutes. Add {garlic}, {cumin}, {sugar}, {salt}, {tomatoes} and {chickpeas} and simmer for 10 minutes.
Turn the eggplant, press a hollow in each and fill. Bake for 25 minutes and top with {parsley}.

= paella-chicken-prawn | Chicken and prawn paella
dinner | spanish | one-pot | 4 | 20/50 | 1/0 | rice | wide frying pan
- 300 g chicken-thigh, diced; 250 g prawns; 1 onion, diced; 1 capsicum, sliced; 2 tbsp olive-oil; 2 clove garlic, crushed; 2 tsp smoked-paprika; 1 pinch saffron; 1 1/4 cup arborio; 1 can tomatoes; 3 cup water; 1 tsp salt; 1 cup peas; 1 lemon, in wedges
Brown {chicken-thigh} in {olive-oil} for 5 minutes. Add {onion} and {capsicum} for 6 minutes.
Stir in {garlic}, {smoked-paprika}, {saffron} and {arborio}. Add {tomatoes}, {water} and {salt} and simmer without stirring for 18 minutes.
Press in {prawns} and {peas}, cover and cook for 6 minutes until the prawns are pink. Serve with {lemon}.

= spanish-tortilla-potato | Spanish potato omelette
dinner lunch | spanish | packed | 4 | 20/40 | 2/0 | eggs | 24 cm non-stick pan
- 600 g potato, thinly sliced; 1 onion, sliced; 2 tbsp olive-oil; 8 egg; 1/2 tsp salt; 4 cup mixed-leaves; 1 capsicum, sliced; 2 tsp red-wine-vinegar
Cook {potato} and {onion} in {olive-oil} over medium-low heat, covered, for 18 minutes until tender.
Beat {egg} with {salt}, stir in the potato and return to the pan. Cook for 8 minutes, turn with a plate and cook for 4 minutes until set.
Toss {mixed-leaves} and {capsicum} with {red-wine-vinegar} and serve with wedges of the omelette.

= moroccan-chicken-tagine | Chicken tagine with apricots
dinner | moroccan | one-pot batch | 4 | 15/55 | 3/90 | stew | casserole pot
- 700 g chicken-thigh, halved; 1 onion, sliced; 1 tbsp olive-oil; 2 tsp cumin; 1 tsp cinnamon; 1 tsp ground-ginger; 1 tsp turmeric; 12 dried-apricots; 1 can chickpeas, drained; 1 can tomatoes; 2 cup water; 1/2 tsp salt; 1 cup couscous; 1/4 cup flaked-almonds; 1/2 cup coriander
Soften {onion} in {olive-oil} for 7 minutes. Add {cumin}, {cinnamon}, {ground-ginger}, {turmeric} and {chicken-thigh} and stir for 4 minutes.
Add {tomatoes}, {water 1/2}, {dried-apricots} and {salt}. Simmer for 30 minutes until the chicken is cooked through, adding {chickpeas} for the last 10.
Cover {couscous} with {water 1/2}, just boiled, for 5 minutes. Serve with {flaked-almonds} and {coriander}.

= moroccan-vege-tagine | Vegetable tagine with chickpeas
dinner lunch | moroccan | one-pot batch packed | 4 | 20/50 | 4/90 | stew | casserole pot
- 1 onion, sliced; 2 carrot, in chunks; 1 sweet-potato, in chunks; 1 zucchini, in chunks; 2 can chickpeas, drained; 1 tbsp olive-oil; 2 tsp cumin; 2 tsp paprika; 1 tsp cinnamon; 1 can tomatoes; 1 1/2 cup water; 8 prunes; 3/4 tsp salt; 1/2 cup coriander; 1 cup gf-quinoa, rinsed
Soften {onion} in {olive-oil} for 6 minutes. Stir in {cumin}, {paprika} and {cinnamon}.
Add {carrot}, {sweet-potato}, {tomatoes}, {water}, {prunes} and {salt} and simmer for 20 minutes. Add {zucchini} and {chickpeas} for 10 minutes.
Boil {gf-quinoa} for 13 minutes and drain. Serve with the tagine and {coriander}.
`);
