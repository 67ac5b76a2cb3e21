import { readRecipes } from '../read-recipes.ts';

export const dinnerIndian = readRecipes(`
= chicken-tikka-masala-light | Chicken tikka masala
dinner | indian | batch | 4 | 25/55 | 3/90 | curry | large frying pan, saucepan
- 700 g chicken-breast, in 3 cm pieces; 1 cup natural-yoghurt; 2 tsp cumin; 2 tsp ground-coriander; 2 tsp paprika; 1 tsp turmeric; 1 onion, diced; 1 tbsp oil; 3 clove garlic, crushed; 1 tbsp ginger, grated; 2 tbsp tomato-paste; 1 can tomatoes; 1/2 tsp cardamom; 3/4 tsp salt; 1 1/4 cup basmati; 1/4 cup coriander
Mix {chicken-breast} with {natural-yoghurt 1/2}, {cumin}, {ground-coriander}, {paprika} and {turmeric}. Leave for 15 minutes.
Soften {onion} in {oil} for 8 minutes. Add {garlic}, {ginger} and {tomato-paste} for 1 minute, then the chicken for 6 minutes.
Add {tomatoes}, {cardamom} and {salt} and simmer for 15 minutes until the chicken is cooked through. Off the heat stir in {natural-yoghurt 1/2}.
Boil {basmati} until tender, drain and serve with the curry and {coriander}.

= butter-chicken-home | Lighter butter chicken
dinner | indian | batch | 4 | 20/45 | 3/90 | curry | large frying pan, saucepan
- 700 g chicken-thigh, in pieces; 1 onion, finely diced; 1 tbsp ghee; 3 clove garlic, crushed; 1 tbsp ginger, grated; 2 tsp paprika; 2 tsp cumin; 1 tsp ground-coriander; 1/2 tsp cinnamon; 1 1/4 cup passata; 1/3 cup cashews, soaked and blended; 1/2 cup natural-yoghurt; 3/4 tsp salt; 1 1/4 cup basmati
Cook {onion} in {ghee} for 8 minutes. Add {garlic}, {ginger}, {paprika}, {cumin}, {ground-coriander} and {cinnamon} for 1 minute.
Add {chicken-thigh}, {passata} and {salt} and simmer for 20 minutes until cooked through.
Stir in {cashews} and {natural-yoghurt} and warm gently.
Boil {basmati}, drain and serve.

= dal-tadka | Red lentil dal with spiced oil
dinner lunch | indian | batch packed | 4 | 15/40 | 4/90 | curry | saucepan, small frying pan
- 1 1/2 cup gf-red-lentils, rinsed; 5 cup water; 1 tsp turmeric; 1 tsp salt; 1 onion, sliced; 2 tbsp oil; 2 tsp cumin-seeds; 3 clove garlic, sliced; 1 green-chilli, sliced; 2 tomato, diced; 1/4 cup coriander; 1 cup basmati
Simmer {gf-red-lentils} with {turmeric} and {salt} in {water} for 20 minutes until soft.
Fry {onion} in {oil} for 8 minutes. Add {cumin-seeds}, {garlic} and {green-chilli} for 1 minute, then {tomato} for 3 minutes.
Stir into the dal with {coriander}.
Boil {basmati} in a separate pan, drain and serve.

= chana-masala | Chana masala
dinner lunch | indian | one-pot batch packed | 4 | 15/40 | 4/90 | curry | large saucepan
- 3 can chickpeas, drained; 2 onion, finely diced; 2 tbsp oil; 4 clove garlic, crushed; 1 tbsp ginger, grated; 2 tsp cumin; 2 tsp ground-coriander; 1 tsp turmeric; 1/2 tsp cayenne; 2 can tomatoes; 1/2 tsp salt; 1 tbsp lemon-juice; 1/2 cup coriander
Cook {onion} in {oil} for 10 minutes until golden.
Add {garlic}, {ginger}, {cumin}, {ground-coriander}, {turmeric} and {cayenne} for 1 minute.
Stir in {tomatoes}, {chickpeas} and {salt} and simmer for 20 minutes. Finish with {lemon-juice} and {coriander}.

= palak-paneer-light | Spinach and paneer curry
dinner | indian | one-pot | 4 | 20/35 | 3/60 | curry | large frying pan, blender
- 250 g paneer, cubed; 500 g spinach; 1 onion, diced; 1 tbsp ghee; 3 clove garlic, crushed; 1 tbsp ginger, grated; 2 tsp cumin; 1 tsp turmeric; 1 tsp ground-coriander; 1 can tomatoes; 1/2 cup natural-yoghurt; 1/2 tsp salt; 4 roti, warmed
Brown {paneer} in {ghee 1/2} for 4 minutes and set aside.
Cook {onion} in {ghee 1/2} for 7 minutes. Add {garlic}, {ginger}, {cumin}, {turmeric} and {ground-coriander}. Stir in {tomatoes} and simmer for 8 minutes.
Wilt {spinach} into the pan and blend roughly. Add {salt}, {natural-yoghurt} and the paneer, warm through and serve with {roti}.

= aloo-gobi | Potato and cauliflower curry
dinner lunch | indian | one-pot batch packed | 4 | 20/40 | 3/60 | curry | large pan with lid
- 600 g potato, in 2 cm dice; 1/2 head cauliflower, in florets; 1 onion, sliced; 2 tbsp oil; 2 tsp cumin-seeds; 1 tbsp ginger, grated; 1 tsp turmeric; 2 tsp ground-coriander; 1 can tomatoes; 1 cup peas; 1 tsp salt; 1/2 cup coriander
Sizzle {cumin-seeds} in {oil} for 30 seconds. Add {onion} and {ginger} and cook for 6 minutes.
Stir in {turmeric}, {ground-coriander}, {potato} and {cauliflower}. Add {tomatoes} and {salt}.
Cover and cook on low for 22 minutes, stirring now and then. Add {peas} for 3 minutes and finish with {coriander}.

= rajma-kidney-bean-curry | Kidney bean curry
dinner lunch | indian | batch packed | 4 | 15/45 | 4/90 | curry | large saucepan
- 3 can kidney-beans, drained; 2 onion, finely diced; 1 tbsp oil; 3 clove garlic, crushed; 1 tbsp ginger, grated; 2 tsp cumin; 2 tsp ground-coriander; 1 tsp turmeric; 1 can tomatoes; 1 cup water; 1/2 tsp salt; 1 cup basmati
Cook {onion} in {oil} for 10 minutes. Add {garlic}, {ginger}, {cumin}, {ground-coriander} and {turmeric} for 1 minute.
Add {tomatoes}, {water}, {salt} and {kidney-beans}. Simmer for 25 minutes, crushing some beans to thicken.
Boil {basmati} in a separate pan, drain and serve.

= lamb-rogan-josh-slow | Slow-cooked lamb rogan josh
dinner | indian | slow-cooker batch | 6 | 20/380 | 3/90 | curry | slow cooker
- 1000 g lamb-leg, diced; 2 onion, sliced; 4 clove garlic, crushed; 2 tbsp ginger, grated; 1 tbsp paprika; 2 tsp cumin; 2 tsp ground-coriander; 1 tsp cinnamon; 1/2 tsp cardamom; 1/2 tsp cayenne; 2 can tomatoes; 1 tsp salt; 3/4 cup natural-yoghurt; 1 1/2 cup basmati
Put {lamb-leg}, {onion}, {garlic}, {ginger}, {paprika}, {cumin}, {ground-coriander}, {cinnamon}, {cardamom}, {cayenne}, {tomatoes} and {salt} into a slow cooker.
Cook on high for 6 hours until very tender. Stir in {natural-yoghurt} off the heat.
Boil {basmati}, drain and serve.

= tandoori-chicken-air-fryer | Air fryer tandoori chicken
dinner | indian | air-fryer | 4 | 15/65 | 3/0 | plate | air fryer
- 700 g chicken-thigh; 3/4 cup natural-yoghurt; 1 tbsp lemon-juice; 2 tsp paprika; 2 tsp cumin; 1 tsp turmeric; 2 clove garlic, crushed; 2 tsp ginger, grated; 1/2 tsp salt; 1 cucumber, sliced; 2 tomato, sliced; 1/2 red-onion, sliced; 4 roti, warmed
Mix {chicken-thigh} with {natural-yoghurt}, {lemon-juice}, {paprika}, {cumin}, {turmeric}, {garlic}, {ginger} and {salt}. Chill for 30 minutes.
Cook in the air fryer at 190°C for 16 minutes, turning once, until no pink remains.
Serve with {cucumber}, {tomato}, {red-onion} and {roti}.

= prawn-coconut-curry-sri-lankan | Sri Lankan prawn curry
dinner | sri-lankan | - | 4 | 15/30 | 1/0 | curry | large frying pan, saucepan
- 500 g prawns; 1 onion, sliced; 1 tbsp oil; 3 clove garlic, crushed; 1 tbsp ginger, grated; 1 tsp fenugreek; 2 tsp ground-coriander; 1 tsp cumin; 1 tsp turmeric; 1/2 tsp cayenne; 1 can light-coconut-milk; 2 tomato, diced; 1/2 tsp salt; 1 tbsp lime-juice; 1 1/4 cup rice
Cook {onion} in {oil} for 7 minutes. Add {garlic}, {ginger}, {fenugreek}, {ground-coriander}, {cumin}, {turmeric} and {cayenne} for 1 minute.
Add {tomato}, {light-coconut-milk} and {salt} and simmer for 8 minutes. Stir in {prawns} for 4 minutes until pink, then {lime-juice}.
Boil {rice} in a separate pan, drain and serve.

= parippu-dhal-sri-lankan | Sri Lankan coconut dhal
dinner lunch | sri-lankan | one-pot batch packed | 4 | 10/35 | 4/90 | curry | saucepan
- 1 1/2 cup gf-red-lentils, rinsed; 1 can light-coconut-milk; 3 cup water; 1 onion, sliced; 1 tbsp coconut-oil; 3 clove garlic, sliced; 1 tsp turmeric; 1 tsp cumin-seeds; 1 tsp fennel-seeds; 1 green-chilli, sliced; 1 tsp salt; 2 handful spinach; 1 tbsp lime-juice
Simmer {gf-red-lentils}, {turmeric} and {salt} in {water} for 15 minutes. Add {light-coconut-milk} for 5 minutes.
Fry {onion} in {coconut-oil} for 7 minutes. Add {garlic}, {cumin-seeds}, {fennel-seeds} and {green-chilli} for 1 minute.
Stir into the dhal with {spinach} and {lime-juice}.

= devilled-chicken-sri-lankan | Sri Lankan devilled chicken
dinner | sri-lankan | - | 4 | 20/30 | 2/0 | stir-fry | wok or large frying pan
- 600 g chicken-thigh, in strips; 1 tbsp oil; 1 red-onion, in wedges; 1 capsicum, in chunks; 1 green-capsicum, in chunks; 3 clove garlic, sliced; 2 tomato, in wedges; 2 tbsp tomato-sauce; 1 tbsp soy; 1 tsp chilli-flakes; 1 tbsp vinegar; 1 1/4 cup rice
Boil {rice} and drain. Stir-fry {chicken-thigh} in {oil} over high heat for 7 minutes until cooked through.
Add {red-onion}, {capsicum}, {green-capsicum} and {garlic} for 3 minutes.
Stir in {tomato}, {tomato-sauce}, {soy}, {chilli-flakes} and {vinegar} and toss for 2 minutes. Serve with the rice.

= sri-lankan-beetroot-curry | Beetroot and green bean curry
dinner lunch | sri-lankan | packed | 4 | 20/40 | 3/0 | curry | large saucepan
- 4 beetroot, peeled and in wedges; 200 g green-beans; 1 red-onion, sliced; 1 tbsp coconut-oil; 3 clove garlic, sliced; 1 tbsp curry-powder; 1 tsp cinnamon; 1 can light-coconut-milk; 1 cup water; 1/2 tsp salt; 1 can chickpeas, drained; 1 tbsp lime-juice; 1 cup rice
Cook {red-onion} in {coconut-oil} for 6 minutes. Add {garlic}, {curry-powder} and {cinnamon} for 1 minute.
Add {beetroot}, {light-coconut-milk}, {water} and {salt}, cover and simmer for 22 minutes. Add {green-beans} and {chickpeas} for 6 minutes, then {lime-juice}.
Boil {rice} in a separate pan, drain and serve.

= vegetable-biryani-easy | Easy vegetable biryani
dinner lunch | indian | one-pot packed | 4 | 20/45 | 3/60 | rice | large pan with lid
- 1 1/2 cup basmati, rinsed; 1 onion, sliced; 2 tbsp ghee; 1 tbsp ginger, grated; 2 tsp cumin; 1 tsp ground-coriander; 1/2 tsp cardamom; 1/2 tsp cinnamon; 2 carrot, diced; 1 1/2 cup cauliflower, in small florets; 1 cup peas; 1/3 cup cashews; 2 1/2 cup water; 1 tsp salt; 1/2 cup natural-yoghurt
Fry {onion} in {ghee} for 10 minutes until golden. Add {ginger}, {cumin}, {ground-coriander}, {cardamom} and {cinnamon}.
Stir in {carrot}, {cauliflower} and {basmati} for 2 minutes. Add {water} and {salt}, cover and cook on the lowest heat for 15 minutes.
Scatter {peas} on top, cover and stand for 8 minutes. Fork through with {cashews} and serve with {natural-yoghurt}.

= keema-peas-turkey | Turkey keema with peas
dinner | indian | one-pot batch | 4 | 15/30 | 3/90 | curry | large frying pan
- 600 g turkey-mince; 1 onion, finely diced; 1 tbsp oil; 3 clove garlic, crushed; 1 tbsp ginger, grated; 2 tsp cumin; 2 tsp ground-coriander; 1 tsp turmeric; 1 can tomatoes; 1 1/2 cup peas; 1/2 tsp salt; 1/4 cup mint, chopped; 4 roti, warmed
Cook {onion} in {oil} for 6 minutes. Add {garlic}, {ginger}, {cumin}, {ground-coriander} and {turmeric}.
Brown {turkey-mince} in the spices for 6 minutes until no pink is left. Add {tomatoes} and {salt} and simmer for 10 minutes.
Stir in {peas} for 3 minutes. Top with {mint} and serve with {roti}.
`);
